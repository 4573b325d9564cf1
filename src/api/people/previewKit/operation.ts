import { previewAd } from "../../../services/previewAd.ts";
import { bodyOf } from "../../body.ts";
import { answer, FileAnswer, personOperation } from "../../operation.ts";
import { kitChangeOf } from "../editKit/contract.ts";
import { KitPreview } from "./contract.ts";

export const previewKit = personOperation({
  method: "POST",
  path: "/app/api/brand/preview",
  personRole: "editor",
  changesNothing: true,
  body: bodyOf(KitPreview),
  async handler({ services, account, signal, body: { kit, product_id: productId, placement } }) {
    const change = kitChangeOf(kit);
    const drawn = await previewAd(services, { account, change, productId, placement, picture: null, signal });
    return drawn.ok ? answer(new FileAnswer(drawn.value.bytes, drawn.value.contentType)) : drawn;
  },
});
