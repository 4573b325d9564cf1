/** Written by `npm run build:declarations` from what the kernels' compiler declares. Don't edit. */

/** What one instance of the kernels does. Colours are 0…1 and lengths are canvas widths where nothing else is said. */
export interface KernelFunctions {
  /** Bytes that live as long as the instance, aligned to a cache line. */
  allocate(bytes: number): number;
  framePointer(): number;
  /** `width` a multiple of 8, `height` even. Once for each instance. */
  initialise(width: number, height: number): void;
  waveTablePointer(): number;
  /**
   * Adds one zone where words stand, in half-resolution pixels. The plane is 1 inside the rectangle, in the rounder shape through
   * its corners, and falls to 0 over `fade` around that; `calmContrast` and `calmTone` read it. Zones that meet flow into each other.
   */
  addCalmZone(left: number, top: number, width: number, height: number, fade: number): void;
  /** The brightness (the root of its light, 0…1) that ground needs for its words, and that of the calm colour. */
  setReadable(ground: number, calm: number): void;
  setFloorRows(first: number, end: number): void;
  /**
   * Sends one photon through every half-resolution pixel of the water; its slope bends it over `depth` (canvas widths) onto
   * the floor. `surface` then holds photons per pixel, 1 on average.
   */
  splatCaustics(depth: number): void;
  /** A pool into the host's picture: its floor bent and lit by the waves, and what lies dry beside it. */
  drawPool(): void;
  /** Where the host puts what lies over it, with its alpha (not multiplied). */
  poolDeckPointer(): number;
  /** Where the host puts what lies under the water: RGBA, one byte a channel, half resolution. */
  poolFloorPointer(): number;
  /**
   * bend: how far water of slope 1 shifts its floor, canvas widths; caustics: their contrast; (x, y): unit vector toward the
   * light; sheen: how bright a slope toward it gets.
   */
  setPool(bend: number, caustics: number, x: number, y: number, sheen: number): void;
  /**
   * Clear shallow water in the light of a wide sky, into the host's picture: waves and rings show by what of the sky they mirror, by the
   * caustics that they throw on the floor, and by glints. The sky goes from `low` to `high` on the ramp, over the distance from `from` to
   * `to` toward the light (from the frame's middle, in its widths). `added`: what comes to each pixel.
   */
  drawPond(values: {
    low: number;
    high: number;
    from: number;
    to: number;
    added: number;
    ramp: number;
    rampSize: number;
  }): void;
  /** Light from (x, y), a unit vector; the sky is brightest toward it. */
  setPond(x: number, y: number, bend: number, caustics: number, glint: number): void;
  /**
   * Thick milk over the frame's upper edge and the ground below it, into the host's picture. count: of drops; blend: over how many pixels
   * they flow into the sheet; round: over how many its edge rounds off; cast: how far its shadow falls; reach: rows down to which any of
   * this shows; `added`: what comes to the ground at each pixel.
   */
  drawMilk(count: number, blend: number, round: number, cast: number, reach: number, added: number): void;
  /** Where the host puts its drops, five floats each. */
  milkDrops(): number;
  /** Where the host puts how far down the sheet's edge runs, for each column a float, pixels. */
  milkEdge(): number;
  /** Light from (x, y), a unit vector. */
  setMilk(x: number, y: number): void;
  /**
   * One moment into the host's picture: `t` for the swell, and by how many half-resolution pixels the nets of foam of the two
   * waves, the foam at rest and the ripples have moved.
   */
  drawShore(values: {
    t: number;
    moveX0: number;
    moveY0: number;
    moveX1: number;
    moveY1: number;
    swayX: number;
    swayY: number;
    gloss: number;
  }): void;
  /** Four numbers a place: where the edges of two waves, of the water at rest and of the wet sand lie, toward the sea. */
  frontPointer(): number;
  /**
   * A beach from above, all lengths in canvas widths. (x, y): unit vector toward the sea; offset: how far out of the middle
   * the water's edge lies; bays: depth of the shore's curves; cells, stretch: as `makeLace`; (lightX, lightY): toward the light.
   */
  makeShore(values: {
    x: number;
    y: number;
    offset: number;
    bays: number;
    cells: number;
    stretch: number;
    lightX: number;
    lightY: number;
    seed: number;
  }): void;
  /**
   * deep: where the sea begins to deepen and is deep; clear: how far out one sees its floor; ripple, glitters: strength of the
   * surface's light and of its glints; caustics: of the net of light on the floor; gloss: of the sky in wet sand; grain:
   * contrast of sand; swell, whitecaps: from one swell far out to the next, and its foam; foamLight: relief of foam.
   */
  setShore(values: {
    deepFrom: number;
    deepTo: number;
    clear: number;
    ripple: number;
    glitters: number;
    caustics: number;
    gloss: number;
    grain: number;
    swell: number;
    whitecaps: number;
    foamLight: number;
  }): void;
  setShoreWave(values: {
    wave: number;
    front: number;
    breadth: number;
    trail: number;
    reach: number;
    face: number;
    line: number;
  }): void;
  setColour(entry: number, red: number, green: number, blue: number): void;
  /**
   * Composites a premultiplied YUVA layer onto the finished frame. Its bytes: luma, alpha (width×height each), Cb, Cr, alpha
   * (a quarter of that each), then eight spare bytes. `width` and `left` are multiples of 8, `height` and `top` are even; an opacity of
   * 256 shows all of it.
   */
  compositeLayer(layer: number, width: number, height: number, left: number, top: number, opacity256: number): void;
  /**
   * Adds one drop to the metaball field: a bump that falls smoothly to nothing at its radii. Drops that overlap join like
   * liquid. Positions and radii in canvas widths.
   */
  addDrop(x: number, y: number, radiusX: number, radiusY: number, strength: number): void;
  /** Starts an empty metaball field. */
  clearDrops(): void;
  /** A glass dish below the drops: its middle, its radius (0: none) and its wall, in canvas widths. */
  setDish(x: number, y: number, radius: number, wall: number): void;
  /** shadow: depth, 0…1; reach: its offset in canvas widths; focus: light that a drop gathers inside its shadow. */
  setDropShadow(shadow: number, reach: number, focus: number): void;
  /** A round glow on the ground, in canvas widths. */
  setGroundGlow(x: number, y: number, radius: number): void;
  /** edge: field value at a drop's outline; density: how much of the tint a drop's height takes on; doming: steepness. */
  setLiquid(edge: number, refraction: number, density: number, doming: number, windowLight: number): void;
  /** opacity: how much of a drop's own colour hides the ground, 0…1. */
  setLiquidBody(opacity: number): void;
  setLiquidCalm(pull: number): void;
  /** Directions away from the light, of refracted light (unit vector) and of shadows (lengths of `reach`). */
  setLiquidLight(awayX: number, awayY: number, castX: number, castY: number): void;
  /** Where the window and the weak light opposite show in reflections; half the window's size, how soft its edge is. */
  setWindow(values: {
    x: number;
    y: number;
    width: number;
    height: number;
    softness: number;
    counterX: number;
    counterY: number;
  }): void;
  /** Clear drops over a soft ground, from the metaball field. */
  shadeLiquid(): void;
  /** Height field of combed cream at loop position t; heights are in canvas widths. */
  drawComb(t: number): void;
  /**
   * A comb drawn through cream. teeth: per canvas width; (alongX, alongY): unit vector of the pull; wave: how far it swings
   * to the side and over which length, canvas widths; drift: how far chance bends it; roundness: of the furrows, about 0.01
   * (sharp) to 0.2; depth: of the furrows, fine: of the hairlines in them, swell: of what they lie on.
   */
  setComb(values: {
    teeth: number;
    alongX: number;
    alongY: number;
    wave: number;
    waveLength: number;
    drift: number;
    roundness: number;
    depth: number;
    fine: number;
    swell: number;
    seed: number;
  }): void;
  /**
   * Furrows that spread like a fan from a point (along and across the pull, canvas widths) instead of parallel ones; as close
   * as `setComb` says at this distance from the point, closer nowhere on the canvas.
   */
  setCombFan(distance: number, along: number, across: number): void;
  /** Height field of cloth whose folds travel once over the loop, at loop position t; heights are in canvas widths. */
  drawFabric(t: number): void;
  /**
   * folds: about how many lie across the canvas; warp: how far they are dragged about; (acrossX, acrossY): unit vector that
   * runs across them; creases: height of the small ones; weave: height of the threads, and how many lie across the canvas.
   */
  setFabric(values: {
    folds: number;
    warp: number;
    acrossX: number;
    acrossY: number;
    creases: number;
    weave: number;
    threads: number;
    originX: number;
    originY: number;
    seed: number;
  }): void;
  /**
   * refraction: how far the ground shifts per height; lens: how far (canvas widths) it shifts below what floats; density:
   * tint per height; doming: steepness against a true round; flattest: height that the liquid can't exceed (0: none).
   */
  setFluid(refraction: number, lens: number, density: number, doming: number, flattest: number): void;
  /**
   * Shares: its own colour instead of what lies below, and how much of the sky's that takes where it is lit; mirroring at
   * grazing angles; light gathered; dark rim.
   */
  setFluidBody(opacity: number, sheen: number, fresnel: number, pooling: number, rimming: number): void;
  /** Unit vector away from the light; the window's place, half size, edge and light in reflections; the light opposite. */
  setFluidLight(values: {
    awayX: number;
    awayY: number;
    x: number;
    y: number;
    width: number;
    height: number;
    softness: number;
    light: number;
    counter: number;
  }): void;
  /** Liquid of any clearness over a lit ground, from the square of its height in `surface`. */
  shadeFluid(t: number): void;
  /**
   * Where the shadow falls (canvas widths), how tall liquid has to be for a full one, its blur (half-resolution pixels) and
   * depth; the light that gathers in it where it is deeper than `from`.
   */
  setFluidCast(values: {
    x: number;
    y: number;
    height: number;
    blur: number;
    depth: number;
    focus: number;
    from: number;
  }): void;
  /**
   * How far the ground, and liquid that words stand on, is pulled toward the calm colour. From the top down to `to` (canvas widths)
   * all liquid takes that on, so that no box shows in it, and below it a share that falls to `spread`.
   */
  setFluidCalm(ground: number, liquid: number, to: number, spread: number): void;
  /** What the ground is made of: contrast of its clouds, veins, fibres and grain. */
  makeBacking(clouds: number, veins: number, fibres: number, grain: number, seed: number): void;
  /** The direction in which the ground changes from its first colour to its second, per canvas width; its glow. */
  setFluidGround(slantX: number, slantY: number, x: number, y: number, radius: number): void;
  /** A net of gathered light: lines per canvas width, its strength inside the liquid and in its shadow. */
  setNet(perWidth: number, inside: number, cast: number, seed: number): void;
  /** A window's light on the ground, turned with the light: its middle, half its size, its edge, how bright it is. */
  setPane(x: number, y: number, width: number, height: number, softness: number, light: number): void;
  /** A bead, flattened to a dome `height` high; canvas widths. */
  addBead(x: number, y: number, radiusX: number, radiusY: number, height: number): void;
  /** What runs down: as round across as the profile says, from row to row, nowhere wider than `widest` (canvas widths). */
  addColumn(upper: number, lower: number, widest: number): void;
  /** A sheet that hangs from the top edge down to `level`, `height` thick, its edge round; canvas widths. */
  addSheet(level: number, height: number): void;
  /** A length of round thread that tapers from one radius to the other; canvas widths. */
  addStrand(fromX: number, fromY: number, fromRadius: number, toX: number, toY: number, toRadius: number): void;
  /** Starts a moment without any liquid. */
  clearStrands(): void;
  /**
   * For every half-resolution row from 48 above the frame to 48 below it: the middle of a column and the square of its radius
   * (canvas widths), which the host writes before `addColumn`.
   */
  columnPointer(): number;
  /** Lets what was collected flow into the rest; within `blend` (canvas widths) of each other the two make a fillet. */
  joinStrands(blend: number): void;
  /**
   * Unrest of the surface at a moment of the loop: `lift` (canvas widths²) moves outlines too, `share` only what is thick.
   * `across`, `down`: how many swells to a canvas width.
   */
  ruffleStrands(t: number, lift: number, share: number, across: number, down: number, seed: number): void;
  /**
   * Room for `count` curves from side to side, back to front, which the host fills before each frame. For each one three rows of a
   * float per column: where it runs (half-resolution pixels down), the cosine of its slope, and its strength.
   */
  bandEdges(count: number): number;
  /**
   * Lines of equal height. levels: of them for each unit of noise; line: half of its width in pixels; terrace: depth of the steps
   * between levels, 0 for none; shadow: their shadow's length in pixels; veins: how unevenly thick lines are, 0…1.
   * isValley: they leave the middle of the frame free.
   */
  drawContours(values: {
    t: number;
    levels: number;
    line: number;
    terrace: number;
    shadow: number;
    veins: number;
    isValley: boolean;
  }): void;
  /** Curtains of light that stand on their edges and fade upward. Lengths in pixels. */
  drawCurtains(height: number, soft: number, glow: number): void;
  /**
   * Dunes behind each other, in low light: each is brightest along its crest and sinks into a soft hollow before the next one. Their
   * strength is how far beyond the dune's spine (canvas widths) a column is: there it lies in shade, and far on the other side the wind
   * has rippled it. Lengths in pixels; `lee`: depth of that shade; `ripple`: how much light ripples have.
   */
  drawDunes(values: {
    lip: number;
    body: number;
    shadow: number;
    depth: number;
    lee: number;
    spacing: number;
    ripple: number;
  }): void;
  /** Colours that melt into each other over soft folds. `folds`: strength of their light. */
  drawMelt(t: number, folds: number): void;
  /** Sheets that lie upon each other; each rounds off toward its upper edge and throws a shadow on those behind. Lengths in pixels. */
  drawSheets(lip: number, body: number, shadow: number, depth: number, sheen: number): void;
  /** Light from (x, y), a unit vector, that folds and steps are lit by. */
  setBandLight(x: number, y: number): void;
  /** Noise that forms come from: `zoom` cells across the canvas, dragged `warp` cells about. */
  setBandNoise(zoom: number, warp: number, originX: number, originY: number, seed: number): void;
  /**
   * How strong lines are, and how white light turns what it falls on; inside quiet zones: the share of contrast that stays, and
   * how far colour is pulled to the calm one.
   */
  setBandCalm(lines: number, white: number, contrast: number, pull: number): void;
  /** Colours of what one of `bands`' functions drew. */
  shadeBands(): void;
  /** Height field of ridges at loop position t; heights are in canvas widths. */
  drawRidges(t: number): void;
  /**
   * Long ridges side by side. count: of them across the canvas; warp: how far they bend; (acrossX, acrossY): unit vector that
   * runs across them; skew: share of a ridge that rises, 0.5 for even ones; sharpness of crests, 0…1; height of ridges and of
   * the ripples on them, canvas widths; how many ripples lie across the canvas; grit: height of single grains.
   */
  setRidges(values: {
    count: number;
    warp: number;
    acrossX: number;
    acrossY: number;
    skew: number;
    sharpness: number;
    height: number;
    ripple: number;
    ripples: number;
    grit: number;
    seed: number;
  }): void;
  /** Room for the bubbles of a layer (0 the bed, 1 in front) at rest, which the host fills; once for each layer. */
  bubbleTable(layer: number, capacity: number): number;
  /** Draws the table's first `count` bubbles into a layer, as they are at loop position t; sway in half-resolution pixels. */
  drawBubbles(layer: number, t: number, sway: number, count: number): void;
  /** Makes ready what lies under all bubbles: the bed's cover, and in quarter field 1 the light on its mounds at loop position t. */
  drawFoam(t: number): void;
  /** Light on the mounds from (x, y), a unit vector, and their relief; 0 as radius: the bed covers everything. */
  setMoundLight(x: number, y: number, relief: number, coverRadius: number): void;
  /** The mounds that the bed lies in: how many across the canvas, how much taller than wide, how round their valleys are. */
  setMounds(zoom: number, stretch: number, round: number, seed: number): void;
  /** Where the host puts what the foam lies on, RGB, and the light on the finest foam, one byte each; half resolution, row by row. */
  foamGroundPointer(): number;
  /** Inside quiet zones: the share of contrast that stays, and how far colour is pulled toward the calm one. */
  setFoamCalm(contrast: number, pull: number): void;
  /**
   * walls: light in the walls between bubbles; hollow: shade beside them; opacity: of a small bubble, 0…1, large ones are
   * clear; gloss: of windows' reflections; iridescence, pearl: of clear films in front and of those in the bed. The window's size and
   * softness for a ball of radius 1.
   */
  setFoamFilm(values: {
    walls: number;
    hollow: number;
    opacity: number;
    gloss: number;
    iridescence: number;
    pearl: number;
    size: number;
    softness: number;
  }): void;
  /** Light from (x, y), a unit vector; how bright level foam is, 0…1; relief of its edge, of each bubble. */
  setFoamLight(x: number, y: number, middle: number, edge: number, bubbles: number): void;
  /** The shadow on the ground: depth, 0…1, and offset in half-resolution pixels, at most 40. */
  setFoamShadow(depth: number, x: number, y: number): void;
  /** Foam over its ground: mounds, milky small bubbles, clear large ones with windows in them. */
  shadeFoam(): void;
  /** Height field of thick cream at loop position t; heights are in canvas widths. */
  drawLotion(t: number): void;
  /**
   * zoom: noise cells across the canvas; warp: how far folds are dragged; ridge: height of the big folds; stroke: height of
   * the spatula's strokes; mirror: 1 or −1, which way the strokes lean.
   */
  setLotion(values: {
    zoom: number;
    warp: number;
    ridge: number;
    stroke: number;
    originX: number;
    originY: number;
    mirror: number;
    seed: number;
  }): void;
  /** Strokes lie across (x, y), whose length is how many there are; `fold`: how far they follow the folds. */
  setStrokes(x: number, y: number, fold: number): void;
  /** Turns the strokes around a point (canvas widths) like a whisk: by so many turns there, by half at `reach`. */
  setSwirl(turns: number, x: number, y: number, reach: number): void;
  /** Something poured: round lobes that cover this share of the frame. `size`: lobes per canvas width. */
  makePuddle(coverage: number, size: number, originX: number, originY: number, seed: number): void;
  /**
   * A broad stroke of a spatula. (x, y): its middle, canvas widths; (alongX, alongY): unit vector of the stroke; breadth:
   * half of it; length: how far from the middle it runs out, raggedly, at its end.
   */
  makeSwipe(values: {
    x: number;
    y: number;
    alongX: number;
    alongY: number;
    breadth: number;
    length: number;
    ragged: number;
    seed: number;
  }): void;
  /**
   * thickness: height of the film, canvas widths; shoulder: how far from the outline it reaches that, half-resolution pixels;
   * edge: over how many pixels it becomes opaque; shadow: its depth, 0…1, and where it falls, pixels; grain: contrast of
   * what lies bare.
   */
  setFilm(values: {
    thickness: number;
    shoulder: number;
    edge: number;
    shadow: number;
    shadowX: number;
    shadowY: number;
    grain: number;
  }): void;
  /** A bubble in the gel, canvas widths; strength: how far it is in front, 0…1. */
  addBubble(x: number, y: number, radius: number, strength: number): void;
  clearBubbles(): void;
  /**
   * slope: normal per height; from, to: the heights between which it gets deep, canvas widths; clarity: how much paler it
   * is where it is thin; inner: light that gathers in flanks away from the light; milk: how much it scatters like a cream;
   * bending: how far it bends what shines through, canvas widths; iridescence: of its sheen, 0…1.
   */
  setGel(values: {
    slope: number;
    from: number;
    to: number;
    clarity: number;
    inner: number;
    milk: number;
    bending: number;
    iridescence: number;
    cavity: number;
  }): void;
  /** Inside quiet zones: the share of relief that stays, and how far colour is pulled toward the calm one. */
  setGelCalm(relief: number, pull: number): void;
  /** (towardX, towardY): unit vector to the light; the window as in `setKey`; rim: what steep flanks mirror of the room. */
  setGelLight(values: {
    towardX: number;
    towardY: number;
    x: number;
    y: number;
    width: number;
    height: number;
    softness: number;
    light: number;
    rim: number;
  }): void;
  /** Clear or milky gel: deep where it is thick, light gathered in its far flanks, sharp windows on its skin. */
  shadeGel(): void;
  /** Creams, balms: wrapped diffuse on a ramp of the ground's own colours, cavities, softboxes, grazing light. */
  shadeOpaque(): void;
  /** Where the weak tall softbox on the other side shows and how bright it is, and which way a surface faces that glints. */
  setFill(x: number, y: number, light: number, glintX: number, glintY: number): void;
  /** rimLight: reflection at grazing slopes; glint: strength of the tight highlight. */
  setGloss(rimLight: number, glint: number): void;
  /** Where the key light's softbox shows in reflections, half its size, how soft its edge is and how bright it is. */
  setKey(x: number, y: number, width: number, height: number, softness: number, light: number): void;
  /** Inside quiet zones: the share of relief that stays, and how far colour is pulled toward the calm one. */
  setOpaqueCalm(relief: number, pull: number): void;
  /** slope: relief, as normal per height; wrap: light that bends around into shade, 0…1; light: unit vector toward the light. */
  setRelief(slope: number, wrap: number, lightX: number, lightY: number, lightZ: number): void;
  /** cavity: darkening below the mean height of `radius`; ramp: the range of light spread over the three stops. */
  setShade(cavity: number, radius: number, rampFrom: number, rampTo: number, vignette: number): void;
  /**
   * The sun through a window: bars of shade `depth` deep (0: no window) across (x, y), a unit vector, one in each `period`
   * (canvas widths) from `at` on; `bar`: its share of the period; softness: of its edge, canvas widths. `fall`: how much
   * darker it gets from one end of the canvas to the other along (x, y).
   */
  setSun(values: {
    depth: number;
    x: number;
    y: number;
    at: number;
    period: number;
    bar: number;
    softness: number;
    fall: number;
  }): void;
  /** Keeps the host's picture calm behind words in itself, for materials that show it bent. Once for each picture. */
  calmPicture(): void;
  /** Where the host puts its picture: opaque RGBA, one byte a channel, half resolution, row by row. */
  picturePointer(): number;
  /** Inside quiet zones: the share of contrast that stays, and how far colour is pulled toward the calm one. */
  setPictureCalm(contrast: number, pull: number): void;
  /** The host's picture as a frame. Where words stand, it comes nearer to its own mean and to the calm colour. */
  storePicture(): void;
  /** bend: how far water of slope 1 shifts what lies in it, canvas widths; gain: photons to light; share: of caustics. */
  setSubmerged(bend: number, gain: number, share: number, keptContrast: number): void;
  /** Light from (x, y), a unit vector: how bright a slope toward it gets, and from which slope on and how much it glints. */
  setSurface(x: number, y: number, sheen: number, glintFrom: number, glints: number): void;
  /** The host's picture as it lies in moving water: bent by its slopes, lit by what the waves gather, under its sheen. */
  shadeSubmerged(): void;
  /** Where `storeRgb` leaves the frame: three bytes a pixel, row by row. */
  rgbPointer(): number;
  /** The finished frame as RGB, its chroma interpolated and not repeated. */
  storeRgb(): void;
  /**
   * Stamps a sprite, premultiplied RGBA with a clear border of two pixels, on the host's picture. (left, top) to (right, bottom) is the
   * part of the picture that it may touch; (u, v) the sprite's place under the middle of the first pixel there, which goes on by
   * (acrossU, acrossV) from column to column and by (downU, downV) from row to row. `mode`: 0 over, 1 screen, 2 added.
   */
  stampSprite(values: {
    sprite: number;
    width: number;
    height: number;
    left: number;
    top: number;
    right: number;
    bottom: number;
    u: number;
    v: number;
    acrossU: number;
    acrossV: number;
    downU: number;
    downV: number;
    opacity256: number;
    mode: number;
  }): void;
  /** A stroke with round ends from (x0, y0) to (x1, y1), `half` its width, in one opaque colour: half-resolution pixels, 0…255. */
  strokeLine(values: {
    x0: number;
    y0: number;
    x1: number;
    y1: number;
    half: number;
    red: number;
    green: number;
    blue: number;
  }): void;
  /**
   * Waves of one group at a moment: `swell` becomes `even`·c + `odd`·s, added to what it is where `kept`. Tiles of floats.
   */
  addSwell(swell: number, even: number, odd: number, c: number, s: number, kept: boolean): void;
  /**
   * One row of open sea, into the host's picture. `share`: how far it lies from the horizon toward the viewer's feet; `one` and `other`:
   * rows of the swell; `u` and `step`: where its first column lies on those, and what each one adds; `tone`, `strength`: its place on
   * the ramp and of waves in that; `shine`: how much of a light's reflection each pixel has; `keen`: how bright a wave glints;
   * `glinting`: `levels` ramps of `size` colours with ever more glint. Columns from `hiddenFrom` to `hiddenEnd` are left as they are.
   */
  drawSeaRow(values: {
    y: number;
    swell: number;
    one: number;
    other: number;
    u: number;
    step: number;
    tone: number;
    strength: number;
    shine: number;
    keen: number;
    glinting: number;
    levels: number;
    size: number;
    hiddenFrom: number;
    hiddenEnd: number;
  }): void;
  /**
   * A solid of this radius in pixels, turned, as a sprite: `side` pixels wide and high, a multiple of 4, premultiplied, `stride` bytes
   * from row to row. `ramp`: `size` opaque colours.
   */
  drawSolid(values: {
    sprite: number;
    side: number;
    stride: number;
    radius: number;
    cos: number;
    sin: number;
    grain: number;
    ramp: number;
    size: number;
  }): void;
  /** kind: 0 a ring that stands upright with a bead in it, 1 a softgel that leans; the light's unit vector, and what the matter is like. */
  setSolid(values: {
    kind: number;
    x: number;
    y: number;
    z: number;
    softness: number;
    clarity: number;
    gloss: number;
    specks: number;
  }): void;
  /**
   * Cloth in a window, into the host's picture. Planes: `view` and what of it comes through folds, `veiled`, as places on the ramp; `kept`
   * and `added`: of each pixel so much stays, and so much comes to it. `cloth`: tables of cover and light of the near cloth, of the far
   * one, and of slope and density of the deep one; `bend`: how much each column is bent; `sway`: for each row shift, stretch and edge.
   */
  drawCurtain(values: {
    view: number;
    veiled: number;
    kept: number;
    added: number;
    cloth: number;
    bend: number;
    sway: number;
    ramp: number;
    rampSize: number;
  }): void;
  setCurtain(hang: number, drape: number, side: number): void;
  /**
   * Cloth that hangs over the whole frame in soft folds, into the host's picture. Planes: `glow`, the light behind it as places on the
   * ramp; `near`, `far`: for each pixel its place along each cloth, in turns; `nearDepth`, `farDepth`: how much of the ramp its folds
   * take; `kept` and `added`: of each pixel so much stays, and so much comes to it. `bend`: how much each column gives way to `sway`,
   * which holds for each row, in turns, the shift and the stretch of the cloth in front, then a swell's phase, and its light.
   */
  drawDrapery(values: {
    glow: number;
    near: number;
    nearDepth: number;
    far: number;
    farDepth: number;
    kept: number;
    added: number;
    bend: number;
    sway: number;
    ramp: number;
    rampSize: number;
  }): void;
  setDrapery(nearSkew: number, farSkew: number, sheen: number, swells: number): void;
  /**
   * Two states of vapour, each a plane of density and one of light `stride` wide, over the host's picture. (a, b): bytes from the
   * planes' start to what lies at the picture's corner; then the shares of each state's two columns, and how far down between rows.
   * `gathered` and `grain` are as large as the picture; `tone` is the place on the ramp of the first row, which falls by `fall` a row.
   */
  drawVapour(values: {
    densityA: number;
    lightA: number;
    densityB: number;
    lightB: number;
    stride: number;
    a: number;
    b: number;
    a0: number;
    a1: number;
    b0: number;
    b1: number;
    down: number;
    gathered: number;
    grain: number;
    ramp: number;
    rampSize: number;
    tone: number;
    fall: number;
  }): void;
  /**
   * from, to: densities at which vapour begins to show and hides most, which is `opacity`; contrast, depth, rim: how much its own light,
   * its depth and its thin edges add to its place on the ramp.
   */
  setVapour(from: number, to: number, opacity: number, contrast: number, depth: number, rim: number): void;
  /**
   * A parasol seen along its pole over the host's picture. `tones`: what each pixel has of its own; `round`: rim, crease, second colour,
   * facing and threads, 4096 places each; `outward`: share of the second colour for each thousandth of the radius, where the colours
   * lie in rings; `cloth`: the two ramps, `size` colours each. `shift`: how far it is turned, in places.
   */
  drawParasol(values: {
    angles: number;
    radii: number;
    tones: number;
    round: number;
    outward: number;
    cloth: number;
    size: number;
    left: number;
    top: number;
    across: number;
    down: number;
    radius: number;
    shift: number;
    hasRings: boolean;
    hasFringe: boolean;
  }): void;
  /** For each pixel of a box its place round the turn (16 bits) and its distance from the middle in radii; `across` is a multiple of 4. */
  makeParasol(values: {
    angles: number;
    radii: number;
    across: number;
    down: number;
    middleX: number;
    middleY: number;
    radius: number;
  }): void;
  /**
   * A surface lit through a gobo, into the host's picture. `ambient` and `direct`: for each pixel its place on the ramp without sun, and
   * what a sun of 1 adds (0 to 255 arrive); `gobo`: opaque RGBA bytes of half the picture's size, whose red is the sun; `ramp`:
   * `rampSize` colours as opaque RGBA words.
   */
  lightWall(ambient: number, direct: number, gobo: number, goboWidth: number, ramp: number, rampSize: number): void;
  /** A floor of stone: clouds, veins and grain, with this contrast. */
  makeFloor(contrast: number, seed: number): void;
  /**
   * What the surface itself shows of light from (x, y), a unit vector. caustics: the share of them that is left; gain: how
   * bright a slope toward the light gets.
   */
  setSheen(caustics: number, x: number, y: number, gain: number): void;
  /** causticGain: photons to light; ambient: light without caustics; surfaceSlope: how much sky it mirrors. */
  setWater(causticGain: number, ambient: number, surfaceSlope: number): void;
  /** Inside quiet zones: the share of caustic contrast that stays, and how far colour is pulled toward the calm one. */
  setWaterCalm(contrast: number, pull: number): void;
  /** Sunlit water: caustics on the floor, a little sky on the surface. */
  shadeWater(): void;
  /**
   * A peak that a whisk or a spatula pulled up. (x, y): its foot; radius and height in canvas widths; (leanX, leanY): where
   * its tip hangs over to; sharpness: 1 a cone, 2 and more with hollow flanks, under 1 a dome; arms: ridges that wind up
   * it, turned so many times, as high as this share of it; joining: roundness of the crease to its neighbours.
   */
  addPeak(values: {
    x: number;
    y: number;
    radius: number;
    height: number;
    leanX: number;
    leanY: number;
    sharpness: number;
    arms: number;
    turns: number;
    share: number;
    joining: number;
    seed: number;
  }): void;
  /**
   * A swirl piped from its rim inward and up. (x, y): its middle; radius of all of it, thickness of the bead, canvas widths;
   * rounds: signed; climb: height that it gains; start: where it begins, turns; flatness: the bead's height over its
   * radius; grooves: ridges of a star nozzle over the breadth, depth: as a share of the thickness, twist: turns of the
   * nozzle in a round; joining as in `setBead`.
   */
  addSwirl(values: {
    x: number;
    y: number;
    radius: number;
    thickness: number;
    rounds: number;
    climb: number;
    start: number;
    flatness: number;
    grooves: number;
    depth: number;
    twist: number;
    joining: number;
    seed: number;
  }): void;
  /**
   * Casts the relief's own shadows once. (x, y): unit vector toward the light; rise: the light's height per way; penumbra:
   * how much of its own distance a shadow's edge blurs over, as height per way.
   */
  castShade(x: number, y: number, rise: number, penumbra: number): void;
  /**
   * Starts a relief: rolling ground of this height (canvas widths), `zoom` noise cells across the canvas, with finer lumps
   * as a share of it. `partial`: what is laid down covers only a part, and the bed itself is bare.
   */
  layBed(swell: number, zoom: number, lumps: number, partial: number, seed: number): void;
  /**
   * Lays folds, each resting on the next. count: per canvas width; (alongX, alongY): unit vector along them; distance: of
   * the point that they bend around, canvas widths; wave: how far they swing in turns of a fold, and its length; chance:
   * how far noise bends them, folds; depth: height of one, streaks: of the lines along it, canvas widths; steepness: share
   * of a fold over which it falls to the next.
   */
  layFolds(values: {
    count: number;
    alongX: number;
    alongY: number;
    distance: number;
    wave: number;
    waveLength: number;
    chance: number;
    depth: number;
    streaks: number;
    steepness: number;
    seed: number;
  }): void;
  /**
   * Lets this share of the relief melt to pools that lie this much lower (canvas widths), with so many noise cells a canvas
   * width; they keep the last of the relief and rise a little at their shores.
   */
  melt(share: number, depth: number, cells: number, seed: number): void;
  /** Fine roughness of what was laid down: `pores` sinks pits (like a mousse's), `grain` roughens evenly; canvas widths. */
  roughen(pores: number, grain: number, cells: number, seed: number): void;
  /** Rounds what is sharper than the frame can show: a binomial blur of three pixels, as often as asked. */
  softenRelief(passes: number): void;
  /**
   * Adds to the water's slope the rings that run out from (x, y). radius: of the foremost ring; length: from ring to ring;
   * reach: over how much the train of rings behind it fades; all in canvas widths. height: slope of the foremost ring. tilt: how many times broader than high they look; 1 from above.
   */
  addRings(values: {
    x: number;
    y: number;
    radius: number;
    length: number;
    reach: number;
    height: number;
    tilt: number;
  }): void;
  /** Where the relief lies at loop position t. */
  drawSculpture(t: number): void;
  /**
   * How the relief creeps: drift: how far chance moves it, half-resolution pixels, over `zoom` cells a canvas width, and how
   * much of that changes in a loop (radians); sway: how far all of it glides around in an oval, pixels; wobble: height of slow
   * waves over it, canvas widths, over so many cells.
   */
  setCreep(values: {
    drift: number;
    zoom: number;
    swing: number;
    swayX: number;
    swayY: number;
    wobble: number;
    wobbleZoom: number;
    seed: number;
  }): void;
  /**
   * How dark the relief's own shadows are, and how much darker it gets over a canvas width along (x, y), away from the
   * light; makes everything ready for frames.
   */
  setReliefShade(depth: number, x: number, y: number, seed: number): void;
  /** Lays the stroke down. */
  endStroke(radius: number): void;
  /**
   * What comes out of a nozzle. flatness: height over radius; grooves: ridges that a star nozzle leaves over the breadth, as
   * deep as this share of the radius, turned so many times a canvas width; squareness: 0 round, 1 a flat strip; joining:
   * how round the crease is to what lies below, canvas widths.
   */
  setBead(flatness: number, squareness: number, grooves: number, depth: number, twist: number, joining: number): void;
  /**
   * A spatula or finger that takes away what was there. level: height in its middle; trough: how much higher its sides are,
   * tilt: how much higher its left side is than its right; lip: height of what it pushes aside; bristles: of its streaks,
   * ragged: how far its outline wanders, as a share of the radius; fade: length over which it sets on and lifts; all
   * lengths in canvas widths.
   */
  setSpatula(values: {
    level: number;
    trough: number;
    tilt: number;
    lip: number;
    bristles: number;
    ragged: number;
    fade: number;
    seed: number;
  }): void;
  /** Sets on at a point of this height and radius, canvas widths. */
  strokeFrom(x: number, y: number, z: number, radius: number): void;
  /** Goes on to the next point in a straight line. */
  strokeTo(x: number, y: number, z: number, radius: number): void;
  /** Adds a field for a target (0 across and 1 down, in pixels to the left and up; 2 light, as a share) and gives its address. */
  addWarpField(target: number): number;
  /** The whole frame at the moment that the fields' numbers stand for, luma included: there is nothing left to finish. */
  drawWarp(): void;
  /** Makes room for the photograph and the sums. Once for each instance. */
  openWarp(): void;
  /** The number of a field at the moment, fields counted as they were added. */
  setWarpField(index: number, value: number): void;
  warpNodeColumns(): number;
  warpNodeRows(): number;
  /** Inside quiet zones, where the share of contrast that stays is `contrast`, and as much of the calm colour comes in as words need. */
  calmWarp(contrast: number): void;
  /**
   * Takes `rows` rows (even) from the band; `first` (even) is the row in the frame of the first of them, negative above it. How much they
   * are lifted goes from `lift` to nearly `nextLift`.
   */
  takeWarpBand(first: number, rows: number, lift: number, nextLift: number): void;
  /** Where the host puts rows of the photograph: opaque RGBA, one byte a channel, the frame's width and the reach on both sides. */
  warpBand(): number;
  warpBandRows(): number;
  warpReach(): number;
  /**
   * Slope of a sum of plane waves at loop position t. The table holds for each wave: cycles per canvas width in x and y,
   * whole cycles per loop, phase in turns, amplitude.
   */
  drawWaves(t: number, count: number): void;
  /**
   * Composites a premultiplied YUVA layer onto the finished frame, moved and turned. Its bytes are as for `compositeLayer`, with at
   * least 24 blank columns on either side and two blank rows above and below. `left` and `top` are where its corner would lie without
   * the turn; `turn` is in radians, clockwise about (`centreX`, `centreY`), a few hundredths at most. All pixels of the canvas.
   */
  compositeTurned(values: {
    layer: number;
    width: number;
    height: number;
    left: number;
    top: number;
    centreX: number;
    centreY: number;
    turn: number;
    opacity256: number;
  }): void;
  /** Luma ×2 in both directions, dithered to eight bits. Call once every pixel of the half-resolution frame is stored. */
  finishLuma(): void;
  /**
   * Adds a run of liquid from `top` down to `bottom` around x, canvas widths: round at both ends, `width` its half width at
   * the bottom and `share` of that at the top; it winds by `wave`, over `length`, from a phase in turns.
   */
  addRun(values: {
    x: number;
    top: number;
    bottom: number;
    width: number;
    share: number;
    strength: number;
    wave: number;
    length: number;
    phase: number;
  }): void;
  coatPointer(): number;
  /** Floats of one row of the plane that `coatPointer` gives: its pixel (0, 0); beyond every side lies a margin. */
  planeRowFloats(): number;
  /** edge: field at an outline; refraction: canvas widths for a height of 1; density: of the tint; opacity: of the body. */
  setWet(edge: number, refraction: number, density: number, doming: number, opacity: number): void;
  /** away: unit vector away from the light; rim: depth of the dark side, pool: light on the other; and the window's reflection. */
  setWetLight(values: {
    awayX: number;
    awayY: number;
    rim: number;
    pool: number;
    windowX: number;
    windowY: number;
    size: number;
    softness: number;
    light: number;
  }): void;
  /** shadow: its depth, 0…1; cast: where it falls, canvas widths; focus: light that liquid gathers inside it. */
  setWetShadow(shadow: number, castX: number, castY: number, focus: number): void;
  /** A round patch of more light on the picture, canvas widths; gain: how much more in its middle, and less outside. */
  setWetSun(x: number, y: number, radius: number, gain: number): void;
  /** Liquid, from the metaball field, over the host's picture: the picture is seen through it, bent. */
  shadeWet(): void;
  /** Starts a frame's liquid: the coat, or nothing. */
  startWet(): void;
}

/** Those of many parameters, as they are compiled: a row of numbers. */
interface Rows {
  drawPond(low: number, high: number, from: number, to: number, added: number, ramp: number, rampSize: number): void;
  drawShore(
    t: number,
    moveX0: number,
    moveY0: number,
    moveX1: number,
    moveY1: number,
    swayX: number,
    swayY: number,
    gloss: number,
  ): void;
  makeShore(
    x: number,
    y: number,
    offset: number,
    bays: number,
    cells: number,
    stretch: number,
    lightX: number,
    lightY: number,
    seed: number,
  ): void;
  setShore(
    deepFrom: number,
    deepTo: number,
    clear: number,
    ripple: number,
    glitters: number,
    caustics: number,
    gloss: number,
    grain: number,
    swell: number,
    whitecaps: number,
    foamLight: number,
  ): void;
  setShoreWave(
    wave: number,
    front: number,
    breadth: number,
    trail: number,
    reach: number,
    face: number,
    line: number,
  ): void;
  setWindow(
    x: number,
    y: number,
    width: number,
    height: number,
    softness: number,
    counterX: number,
    counterY: number,
  ): void;
  setComb(
    teeth: number,
    alongX: number,
    alongY: number,
    wave: number,
    waveLength: number,
    drift: number,
    roundness: number,
    depth: number,
    fine: number,
    swell: number,
    seed: number,
  ): void;
  setFabric(
    folds: number,
    warp: number,
    acrossX: number,
    acrossY: number,
    creases: number,
    weave: number,
    threads: number,
    originX: number,
    originY: number,
    seed: number,
  ): void;
  setFluidLight(
    awayX: number,
    awayY: number,
    x: number,
    y: number,
    width: number,
    height: number,
    softness: number,
    light: number,
    counter: number,
  ): void;
  setFluidCast(x: number, y: number, height: number, blur: number, depth: number, focus: number, from: number): void;
  drawContours(
    t: number,
    levels: number,
    line: number,
    terrace: number,
    shadow: number,
    veins: number,
    isValley: boolean,
  ): void;
  drawDunes(
    lip: number,
    body: number,
    shadow: number,
    depth: number,
    lee: number,
    spacing: number,
    ripple: number,
  ): void;
  setRidges(
    count: number,
    warp: number,
    acrossX: number,
    acrossY: number,
    skew: number,
    sharpness: number,
    height: number,
    ripple: number,
    ripples: number,
    grit: number,
    seed: number,
  ): void;
  setFoamFilm(
    walls: number,
    hollow: number,
    opacity: number,
    gloss: number,
    iridescence: number,
    pearl: number,
    size: number,
    softness: number,
  ): void;
  setLotion(
    zoom: number,
    warp: number,
    ridge: number,
    stroke: number,
    originX: number,
    originY: number,
    mirror: number,
    seed: number,
  ): void;
  makeSwipe(
    x: number,
    y: number,
    alongX: number,
    alongY: number,
    breadth: number,
    length: number,
    ragged: number,
    seed: number,
  ): void;
  setFilm(
    thickness: number,
    shoulder: number,
    edge: number,
    shadow: number,
    shadowX: number,
    shadowY: number,
    grain: number,
  ): void;
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
  setSun(
    depth: number,
    x: number,
    y: number,
    at: number,
    period: number,
    bar: number,
    softness: number,
    fall: number,
  ): void;
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
  drawDrapery(
    glow: number,
    near: number,
    nearDepth: number,
    far: number,
    farDepth: number,
    kept: number,
    added: number,
    bend: number,
    sway: number,
    ramp: number,
    rampSize: number,
  ): void;
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
  makeParasol(
    angles: number,
    radii: number,
    across: number,
    down: number,
    middleX: number,
    middleY: number,
    radius: number,
  ): void;
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
  addRings(x: number, y: number, radius: number, length: number, reach: number, height: number, tilt: number): void;
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
  compositeTurned(
    layer: number,
    width: number,
    height: number,
    left: number,
    top: number,
    centreX: number,
    centreY: number,
    turn: number,
    opacity256: number,
  ): void;
  addRun(
    x: number,
    top: number,
    bottom: number,
    width: number,
    share: number,
    strength: number,
    wave: number,
    length: number,
    phase: number,
  ): void;
  setWetLight(
    awayX: number,
    awayY: number,
    rim: number,
    pool: number,
    windowX: number,
    windowY: number,
    size: number,
    softness: number,
    light: number,
  ): void;
}

/** What an instance exports. */
export type CompiledFunctions = Omit<KernelFunctions, keyof Rows> & Rows;

/** The exports, with one described structure in place of each long row of numbers. */
export function described(compiled: CompiledFunctions): KernelFunctions {
  return {
    ...compiled,
    drawPond: (values) =>
      compiled.drawPond(values.low, values.high, values.from, values.to, values.added, values.ramp, values.rampSize),
    drawShore: (values) =>
      compiled.drawShore(
        values.t,
        values.moveX0,
        values.moveY0,
        values.moveX1,
        values.moveY1,
        values.swayX,
        values.swayY,
        values.gloss,
      ),
    makeShore: (values) =>
      compiled.makeShore(
        values.x,
        values.y,
        values.offset,
        values.bays,
        values.cells,
        values.stretch,
        values.lightX,
        values.lightY,
        values.seed,
      ),
    setShore: (values) =>
      compiled.setShore(
        values.deepFrom,
        values.deepTo,
        values.clear,
        values.ripple,
        values.glitters,
        values.caustics,
        values.gloss,
        values.grain,
        values.swell,
        values.whitecaps,
        values.foamLight,
      ),
    setShoreWave: (values) =>
      compiled.setShoreWave(
        values.wave,
        values.front,
        values.breadth,
        values.trail,
        values.reach,
        values.face,
        values.line,
      ),
    setWindow: (values) =>
      compiled.setWindow(
        values.x,
        values.y,
        values.width,
        values.height,
        values.softness,
        values.counterX,
        values.counterY,
      ),
    setComb: (values) =>
      compiled.setComb(
        values.teeth,
        values.alongX,
        values.alongY,
        values.wave,
        values.waveLength,
        values.drift,
        values.roundness,
        values.depth,
        values.fine,
        values.swell,
        values.seed,
      ),
    setFabric: (values) =>
      compiled.setFabric(
        values.folds,
        values.warp,
        values.acrossX,
        values.acrossY,
        values.creases,
        values.weave,
        values.threads,
        values.originX,
        values.originY,
        values.seed,
      ),
    setFluidLight: (values) =>
      compiled.setFluidLight(
        values.awayX,
        values.awayY,
        values.x,
        values.y,
        values.width,
        values.height,
        values.softness,
        values.light,
        values.counter,
      ),
    setFluidCast: (values) =>
      compiled.setFluidCast(values.x, values.y, values.height, values.blur, values.depth, values.focus, values.from),
    drawContours: (values) =>
      compiled.drawContours(
        values.t,
        values.levels,
        values.line,
        values.terrace,
        values.shadow,
        values.veins,
        values.isValley,
      ),
    drawDunes: (values) =>
      compiled.drawDunes(
        values.lip,
        values.body,
        values.shadow,
        values.depth,
        values.lee,
        values.spacing,
        values.ripple,
      ),
    setRidges: (values) =>
      compiled.setRidges(
        values.count,
        values.warp,
        values.acrossX,
        values.acrossY,
        values.skew,
        values.sharpness,
        values.height,
        values.ripple,
        values.ripples,
        values.grit,
        values.seed,
      ),
    setFoamFilm: (values) =>
      compiled.setFoamFilm(
        values.walls,
        values.hollow,
        values.opacity,
        values.gloss,
        values.iridescence,
        values.pearl,
        values.size,
        values.softness,
      ),
    setLotion: (values) =>
      compiled.setLotion(
        values.zoom,
        values.warp,
        values.ridge,
        values.stroke,
        values.originX,
        values.originY,
        values.mirror,
        values.seed,
      ),
    makeSwipe: (values) =>
      compiled.makeSwipe(
        values.x,
        values.y,
        values.alongX,
        values.alongY,
        values.breadth,
        values.length,
        values.ragged,
        values.seed,
      ),
    setFilm: (values) =>
      compiled.setFilm(
        values.thickness,
        values.shoulder,
        values.edge,
        values.shadow,
        values.shadowX,
        values.shadowY,
        values.grain,
      ),
    setGel: (values) =>
      compiled.setGel(
        values.slope,
        values.from,
        values.to,
        values.clarity,
        values.inner,
        values.milk,
        values.bending,
        values.iridescence,
        values.cavity,
      ),
    setGelLight: (values) =>
      compiled.setGelLight(
        values.towardX,
        values.towardY,
        values.x,
        values.y,
        values.width,
        values.height,
        values.softness,
        values.light,
        values.rim,
      ),
    setSun: (values) =>
      compiled.setSun(
        values.depth,
        values.x,
        values.y,
        values.at,
        values.period,
        values.bar,
        values.softness,
        values.fall,
      ),
    stampSprite: (values) =>
      compiled.stampSprite(
        values.sprite,
        values.width,
        values.height,
        values.left,
        values.top,
        values.right,
        values.bottom,
        values.u,
        values.v,
        values.acrossU,
        values.acrossV,
        values.downU,
        values.downV,
        values.opacity256,
        values.mode,
      ),
    strokeLine: (values) =>
      compiled.strokeLine(
        values.x0,
        values.y0,
        values.x1,
        values.y1,
        values.half,
        values.red,
        values.green,
        values.blue,
      ),
    drawSeaRow: (values) =>
      compiled.drawSeaRow(
        values.y,
        values.swell,
        values.one,
        values.other,
        values.u,
        values.step,
        values.tone,
        values.strength,
        values.shine,
        values.keen,
        values.glinting,
        values.levels,
        values.size,
        values.hiddenFrom,
        values.hiddenEnd,
      ),
    drawSolid: (values) =>
      compiled.drawSolid(
        values.sprite,
        values.side,
        values.stride,
        values.radius,
        values.cos,
        values.sin,
        values.grain,
        values.ramp,
        values.size,
      ),
    setSolid: (values) =>
      compiled.setSolid(
        values.kind,
        values.x,
        values.y,
        values.z,
        values.softness,
        values.clarity,
        values.gloss,
        values.specks,
      ),
    drawCurtain: (values) =>
      compiled.drawCurtain(
        values.view,
        values.veiled,
        values.kept,
        values.added,
        values.cloth,
        values.bend,
        values.sway,
        values.ramp,
        values.rampSize,
      ),
    drawDrapery: (values) =>
      compiled.drawDrapery(
        values.glow,
        values.near,
        values.nearDepth,
        values.far,
        values.farDepth,
        values.kept,
        values.added,
        values.bend,
        values.sway,
        values.ramp,
        values.rampSize,
      ),
    drawVapour: (values) =>
      compiled.drawVapour(
        values.densityA,
        values.lightA,
        values.densityB,
        values.lightB,
        values.stride,
        values.a,
        values.b,
        values.a0,
        values.a1,
        values.b0,
        values.b1,
        values.down,
        values.gathered,
        values.grain,
        values.ramp,
        values.rampSize,
        values.tone,
        values.fall,
      ),
    drawParasol: (values) =>
      compiled.drawParasol(
        values.angles,
        values.radii,
        values.tones,
        values.round,
        values.outward,
        values.cloth,
        values.size,
        values.left,
        values.top,
        values.across,
        values.down,
        values.radius,
        values.shift,
        values.hasRings,
        values.hasFringe,
      ),
    makeParasol: (values) =>
      compiled.makeParasol(
        values.angles,
        values.radii,
        values.across,
        values.down,
        values.middleX,
        values.middleY,
        values.radius,
      ),
    addPeak: (values) =>
      compiled.addPeak(
        values.x,
        values.y,
        values.radius,
        values.height,
        values.leanX,
        values.leanY,
        values.sharpness,
        values.arms,
        values.turns,
        values.share,
        values.joining,
        values.seed,
      ),
    addSwirl: (values) =>
      compiled.addSwirl(
        values.x,
        values.y,
        values.radius,
        values.thickness,
        values.rounds,
        values.climb,
        values.start,
        values.flatness,
        values.grooves,
        values.depth,
        values.twist,
        values.joining,
        values.seed,
      ),
    layFolds: (values) =>
      compiled.layFolds(
        values.count,
        values.alongX,
        values.alongY,
        values.distance,
        values.wave,
        values.waveLength,
        values.chance,
        values.depth,
        values.streaks,
        values.steepness,
        values.seed,
      ),
    addRings: (values) =>
      compiled.addRings(values.x, values.y, values.radius, values.length, values.reach, values.height, values.tilt),
    setCreep: (values) =>
      compiled.setCreep(
        values.drift,
        values.zoom,
        values.swing,
        values.swayX,
        values.swayY,
        values.wobble,
        values.wobbleZoom,
        values.seed,
      ),
    setSpatula: (values) =>
      compiled.setSpatula(
        values.level,
        values.trough,
        values.tilt,
        values.lip,
        values.bristles,
        values.ragged,
        values.fade,
        values.seed,
      ),
    compositeTurned: (values) =>
      compiled.compositeTurned(
        values.layer,
        values.width,
        values.height,
        values.left,
        values.top,
        values.centreX,
        values.centreY,
        values.turn,
        values.opacity256,
      ),
    addRun: (values) =>
      compiled.addRun(
        values.x,
        values.top,
        values.bottom,
        values.width,
        values.share,
        values.strength,
        values.wave,
        values.length,
        values.phase,
      ),
    setWetLight: (values) =>
      compiled.setWetLight(
        values.awayX,
        values.awayY,
        values.rim,
        values.pool,
        values.windowX,
        values.windowY,
        values.size,
        values.softness,
        values.light,
      ),
  };
}
