/** The kernels that build a relief once, move it and shade it as gel; the AssemblyScript explains each function. */
export interface ReliefKernel {
  layBed(swell: number, zoom: number, lumps: number, partial: number, seed: number): void;
  roughen(pores: number, grain: number, cells: number, seed: number): void;
  layFolds(
    count: number,
    alongX: number,
    alongY: number,
    distance: number,
    wave: number,
    waveLength: number,
    chance: number,
    depth: number,
    streaks: number,
    steepness: number,
    seed: number,
  ): void;
  melt(share: number, depth: number, cells: number, seed: number): void;
  softenRelief(passes: number): void;
  castShade(x: number, y: number, rise: number, penumbra: number): void;
  setBead(flatness: number, squareness: number, grooves: number, depth: number, twist: number, joining: number): void;
  setSpatula(
    level: number,
    trough: number,
    tilt: number,
    lip: number,
    bristles: number,
    ragged: number,
    fade: number,
    seed: number,
  ): void;
  strokeFrom(x: number, y: number, z: number, radius: number): void;
  strokeTo(x: number, y: number, z: number, radius: number): void;
  endStroke(radius: number): void;
  addPeak(
    x: number,
    y: number,
    radius: number,
    height: number,
    leanX: number,
    leanY: number,
    sharpness: number,
    arms: number,
    turns: number,
    share: number,
    joining: number,
    seed: number,
  ): void;
  addSwirl(
    x: number,
    y: number,
    radius: number,
    thickness: number,
    rounds: number,
    climb: number,
    start: number,
    flatness: number,
    grooves: number,
    depth: number,
    twist: number,
    joining: number,
    seed: number,
  ): void;
  setCreep(
    drift: number,
    zoom: number,
    swing: number,
    swayX: number,
    swayY: number,
    wobble: number,
    wobbleZoom: number,
    seed: number,
  ): void;
  setReliefShade(depth: number, x: number, y: number, seed: number): void;
  drawSculpture(t: number): void;

  setGel(
    slope: number,
    from: number,
    to: number,
    clarity: number,
    inner: number,
    milk: number,
    bending: number,
    iridescence: number,
    cavity: number,
  ): void;
  setGelLight(
    towardX: number,
    towardY: number,
    x: number,
    y: number,
    width: number,
    height: number,
    softness: number,
    light: number,
    rim: number,
  ): void;
  setGelCalm(relief: number, pull: number): void;
  clearBubbles(): void;
  addBubble(x: number, y: number, radius: number, strength: number): void;
  shadeGel(): void;
}
