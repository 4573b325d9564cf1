import { createCanvas } from "@napi-rs/canvas";
import { dimSun, flood, shade, sun, type Gobo, type GoboOptions } from "../../materials/light/gobos.ts";
import { branchBefore } from "./gobosOfLeaves.ts";

/** An arched window's light on a wall: its deep reveal takes half the sun along one side, and a branch leans into it. */
export function archGobo(options: GoboOptions): Gobo {
  const { width, height, form } = options;
  const side = form.light.x < 0 ? -1 : 1;
  const blur = width * (0.0074 + 0.033 * form.softness);
  const half = width * 0.25 * form.scale;
  const shoulder = height * 0.12 + half;
  // Blurred past the edge of the picture, light would run out at it.
  const margin = Math.ceil(blur * 6);
  const trace = (alpha: number, shiftX: number, shiftY: number) => {
    const canvas = createCanvas(width + 2 * margin, height + 2 * margin);
    const ctx = canvas.getContext("2d");
    ctx.globalAlpha = alpha;
    ctx.fillStyle = sun;
    const [left, top] = [side * (shiftX - 0.1) * width, (side * 0.06 + shiftY) * width];
    ctx.setTransform(1, -side * 0.12, side * 0.14, 1, margin + left, margin + top);
    const middle = width * 0.5;
    ctx.beginPath();
    ctx.moveTo(middle - half, height * 1.3);
    ctx.lineTo(middle - half, shoulder);
    ctx.arc(middle, shoulder, half, Math.PI, 2 * Math.PI);
    ctx.lineTo(middle + half, height * 1.3);
    ctx.fill();
    return canvas;
  };
  const arch = createCanvas(width, height);
  const ctx = arch.getContext("2d");
  ctx.filter = `blur(${(blur * 1.8).toFixed(1)}px)`;
  ctx.drawImage(trace(0.4, 0.05, -0.05), -margin, -margin);
  ctx.filter = `blur(${blur.toFixed(1)}px)`;
  ctx.drawImage(trace(1, 0, 0), -margin, -margin);
  // The far end of a beam has lost some of its light.
  ctx.filter = "none";
  ctx.globalCompositeOperation = "destination-out";
  const fade = ctx.createLinearGradient(0, height * 0.45, 0, height);
  fade.addColorStop(0, "rgba(0,0,0,0)");
  fade.addColorStop(1, "rgba(0,0,0,0.55)");
  ctx.fillStyle = fade;
  ctx.fillRect(0, 0, width, height);
  const branch = branchBefore(options);
  return (out, t) => {
    flood(out, shade);
    out.drawImage(arch, 0, 0);
    branch(out, t);
    dimSun(out, t, form.cycles);
  };
}
