/**
 * Modules of Phaser that the engine names but this house never reaches. In their place stands a class that says so when it
 * is made; or, where only a little of a module is needed, that little.
 */

/** Paths below Phaser's src; a folder ends with a slash. */
export const leftOut: readonly string[] = [
  'display/color/HSVToRGB.js',
  'display/mask/GeometryMask.js',
  'filters/',
  'gameobjects/components/ToJSON.js',
  // Container alone names it, and only asks whether a child is one.
  'gameobjects/layer/Layer.js',
  // Nobody asks for points on these, or for some point in them.
  'geom/circle/GetPoint.js',
  'geom/circle/GetPoints.js',
  'geom/circle/Random.js',
  'geom/ellipse/GetPoint.js',
  'geom/ellipse/Random.js',
  'geom/line/GetPoint.js',
  'geom/line/GetPoints.js',
  'geom/line/Random.js',
  'geom/rectangle/GetPoint.js',
  'geom/rectangle/GetPoints.js',
  'geom/rectangle/Random.js',
  'renderer/webgl/renderNodes/filters/',
  'renderer/webgl/renderNodes/BatchHandlerPointLight.js',
  'renderer/webgl/renderNodes/BatchHandlerStrip.js',
  'renderer/webgl/renderNodes/DynamicTextureHandler.js',
  'renderer/webgl/renderNodes/submitter/SubmitterMeshToQuad.js',
  'renderer/webgl/renderNodes/submitter/SubmitterTile.js',
  'renderer/webgl/renderNodes/submitter/SubmitterTilemapGPULayer.js',
  'renderer/webgl/renderNodes/transformer/TransformerTile.js',
  'renderer/webgl/renderNodes/transformer/TransformerVertex.js',
  // Nobody takes pictures through the engine: tests read the canvas itself.
  'renderer/snapshot/CanvasSnapshot.js',
  'renderer/snapshot/WebGLSnapshot.js',
  'textures/DynamicTexture.js',
  'textures/parsers/AtlasXML.js',
  'textures/parsers/JSONHash.js',
  'textures/parsers/KTXParser.js',
  'textures/parsers/PCT.js',
  'textures/parsers/PCTDecode.js',
  'textures/parsers/PVRParser.js',
  'textures/parsers/SpriteSheet.js',
  'textures/parsers/SpriteSheetFromAtlas.js',
  'textures/parsers/UnityYAML.js',
  'time/TimerEvent.js',
  // Every tween here counts from one number to another.
  'tweens/builders/TweenBuilder.js',
  'tweens/builders/TweenChainBuilder.js',
  'tweens/tween/TweenChain.js',
  'tweens/tween/TweenFrameData.js',
];

const arrayParts = [
  ...['Add', 'AddAt', 'BringToTop', 'CountAllMatching', 'GetAll', 'GetFirst', 'GetRandom', 'MoveAbove', 'MoveBelow'],
  ...[
    'MoveDown',
    'MoveTo',
    'MoveUp',
    'Remove',
    'RemoveAt',
    'RemoveBetween',
    'Replace',
    'SendToBack',
    'SetAll',
    'Shuffle',
  ],
  ...['StableSort', 'Swap'],
];

/** Curves of tweens that this house names (`Ease` of src/controller/beat.ts), and the modules that have them. */
const curves = { Sine: 'sine', Quad: 'quadratic', Cubic: 'cubic', Back: 'back', Bounce: 'bounce' };

const easeMap = Object.entries(curves).flatMap(([name, module]) =>
  ['In', 'Out', 'InOut'].map((way) => `'${name}.ease${way}': require('./${module}').${way}`),
);

/** A text that stands in place of a module, and its gain. */
interface Replacement {
  /** Bytes of the page's scripts that it saves, after gzip: `npm run bench -- --only engine` measures them anew. */
  bytes: number;
  code: string;
}

/** Modules of Phaser that something smaller stands for. */
export const instead: Readonly<Record<string, Replacement>> = {
  // Whole namespaces, of which the engine wants one or two members.
  'renderer/index.js': { bytes: 18303, code: "module.exports = { Events: require('./events') };" },
  // A game makes one chance of its own, which nothing in this house ever asks.
  'math/index.js': { bytes: 10316, code: 'module.exports = { RandomDataGenerator: class {} };' },
  // The engine itself falls back on Power0.
  'math/easing/EaseMap.js': {
    bytes: 613,
    code: `const Linear = require('./linear');
  module.exports = { Power0: Linear, Linear, ${easeMap} };`,
  },
  // Game and TileSprite make one each, and ask nothing more of it than this: nothing here is a film of pictures.
  'animations/AnimationManager.js': { bytes: 2300, code: 'module.exports = class {};' },
  'animations/AnimationState.js': { bytes: 3468, code: 'module.exports = class { update() {} destroy() {} };' },
  // A game makes one, in which the sources of shaders could lie; every shader here brings its own.
  'cache/CacheManager.js': { bytes: 315, code: 'module.exports = class { destroy() {} };' },
  // A camera makes one of each; here the reel moves cameras.
  'cameras/2d/effects/index.js': {
    bytes: 1521,
    code: `class Still {
    isRunning = false;
    reset() {}
    update() {}
    preRender() {}
    postRenderCanvas() {}
    postRenderWebGL() {
      return false;
    }
    destroy() {}
  }
  module.exports = { Fade: Still, Flash: Still, Pan: Still, RotateTo: Still, Shake: Still, Zoom: Still };`,
  },
  // A game makes one registry; this house keeps its facts elsewhere.
  'data/DataManager.js': { bytes: 692, code: 'module.exports = class { destroy() {} };' },
  'core/DebugHeader.js': { bytes: 943, code: 'module.exports = () => {};' },
  // The page has no elements above the canvas that the engine would have to know.
  'dom/CreateDOMContainer.js': { bytes: 173, code: 'module.exports = () => {};' },
  // Howler tells what can be heard, and nothing here is a film.
  'device/Audio.js': { bytes: 361, code: 'module.exports = {};' },
  'device/Video.js': { bytes: 404, code: 'module.exports = {};' },
  // Nothing else asks the engine for input: the house hears mouse, touches, keys and pads itself, see src/stage/hands.
  'input/InputManager.js': { bytes: 4972, code: 'module.exports = class {};' },
  // The page goes to full screen, not its canvas.
  'device/Fullscreen.js': { bytes: 284, code: 'module.exports = { available: false };' },
  // Every camera has two lists of filters, and every piece could have one; here a camera may have one filter of our own.
  'gameobjects/components/Filters.js': { bytes: 948, code: 'module.exports = {};' },
  'gameobjects/components/FilterList.js': {
    bytes: 390,
    code: 'module.exports = class { list = []; get length() { return this.list.length; } getActive() { return this.list; } destroy() {} };',
  },
  'gameobjects/components/PathFollower.js': { bytes: 109, code: 'module.exports = {};' },
  // It measured every label's typeface anew, on a canvas of its own. Typefaces are there before the first label is.
  'gameobjects/text/MeasureText.js': {
    bytes: 214,
    code: `const known = new Map();
  let pen;
  module.exports = (style) => {
    const key = style._font + style.testString;
    let found = known.get(key);
    if (!found) {
      pen ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      style.syncFont(pen.canvas, pen);
      const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = pen.measureText(style.testString);
      known.set(key, (found = { ascent, descent, fontSize: ascent + descent }));
    }
    return found;
  };`,
  },
  // Nobody adds parts to the engine while it runs: a scene is given those of the game, and one of each of its own.
  'plugins/PluginManager.js': {
    bytes: 818,
    code: `const Cache = require('./PluginCache');
  module.exports = class {
    constructor(game) {
      this.game = game;
    }
    getDefaultScenePlugins() {
      return this.game.config.defaultPlugins;
    }
    addToScene(sys, shared, lists) {
      const { scene, settings: { map } } = sys;
      const give = (name, part) => {
        if (map[name]) scene[map[name]] = part;
      };
      give('game', this.game);
      for (const name of shared) if (this.game[name]) give(name, (sys[name] = this.game[name]));
      for (const name of lists.flat()) {
        const part = Cache.hasCore(name) && Cache.getCore(name);
        if (part) give(part.mapping, (sys[part.mapping] = new part.plugin(scene, this, part.mapping)));
      }
    }
  };`,
  },
  // The shaders' lamps: no piece is lit by one.
  'renderer/webgl/shaders/DefineLights-glsl.js': { bytes: 700, code: "module.exports = '';" },
  // Nothing is drawn in blocks.
  'renderer/webgl/shaders/DefineBlockyTexCoord-glsl.js': { bytes: 116, code: "module.exports = '';" },
  'tweens/builders/StaggerBuilder.js': { bytes: 467, code: 'module.exports = undefined;' },
  // The engine lists all that it has for arrays; these are those that its own lists and containers use.
  'utils/array/index.js': {
    bytes: 1616,
    code: `module.exports = { ${arrayParts.map((name) => `${name}: require('./${name}')`)} };`,
  },
  // The renderer wants one flat projection of it.
  'math/Matrix4.js': {
    bytes: 2631,
    code: `module.exports = class {
    val = new Float32Array(16);
    identity() {
      this.val.fill(0);
      for (const at of [0, 5, 10, 15]) this.val[at] = 1;
      return this;
    }
    ortho(left, right, bottom, top, near, far) {
      this.identity();
      this.val[0] = 2 / (right - left);
      this.val[5] = 2 / (top - bottom);
      this.val[10] = 2 / (near - far);
      this.val[12] = (left + right) / (left - right);
      this.val[13] = (top + bottom) / (bottom - top);
      this.val[14] = (far + near) / (near - far);
      return this;
    }
  };`,
  },
};

export const refusal = (path: string): string =>
  `module.exports = function () { throw new Error(${JSON.stringify(`${path} is not in this build of Phaser.`)}); };`;

/** Lines of a module that stand there so many times, and what stands in their place. */
interface Change {
  lines: string;
  now: string;
  /** Once, where it says nothing. */
  times?: number;
}

/**
 * Modules of Phaser that have lines which say something else in this build, for the time of a frame or for what is drawn. None
 * of them saves bytes: together they add about a hundred.
 */
export const changed: Readonly<Record<string, readonly Change[]>> = {
  // A label was painted and uploaded twice, without its padding first.
  'gameobjects/text/Text.js': [
    {
      lines: `        this.setText(text);

        if (style && style.padding)
        {
            this.setPadding(style.padding);
        }`,
      now: `        if (style && style.padding)
        {
            const { x, y } = style.padding;
            this.padding = { left: x, right: x, top: y, bottom: y };
        }

        this.setText(text);`,
    },
  ],
  // Which texture of a batch a pixel has is a number that graphics cards round between the corners: it need not be exact.
  'renderer/webgl/shaders/GetTexture-glsl.js': [
    { lines: '(outTexDatum == float(INDEX))', now: '(outTexDatum < float(INDEX) + 0.5)' },
  ],
  // The draw before took as many textures, most of the time: the text of its program is not put together again.
  'renderer/webgl/renderNodes/BatchHandlerQuad.js': [
    {
      lines: 'this.finalizeTextureCount(entry.unit);',
      now: "if (!programManager.getAddition('GetTexture' + entry.unit)) { this.finalizeTextureCount(entry.unit); }",
    },
  ],
  // Every corner of a triangle is one of its own: where it lies is known, and need not be kept in lists.
  'renderer/webgl/renderNodes/BatchHandlerTriFlat.js': [
    { lines: 'passes[passOffset++] = passID;', now: '' },
    { lines: 'vertexIndices[vertexIndicesOffset++] = this.vertexCount;', now: '' },
    { lines: 'vertexIndices[vertexIndicesOffset - 1]', now: 'this.vertexCount - 1' },
  ],
  // A container sets alpha and scroll factor of its children, and turns, only where its own are not 1, 1 and 0.
  'gameobjects/container/ContainerWebGLRenderer.js': [
    {
      lines: 'if (child.setScrollFactor)',
      now: 'if ((scrollFactorX !== 1 || scrollFactorY !== 1) && child.setScrollFactor)',
      times: 2,
    },
    { lines: 'if (child.setAlpha)', now: 'if (alpha !== 1 && child.setAlpha)', times: 2 },
    {
      lines: 'transformMatrix.rotate(container.rotation);',
      now: 'if (container.rotation !== 0) { transformMatrix.rotate(container.rotation); }',
    },
  ],
  // An arc of a WebGL drawing is a hundred points in every frame, however small it is; here it has one every 2 pixels.
  'gameobjects/graphics/GraphicsWebGLRenderer.js': [
    {
      lines: 'while (iteration < 1 + overshoot)',
      now: `var across = Math.hypot(calcMatrix.a, calcMatrix.b) * Math.hypot(currentMatrix.a, currentMatrix.b);
                iterStep = Math.min(0.125, Math.max(0.01, 2 / (Math.abs(endAngle * radius) * across || 1)));
                while (iteration < 1 + overshoot)`,
    },
  ],
};
