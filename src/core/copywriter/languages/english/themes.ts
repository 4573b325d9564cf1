import type { CopyAngle } from "../../../contract/creative.ts";
import type { Benefit } from "../../material.ts";

/** Headlines on a theme, used only where the product's page speaks of it. */
export const themes: Record<Benefit, Record<CopyAngle, readonly string[]>> = {
  hydration: {
    "pain + solution": ["For thirsty {skin}.", "Moisture for {skin}."],
    "benefit outcome": ["Hydration for {skin}.", "{Skin} that [feels|feel] hydrated."],
    sensory: ["Moisture you can feel.", "Hydration you can feel."],
    transformation: ["From thirsty to quenched.", "Hello, hydrated {skin}."],
    ritual: ["Time to hydrate."],
    "social proof": ["Hydration, for all of us."],
  },
  glow: {
    "pain + solution": ["Glow, without the fuss.", "Bring your own glow."],
    "benefit outcome": ["Glow is a good look.", "{Skin} with a glow.", "For glowing {skin}.", "Glow, made easy."],
    sensory: ["A glow you can feel good in."],
    transformation: ["Let there be glow.", "Hello, glow.", "Say hello to your glow."],
    ritual: ["Time for a little glow.", "Take a minute to glow."],
    "social proof": ["Glow together."],
  },
  calm: {
    "pain + solution": ["Comfort for {skin}.", "Comfort, without the fuss.", "Take it easy, {skin}."],
    "benefit outcome": ["For calm, comfortable {skin}.", "Calm {skin} is a good look.", "For calm, cared-for {skin}."],
    sensory: ["Comfort you can feel."],
    transformation: ["Hello, comfort."],
    ritual: ["A little comfort for {skin}.", "Calm care for your {skin}."],
    "social proof": ["Comfort is always welcome."],
  },
  barrier: {
    "pain + solution": ["Your barrier could use backup.", "Backup for {skin}."],
    "benefit outcome": ["Be good to your skin barrier.", "Love your skin barrier."],
    sensory: ["Comfort for your skin barrier."],
    transformation: ["Barrier care starts here.", "Start with your skin barrier."],
    ritual: ["Time for some barrier care.", "Look after your skin barrier."],
    "social proof": ["Good things for your barrier."],
  },
  smooth: {
    "pain + solution": ["Smooth {skin}, no fuss."],
    "benefit outcome": ["For smooth {skin}.", "Smooth is a good look."],
    sensory: ["Smooth you can feel.", "Smooth is a lovely feeling."],
    transformation: ["Hello, smooth {skin}.", "Smooth starts here."],
    ritual: ["Time for smooth {skin}."],
    "social proof": ["Smooth operators, welcome."],
  },
  firm: {
    "pain + solution": ["Firm-feeling {skin}, no fuss.", "Firm-feeling {skin}, made easy."],
    "benefit outcome": ["For firm-feeling {skin}.", "{Skin} that [feels|feel] firm."],
    sensory: [],
    transformation: ["Hello, firmer-feeling {skin}.", "A firmer feel for {skin}."],
    ritual: ["Time for firm-feeling {skin}."],
    "social proof": [],
  },
  light: {
    "pain + solution": ["Nothing heavy about it.", "Keep it light."],
    "benefit outcome": ["Light on {skin}.", "Light is a good look."],
    sensory: ["Light as you like it.", "You'll love how light it is.", "Light, and lovely to use."],
    transformation: ["Heavy out. Light in.", "Lighten up."],
    ritual: ["Keep it light today.", "A light touch for {skin}."],
    "social proof": ["Light, and proud of it."],
  },
  rich: {
    "pain + solution": ["Feed your {skin} something good."],
    "benefit outcome": ["Rich care for {skin}.", "Well-fed {skin}."],
    sensory: ["Rich, and lovely to use.", "A richness you can feel.", "You'll love how rich it is."],
    transformation: ["Switch to something richer."],
    ritual: ["Feed your {skin} well.", "Rich, in the best way."],
    "social proof": ["Rich, and proud of it."],
  },
  bare: {
    "pain + solution": ["No fragrance. Nothing missing.", "Fragrance-free, fuss-free."],
    "benefit outcome": ["Fragrance-free, on purpose.", "Good {noun}, zero fragrance."],
    sensory: ["No perfume. No problem.", "Fragrance-free, feels good."],
    transformation: ["Switch to fragrance-free."],
    ritual: ["A {noun} without fragrance."],
    "social proof": ["For people who skip fragrance."],
  },
};
