import type { AnimationPrompt } from "../../src/core/contract/creative.ts";

/** What a marketer types, and the categories that a person would accept as the first answer. */
export type StyleQuery = readonly [query: string, ...accepted: AnimationPrompt[]];

/**
 * Written before the lexicon and the catalogue; they are never changed to fit the ranking. The lexicon may be improved
 * after looking at what goes wrong here.
 */
export const styleQueries: readonly StyleQuery[] = [
  // Texture of the product.
  ["golden oil slowly dripping down glass", "Liquid Dripping", "Serum Drips"],
  ["fluffy whipped body butter", "Whipped Cream/Butter"],
  ["foam bubbles for a cleanser", "Soapy Suds"],
  ["thick cream swirl close up", "Lotion Texture", "Whipped Cream/Butter"],
  ["smooth white lotion smear", "Lotion Texture"],
  ["macro of tiny clear droplets of hyaluronic acid serum", "Serum Droplets"],
  ["beads of serum on a glass surface", "Serum Droplets"],
  ["clear jelly texture that wobbles", "Gel Cream"],
  ["bouncy water gel moisturizer", "Gel Cream"],
  ["thin stream of serum being poured in zigzags", "Serum Drizzles"],
  ["honey coloured serum drizzled over a pale surface", "Serum Drizzles"],
  ["serum running down from the top edge", "Serum Drips"],
  ["drips falling from a pipette", "Serum Drips", "Serum Droplets"],
  ["lotion dragged with a comb leaving ridges", "Lotion Comb Pulls"],
  ["spatula grooves through cream", "Lotion Comb Pulls"],
  ["cream being squeezed out of a tube", "Lotion Squeeze"],
  ["a ribbon of lotion coming out of the tube", "Lotion Squeeze"],
  ["waxy lip balm, melted and matte", "Balm Texture"],
  ["cleansing balm melting into skin, sorbet", "Balm Texture"],
  ["glitter and light flares on the bottle", "Sparkle Object"],
  ["diamond shimmer, glam", "Sparkle Object"],
  ["fine face mist floating in the air", "Mist Cloud"],
  ["toner spray, soft fog", "Mist Cloud"],
  ["soap lather on tiles", "Soapy Suds"],
  ["ivory peaks like meringue", "Whipped Cream/Butter"],

  // Ingredients.
  ["citrus slices falling into water", "Ingredients in Water"],
  ["cucumber and mint floating under water", "Ingredients in Water"],
  ["botanicals laid out neatly from above", "Flat Lay Pattern"],
  ["top-down grid of almonds and leaves", "Flat Lay Pattern"],
  ["morning dew on a rose petal", "Dew Drops on Flower or Leaf"],
  ["water beads on a green leaf, macro", "Dew Drops on Flower or Leaf"],
  ["a vitamin capsule turning slowly on a pedestal", "Rotating Object"],
  ["spinning 3d object, studio", "Rotating Object"],
  ["honey dripping from a dipper", "Drippy Ingredients", "Liquid Dripping"],
  ["aloe leaf oozing gel", "Drippy Ingredients"],
  ["juicy orange with juice running off it", "Dripping Fruit"],
  ["grapefruit halves dripping", "Dripping Fruit"],
  ["syrup pouring, thick amber liquid", "Liquid Dripping", "Serum Drizzles"],
  ["dripping paint look in brand colours", "Liquid Dripping"],

  // Benefit.
  ["close-up of a woman's face turning", "Face Loop"],
  ["glowing cheeks, portrait", "Face Loop"],
  ["model with fresh skin looking at the camera", "Face Loop"],
  ["neck and collarbone, firming cream", "Neck Loop"],
  ["décolleté shot", "Neck Loop"],

  // Abstract and hydration.
  ["abstract flowing gradients", "Abstract Waves"],
  ["soft wavy shapes in pink and lilac", "Abstract Waves"],
  ["silk sheet in slow motion", "Flowing Fabric"],
  ["satin folds, luxurious", "Flowing Fabric"],
  ["floating sphere of water", "Water Ball"],
  ["hydration orb, a globe of liquid in zero gravity", "Water Ball"],
  ["concentric rings on still water", "Water Ripples"],
  ["a drop hits the water and makes ripples", "Water Ripples"],

  // Sun life.
  ["turquoise sea rolling onto sand", "Beach Waves"],
  ["aerial view of surf and foam on the shore", "Beach Waves"],
  ["swimming pool with sun reflections", "Water Ripples Poolside"],
  ["caustics on blue pool tiles", "Water Ripples Poolside"],
  ["shadow of palm leaves on a wall", "Ambient Shadows"],
  ["window light moving across a plaster wall", "Ambient Shadows"],
  ["calm beach at noon, shade of a parasol", "Beach Umbrella with Waves", "Umbrella Only"],
  ["parasol by the ocean for our spf launch", "Beach Umbrella with Waves"],
  ["striped umbrella seen from above", "Umbrella Only"],
  ["just a sun umbrella against blue sky", "Umbrella Only"],
  ["girl in a swimsuit moving gently", "Girl Subtle Movement/Body Loop"],
  ["bare shoulders and back, body lotion glow", "Girl Subtle Movement/Body Loop"],
  ["on a yacht in the mediterranean", "Yacht Life"],
  ["sailing boat deck, rich summer holiday", "Yacht Life"],

  // Breezy.
  ["sheer curtain in morning light", "Curtains Blowing"],
  ["white drapes at an open window, wind", "Curtains Blowing"],
  ["clouds in a blue sky", "Clouds Drifting"],
  ["dreamy pastel sky at sunset", "Clouds Drifting"],
  ["eucalyptus leaves swaying", "Leaves in Breeze"],
  ["green foliage moving in the wind", "Leaves in Breeze"],
  ["wildflowers in a light wind", "Flower in Breeze"],
  ["chamomile meadow", "Flower in Breeze"],

  // One word.
  ["yacht", "Yacht Life"],
  ["suds", "Soapy Suds"],
  ["clouds", "Clouds Drifting"],
  ["silk", "Flowing Fabric"],
  ["glitter", "Sparkle Object"],
  ["pool", "Water Ripples Poolside"],
  ["mist", "Mist Cloud"],
  ["balm", "Balm Texture"],

  // Long ones.
  [
    "we are launching a vitamin c serum and I would like something fresh where thin golden serum is drizzled in loops over a clean cream coloured background, slow, sunny, appetising",
    "Serum Drizzles",
  ],
  [
    "for our after-sun campaign: the edge of the sea, small waves washing over pale sand again and again, seen from above, no people, relaxing",
    "Beach Waves",
  ],
  [
    "think of a hotel room in Greece, early in the morning, the balcony door is open and the linen curtains move a little",
    "Curtains Blowing",
  ],
  [
    "something premium, dark and moody where a heavy velvet cloth moves behind the bottle very slowly",
    "Flowing Fabric",
  ],
  [
    "show the rich texture of the night cream very close, folds and swoops like buttercream frosting, warm light from the side",
    "Whipped Cream/Butter",
    "Lotion Texture",
  ],

  // Misspelt.
  ["watter riples", "Water Ripples"],
  ["curtians blowing in the wnd", "Curtains Blowing"],
  ["serum dropplets", "Serum Droplets"],
  ["eucaliptus leafs", "Leaves in Breeze"],
  ["umbrela at the beech", "Beach Umbrella with Waves", "Umbrella Only"],
  ["glittery sparkel", "Sparkle Object"],

  // German, French, Spanish.
  ["Vorhänge im Wind", "Curtains Blowing"],
  ["Schaumblasen für Duschgel", "Soapy Suds"],
  ["Sonnenschirm am Strand", "Beach Umbrella with Waves"],
  ["gouttes de sérum", "Serum Droplets", "Serum Drips"],
  ["vagues sur la plage", "Beach Waves"],
  ["nuages qui passent", "Clouds Drifting"],
  ["hojas con gotas de rocío", "Dew Drops on Flower or Leaf"],
  ["crema batida", "Whipped Cream/Butter"],

  // The look alone: several categories can carry it.
  ["minimal, airy, pastel", "Clouds Drifting", "Curtains Blowing", "Flowing Fabric", "Abstract Waves"],
  ["summer vacation luxury", "Yacht Life", "Water Ripples Poolside", "Beach Umbrella with Waves"],
  ["calming spa mood", "Water Ripples", "Ambient Shadows", "Water Ball", "Mist Cloud"],
  ["clean clinical lab look", "Serum Droplets", "Gel Cream", "Serum Drips", "Rotating Object"],
];

/** Written at the same time, for the proof alone: nobody looks at which of them fail until the lexicon is done. */
export const heldOutStyleQueries: readonly StyleQuery[] = [
  ["rich moisturizer swipe", "Lotion Texture"],
  ["lotion swatch, silky surface", "Lotion Texture"],
  ["peptide ampoule drops on mirror", "Serum Droplets"],
  ["transparent gel with air bubbles", "Gel Cream"],
  ["cooling aloe gel cream", "Gel Cream"],
  ["serum poured from a dropper in a thin line", "Serum Drizzles", "Serum Drips"],
  ["oil trickling down", "Serum Drips", "Liquid Dripping"],
  ["foamy face wash", "Soapy Suds"],
  ["bubble bath", "Soapy Suds"],
  ["shea butter whipped soft like mousse", "Whipped Cream/Butter"],
  ["raked lines in lotion like a zen garden", "Lotion Comb Pulls"],
  ["squeezing toothpaste-like stripe of sunscreen", "Lotion Squeeze"],
  ["ointment, solid and buttery, scooped with a finger", "Balm Texture"],
  ["gold dust twinkle for christmas", "Sparkle Object"],
  ["rosewater spritz", "Mist Cloud"],
  ["steam and vapour in a spa", "Mist Cloud"],
  ["lemon slice splash", "Ingredients in Water"],
  ["petals sinking in water", "Ingredients in Water"],
  ["knolling of herbs and seeds", "Flat Lay Pattern"],
  ["repeating pattern of avocado halves", "Flat Lay Pattern"],
  ["raindrops on petals", "Dew Drops on Flower or Leaf"],
  ["jar rotating 360", "Rotating Object"],
  ["coconut with milk dripping off it", "Drippy Ingredients", "Dripping Fruit"],
  ["strawberries covered in syrup", "Dripping Fruit", "Drippy Ingredients"],
  ["molten caramel flow", "Liquid Dripping"],
  ["smiling woman touching her face", "Face Loop"],
  ["jawline and throat", "Neck Loop"],
  ["liquid marble background", "Abstract Waves"],
  ["linen cloth billowing", "Flowing Fabric", "Curtains Blowing"],
  ["chiffon scarf", "Flowing Fabric"],
  ["bubble of water, plump hydration", "Water Ball"],
  ["rain on a puddle", "Water Ripples"],
  ["crystal clear water surface, zen", "Water Ripples"],
  ["tide coming in", "Beach Waves"],
  ["sunlit poolside with a cocktail vibe", "Water Ripples Poolside"],
  ["blinds casting stripes of light", "Ambient Shadows"],
  ["dappled light under trees", "Ambient Shadows", "Leaves in Breeze"],
  ["beach chair, sunshade and sea", "Beach Umbrella with Waves"],
  ["yellow parasol", "Umbrella Only"],
  ["tanned legs at the seaside", "Girl Subtle Movement/Body Loop"],
  ["boat trip off capri", "Yacht Life"],
  ["gauze curtains", "Curtains Blowing"],
  ["cotton candy sky", "Clouds Drifting"],
  ["olive branch in a gentle breeze", "Leaves in Breeze"],
  ["peonies swaying", "Flower in Breeze"],
  ["lavender field at golden hour", "Flower in Breeze"],
  ["moisturiser textur", "Lotion Texture", "Gel Cream"],
  ["wiped butter crem", "Whipped Cream/Butter"],
  ["Wassertropfen auf einem Blatt", "Dew Drops on Flower or Leaf"],
  ["rideaux blancs dans la brise", "Curtains Blowing"],
  ["olas del mar", "Beach Waves"],
  ["romantic, floral, soft", "Flower in Breeze", "Dew Drops on Flower or Leaf"],
];
