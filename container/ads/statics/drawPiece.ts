import { Path2D, type SKRSContext2D } from "@napi-rs/canvas";
import type { Piece } from "./piece.ts";
import { circle } from "./shapes.ts";

/** A leader's line and the dot at its end, a ring about a heart, in pixels. */
export const leaderShape = { width: 2.5, dotRadius: 9, heartRadius: 5.5 };

/** What a card casts on its ground. */
export const cardShadow = { blurPixels: 44, downPixels: 16 };

/** Draws one flat piece. */
export function drawPiece(ctx: SKRSContext2D, piece: Piece): void {
  ctx.save();
  switch (piece.kind) {
    case "fill":
      ctx.fillStyle = piece.colour;
      ctx.fill(new Path2D(piece.path), piece.isWindow ? "evenodd" : "nonzero");
      break;
    case "stroke":
      ctx.strokeStyle = piece.colour;
      ctx.lineWidth = piece.width;
      ctx.lineCap = "round";
      ctx.lineJoin = "round";
      ctx.stroke(new Path2D(piece.path));
      break;
    case "leader": {
      const { from, to, colour, heart } = piece;
      ctx.strokeStyle = colour;
      ctx.lineWidth = leaderShape.width;
      ctx.lineCap = "round";
      ctx.stroke(new Path2D(`M${from.join(" ")}L${to.join(" ")}`));
      ctx.fillStyle = colour;
      ctx.fill(new Path2D(circle(to[0], to[1], leaderShape.dotRadius)));
      ctx.fillStyle = heart;
      ctx.fill(new Path2D(circle(to[0], to[1], leaderShape.heartRadius)));
      break;
    }
    case "logo": {
      const { x, y, width, height } = piece.box;
      ctx.imageSmoothingEnabled = true;
      ctx.imageSmoothingQuality = "high";
      ctx.drawImage(piece.picture, x, y, width, height);
      break;
    }
    case "panel": {
      const { x, y, width, height } = piece.box;
      ctx.beginPath();
      ctx.roundRect(x, y, width, height, piece.radius);
      ctx.globalAlpha = piece.opacity;
      ctx.fillStyle = piece.colour;
      if (piece.shadow !== undefined) {
        ctx.shadowColor = `${piece.shadow}80`;
        ctx.shadowBlur = cardShadow.blurPixels;
        ctx.shadowOffsetY = cardShadow.downPixels;
      }
      ctx.fill();
      ctx.shadowColor = "transparent";
      ctx.globalAlpha = 0.7;
      ctx.strokeStyle = "#ffffff";
      ctx.lineWidth = 1.5;
      ctx.stroke();
      break;
    }
    case "pill": {
      const { x, y, width, height } = piece.box;
      ctx.beginPath();
      ctx.roundRect(x, y, width, height, height / 2);
      ctx.shadowColor = `${piece.shadow}99`;
      ctx.shadowBlur = height * 0.32;
      ctx.shadowOffsetY = height * 0.13;
      ctx.fillStyle = piece.colour;
      ctx.fill();
      break;
    }
  }
  ctx.restore();
}
