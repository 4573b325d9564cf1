/**
 * A mask is a formula, a sheet, or a thing that is worn. What it is made of tells, in the ways that languages say it: before the noun
 * ("Cotton Mask"), as a part of it ("Papiermaske"), beside it ("masque tissu"), or after a link ("Maske aus Vlies", "masque en coton").
 * Signals for `words`, in names that `normalName` made.
 */

/** In any language; "mascara" is read before, by `mascaraThatIsMask`. */
const mask = "(?:mas(?:k|que)s?|\\p{L}*masken?|mascarillas?|mascher[ae]|\\p{L}*maskers?)";

/** What stands between the noun and its material: whose face it is for, or what kind of cotton. */
const beside =
  "(?:face|facial(?:es)?|eye|lip|visages?|yeux|levres|viso|occhi|labbra|rostro|ojos|labios|faciales|rosto|olhos|gezichts?|notte|de nuit|de noche|de dormir|de sommeil|hydratant|hidratante|idratante)";
const kind =
  "(?:100 ?% ?|bio|organic|pure?|puro|pura|soft|thin|rein\\p{L}*|weich\\p{L}*|fein\\p{L}*|zart\\p{L}*|doux|fine?s?|biologique|suave|organic[oa]|naturel\\p{L}*|natural|biologic[oa]|zacht\\p{L}*|an?|une?|eine[mnr]?|un[oa]?)";

/** Links after which a stuff is what the mask is made of, not what is in it ("à", "au", "mit", "al" and "con" say that). */
const link =
  "(?:(?:made )?(?:of|from|out of|in|on)|aus|auf|im|en|de|sur|sobre|em|in|di|su|van|op|de base de|fibres? de|en fibres? de|fibra de|em fibra de|base en)";

/** Stuffs that only a sheet is made of. */
const sheetStuff = [
  "tissues?|fabric|cotton|cloth|paper|fleece|foil|silicone|non-?woven|micro ?-?fib(?:re|er)s?|textile|lyocell|tencel|viscose|(?:bio-?)?cellulose|hydro[ -]?gel",
  "(?:\\p{L}*(?:tuch|vlies|baumwolle|baumwoll|papier|zellstoff|gewebe|mikrofaser))|(?:baumwoll|vlies|faser|natur)?stoff|(?:bio-?)?zellulose|folie|silikon|viskose",
  "tissus?|coton|intissee?s?|non-?tissee?s?|ouate",
  "papel|tela|tejido|tisu|algodon|(?:bio-?)?celulosa|hidro-?gel|microfibra|silicona",
  "tecido|algodao|(?:bio-?)?celulose|carta|cotone|tessuto|(?:bio-?)?cellulosa|idro-?gel|tnt|foglio|stof|doek|katoen|papieren|vlies",
].join("|");
/** A leaf or a veil is a sheet only after "en": "mascarilla de hojas de olivo" is made of olive leaves. */
const sheets = "feuilles?|hojas?|lamina|folhas?|fogli|voile|velo|fibres? de (?:coton|bambou|cellulose)";

/** After a stuff these make an ingredient or a promise of it: "Cotton Blossom Mask", "Silk Protein Mask", "Tissue Repair Mask". */
const ingredient =
  "(?:blossoms?|flowers?|seeds?|milk|extracts?|cand(?:y|ies)|proteins?|peptides?|amino|powder|oil|cloud|soft|repair(?:ing)?|renewal|regenerat\\p{L}+|firming|recovery|smooth(?:ing)?|bags?|pouch(?:es)?|box(?:es)?|packaging|tubes?|jars?|tubs?|flor|fleur)";
const worn = "(?:silk|satin|seide|satijn|soie|seda|seta|raso|zijde)";

export const sheetMasks: readonly string[] = [
  "sheet ?-?mas(?:k|que|ke|ken|ker)s?|sheet \\p{L}+ masks?|mask sheets?",
  `${mask} (?:\\p{L}+ ){0,4}(?:en|in|em|de) (?:tissu|tessuto|tecido|tela)(?! ${ingredient})|masques? (?:\\p{L}+ ){1,3}tissu(?! \\p{L})|mascarillas? (?:${beside} )?de velo`,
  `(?:${sheetStuff})[ -]+(?!${ingredient} )(?:\\p{L}+[ -])?${mask}`,
  "\\p{L}*(?:tuch|vlies|zellstoff|zellulose|cellulose|hydrogel|baumwoll|papier|tissue|doek|katoen)mask(?:en?|ers?)|(?:stoff|stof|folien|silikon|mikrofaser|gewebe)mask(?:en?|ers?)",
  `${mask} (?:${beside} ){0,2}(?:(?:${sheetStuff})(?! ${ingredient})|hojas? de algodon)`,
  `${mask} (?:${beside} ){0,2}${link} (?:${kind}[ -]?){0,2}(?:${sheetStuff})(?! ${ingredient})`,
  `${mask} (?:${beside} ){0,2}(?:en|em|in|su) (?:${sheets})|${mask} (?:${beside} ){0,2}de folha(?! de)|masques? (?:${beside} )?(?:feuille(?! (?:d[eu]s?|or|argent|olivier|the|menthe|figuier)(?!\\p{L}))|feuilles(?! \\p{L}))`,
];

/** Masks that are lights, sleeping masks of silk, or protect from infection. */
export const wornMasks: readonly string[] = [
  `led[ -](?:\\p{L}+[ -])?${mask}|${mask} (?:${beside} )?(?:a )?led|light therapy`,
  `(?:silk|satin|seiden|satin)[ -](?!${ingredient} )(?:\\p{L}+ )?(?:mas(?:k|que)s?|maskers?|schlafmasken?)|${mask} (?:${beside} ){0,2}(?:(?:made )?(?:of|from|out of|in)|aus|en|em|van) (?:${kind} )?${worn}(?! ${ingredient})|antifaz|antifaces|mascherin[ae]`,
  "(?:reusable|protective|surgical|disposable|washable|kn95|ffp[23]) (?:\\p{L}+ )?mas(?:k|que|ke|ken)s?|mask (?:brush|applicator|bowl)(?:es)?",
  `masques? lavables?(?! \\p{L})|${mask} (?:\\p{L}+ )?(?:kn95|ffp[23]|chirurgica(?:ux|l|le|les)|chirurgic[ahe]{1,2}|quirurgicas?|cirurgicas?|higienicas?|jetables?|desechables?|descartave(?:l|is)|reutilizables?|reutilisables?|reutilizave(?:l|is)|lavabil[ei])`,
  "(?:op|mund-?(?:nasen)?|atemschutz|alltags|behelfs|community|einweg|mehrweg)-?(?:schutz-?)?masken?",
];

/**
 * Spanish and Portuguese call a mask "máscara", too, with an accent or without. It is mascara where lashes, volume or water are spoken of, and
 * where nothing but a colour follows; a mask where it says whose face it is for, what it does or what it is of.
 */
const ofLashes =
  "(?!.*(?:pestan|cilios|lash|waterproof|volum|sobrancelh|\\bcejas|resistente|alargador|alongador|rizador|curvador|espesador|\\bde (?:ojos|olhos|luxe|noir)))";
export const mascaraThatIsMask = `mascaras?${ofLashes}(?= (?:(?:facia(?:l|les|is)|corpora(?:l|les|is)|capilar(?:es)?|labia(?:l|les|is)|no[ct]t?urnas?|detox|peel|antiedad|anti|led|tecido|papel|(?:hidrat|purific|calm|exfoli|esfoli|revitaliz|refresc|suaviz|matific|equilibr|relaj|relax|energiz|reafirm|tonific)antes?|nutritivas?|(?:ilumin|repar|regener|limpi|renov|rejuvenec|purific|clare)adoras?|cremosas?)(?!\\p{L})|(?:de|em|para) ))`;
