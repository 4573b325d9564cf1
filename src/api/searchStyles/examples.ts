import type { StyleSearch } from "./contract.ts";

export const styleSearch: StyleSearch = {
  query: "still water at dawn",
  results: [
    {
      style_id: "sty_still-pond-rings",
      style_name: "Still Pond Rings",
      animation_prompt: "Water Ripples",
      similarity: 0.8213,
    },
    {
      style_id: "sty_mackerel-dawn",
      style_name: "Mackerel Dawn",
      animation_prompt: "Clouds Drifting",
      similarity: 0.7429,
    },
  ],
};
