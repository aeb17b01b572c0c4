/**
 * The part of Phaser that this house uses, out of Phaser's own modules: both renderers, pictures, words, shapes and
 * tweens. No input, physics, sound, loader, tilemaps, particles, filters or lights. Whoever needs more adds it here;
 * a test compares this list with what the sources say after "Phaser.".
 */

/** Modules below Phaser's src, by the name under which each is used. */
export const parts: Readonly<Record<string, string>> = {
  BlendModes: 'renderer/BlendModes',
  'Core.Events': 'core/events/index',
  'Display.Canvas.CanvasPool': 'display/canvas/CanvasPool',
  'Display.Color.GetColor': 'display/color/GetColor',
  'Display.Color.HexStringToColor': 'display/color/HexStringToColor',
  'Display.Color.IntegerToColor': 'display/color/IntegerToColor',
  'Display.Color.Interpolate': 'display/color/Interpolate',
  'Events.EventEmitter': 'events/EventEmitter',
  Game: 'core/Game',
  'GameObjects.Arc': 'gameobjects/shape/arc/Arc',
  'GameObjects.Container': 'gameobjects/container/Container',
  'GameObjects.Events': 'gameobjects/events/index',
  'GameObjects.GameObject': 'gameobjects/GameObject',
  'GameObjects.GetCalcMatrix': 'gameobjects/GetCalcMatrix',
  'GameObjects.Graphics': 'gameobjects/graphics/Graphics',
  'GameObjects.Image': 'gameobjects/image/Image',
  'GameObjects.Rectangle': 'gameobjects/shape/rectangle/Rectangle',
  'GameObjects.Shader': 'gameobjects/shader/Shader',
  'GameObjects.Text': 'gameobjects/text/Text',
  'GameObjects.TileSprite': 'gameobjects/tilesprite/TileSprite',
  'Geom.Rectangle': 'geom/rectangle/Rectangle',
  'Math.Vector2': 'math/Vector2',
  Scale: 'scale/const/SCALE_MODE_CONST',
  'Scale.Events': 'scale/events/index',
  Scene: 'scene/Scene',
  'Scenes.Events': 'scene/events/index',
  Textures: 'textures/const',
  'Textures.Events': 'textures/events/index',
  TintModes: 'renderer/TintModes',
};

/** Parts that join the engine by being there: each enters itself among the plugins of a scene. */
export const plugins: readonly string[] = [
  'cameras/2d/CameraManager',
  'gameobjects/DisplayList',
  'gameobjects/GameObjectFactory',
  'gameobjects/UpdateList',
  'time/Clock',
  'tweens/TweenManager',
];

/** Everything that Phaser calls a constant (CANVAS, WEBGL, ...) lies at the top. */
const consts = 'const';

/** Writes the module that puts the parts together: every part is set on what was set before it. */
export function entryText(): string {
  const load = (path: string) => `require('phaser-src/${path}.js')`;
  const lines = Object.entries(parts).flatMap(([name, path]) => {
    const steps = name.split('.');
    const owners = steps.slice(0, -1).map((_, i) => steps.slice(0, i + 1).join('.'));
    return [
      ...owners.map((owner) => `Phaser.${owner} ??= {};`),
      // A class may not be copied, a table of constants must be: others add to it.
      `Phaser.${name} = own(${load(path)});`,
    ];
  });
  return [
    "const own = (part) => (typeof part === 'function' ? part : { ...part });",
    `const Phaser = { ...${load(consts)} };`,
    ...plugins.map((path) => `${load(path)};`),
    ...lines,
    'module.exports = Phaser;',
  ].join('\n');
}
