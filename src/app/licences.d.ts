/** Made by the build, see src/tools/page/licences.ts. */
declare module 'virtual:licences' {
  export const licences: readonly import('../stage/screens/licences.ts').Licence[];
}
