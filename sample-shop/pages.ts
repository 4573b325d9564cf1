import { shopName, shopTone, type ShopProduct } from "./catalogue.ts";

const style = `body{margin:0;font:17px/1.6 Georgia,serif;color:#3a2018;background:#fbf6f0}
header{padding:72px 24px 40px;text-align:center}h1{font-weight:400;letter-spacing:.28em;text-transform:uppercase;margin:0}
header p{max-width:34em;margin:16px auto;color:#6a4a3c}
ul{list-style:none;display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:28px;max-width:1180px;margin:0 auto;padding:0 24px 80px}
li a{display:block;color:inherit;text-decoration:none;background:#fff;border-radius:18px;padding:24px;text-align:center}
img{height:220px;max-width:100%;object-fit:contain}main{max-width:880px;margin:0 auto;padding:48px 24px;display:grid;gap:40px;grid-template-columns:1fr 1fr}main img{height:auto;max-height:560px}`;

function page(title: string, head: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<meta name="theme-color" content="#8e4426"><meta property="og:site_name" content="${shopName}"><meta name="description" content="${shopTone}">
<style>${style}</style>${head}</head><body>${body}</body></html>`;
}

export function homePage(products: readonly ShopProduct[], origin: string): string {
  const items = products.map(
    ({ handle, title, picture, price }) =>
      `<li><a href="${origin}/products/${handle}"><img src="${origin}/pictures/${picture}" alt="" loading="lazy"><br>${title}<br>$${price}</a></li>`,
  );
  return page(
    `${shopName} | Skincare`,
    "",
    `<header><h1>${shopName}</h1><p>${shopTone}</p></header><ul>${items.join("")}</ul>`,
  );
}

export function productPage(product: ShopProduct, origin: string): string {
  const image = `${origin}/pictures/${product.picture}`;
  const data = {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.title,
    description: product.description,
    category: product.productType,
    image: [image],
    url: `${origin}/products/${product.handle}`,
    brand: { "@type": "Brand", name: shopName },
    offers: { "@type": "Offer", price: product.price, priceCurrency: "USD" },
    ...(product.rating
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: product.rating.value,
            reviewCount: product.rating.reviews,
          },
        }
      : {}),
    ...(product.reviews
      ? {
          review: product.reviews.map(({ author, stars, text }) => ({
            "@type": "Review",
            author: { "@type": "Person", name: author },
            reviewRating: { "@type": "Rating", ratingValue: stars },
            reviewBody: text,
          })),
        }
      : {}),
  };
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return page(
    `${product.title} | ${shopName}`,
    `<script type="application/ld+json">${json}</script>`,
    `<main><img src="${image}" alt="${product.title}"><div><h2>${product.title}</h2>${product.description}<p>$${product.price}</p></div></main>`,
  );
}
