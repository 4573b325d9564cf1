import { describe, expect, it } from "vitest";
import { classify } from "../../src/core/product/classify.ts";

const kind = (title: string) => {
  const { isCompatible, category } = classify({ title, productType: "", text: "" });
  return isCompatible ? `supported: ${category}` : category;
};
const titlesOf = (text: string) => text.split("|").map((title) => title.trim());
const otherThan = (category: string, text: string) => titlesOf(text).filter((title) => kind(title) !== category);

const sheetMasks = {
  English:
    "Cotton Face Mask | Bio-Cellulose Mask | Biocellulose Mask | Hydrogel Mask | Cloth Mask | Lyocell Mask | Non-woven Mask | Fabric Face Mask | Foil Mask | Sheet/Mask Pearl | Sheet Face Mask | Mask made of cotton | Face Mask in Bio-Cellulose | Hydro Gel Eye Masks",
  German:
    "Gesichtsmaske aus Tuch | Gesichtsmaske aus Stoff | Stoffmaske Rose | Papiermaske Grüntee | Maske aus reiner Baumwolle | Maske aus 100 % Baumwolle | Vliesmaske Aloe | Gesichtsmaske auf Vlies | Bio-Zellulose-Maske | Hydrogelmaske | Feuchtigkeitstuchmaske | Tuch-Gesichtsmaske | Augenmaske aus Hydrogel | Zellstoffmaske | Sheet-Maske Aloe",
  French:
    "Masque visage en coton | Masque en bio-cellulose | Masque hydrogel yeux | Masque visage tissu | Masque papier au thé vert | Masque en cellulose | Masque intissé | Masque sur tissu | Masque en voile | Masque feuille aloe | Masque yeux en hydrogel | Masque purifiant au charbon en tissu | Masque à usage unique en tissu | Masque Éclat Instantané Tissu",
  Spanish:
    "Mascarilla facial de papel | Mascarilla en velo facial | Mascarilla de algodón | Mascarilla facial en tela | Mascarilla de biocelulosa | Mascarilla de hidrogel | Mascarilla en lámina | Mascarilla tejido | Mascarilla hoja de algodón | Mascarilla facial de velo",
  Italian:
    "Maschera viso in cotone | Maschera in carta | Maschera viso in TNT | Maschera in biocellulosa | Maschera idrogel | Maschera tessuto | Maschera in foglio",
  Portuguese:
    "Máscara de tecido | Máscara facial de papel | Máscara em tecido | Máscara facial de algodão | Máscara de hidrogel | Máscara de biocelulose",
  Dutch:
    "Sheetmasker aloë | Gezichtsmasker van stof | Tissuemasker | Masker van katoen | Hydrogelmasker | Papieren masker | Doekmasker",
};

const otherMasks = {
  English:
    "Clay Mask | Gel-Mask | Bubble Mask | Papaya Mask | Cotton Blossom Mask | Cotton Flower Mask | Silk Protein Mask | Tissue Repair Mask | Mask in a Cotton Bag | Mask in Paper Tube",
  German:
    "Nachtmaske | Creme-Maske | Gelmaske | Wirkstoffmaske | Nährstoff-Maske | Sauerstoffmaske | Maske in Cremeform | Maske mit Baumwollextrakt",
  French:
    "Masque à l'argile | Masque à la fleur de coton | Masque de nuit | Masque gel | Masque en crème | Masque feuille de vigne | Masque aux fibres d'avoine | Masque Crème Barrière | Masque Barrière Réparatrice | Masque Argile Lavable | Masque feuilles d'olivier | Masque feuille d'or",
  Spanish:
    "Mascarilla de arcilla | Mascarilla de flor de algodón | Mascarilla en gel | Mascarilla de noche | Mascarilla de hojas de olivo | Mascarilla de hoja de aloe | Máscara de arcilla | Máscara facial nutritiva | Máscara para rostro",
  Italian: "Maschera all'argilla | Maschera ai fiori di cotone | Maschera in crema | Maschera notte",
  Portuguese:
    "Máscara de argila | Máscara de carvão | Máscara facial | Máscara Noturna | Mascara hidratante | Máscara Purificante de Argila Verde",
  Dutch: "Gezichtsmasker met klei | Kleimasker | Masker voor de nacht",
};

describe("a mask", () => {
  it.each(Object.entries(sheetMasks))(
    "of cloth, paper, cellulose or hydrogel is a sheet in %s",
    (_language, titles) => {
      expect(otherThan("Sheet product", titles)).toEqual([]);
    },
  );

  it.each(Object.entries(otherMasks))("that is a formula stays supported in %s", (_language, titles) => {
    expect(otherThan("supported: Mask", titles)).toEqual([]);
  });

  it("that is a light, of silk, or against infection is a tool in every language", () => {
    const titles =
      "LED-Maske | Masque LED | Mascarilla LED | Maschera LED | Máscara LED | Schlafmaske aus Seide | Masque de nuit en soie | Maschera notte in seta | Antifaz de seda | Mascarilla quirúrgica | Masque chirurgical | Mund-Nasen-Maske | FFP2 Maske | Masque lavable";
    expect(otherThan("Tool", titles)).toEqual([]);
  });

  it("for lashes is make-up, whatever the language's word for masks", () => {
    const titles =
      "Máscara de pestañas | Rímel | Máscara para cílios | Máscara de Cílios Volume | Mascara waterproof | Máscara alargadora negra | Volume Mascara | Mascara";
    expect(otherThan("Make-up", titles)).toEqual([]);
  });
});

describe("what no ad is made of, as shops of other languages write it", () => {
  it.each([
    [
      "Set",
      "Assortiment de crèmes | Vorratspack Handcreme | Juego de cremas | Bipack crema mani | Tris di creme | Confezione da 3 creme | Cofre regalo | Conjunto facial | Cadeauset handcrème",
    ],
    [
      "Sheet product",
      "Carrés démaquillants | Gants démaquillants | Pads nettoyants | Discos desmaquillantes | Bandes de cire | Nasenstrips | Porenstreifen | Wattestäbchen | Bandas de cera | Tiras para puntos negros | Salviettine umidificate | Strisce depilatorie | Reinigungsdoekjes | Lenços umedecidos",
    ],
    [
      "Tool",
      "Gesichtsroller Rosenquarz | Nagelfeile | Rasierer | Pinzette | Peigne en bois | Houppette | Pince à épiler | Peine de madera | Pinzas de depilar | Rizador de pestañas | Asciugamano | Lima unghie | Dispositivo viso | Masajeador facial | Pincel de maquiagem | Geurkaars",
    ],
    [
      "Bar soap",
      "Festes Duschgel | Feste Gesichtsreinigung | Nettoyant solide | Gel douche solide | Limpiador sólido | Jabón en barra | Detergente solido viso | Sapone in barra | Sabonete em barra | Pain surgras",
    ],
    ["Hair, fragrance or deodorant", "Parfümöl | Creme para cabelo | Óleo de cabelo | Máscara capilar | Condicionador"],
    [
      "Sample",
      "Pröbchen Creme | Bon cadeau | Cheque regalo | Bono regalo | Vale-presente | Cartão presente | Amostra creme | Proefje crème | Cadeaubon",
    ],
  ])("is a %s", (category, titles) => {
    expect(otherThan(category, titles)).toEqual([]);
  });

  it("takes no cream for it that shares a word", () => {
    const titles =
      "Tissue Repair Serum | Silk Sheets Night Cream | Cotton Blossom Lotion | Paper-thin Lip Tint | Stoffwechsel-Creme | Baumwollmilch Creme | Papierblume Körperlotion | Sheet Music Hand Cream | Linen Blossom Body Lotion | Voile Crème Solaire | Crema Lima y Menta | Feste Handcreme | Solid Gold Serum | Kerzenlicht Highlighter";
    expect(titlesOf(titles).filter((title) => !kind(title).startsWith("supported"))).toEqual([]);
  });
});
