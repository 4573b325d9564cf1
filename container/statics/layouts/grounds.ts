import type { Setting } from "../pieces.ts";

/** Words on a panel of the palette's own. */
export function onPanel(setting: Setting): Setting {
  return { ...setting, onOwnGround: true };
}

/** Words on a block of the accent: everything in the colour that is sure to be read there, the button turned round. */
export function onAccent(setting: Setting): Setting {
  const { accent, onAccent: light } = setting.palette;
  return {
    ...setting,
    onOwnGround: true,
    palette: { ...setting.palette, ink: light, inkSoft: light, panel: accent, accent: light, onAccent: accent },
  };
}
