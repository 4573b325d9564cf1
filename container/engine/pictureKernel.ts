/** The part of the kernel that draws into the host's picture; `kernels/painted.ts`, `stamps.ts` and `wall.ts` explain each function. */
export interface PictureKernel {
  picturePointer(): number;
  setPictureCalm(contrast: number, pull: number): void;
  storePicture(): void;
  calmPicture(): void;
  stampSprite(
    sprite: number,
    width: number,
    height: number,
    left: number,
    top: number,
    right: number,
    bottom: number,
    u: number,
    v: number,
    acrossU: number,
    acrossV: number,
    downU: number,
    downV: number,
    opacity256: number,
    mode: number,
  ): void;
  /** Half-resolution pixels; 0…255. */
  strokeLine(
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    half: number,
    red: number,
    green: number,
    blue: number,
  ): void;
  setVapour(from: number, to: number, opacity: number, contrast: number, depth: number, rim: number): void;
  drawVapour(
    densityA: number,
    lightA: number,
    densityB: number,
    lightB: number,
    stride: number,
    a: number,
    b: number,
    a0: number,
    a1: number,
    b0: number,
    b1: number,
    down: number,
    gathered: number,
    grain: number,
    ramp: number,
    rampSize: number,
    tone: number,
    fall: number,
  ): void;
  setCurtain(hang: number, drape: number, side: number): void;
  drawCurtain(
    view: number,
    veiled: number,
    kept: number,
    added: number,
    cloth: number,
    bend: number,
    sway: number,
    ramp: number,
    rampSize: number,
  ): void;
  addSwell(swell: number, even: number, odd: number, c: number, s: number, kept: boolean): void;
  drawSeaRow(
    y: number,
    swell: number,
    one: number,
    other: number,
    u: number,
    step: number,
    tone: number,
    strength: number,
    shine: number,
    keen: number,
    glinting: number,
    levels: number,
    size: number,
    hiddenFrom: number,
    hiddenEnd: number,
  ): void;
  setSolid(
    kind: number,
    x: number,
    y: number,
    z: number,
    softness: number,
    clarity: number,
    gloss: number,
    specks: number,
  ): void;
  drawSolid(
    sprite: number,
    side: number,
    stride: number,
    radius: number,
    cos: number,
    sin: number,
    grain: number,
    ramp: number,
    size: number,
  ): void;
  makeParasol(
    angles: number,
    radii: number,
    across: number,
    down: number,
    middleX: number,
    middleY: number,
    radius: number,
  ): void;
  drawParasol(
    angles: number,
    radii: number,
    tones: number,
    round: number,
    outward: number,
    cloth: number,
    size: number,
    left: number,
    top: number,
    across: number,
    down: number,
    radius: number,
    shift: number,
    hasRings: boolean,
    hasFringe: boolean,
  ): void;
  lightWall(ambient: number, direct: number, gobo: number, goboWidth: number, ramp: number, rampSize: number): void;
}
