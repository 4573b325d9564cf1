import type { Reading } from "../reading.ts";
import { word } from "../rule.ts";

export const spanishReading: Reading = {
  telling:
    "el|los|las|con|sin|para|piel|pieles|del|una|por|es|y|que|al|probad[oa]|dermatológicamente|horas|hidratación|todo|aceite|vegan[oa]s?",
  claims:
    /(?<!\p{L})(?:vegan[oa]s?|ecológic\p{L}*|bio|origen natural|crueldad|dermatológ\p{L}*|clínic\p{L}*|hipoalerg\p{L}*|comedogénic\p{L}*|fps|recargable|reciclad\p{L}*|sostenible\p{L}*|probad[oa]s?|testad[oa]s?|certificad\p{L}*|patentad\p{L}*)(?!\p{L})/giu,
  hours: /^(\d{1,3}) ?(?:horas|h) (de \p{L}[\p{L} -]{3,24})$/iu,
  praise:
    /(?<!\p{L})(?:encant\p{L}*|ador\p{L}*|suave\p{L}*|lisa|sedos[oa]|liger[oa]|luminos[oa]|perfect[oa]|genial|agradable|fresc[oa]|bonit[oa]|feliz|content[oa]|cómod[oa]|maravill\p{L}*|favorit[oa])(?!\p{L})/iu,
  reservation:
    /(?<!\p{L})(?:(?:en|tras) (?:pocos |pocas |unos |unas |una? )?(?:días?|semanas?|horas?|noches?|minutos?|mes(?:es)?)|pero|aunque|no|nunca|solo|lástima|olor|huele|car[oa]|pegajos[oa]|grasos[oa]|decepci\p{L}*|demasiad\p{L}*|un poco|podría\p{L}*|sería\p{L}*|debería\p{L}*|habría\p{L}*|hubiera|pese|salvo|aroma|perfume|rot[oa]|lástima|(?:amarill|manch|escuec|pica|derram|desgraciad)\p{L}*)(?!\p{L})/iu,
  effect: "(para (?!quien|tod)[^.,;:!?()]{4,60})",
  effectEnd: /\s(?:y|con|sin|que|desde|mientras)\s.*$/,
  occasions: {
    day: word("por la mañana|mañanas|lunes|sol|café|oficina|mediodías?|calle|salir|empiece el día"),
    night: word("noches?|dormir"),
    everyday: word("cada día|todos los días|al día|día a día|día tras día|con el paso de los días|a diario|diari[oa]"),
    flight: word("vuelos?"),
    office: word("oficina"),
    cold: word("frí[oa]s?|viento|inviernos?|mal tiempo|el tiempo cambia"),
    heat: word("calor"),
    grey: word("(?:días?|cielo) gris(?:es)?"),
    beach: word("playa|piscina"),
  },
  onlyOfPages:
    /(?<!\p{L})(?:días?|noche|mañana|tarde|cenas?|fiestas?|diario|lunes|sábado|viajes?|verano|invierno|playa|deporte|año|fotos?|finde|paseo|terraza|monte|oficina|baile|gimnasio|codos|rodillas)(?!\p{L})/iu,
  drops: word("gotas?"),
  ofFace: /(?<!\p{L})(?:caras?|rostro|espejo)(?!\p{L})/iu,
  ofWomen: word("amigas?|hermanas?"),
  sparing: /mano ligera|un toque|un poco|poco esfuerzo|(?<!\p{L})menos(?!\p{L})|apenas|sin tiempo|en un gesto/iu,
  slow: null,
  kindNouns: null,
};
