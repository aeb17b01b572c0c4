/** Counts WebGL draw calls per frame, by wrapping the calls before the game starts. Only for measurements. */
export function countDrawCalls(): { lastFrame: () => number; frameEnds: () => void } {
  let calls = 0;
  let last = 0;
  const prototype = WebGLRenderingContext.prototype;
  const { drawElements, drawArrays } = prototype;
  prototype.drawElements = function (...args) {
    calls++;
    drawElements.apply(this, args);
  };
  prototype.drawArrays = function (...args) {
    calls++;
    drawArrays.apply(this, args);
  };
  return {
    lastFrame: () => last,
    frameEnds: () => {
      last = calls;
      calls = 0;
    },
  };
}
