/** What kind of stuff an ingredient is: said beside its name, and no benefit. */
export type StuffName =
  | "vitamin"
  | "humectant"
  | "fruit acid"
  | "plant oil"
  | "plant butter"
  | "clay"
  | "plant"
  | "lipid"
  | "amino acids"
  | "mineral"
  | "floral water"
  | "hive"
  | "plain";

/** `de` is nominative, or "nominative|dative"; `fr` and `es` begin with gender and number (m, f, mp, fp). */
export interface IngredientNames {
  de: string;
  fr: string;
  es: string;
  stuff: StuffName;
}

type Row = readonly [name: string, de: string, fr: string, es: string, stuff: StuffName];

/** By the English name that facts are stored under (`product/ingredients.ts`). */
const rows: readonly Row[] = [
  ["niacinamide", "Niacinamid", "f niacinamide", "f niacinamida", "vitamin"],
  ["vitamin c", "Vitamin C", "f vitamine C", "f vitamina C", "vitamin"],
  ["vitamin e", "Vitamin E", "f vitamine E", "f vitamina E", "vitamin"],
  ["vitamin b5", "Vitamin B5", "f vitamine B5", "f vitamina B5", "vitamin"],
  ["retinol", "Retinol", "m rétinol", "m retinol", "vitamin"],
  ["retinal", "Retinal", "m rétinal", "m retinal", "vitamin"],
  ["bakuchiol", "Bakuchiol", "m bakuchiol", "m bakuchiol", "plant"],
  ["hyaluronic acid", "Hyaluronsäure", "m acide hyaluronique", "m ácido hialurónico", "humectant"],
  ["lactic acid", "Milchsäure", "m acide lactique", "m ácido láctico", "fruit acid"],
  ["glycolic acid", "Glykolsäure", "m acide glycolique", "m ácido glicólico", "fruit acid"],
  ["salicylic acid", "Salicylsäure", "m acide salicylique", "m ácido salicílico", "plain"],
  ["mandelic acid", "Mandelsäure", "m acide mandélique", "m ácido mandélico", "fruit acid"],
  ["azelaic acid", "Azelainsäure", "m acide azélaïque", "m ácido azelaico", "plain"],
  ["tranexamic acid", "Tranexamsäure", "m acide tranexamique", "m ácido tranexámico", "plain"],
  ["ferulic acid", "Ferulasäure", "m acide férulique", "m ácido ferúlico", "plain"],
  ["polyglutamic acid", "Polyglutaminsäure", "m acide polyglutamique", "m ácido poliglutámico", "humectant"],
  ["ectoin", "Ectoin", "f ectoïne", "f ectoína", "plain"],
  ["ceramides", "Ceramide|Ceramiden", "mp céramides", "fp ceramidas", "lipid"],
  ["peptides", "Peptide|Peptiden", "mp peptides", "mp péptidos", "amino acids"],
  ["peptide complex", "Peptidkomplex", "m complexe de peptides", "m complejo de péptidos", "amino acids"],
  ["squalane", "Squalan", "m squalane", "m escualano", "lipid"],
  ["panthenol", "Panthenol", "m panthénol", "m pantenol", "vitamin"],
  ["glycerin", "Glyzerin", "f glycérine", "f glicerina", "humectant"],
  ["allantoin", "Allantoin", "f allantoïne", "f alantoína", "plain"],
  ["zinc oxide", "Zinkoxid", "m oxyde de zinc", "m óxido de zinc", "mineral"],
  ["zinc pca", "Zink-PCA", "m zinc PCA", "m zinc PCA", "mineral"],
  ["titanium dioxide", "Titandioxid", "m dioxyde de titane", "m dióxido de titanio", "mineral"],
  ["urea", "Urea", "f urée", "f urea", "humectant"],
  ["centella asiatica", "Tigergras", "f centella asiatica", "f centella asiática", "plant"],
  ["cica", "Cica", "f cica", "f cica", "plant"],
  ["green tea", "grüner Tee|grünem Tee", "m thé vert", "m té verde", "plant"],
  ["aloe vera", "Aloe Vera", "m aloe vera", "m aloe vera", "plant"],
  ["aloe", "Aloe", "m aloès", "m aloe", "plant"],
  ["rosehip", "Hagebutte", "m cynorrhodon", "f rosa mosqueta", "plant"],
  ["rosehip oil", "Hagebuttenöl", "f huile de rose musquée", "m aceite de rosa mosqueta", "plant oil"],
  ["jojoba", "Jojoba", "m jojoba", "f jojoba", "plant"],
  ["jojoba oil", "Jojobaöl", "f huile de jojoba", "m aceite de jojoba", "plant oil"],
  ["argan", "Argan", "m argan", "m argán", "plant"],
  ["argan oil", "Arganöl", "f huile d’argan", "m aceite de argán", "plant oil"],
  ["marula", "Marula", "m marula", "f marula", "plant"],
  ["marula oil", "Marulaöl", "f huile de marula", "m aceite de marula", "plant oil"],
  ["sea buckthorn", "Sanddorn", "m argousier", "m espino amarillo", "plant"],
  ["sea buckthorn oil", "Sanddornöl", "f huile d’argousier", "m aceite de espino amarillo", "plant oil"],
  ["camellia", "Kamelie", "m camélia", "f camelia", "plant"],
  ["camellia oil", "Kamelienöl", "f huile de camélia", "m aceite de camelia", "plant oil"],
  ["sunflower oil", "Sonnenblumenöl", "f huile de tournesol", "m aceite de girasol", "plant oil"],
  ["grapeseed oil", "Traubenkernöl", "f huile de pépins de raisin", "m aceite de uva", "plant oil"],
  ["almond oil", "Mandelöl", "f huile d’amande", "m aceite de almendras", "plant oil"],
  ["coconut oil", "Kokosöl", "f huile de coco", "m aceite de coco", "plant oil"],
  ["olive oil", "Olivenöl", "f huile d’olive", "m aceite de oliva", "plant oil"],
  ["apricot", "Aprikose", "m abricot", "m albaricoque", "plant"],
  ["apricot kernel oil", "Aprikosenkernöl", "f huile d’abricot", "m aceite de albaricoque", "plant oil"],
  ["plum", "Pflaume", "f prune", "f ciruela", "plant"],
  ["plum oil", "Pflaumenkernöl", "f huile de prune", "m aceite de ciruela", "plant oil"],
  ["shea butter", "Sheabutter", "m beurre de karité", "f manteca de karité", "plant butter"],
  ["cocoa butter", "Kakaobutter", "m beurre de cacao", "f manteca de cacao", "plant butter"],
  ["kaolin", "Kaolin", "m kaolin", "m caolín", "clay"],
  ["bentonite", "Bentonit", "f bentonite", "f bentonita", "clay"],
  ["pink clay", "rosa Tonerde|rosa Tonerde", "f argile rose", "f arcilla rosa", "clay"],
  ["charcoal", "Aktivkohle", "m charbon", "m carbón activo", "mineral"],
  ["caffeine", "Koffein", "f caféine", "f cafeína", "plain"],
  ["collagen", "Kollagen", "m collagène", "m colágeno", "amino acids"],
  ["snail mucin", "Schneckenschleim", "f bave d’escargot", "f baba de caracol", "plain"],
  ["propolis", "Propolis", "f propolis", "m própolis", "hive"],
  ["honey", "Honig", "m miel", "f miel", "hive"],
  ["beeswax", "Bienenwachs", "f cire d’abeille", "f cera de abejas", "hive"],
  ["oat", "Hafer", "f avoine", "f avena", "plant"],
  ["oat extract", "Haferextrakt", "m extrait d’avoine", "m extracto de avena", "plant"],
  ["oat milk", "Hafermilch", "m lait d’avoine", "f leche de avena", "plant"],
  ["rose water", "Rosenwasser", "f eau de rose", "f agua de rosas", "floral water"],
  ["witch hazel", "Hamamelis", "m hamamélis", "m hamamelis", "plant"],
  ["probiotics", "Probiotika", "mp probiotiques", "mp probióticos", "plain"],
  ["prebiotics", "Präbiotika", "mp prébiotiques", "mp prebióticos", "plain"],
  ["beta-glucan", "Beta-Glucan", "m bêta-glucane", "m betaglucano", "humectant"],
  ["coenzyme q10", "Coenzym Q10", "f coenzyme Q10", "f coenzima Q10", "plain"],
  ["cucumber", "Gurke", "m concombre", "m pepino", "plant"],
  ["cucumber water", "Gurkenwasser", "f eau de concombre", "f agua de pepino", "plant"],
  ["birch sap", "Birkensaft", "f sève de bouleau", "f savia de abedul", "plant"],
  ["birch water", "Birkenwasser", "f sève de bouleau", "f savia de abedul", "plant"],
  ["chamomile", "Kamille", "f camomille", "f manzanilla", "plant"],
  ["calendula", "Ringelblume", "m calendula", "f caléndula", "plant"],
  ["papaya enzymes", "Papaya-Enzyme|Papaya-Enzymen", "mp enzymes de papaye", "fp enzimas de papaya", "plain"],
  ["bamboo", "Bambus", "m bambou", "m bambú", "plant"],
];

const names = new Map(
  rows.map(([name, de, fr, es, stuff]): [string, IngredientNames] => [name, { de, fr, es, stuff }]),
);

/** The English names of all ingredients that are known here. */
export const knownIngredients: readonly string[] = rows.map(([name]) => name);

/** Names of an ingredient by its English one, whatever its case. */
export function namesOfIngredient(english: string): IngredientNames | null {
  return names.get(english.toLowerCase()) ?? null;
}
