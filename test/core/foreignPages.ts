import { readClaims } from "../../src/core/product/claims.ts";
import { classify } from "../../src/core/product/classify.ts";
import { readIngredients } from "../../src/core/product/ingredients.ts";
import { readTexture } from "../../src/core/product/textures.ts";
import type { CopySource } from "../../src/core/copywriter/material.ts";
import { aSource } from "./creativeBuilders.ts";
import { frenchPages } from "./foreignPages/french.ts";
import { germanPages } from "./foreignPages/german.ts";
import type { ShopPage } from "./foreignPages/shopPage.ts";
import { spanishPages } from "./foreignPages/spanish.ts";

/** The pages as onboarding reads them: category, ingredients, claims and texture come from their words. */
function read({ title, noun, description, inci, rating }: ShopPage): { noun: string; source: CopySource } {
  const text = `${title}. ${description}`;
  const { category } = classify({ title, productType: "", text: description });
  const facts = {
    description,
    texture: readTexture(description),
    ingredients: readIngredients(text, inci),
    claims: readClaims(text),
    rating,
  };
  return { noun, source: aSource({ brandName: "Linde & Lau", name: title, category, facts }) };
}

export const foreignPages = {
  de: germanPages.map(read),
  fr: frenchPages.map(read),
  es: spanishPages.map(read),
};
