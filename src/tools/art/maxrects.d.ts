// The package exports nothing under its own name in Node; the file that works has no types of its own.
declare module 'maxrects-packer/dist/maxrects-packer.mjs' {
  export * from 'maxrects-packer';
}
