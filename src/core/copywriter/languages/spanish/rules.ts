import { ofReader, type Rule, word } from "../rule.ts";

/** What no ad says in Spanish; the rules and their sources are those of English. */
export const spanishRules: readonly Rule[] = [
  {
    rule: "medical claim",
    patterns: [
      word(
        "cura|curan|curar|curativ\\p{L}*|sana|sanar|trata|tratan|tratar|tratamiento (?:de|del|contra|para)|acné|eccemas?|psoriasis|rosácea|dermatitis|\\p{L}*inflama\\p{L}*|antibacterian\\p{L}*|celulitis|cáncer|alergi\\p{L}*|alérgic\\p{L}*|infecci\\p{L}*|médic\\p{L}*|medic\\p{L}*|terap\\p{L}*|cicatriz\\p{L}*",
      ),
    ],
  },
  {
    rule: "promise",
    patterns: [
      /antes y (?:el )?después/iu,
      word(
        "garanti\\p{L}*|garantía|milagr\\p{L}*|para siempre|permanente\\p{L}*|rejuvene\\p{L}*|más jóven\\p{L}*|más joven\\p{L}*|elimina\\p{L}*|borra|borran|borrar|(?:clínicamente|científicamente) (?:probad|comprobad|demostrad)\\p{L}*|comprobad\\p{L}*|demostrad\\p{L}*",
      ),
      /(?<!\p{L})en (?:solo )?\d+ (?:minutos|horas|días|semanas|meses)/iu,
      /\d+ ?% de (?:las mujeres|l[ao]s usuari|l[ao]s client|las personas)/iu,
    ],
  },
  {
    rule: "personal attribute",
    patterns: [
      ofReader(
        "tu|tus|su|sus|tienes|eres|estás|tiene",
        "arrugas|acné|granos|imperfecciones|ojeras|bolsas|poros|seca|seco|grasa|apagad|cansad|madura|sensible|rojeces|dañad|deshidratad|problema",
      ),
    ],
  },
  {
    rule: "superlative",
    patterns: [
      word("(?:el|la|los|las|lo) mejor(?:es)?|n\\.?º ?1|número uno|más vendid[oa]s?|inigualable\\p{L}*|superventas"),
    ],
  },
  {
    rule: "shop talk",
    patterns: [
      word(
        "envíos?|gratis|gratuit\\p{L}*|ofertas?|descuentos?|rebajas?|precios?|compra\\p{L}*|pedidos?|carrito|cupón|cupones|devoluci\\p{L}*|suscri\\p{L}*|añadir|añade|pago",
      ),
    ],
  },
  {
    rule: "instruction",
    patterns: [
      word(
        "ignora\\p{L}*|olvida (?:todo|todas|las|tus)|escrib(?:e|a|ir) (?:solo|el|la|los|las)|responde\\p{L}*|imprime|devuelve solo",
      ),
    ],
  },
];

/** Amounts in words; the word for one counts nothing. */
export const spanishNumbers = word(
  "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|treinta|cincuenta|cien|cientos?|miles?|mil|millones|millón|docenas?|doble|triple|mitad|por ciento",
);
