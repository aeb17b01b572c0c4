/**
 * Modules of Phaser that the engine names but this house never reaches. In their place stands a class that says so when it
 * is made; or, where only a little of a module is needed, that little.
 */

/** Paths below Phaser's src; a folder ends with a slash. */
export const leftOut: readonly string[] = [
  'filters/',
  'renderer/webgl/renderNodes/filters/',
  'renderer/webgl/renderNodes/BatchHandlerPointLight.js',
  'renderer/webgl/renderNodes/BatchHandlerStrip.js',
  'renderer/webgl/renderNodes/DynamicTextureHandler.js',
  'renderer/webgl/renderNodes/submitter/SubmitterMeshToQuad.js',
  'renderer/webgl/renderNodes/submitter/SubmitterTile.js',
  'renderer/webgl/renderNodes/submitter/SubmitterTilemapGPULayer.js',
  'renderer/webgl/renderNodes/transformer/TransformerTile.js',
  'renderer/webgl/renderNodes/transformer/TransformerVertex.js',
  'textures/DynamicTexture.js',
  'textures/parsers/AtlasXML.js',
  'textures/parsers/KTXParser.js',
  'textures/parsers/PCT.js',
  'textures/parsers/PCTDecode.js',
  'textures/parsers/PVRParser.js',
  'textures/parsers/SpriteSheet.js',
  'textures/parsers/SpriteSheetFromAtlas.js',
  'textures/parsers/UnityYAML.js',
];

export const instead: Readonly<Record<string, string>> = {
  // Whole namespaces, of which the engine wants one or two members.
  'renderer/index.js': "module.exports = { Events: require('./events') };",
  'math/index.js': "module.exports = { RandomDataGenerator: require('./random-data-generator/RandomDataGenerator') };",
  'polyfills/requestVideoFrame.js': '',
};

export const refusal = (path: string): string =>
  `module.exports = function () { throw new Error(${JSON.stringify(`${path} is not in this build of Phaser.`)}); };`;
