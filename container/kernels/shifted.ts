import { allocate, halfHeight, halfWidth } from "./buffers";
import { mix, splat } from "./simd";

/** Planes that are looked at from a moving place: half resolution, with room to move on every side. */
export const ROOM: i32 = 64;

@inline export function shiftedRowFloats(): i32 { return (halfWidth + 2 * ROOM + 7) & ~3; }
@inline export function shiftedRows(): i32 { return halfHeight + 2 * ROOM + 2; }

export function allocateShifted(): usize { return allocate(<usize>(shiftedRowFloats() * shiftedRows() * 4)); }

/** The place in a plane of pixel (0, y), moved by whole pixels and a rest. */
@inline export function shiftedRow(plane: usize, y: i32, moveX: f32, moveY: f32): usize {
  const column = ROOM + <i32>Mathf.floor(moveX);
  const row = ROOM + y + <i32>Mathf.floor(moveY);
  return plane + <usize>((row * shiftedRowFloats() + column) << 2);
}

/** The rest of a move that `shiftedRow` leaves to `shiftedAt`. */
@inline export function restOf(move: f32): f32 { return move - Mathf.floor(move); }

/** Four values from `at` on, between pixels by the rests of the move. */
@inline export function shiftedAt(at: usize, restX: f32, restY: f32): v128 {
  const next = at + <usize>(shiftedRowFloats() << 2);
  const upper = mix(v128.load(at), v128.load(at + 4), splat(restX));
  const lower = mix(v128.load(next), v128.load(next + 4), splat(restX));
  return mix(upper, lower, splat(restY));
}

/** Keeps a move within the room. */
export function withinRoom(move: f32): f32 { return max<f32>(1 - <f32>ROOM, min<f32>(<f32>ROOM - 2, move)); }
