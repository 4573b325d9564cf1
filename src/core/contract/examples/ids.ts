/** The names that all examples of the document share, so that they tell one story. */
export const ids = {
  brand: "brd_7q2m9x4c1v8b5n3k6j0hzt2wya",
  product: "prd_4x8w1n6t3c9m2k7v5b0qzj1hye",
  delivery: "del_1n6t3c9m2k7v5b0q4x8wzj1hye",
  request: "req_5b0q4x8wzj1hye1n6t3c9m2k7v",
  vertical: "ad_9m3k7v1x5c8b2n4q6j0hzt1wye",
  square: "ad_2c9m7k4v1x6b3n8q5j0hzt7wya",
} as const;

export const mediaUrl = "https://media.example.com";
export const viewerUrl = `${mediaUrl}/viewers/2k7v5b0q4x8wzj1hye1n6t3c9m/index.html`;
