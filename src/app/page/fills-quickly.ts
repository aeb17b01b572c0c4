/** Measures by a small picture whether a graphics processor fills it or the machine's own processor. */

/** Side of the picture; how often it is covered, one try after the other; and the milliseconds that a try may take. */
const side = 512;
const tries = [1, 1, 2, 4, 8, 16];
const quick = 24;

const corners = 'attribute vec2 at;void main(){gl_Position=vec4(at,0,1);}';
/** Something to reckon for every pixel, at which a few cores are slow. */
const colour =
  'precision mediump float;void main(){vec2 p=gl_FragCoord.xy*.01;for(int i=0;i<4;i++)p=sin(p.yx*1.7+p);gl_FragColor=vec4(p,p.x*p.y,.1);}';

/** Tells whether the picture is filled as quickly as hardware does it. Of what is slow only as much is drawn as proves it. */
export function fillsQuickly(gl: WebGLRenderingContext): boolean {
  gl.canvas.width = side;
  gl.canvas.height = side;
  const program = gl.createProgram()!;
  for (const [type, source] of [
    [gl.VERTEX_SHADER, corners],
    [gl.FRAGMENT_SHADER, colour],
  ] as const) {
    const shader = gl.createShader(type)!;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  // One triangle that covers everything.
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const at = gl.getAttribLocation(program, 'at');
  gl.enableVertexAttribArray(at);
  gl.vertexAttribPointer(at, 2, gl.FLOAT, false, 0, 0);
  gl.viewport(0, 0, side, side);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
  const pixel = new Uint8Array(4);
  return tries.every((times, n) => {
    const begun = performance.now();
    for (let drawn = 0; drawn < times; drawn++) gl.drawArrays(gl.TRIANGLES, 0, 3);
    // Nothing but a pixel that is read waits for the picture.
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    // The first time what draws it has to be made.
    return n === 0 || performance.now() - begun <= quick;
  });
}
