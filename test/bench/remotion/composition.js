import { createElement as h, useLayoutEffect, useRef } from "react";
import { AbsoluteFill, Composition, Img, useCurrentFrame, useVideoConfig } from "remotion";
import { fragment, vertex } from "./shaders.js";

const words = { fontFamily: "sans-serif", color: "#3a2018", position: "absolute", left: 90 };

/** A ground by WebGL at half size, scaled up, as the renderer's own is; drawn for the frame that is asked for. */
function Ground() {
  const frame = useCurrentFrame();
  const { durationInFrames, width, height } = useVideoConfig();
  const canvas = useRef(null);
  const program = useRef(null);
  useLayoutEffect(() => {
    const gl = canvas.current.getContext("webgl", { preserveDrawingBuffer: true });
    program.current ??= start(gl);
    gl.uniform1f(program.current.moment, frame / durationInFrames);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.finish();
  }, [frame, durationInFrames]);
  return h("canvas", { ref: canvas, width: width / 2, height: height / 2, style: { width, height } });
}

function start(gl) {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ]) {
    const shader = gl.createShader(type);
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader));
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, "corner");
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
  return { moment: gl.getUniformLocation(program, "moment") };
}

/** What an ad has: a ground that moves, a product that floats over it, and words that stay. */
function Ad({ product }) {
  const frame = useCurrentFrame();
  const { durationInFrames } = useVideoConfig();
  const sway = 14 * Math.sin((2 * Math.PI * frame) / durationInFrames);
  const shadow = "drop-shadow(0 30px 30px rgba(60, 30, 20, 0.35))";
  const place = { position: "absolute", left: 340, top: 820, height: 820, filter: shadow };
  const button = {
    ...words,
    top: 640,
    padding: "26px 48px",
    borderRadius: 60,
    background: "#8e4426",
    color: "#fff8f0",
  };
  return h(
    AbsoluteFill,
    null,
    h(Ground),
    h(Img, { src: product, style: { ...place, transform: `translateY(${sway}px)` } }),
    h("div", { style: { ...words, top: 300, fontSize: 36 } }, "AURELIA"),
    h("div", { style: { ...words, top: 370, fontSize: 92, width: 900 } }, "Skin that holds its glow."),
    h("div", { style: { ...button, fontSize: 38 } }, "Shop the serum"),
  );
}

export function Root() {
  const size = { width: 1080, height: 1920, fps: 30, durationInFrames: 180 };
  return h(Composition, { id: "ad", component: Ad, ...size, defaultProps: { product: "" } });
}
