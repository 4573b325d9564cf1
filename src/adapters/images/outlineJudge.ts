import type { OutlineMap } from "../../ports/pictures.ts";
import { hasShadeAlong, withoutCastShadows } from "./castShadow.ts";
import { withoutFootShadow } from "./footShadow.ts";
import { withoutFootSpurs } from "./footSpurs.ts";
import type { Ground } from "./groundModel.ts";
import {
  agreementOf,
  busyRingOf,
  contactOf,
  contactOfSupplied,
  detailOf,
  footRaggednessOf,
  footStepOf,
  losesEnd,
  narrowsToFoot,
  paleRimOf,
  shareBeside,
  shareTouching,
  standsOnPlate,
} from "./outlineMeasures.ts";
import {
  areaOf,
  distanceTo,
  overlapOf,
  partsOf,
  pixelsAway,
  type Silhouette,
  smoothed,
  symmetryOfParts,
  withoutCrumbs,
} from "./outlineShape.ts";
import { mainThing } from "./outlineThings.ts";
import { outlinesWithPaleParts } from "./paleParts.ts";
import type { Pixels } from "./pixels.ts";

/** What speaks for or against an outline; shares are 0 to 1. */
export interface OutlineSigns {
  /** The worst overlap of the outline with what one view of the model sees; null where no model looked. */
  agreement: number | null;
  /** The mean of these overlaps; null where no model looked. */
  meanAgreement: number | null;
  /** Whether no view sees anything that the outline lacks. */
  coversViews: boolean;
  /** Whether no view ends above the outline's foot: it would take the rest for a reflection. */
  sharesFoot: boolean;
  /** The overlap with the outline that the ground or the supplied alpha gives by itself; null where there is none. */
  corroboration: number | null;
  symmetry: number;
  /** The share of the surroundings in which something else has edges. */
  busyRing: number;
  /** The share of the outline that runs along the picture's border. */
  contact: number;
  /** Things as large as the largest, nearly: the product and what it cannot be told from. */
  things: number;
  /** How large the smaller things beside the product were that were left out, as a share of it. */
  company: number;
  /** The share of its inside in which it has sharp edges: print, threads, a cap. A smear of cream has none. */
  detail: number;
}

export interface JudgedOutline {
  shape: Silhouette;
  /** Whether it has a part that the model left out. */
  isCompleted?: boolean;
  signs: OutlineSigns;
  /** 0 to 1; from `minConfidence` on an outline is shown. */
  confidence: number;
  /** Why it is not shown, with what would help; null where it is. */
  reason: string | null;
}

/** An outline below it is refused. Each sign says 0.5 at its own limit, and the worst decides. */
export const minConfidence = 0.5;

/** A sign's value that says nothing (0), that is just enough (0.5), and that leaves no doubt (1). */
export interface Scale {
  none: number;
  enough: number;
  sure: number;
}

const scales = {
  agreement: { none: 0.94, enough: 0.968, sure: 0.995 },
  /** Of an outline whose halves are alike: a part that one view misses would be on one side. */
  agreementOfSymmetrical: { none: 0.92, enough: 0.958, sure: 0.985 },
  /** Of one that is as symmetrical as a pack is and covers what each view sees: some missed a pale part of it. */
  agreementOfCovered: { none: 0.7, enough: 0.8, sure: 0.97 },
  /** The mean over the looks, of an outline with a pale part that they leave out: a white cap is a quarter of a bottle. */
  meanAgreementOfPale: { none: 0.64, enough: 0.74, sure: 0.96 },
  corroboration: { none: 0.95, enough: 0.978, sure: 0.995 },
  /** Of an outline that two methods found; of one that only one did, or that may have a shadow of which neither can tell. */
  symmetryOfTwo: { none: 0.84, enough: 0.9, sure: 0.97 },
  symmetryOfOne: { none: 0.9, enough: 0.95, sure: 0.985 },
  /** Of a supplied one that lets light through in places, or of which the model leaves a part out: it may have brought a shadow along. */
  symmetryOfShaded: { none: 0.95, enough: 0.984, sure: 0.992 },
  calmRing: { none: 0.86, enough: 0.93, sure: 0.99 },
  detail: { none: 0.005, enough: 0.02, sure: 0.05 },
} satisfies Record<string, Scale>;

/** What a sign's value says, 0 to 1; 0.5 is just enough. */
export function mark(value: number, { none, enough, sure }: Scale): number {
  const share =
    value < enough ? (0.5 * (value - none)) / (enough - none) : 0.5 + (0.5 * (value - enough)) / (sure - enough);
  return Math.min(1, Math.max(0, share));
}

/** More of the outline than this along the border: the product goes on beyond it. */
const maxContact = 0.001;
/** What is nothing but edges is a pattern. */
const maxDetail = 0.7;
/** Halves that are at least so alike. */
const isSymmetrical = 0.98;
/** Where things beside the product were left out, that two methods drew the same outline says less: they may both have left out a part. */
const maxCompany = 0.15;
/** Of a supplied picture so much beside what the model sees, as a share of it, is a set of things that their shadows join. */
const asMuchBeside = 0.2;
/** From here on looks are all but one, and halves all but alike; see `isSeenAlike`. */
const seenAlike = { agreement: 0.985, symmetry: 0.975 };
/** Of a supplied picture so much that hangs together with the product and that the model leaves out, as a share of it, leaves a bite where it goes. */
const maxTouching = 0.006;
/** The feet of packs that stand free were at 0.0073 at most; one that sinks into a bedspread was at 0.018. */
const maxFootRaggedness = 0.012;
/** What no other method has to look at. */
const certainConfidence = 0.75;
const maxRingOfCertain = 0.004;
const maxPaleRimOfCertain = 0.03;

export interface OutlineInput {
  /** Without alpha: what was supplied lies on white. */
  pixels: Pixels;
  ground: Ground | null;
  /** The outline that the ground or the supplied alpha gives by itself. */
  own: Silhouette | null;
  isSupplied: boolean;
  /** Clear pixels that were put around a supplied outline: a model tells a thing that has air around it. */
  airPixels: number;
  /** Whether much of a supplied alpha lets light through: it may have brought a shadow along, part of which is opaque. */
  isVeiled: boolean;
}

/**
 * The product's own outline, where nothing about it is in doubt: one symmetrical thing with calm surroundings and nothing along it that
 * could be a shadow. Null where another method has to look.
 */
export function certainOutline(input: OutlineInput): JudgedOutline | null {
  const { own, pixels, ground, isSupplied, isVeiled } = input;
  if (own === null) return null;
  // A pale side of a pack looks like a shadow, too; under a supplied outline that lets no light through a shadow would be on one side.
  const isShaded = hasShadeAlong(pixels, own, isSupplied ? null : ground);
  if (isShaded && (!isSupplied || isVeiled)) return null;
  const { shape, things, company, dropped } = cleaned(input, own, true);
  const signs: OutlineSigns = {
    agreement: null,
    meanAgreement: null,
    coversViews: true,
    sharesFoot: true,
    corroboration: null,
    symmetry: symmetryOfParts(shape),
    busyRing: isSupplied ? 0 : busyRingOf(pixels, shape, dropped, null),
    contact: isSupplied ? contactOfSupplied(own, input.airPixels) : contactOf(shape),
    things,
    company,
    detail: detailOf(pixels, shape),
  };
  if (!isSupplied && ground !== null && paleRimOf(shape, ground) > maxPaleRimOfCertain) return null;
  if (isShaded && (signs.symmetry < scales.symmetryOfOne.sure || dropped.includes(1))) return null;
  const isPlain = company === 0 && (isSupplied || signs.busyRing <= maxRingOfCertain);
  const { confidence } = verdict(signs, 1, scales.symmetryOfOne);
  return isPlain && confidence >= certainConfidence ? { shape, signs, confidence, reason: null } : null;
}

/**
 * Takes the best of what the picture itself and the model's map say of the outline, and says how certain it is. Where that is not enough,
 * outlines with what the model may have left out are judged as well. Null where the map is empty.
 */
export function judgeOutline(input: OutlineInput, map: OutlineMap): JudgedOutline | null {
  const seen = cleaned(input, silhouetteOf(map), false);
  if (areaOf(seen.shape.mask) === 0) return null;
  const own = input.own === null ? null : cleaned(input, input.own, true);
  const found = { input, map, seen, own };
  const shape = own === null ? seen.shape : snapped(seen.shape, own.shape);
  const judged = judgedAs(shape, found, evidenceOf);
  if (judged.reason === null) return judged;
  const isTold = own !== null && !input.isVeiled && overlapOf(own.shape.mask, seen.shape.mask) >= leastToldOverlap;
  const completed = outlinesWithPaleParts(shape, isTold ? own.shape : null, map, input.isSupplied)
    .map((outline) => judgedAs(outline, found, isTold ? evidenceOfTold : evidenceOfPale))
    .find(({ reason }) => reason === null);
  return completed === undefined ? judged : { ...completed, isCompleted: true };
}

/** What the ground's or the alpha's own outline shares with what was seen, at the least, for it to tell of parts that the model left out. */
const leastToldOverlap = 0.7;

/** What an outline is judged by: the model's, and the ground's or the alpha's own where there is one. */
interface Found {
  input: OutlineInput;
  map: OutlineMap;
  seen: Cleaned;
  own: Cleaned | null;
}

/** How sure it is that an outline is the product's, 0 to 1, by those that saw it. */
type Evidence = (signs: OutlineSigns, shape: Silhouette, found: Found) => number;

function judgedAs(shape: Silhouette, found: Found, evidence: Evidence): JudgedOutline {
  const { input, map, seen, own } = found;
  const corroboration = own === null || input.isVeiled ? null : overlapOf(own.shape.mask, seen.shape.mask);
  const isCorroborated = corroboration !== null && corroboration >= scales.corroboration.enough;
  const unseen = input.isVeiled && input.own !== null ? shareBeside(input.pixels, input.own, shape) : 0;
  const signs: OutlineSigns = {
    ...agreementOf(map, shape, seen.dropped),
    corroboration,
    symmetry: symmetryOfParts(shape),
    busyRing: input.isSupplied ? 0 : busyRingOf(input.pixels, shape, seen.dropped, input.ground),
    contact: input.isSupplied && input.own !== null ? contactOfSupplied(input.own, input.airPixels) : contactOf(shape),
    things: Math.max(seen.things, isCorroborated ? (own?.things ?? 1) : 1, unseen >= asMuchBeside ? 2 : 1),
    company: Math.max(seen.company, own?.company ?? 0, unseen),
    detail: detailOf(input.pixels, shape),
  };
  const shadedBy = input.isSupplied ? null : input.ground;
  const uncleaned = input.isVeiled || !endsInside(input) ? null : input.own;
  if (own !== null && losesEnd(input.pixels, shadedBy, shape, own.shape, uncleaned))
    return { shape, signs, confidence: 0, reason: reasons.unsure };
  if (
    input.isSupplied &&
    !input.isVeiled &&
    input.own !== null &&
    shareTouching(input.pixels, input.own, shape) > maxTouching
  )
    return { shape, signs, confidence: 0, reason: reasons.attached };
  if (standsOnPlate(shape) || footRaggednessOf(shape) > maxFootRaggedness)
    return { shape, signs, confidence: 0, reason: reasons.busy };
  // A shadow that came along in a supplied outline is taken for product by the model, too.
  const mayHaveShadow = input.isSupplied && input.own !== null && hasShadeAlong(input.pixels, input.own, null);
  const scaleOfOpaque = isCorroborated && !mayHaveShadow ? scales.symmetryOfTwo : scales.symmetryOfOne;
  const isShaded = input.isVeiled || (input.isSupplied && (corroboration ?? 1) < scales.corroboration.none);
  const symmetryScale = isShaded ? scales.symmetryOfShaded : scaleOfOpaque;
  return { shape, signs, ...verdict(signs, evidence(signs, shape, found), symmetryScale) };
}

/** Whether the ground's own outline ends inside the picture: one that goes on beyond it is of a floor or a table, too. */
function endsInside({ own, isSupplied }: OutlineInput): boolean {
  return isSupplied || own === null || contactOf(own) <= maxContact;
}

/** Whether several looks at a product whose halves are alike were all but one: such a line is right where the picture shows hardly an edge, too. */
export function isSeenAlike({ agreement, symmetry }: OutlineSigns): boolean {
  return agreement !== null && agreement >= seenAlike.agreement && symmetry >= seenAlike.symmetry;
}

/** Crumbs of the map below this share of the largest part are noise of the model. */
const smallestSeen = 0.05;
const smoothing = 3;

function silhouetteOf({ mask, width, height }: OutlineMap): Silhouette {
  const found = new Uint8Array(mask.length);
  for (let i = 0; i < mask.length; i++) found[i] = (mask[i] ?? 0) > 127 ? 1 : 0;
  return smoothed(withoutCrumbs({ mask: found, width, height }, smallestSeen), smoothing);
}

function evidenceOf(signs: OutlineSigns): number {
  const isCovered = signs.coversViews && signs.sharesFoot && signs.symmetry >= scales.symmetryOfOne.sure;
  const isAlike = signs.symmetry >= isSymmetrical;
  const agreement = isCovered ? scales.agreementOfCovered : isAlike ? scales.agreementOfSymmetrical : scales.agreement;
  return Math.max(
    signs.agreement === null ? 0 : mark(signs.agreement, agreement),
    signs.corroboration === null || signs.company > maxCompany ? 0 : mark(signs.corroboration, scales.corroboration),
  );
}

/** At the foot of a product, in levels, where looks do not agree that it ends there. */
const leastFootStep = 20;

/** Of an outline with a part that looks leave out: only of one that covers all of them, whose halves are alike and that ends at a foot. */
const evidenceOfPale: Evidence = (signs, shape, found) =>
  evidenceOfAlike(signs, shape, found, scales.symmetryOfOne.sure);

/** The same where the ground or the alpha tells of that part by itself. */
const evidenceOfTold: Evidence = (signs, shape, found) => evidenceOfAlike(signs, shape, found, seenAlike.symmetry);

function evidenceOfAlike(
  signs: OutlineSigns,
  shape: Silhouette,
  { input: { pixels }, map }: Found,
  leastSymmetry: number,
): number {
  if (!signs.coversViews || signs.symmetry < leastSymmetry) return 0;
  if (!signs.sharesFoot && (footStepOf(pixels, shape) < leastFootStep || !narrowsToFoot(map, shape))) return 0;
  return mark(signs.meanAgreement ?? 0, scales.meanAgreementOfPale);
}

function verdict(
  signs: OutlineSigns,
  evidence: number,
  symmetryScale: Scale,
): Pick<JudgedOutline, "confidence" | "reason"> {
  const symmetry = mark(signs.symmetry, symmetryScale);
  const calm = mark(1 - signs.busyRing, scales.calmRing);
  const whole = signs.contact <= maxContact ? 1 : 0;
  const alone = signs.things <= 1 ? 1 : 0;
  const detail = signs.detail > maxDetail ? 0 : mark(signs.detail, scales.detail);
  const confidence = Math.min(evidence, symmetry, calm, whole, alone, detail);
  if (confidence >= minConfidence) return { confidence, reason: null };
  if (alone === 0) return { confidence, reason: reasons.several };
  if (whole === 0) return { confidence, reason: reasons.cropped };
  if (detail === confidence) return { confidence, reason: reasons.blank };
  if (calm === confidence) return { confidence, reason: reasons.busy };
  if (symmetry === confidence) return { confidence, reason: reasons.attached };
  return { confidence, reason: reasons.unsure };
}

const reasons = {
  several: "The picture shows several things of much the same size; a picture of the product alone can be used.",
  cropped: "The picture's edge cuts the product off; a picture that shows all of it can be used.",
  blank:
    "The picture shows a texture, a pattern or a swatch, nothing with a label or a lid; a picture of the product's pack can be used.",
  busy: "Other things touch or surround the product; a picture of it alone on a plain ground can be used.",
  attached:
    "Something beside the product, such as a shadow, a smear, a hand or an open lid, cannot be told from it; a picture of the closed product alone, from the front, can be used.",
  unsure:
    "The product's outline is not certain enough to cut it out cleanly; a picture on a plain ground of another tone, or a PNG with a transparent ground, can be used.",
};

interface Cleaned {
  shape: Silhouette;
  /** Pixels that were taken for something else: shadows, smaller things beside the product. */
  dropped: Uint8Array;
  things: number;
  company: number;
}

/** `mayHaveFootShadow`: the model tells a product from the shadow that it stands on, a threshold does not. */
function cleaned({ pixels, ground, isSupplied }: OutlineInput, found: Silhouette, mayHaveFootShadow: boolean): Cleaned {
  const isOnPlainGround = ground !== null || isSupplied;
  const trimmed = isOnPlainGround ? withoutCastShadows(pixels, found, isSupplied ? null : ground) : found;
  const { shape: thing, things, company } = mainThing(trimmed);
  const stood = mayHaveFootShadow ? withoutFootShadow(pixels, thing) : thing;
  const shape = isOnPlainGround ? withoutFootSpurs(stood) : thing;
  const dropped = found.mask.map((value, i) => (value === 1 && shape.mask[i] !== 1 ? 1 : 0));
  return { shape, dropped, things, company };
}

/** How far the sharper of two outlines may lie from the surer one and still be the same edge, as a share of the longer side. */
const sameEdge = 0.008;

/**
 * The outline that was seen, along the edges that the ground or the alpha gives wherever those lie beside it: the model knows what
 * belongs to the product, the picture where exactly it ends.
 */
function snapped(seen: Silhouette, own: Silhouette): Silhouette {
  const { width, height } = seen;
  const reach = pixelsAway(Math.max(3, Math.max(width, height) * sameEdge));
  const [toInside, toOutside] = [distanceTo(seen, 1), distanceTo(seen, 0)];
  const differing = { mask: seen.mask.map((value, i) => (value === own.mask[i] ? 0 : 1)), width, height };
  const { labels, parts } = partsOf(differing);
  const goesFar = new Uint8Array(parts.length);
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i] ?? 0;
    if (label > 0 && Math.max(toInside[i] ?? 0, toOutside[i] ?? 0) > reach) goesFar[label - 1] = 1;
  }
  const mask = seen.mask.map((value, i) => {
    const label = labels[i] ?? 0;
    return label > 0 && goesFar[label - 1] === 0 ? (own.mask[i] ?? 0) : value;
  });
  return { mask, width, height };
}
