import { it } from "vitest";
import { readPage } from "../../src/services/onboarding/readPage.ts";
it("x", async () => {
  const piece='<script type="application/ld+json">';
  for (const n of [750_000,1_500_000,3_000_000]) { const b=new TextEncoder().encode(piece.repeat(Math.floor(n / piece.length)));
    const t=performance.now(); await readPage(b); console.log("JSONLD", n, Math.round(performance.now()-t)); }
});
