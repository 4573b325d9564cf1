/** Generated from the OpenAPI document by `npm run build:client`. Don't edit. */
export interface paths {
  "/v1/ads/generate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Order ads
     * @description Creates one delivery of `count` ad concepts, each in two orientations. Credits are deducted when the call is accepted and come back by themselves if the delivery fails; a refused call costs nothing.
     *
     *     Without `Prefer: wait` the answer is 202 at once: poll `status_url`, or give a `webhook_url`. With it the call stays open and answers 200 with the ads, or 202 when the delivery takes longer. With `dry_run: true` the answer is 200 with the price and the plan, and nothing happens.
     *
     *     Send an `Idempotency-Key` with every order, so that repeating it never pays twice.
     */
    post: operations["generateAds"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/deliveries/{delivery_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a delivery and its ads
     * @description The delivery at its present state. Poll it every 15 to 30 seconds until `status` is `completed` or `failed`; ads show their files as soon as these are rendered. A concept that cannot be made as it was composed is made anew, with other words or another product of the order, under the same `ad_id`; its earlier files are withdrawn. Those of a delivery that fails are withdrawn with its refund.
     */
    get: operations["getDelivery"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/deliveries/{delivery_id}/concepts/{index}/versions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the versions of a concept
     * @description Everything that a concept has been: as it was ordered, and each correction of it, with the words that it says, its ads and their files. Poll it every few seconds while a version is on its way.
     */
    get: operations["listVersions"];
    put?: never;
    /**
     * Correct a concept and have it drawn again
     * @description Draws one concept of a completed delivery once more, with other words, another layout, style, palette, product or another picture of it; what the call does not name stays as it is. Free, up to 5 times for each concept.
     *
     *     The new version has ads of its own, with their own ids and files, and is inspected like the first. Once all of it is drawn the delivery and its page show it; until then, and when it cannot be drawn so that it can be read, they show what they did. A version that failed says why, and does not count. Older versions and their files stay. No event is sent, and no credits move.
     *
     *     Without `Prefer: wait` the answer is 202 at once: poll `status_url`. With it the call stays open and answers 200 with the version, or 202 when it takes longer.
     */
    post: operations["correctConcept"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/deliveries/{delivery_id}/concepts/{index}/approval": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Approve or reject a concept
     * @description Notes what somebody says of a concept of a completed delivery, with a reason where there is one. It is shown in the delivery, is of the version that the delivery shows, and is set back to `none` when a newer version takes that one's place. Said twice it changes nothing. It decides nothing by itself: no file is withheld or given out for it.
     */
    put: operations["approveConcept"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/brands": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the account's brands
     * @description The account's brand with the state of its onboarding; an empty list before the first one. Ads can be generated once `ready_for_ads` is true.
     */
    get: operations["listBrands"];
    put?: never;
    /**
     * Onboard a shop
     * @description Starts reading the shop in the background: its products, their pictures, its colours and its tone. An account has one brand; on an account that has one already, onboarding runs again against the new address. The same website while its onboarding runs joins that run.
     */
    post: operations["createBrand"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/website-proof/check": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check the proof of the website
     * @description Looks now for the tag on the home page and for the record in the DNS of the brand's website, and says what it saw. What is not found is no error: `website_proof.status` stays `pending`. An account may ask for 300 checks in any 24 hours; where the website is proven already nothing is looked at or counted.
     */
    post: operations["checkWebsite"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/website-proof/mail": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mail a code to those who run the website
     * @description Sends a code to a mailbox of the domain of the brand's website. Whoever reads it passes the code on, and POST /v1/website-proof/confirm takes it. An account may have 3 mails sent in any 24 hours.
     */
    post: operations["sendProofMail"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/website-proof/confirm": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm the code of a mail
     * @description Proves the website with the code of a mail that POST /v1/website-proof/mail has sent in the last 24 hours. The same code again answers the same.
     */
    post: operations["confirmProofCode"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/products": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the brand's products
     * @description All products of the brand, with what keeps a product from being used. Pass those to generate whose `usable_for_ads` is true. Before onboarding the list is empty and `brand_id` is null.
     */
    get: operations["listProducts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/products/{product_id}/picture": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Show another picture of a product
     * @description Cuts the product out of a picture of yours, and shows it in ads from now on instead of the shop's own, also after the shop is read again. The picture is the body itself, with its type as `Content-Type` and at most 16 MB, or `picture_url` says where it is. It is judged as the shop's pictures are. One that cannot be used is refused with the reason, and changes nothing. Ads that are under way keep the picture that they were begun with. An account may send 1,000 pictures a day, logos and pictures for corrections among them, unless something else was agreed.
     */
    put: operations["setProductPicture"];
    post?: never;
    /**
     * Show the shop's own picture again
     * @description Takes an uploaded picture of a product away: ads show the shop's own again, as the last onboarding has read it. Where none was uploaded nothing changes, and the answer is the same. Ads that are under way keep the picture that they were begun with.
     */
    delete: operations["restoreProductPicture"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/styles/search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Find styles by a description
     * @description Ranks the styles by their likeness to a description in plain language. Pass `style_id` values in `creative.featured_styles` to have exactly these looks, or `animation_prompt` values in `creative.animation_prompts` to stay within their categories.
     */
    get: operations["searchStyles"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/balance": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the balance and the prices
     * @description The account's credits, its auto-recharge settings and what ads cost. One credit is 0.10 USD.
     */
    get: operations["getBalance"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/usage": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the movements of credits
     * @description The account's transactions, most recent first: the last 50 unless `limit` asks for fewer. The header `Link` with `rel="next"` leads to older ones.
     */
    get: operations["listUsage"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  "delivery.completed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A delivery has completed
     * @description Every ad of the delivery is rendered.
     *
     *     Sent as a POST to the `webhook_url` of the generate call. Check a signature over the raw body before you parse it, and answer 2xx within 10 seconds; anything else, a redirect included, is tried again with the same bytes after about 30 seconds, 5 minutes and 30 minutes. Events can come twice: act once for each pair of `delivery_id` and `event`.
     */
    post: operations["deliveryCompleted"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "delivery.failed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A delivery has failed
     * @description The delivery was given up after its retries. All of its credits are back on the account, and its files were withdrawn.
     *
     *     Sent as a POST to the `webhook_url` of the generate call. Check a signature over the raw body before you parse it, and answer 2xx within 10 seconds; anything else, a redirect included, is tried again with the same bytes after about 30 seconds, 5 minutes and 30 minutes. Events can come twice: act once for each pair of `delivery_id` and `event`.
     */
    post: operations["deliveryFailed"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  test: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A test from the dashboard
     * @description Somebody has tried the address from the dashboard. Nothing has happened; it is sent once.
     *
     *     Sent as a POST to the address that was tried, signed as every webhook of the account is. Answer 2xx within 10 seconds and do nothing.
     */
    post: operations["webhookTest"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    /** @description A generate call. Every field is optional; unknown fields are refused. `null`, an empty array and a default that is spelt out are the same as leaving the field out, under an Idempotency-Key too. */
    GenerateBody: {
      /**
       * @description Number of ad concepts. Each comes in two orientations, so that `count` gives twice as many ads.
       * @default 1
       * @example 3
       */
      count?: number;
      /**
       * @description `full`: stills and videos, 15 credits a concept. `static`: stills alone, 5 credits a concept.
       * @default full
       */
      format?: components["schemas"]["Format"];
      /**
       * @description The account's brand. Left out, it is the same one.
       * @example brd_7q2m9x4c1v8b5n3k6j0hzt2wya
       */
      brand_id?: string;
      /**
       * @description Products by id, by handle, or by any part of the name in upper or lower case (of several the first that can be used wins). Entries that match nothing are dropped. Left out or empty, all usable products take turns, the least used first.
       * @example [
       *       "barrier-repair-serum"
       *     ]
       */
      product_refs?: string[];
      /**
       * @deprecated
       * @description Another name of `product_refs`. Give one of them.
       */
      product_ids?: string[];
      creative?: components["schemas"]["Creative"];
      /**
       * @description True puts the product into a lifestyle scene in place of the animated texture. The price is the same.
       * @default false
       */
      in_situ?: boolean;
      /**
       * @description Public https address that is called once the delivery has completed or failed.
       * @example https://hooks.example.com/ads
       */
      webhook_url?: string;
      /**
       * @description True answers what the call would cost and make, and neither charges nor makes anything.
       * @default false
       */
      dry_run?: boolean;
      /**
       * @description Your own labels, a flat object of strings. They come back unchanged in the answer, the delivery and the webhook, and nothing else reads them. At most 2,048 bytes as JSON in UTF-8.
       * @example {
       *       "campaign": "spring-launch",
       *       "market": "de"
       *     }
       */
      metadata?: {
        [key: string]: string;
      };
    };
    /** @description Wishes for copy and looks. What is left out is chosen by the service. */
    Creative: {
      /** @description The angle of all concepts. Left out, the six angles take turns. */
      copy_angle?: components["schemas"]["CopyAngle"];
      /**
       * @description Tone of voice for this call. Left out, the tone that was read on the shop is used.
       * @example calm, expert, a little playful
       */
      brand_tone?: string;
      /**
       * @description Animation categories; styles are taken from these alone, in turn.
       * @example [
       *       "Water Ripples",
       *       "Serum Droplets"
       *     ]
       */
      animation_prompts?: components["schemas"]["AnimationPrompt"][];
      /**
       * @description A look in your own words; the nearest styles are pinned. Used when neither `animation_prompts` nor `featured_styles` names any.
       * @example sunlit water on pale stone
       */
      style_search?: string;
      /**
       * @description Ids of styles, from GET /v1/styles/search. Each concept has one of them in turn. They win over the other two.
       * @example [
       *       "sty_still-pond-rings"
       *     ]
       */
      featured_styles?: string[];
      /** @description How far the colours of the delivery spread: `close`, `balanced` or `wide`. Left out, it is `balanced`: the ads look like one campaign of the brand. */
      spread?: components["schemas"]["Spread"];
    };
    /**
     * @description How far the colours of one delivery spread. `close`: the brand's colours and neutrals alone. `balanced`: these, and one accent of the products. `wide`: each ad takes the hues that suit its own product and style.
     * @enum {string}
     */
    Spread: "close" | "balanced" | "wide";
    /** @description What is to be different about the concept: at least one field. What is left out, or null, stays as it is. Unknown fields are refused. */
    CorrectionBody: {
      /**
       * @description The headline, plain words. Up to 40 characters fit any layout, 80 some.
       * @example Calm skin, from the first morning
       */
      headline?: string;
      /**
       * @description The line of support, plain words.
       * @example Ceramides and ectoin for a barrier that holds.
       */
      support?: string;
      /**
       * @description The proof points, plain words, in their order; an empty list takes them away.
       * @example [
       *       "Fragrance-free",
       *       "5 ceramides"
       *     ]
       */
      proof_points?: string[];
      /**
       * @description The words on the button.
       * @example Meet the serum
       */
      call_to_action?: string;
      /**
       * @description The layout. Where it cannot hold the ad so that it can be read, the version fails; without it another one is drawn then.
       * @example minimal
       * @enum {string}
       */
      layout?:
        | "editorial"
        | "centred"
        | "number"
        | "quote"
        | "callouts"
        | "split"
        | "hero"
        | "sheet"
        | "checklist"
        | "minimal"
        | "diagonal"
        | "arch"
        | "situ"
        | "situSide";
      /**
       * @description Id of a style, from GET /v1/styles/search. It brings its own palette, and takes the place of a lifestyle scene (`in_situ`).
       * @example sty_still-pond-rings
       */
      style_id?: string;
      /**
       * @description How the brand's colours are treated. `tonal`: shades of one hue; `neutral`: near-white; `pastel`: light and soft; `warm`, `cool`: pulled that way; `vivid`: saturated; `dark`: a deep ground; `contrast`: light against dark; `iridescent`: hues that shimmer.
       * @example dark
       * @enum {string}
       */
      palette?: "tonal" | "neutral" | "pastel" | "warm" | "cool" | "vivid" | "dark" | "contrast" | "iridescent";
      /**
       * @description Id of the product to show, from GET /v1/products. Words that the call does not give are written anew for another product. The id of the product that is shown has its present picture drawn.
       * @example prd_4x8w1n6t3c9m2k7v5b0qzj1hye
       */
      product_id?: string;
      /**
       * @description Address of another picture of the product, for this concept alone. It is read once, now, and judged as the pictures of products are; one that cannot be used is refused with the reason. It counts as one of the pictures that an account may send a day. With `product_id` it is a picture of that product.
       * @example https://aurelia.example/press/barrier-repair-serum.png
       */
      picture_url?: string;
    };
    /** @description What somebody says of a concept. */
    ApprovalBody: {
      /**
       * @description What is said of the concept; `none` takes back what was said before.
       * @enum {string}
       */
      status: "approved" | "rejected" | "none";
      /**
       * @description Why, for whoever reads the delivery.
       * @example The claim is out of date.
       */
      reason?: string;
      /**
       * @description The version that was looked at. Where the delivery shows another one by now, the call is refused. Left out, it is the one that is shown.
       * @example 2
       */
      version?: number;
    };
    /** @description The shop to onboard. */
    CreateBrandBody: {
      /**
       * @description Public home page of the shop, starting with `http://` or `https://`.
       * @example https://aurelia.example
       */
      website: string;
    };
    /** @description Nothing: the website is that of the account's brand. */
    CheckWebsiteBody: Record<string, never>;
    /** @description To whom the code is sent. */
    SendProofMailBody: {
      /**
       * @description One of the `recipients` of the method `email` in the brand's `website_proof`.
       * @example admin@aurelia.example
       */
      recipient: string;
    };
    /** @description The code that the recipient of the mail has passed on. */
    ConfirmProofBody: {
      /**
       * @description The code of the mail. Capitals, spaces and hyphens do not matter.
       * @example 7Q2M-9X4C-1V8B-5N3K
       */
      code: string;
    };
    /** @description Where the picture is. */
    SetProductPictureBody: {
      /**
       * @description Public address of a PNG, JPEG, WebP or AVIF, which is read once, now.
       * @example https://aurelia.example/press/barrier-repair-serum.png
       */
      picture_url: string;
    };
    /** @description Every ad of the delivery is rendered. */
    WebhookCompleted: {
      /** @constant */
      event: "delivery.completed";
      /**
       * @description The delivery that ended.
       * @example del_1n6t3c9m2k7v5b0q4x8wzj1hye
       */
      delivery_id: string;
      /**
       * @description Id of the generate call that was accepted.
       * @example req_5b0q4x8wzj1hye1n6t3c9m2k7v
       */
      request_id: string;
      /** @constant */
      status: "completed";
      /**
       * @description Number of entries in `ads`.
       * @example 6
       */
      ad_count: number;
      /** @description All ads of the delivery. */
      ads: components["schemas"]["DeliveredAd"][];
      /**
       * Format: uri
       * @description A page for people to look at the delivery with; it opens without a key.
       * @example https://media.example.com/viewers/2k7v5b0q4x8wzj1hye1n6t3c9m/index.html
       */
      viewer_url: string;
      /**
       * Format: date-time
       * @description When the delivery ended.
       * @example 2026-03-02T10:00:41.000Z
       */
      delivered_at: string;
      metadata?: components["schemas"]["Metadata"];
    };
    /** @description One orientation of one concept as it was delivered; without files when the delivery failed. */
    DeliveredAd: {
      /**
       * @description Id of the ad.
       * @example ad_9m3k7v1x5c8b2n4q6j0hzt1wye
       */
      ad_id: string;
      /** @description `vertical` is 1080×1920 pixels, `square` is 1080×1350. */
      orientation: components["schemas"]["Orientation"];
      /**
       * @description The ad's headline.
       * @example Barrier care that lasts all day
       */
      headline: string;
      /**
       * @description The still, a JPEG or PNG file; null until it is rendered, and again while its concept is made anew and when the delivery has failed.
       * @example https://media.example.com/ads/ad_9m3k7v1x5c8b2n4q6j0hzt1wye/h4t9w2c7x1m5v.jpg
       */
      static_url: string | null;
      /**
       * @description The video, an MP4 file; null until it is rendered, again while its concept is made anew and when the delivery has failed, and always in the format `static`.
       * @example https://media.example.com/ads/ad_9m3k7v1x5c8b2n4q6j0hzt1wye/k8b3n6q0j2z7y.mp4
       */
      video_url: string | null;
      /**
       * @description The product that the ad shows; another one than was planned where its concept could not be made with that. Null for ads that were made before this field was.
       * @example prd_4x8w1n6t3c9m2k7v5b0qzj1hye
       */
      product_id: string | null;
      /**
       * @description Its display name when the ad was made. Null together with `product_id`.
       * @example Barrier Repair Serum
       */
      product_name: string | null;
    };
    /**
     * @description Your own labels, exactly as the generate call gave them: flat, strings only, at most 2,048 bytes as JSON. The field is absent when the call gave none.
     * @example {
     *       "campaign": "spring-launch",
     *       "market": "de"
     *     }
     */
    Metadata: {
      [key: string]: string;
    };
    /** @description The delivery was given up after its retries. All of its credits are back on the account, and its files were withdrawn. */
    WebhookFailed: {
      /** @constant */
      event: "delivery.failed";
      /**
       * @description The delivery that ended.
       * @example del_1n6t3c9m2k7v5b0q4x8wzj1hye
       */
      delivery_id: string;
      /**
       * @description Id of the generate call that was accepted.
       * @example req_5b0q4x8wzj1hye1n6t3c9m2k7v
       */
      request_id: string;
      /** @constant */
      status: "failed";
      /**
       * @description Number of entries in `ads`.
       * @example 6
       */
      ad_count: number;
      /** @description The ads of the delivery without their files: `static_url` and `video_url` are null. */
      ads: components["schemas"]["DeliveredAd"][];
      /**
       * Format: uri
       * @description A page for people to look at the delivery with; it opens without a key.
       * @example https://media.example.com/viewers/2k7v5b0q4x8wzj1hye1n6t3c9m/index.html
       */
      viewer_url: string;
      /**
       * Format: date-time
       * @description When the delivery ended.
       * @example 2026-03-02T10:00:41.000Z
       */
      delivered_at: string;
      /** @description Why the delivery was given up, as an error of the API has it. */
      error: {
        code: components["schemas"]["ErrorCode"];
        /**
         * @description What was wrong and where, for developers; not for end users.
         * @example `count` must be a whole number from 1 to 50.
         */
        message: string;
        /**
         * @description The field to blame, where it is one.
         * @example count
         */
        param?: string;
        /**
         * Format: uri
         * @description The page that explains the code.
         * @example https://api.example.com/docs/errors#invalid_count
         */
        doc_url?: string;
      };
      /**
       * @description Credits that went back to the account.
       * @example 45
       */
      credits_refunded: number;
      metadata?: components["schemas"]["Metadata"];
    };
    /**
     * @description Stable name of what went wrong; branch on it. Codes may be added, so keep a default for unknown ones.
     * @enum {string}
     */
    ErrorCode:
      | "missing_authorization"
      | "invalid_authorization_scheme"
      | "invalid_key_format"
      | "invalid_api_key"
      | "account_suspended"
      | "account_not_ready"
      | "website_not_verified"
      | "brand_onboarding_in_progress"
      | "invalid_count"
      | "invalid_format"
      | "no_brand_selected"
      | "brand_not_found"
      | "insufficient_credits"
      | "product_not_supported"
      | "no_matching_products"
      | "no_usable_products"
      | "invalid_webhook_url"
      | "invalid_idempotency_key"
      | "idempotency_key_reused"
      | "idempotency_key_in_use"
      | "orchestration_failed"
      | "delivery_not_found"
      | "concept_not_ready"
      | "concept_not_correctable"
      | "upstream_error"
      | "invalid_website"
      | "scraper_failed"
      | "onboarding_limit_reached"
      | "website_proof_limit_reached"
      | "invalid_proof_code"
      | "proof_mail_failed"
      | "product_not_found"
      | "picture_not_usable"
      | "picture_unavailable"
      | "missing_query"
      | "style_search_unavailable"
      | "payments_unavailable"
      | "invalid_signature"
      | "invalid_json"
      | "invalid_request"
      | "not_found"
      | "method_not_allowed"
      | "payload_too_large"
      | "unsupported_media_type"
      | "rate_limited"
      | "daily_limit_reached"
      | "internal_error";
    /** @description A test that somebody sent from the dashboard: nothing has happened. Answer 2xx and do nothing. */
    WebhookTest: {
      /** @constant */
      event: "test";
      /**
       * @description An id of its own, which no delivery has.
       * @example del_1n6t3c9m2k7v5b0q4x8wzj1hye
       */
      delivery_id: string;
      /**
       * @description Id of the call by which somebody asked for it.
       * @example req_5b0q4x8wzj1hye1n6t3c9m2k7v
       */
      request_id: string;
      /**
       * @description A sentence for whoever reads the receiver's log.
       * @example This is a test from the dashboard. Nothing has happened; answer 2xx and do nothing.
       */
      message: string;
      /**
       * Format: date-time
       * @description When it was sent.
       * @example 2026-03-02T10:00:41.000Z
       */
      sent_at: string;
    };
    /** @enum {string} */
    AnimationPrompt:
      | "Lotion Texture"
      | "Serum Droplets"
      | "Gel Cream"
      | "Serum Drizzles"
      | "Soapy Suds"
      | "Whipped Cream/Butter"
      | "Sparkle Object"
      | "Lotion Comb Pulls"
      | "Serum Drips"
      | "Lotion Squeeze"
      | "Balm Texture"
      | "Mist Cloud"
      | "Ingredients in Water"
      | "Flat Lay Pattern"
      | "Dew Drops on Flower or Leaf"
      | "Rotating Object"
      | "Liquid Dripping"
      | "Drippy Ingredients"
      | "Dripping Fruit"
      | "Face Loop"
      | "Neck Loop"
      | "Abstract Waves"
      | "Flowing Fabric"
      | "Water Ball"
      | "Water Ripples"
      | "Beach Waves"
      | "Water Ripples Poolside"
      | "Ambient Shadows"
      | "Beach Umbrella with Waves"
      | "Umbrella Only"
      | "Girl Subtle Movement/Body Loop"
      | "Yacht Life"
      | "Curtains Blowing"
      | "Clouds Drifting"
      | "Leaves in Breeze"
      | "Flower in Breeze";
    /**
     * @description The angle from which an ad's copy argues.
     * @enum {string}
     */
    CopyAngle: "pain + solution" | "benefit outcome" | "sensory" | "transformation" | "ritual" | "social proof";
    /** @enum {string} */
    Format: "static" | "full";
    /** @enum {string} */
    Orientation: "vertical" | "square";
    /** @description The body of every answer that is not a success. */
    ErrorEnvelope: {
      /** @description What went wrong. */
      error: {
        code: components["schemas"]["ErrorCode"];
        /**
         * @description What was wrong and where, for developers; not for end users.
         * @example `count` must be a whole number from 1 to 50.
         */
        message: string;
        /**
         * @description The field to blame, where it is one.
         * @example count
         */
        param?: string;
        /**
         * Format: uri
         * @description The page that explains the code.
         * @example https://api.example.com/docs/errors#invalid_count
         */
        doc_url?: string;
      };
      /** @description With `product_not_supported` only: the products that the call cannot have. */
      incompatible_products?: components["schemas"]["IncompatibleProduct"][];
    };
    /** @description A product that was asked for and cannot be rendered. */
    IncompatibleProduct: {
      /**
       * @description The product's display name.
       * @example Glow Starter Set
       */
      name: string;
      /**
       * @description Its slug on the shop.
       * @example glow-starter-set
       */
      handle: string;
      /**
       * @description Why an ad cannot show it.
       * @example One ad shows one product; this is a set or a multi-pack.
       */
      reason: string;
    };
    /** @description The delivery ended while the call waited for it. */
    GenerateCompleted: {
      /**
       * @description Id of the delivery; GET /v1/deliveries/{delivery_id} takes it.
       * @example del_1n6t3c9m2k7v5b0q4x8wzj1hye
       */
      delivery_id: string;
      /**
       * @description `failed` when the delivery was given up; its credits are back on the account by then, and its ads have no files.
       * @enum {string}
       */
      status: "completed" | "failed";
      /**
       * @description The call's `count`.
       * @example 3
       */
      ad_count_expected: number;
      /** @description The call's `format`. */
      format: components["schemas"]["Format"];
      /**
       * @description Credits left after this call's deduction; of a failed delivery those after its refund.
       * @example 35
       */
      credits_balance: number;
      /** @description One entry for each orientation of each concept. */
      ads: components["schemas"]["DeliveredAd"][];
      /** @description Why the delivery was given up, as an error of the API has it. */
      error?: {
        code: components["schemas"]["ErrorCode"];
        /**
         * @description What was wrong and where, for developers; not for end users.
         * @example `count` must be a whole number from 1 to 50.
         */
        message: string;
        /**
         * @description The field to blame, where it is one.
         * @example count
         */
        param?: string;
        /**
         * Format: uri
         * @description The page that explains the code.
         * @example https://api.example.com/docs/errors#invalid_count
         */
        doc_url?: string;
      };
      /**
       * @description Credits that went back to the account.
       * @example 45
       */
      credits_refunded?: number;
      metadata?: components["schemas"]["Metadata"];
      /**
       * @description Present, and true, only when an earlier call under the same Idempotency-Key was accepted.
       * @constant
       */
      replayed_from_idempotency_key?: true;
    };
    /** @description What the same call without `dry_run` would cost and make. Nothing was charged. */
    DryRun: {
      /** @constant */
      dry_run: true;
      /** @description The call's `format`. */
      format: components["schemas"]["Format"];
      /**
       * @description The call's `count`.
       * @example 3
       */
      count: number;
      /**
       * @description Credits that the call would deduct.
       * @example 45
       */
      cost_credits: number;
      /**
       * @description The same in USD.
       * @example 4.5
       */
      cost_usd: number;
      /**
       * @description The account's balance, untouched by this call.
       * @example 50
       */
      credits_balance: number;
      /**
       * @description What the balance would be after the deduction; negative when it does not cover the call.
       * @example 5
       */
      credits_balance_after: number;
      /** @description Whether the present balance covers the call. */
      is_covered: boolean;
      /** @description Whether the call would make auto-recharge charge the saved card. */
      would_recharge: boolean;
      /** @description The products that would be used, in the order in which they take turns. */
      products: {
        /**
         * @description Id of the product.
         * @example prd_4x8w1n6t3c9m2k7v5b0qzj1hye
         */
        id: string;
        /**
         * @description Its slug on the shop.
         * @example barrier-repair-serum
         */
        handle: string;
        /**
         * @description Its display name.
         * @example Barrier Repair Serum
         */
        name: string;
        /**
         * @description Concepts that would show it.
         * @example 3
         */
        concepts: number;
      }[];
      /**
       * @description Entries of `product_refs` that match no usable product, as they were sent.
       * @example [
       *       "discontinued-balm"
       *     ]
       */
      dropped_product_refs: string[];
      /** @description What each concept would be made of. */
      concepts: {
        /**
         * @description Position of the concept, from 1.
         * @example 1
         */
        index: number;
        /**
         * @description The product that it would show.
         * @example prd_4x8w1n6t3c9m2k7v5b0qzj1hye
         */
        product_id: string;
        /** @description The angle of its copy. */
        copy_angle: components["schemas"]["CopyAngle"];
        /**
         * @description The style.
         * @example sty_still-pond-rings
         */
        style_id: string;
        /**
         * @description The style's display name.
         * @example Still Pond Rings
         */
        style_name: string;
        /** @description The style's animation category. */
        animation_prompt: components["schemas"]["AnimationPrompt"];
      }[];
    };
    /** @description The call is accepted and paid; the delivery goes on in the background. */
    GenerateAccepted: {
      /**
       * @description Id of the delivery; GET /v1/deliveries/{delivery_id} takes it.
       * @example del_1n6t3c9m2k7v5b0q4x8wzj1hye
       */
      delivery_id: string;
      status: components["schemas"]["DeliveryStatus"];
      /**
       * @description Id of the call that was accepted; name it when you write to support.
       * @example req_5b0q4x8wzj1hye1n6t3c9m2k7v
       */
      request_id: string;
      /**
       * @description The call's `count`.
       * @example 3
       */
      ad_count_expected: number;
      /** @description The call's `format`. */
      format: components["schemas"]["Format"];
      /**
       * @description Credits left after this call's deduction.
       * @example 35
       */
      credits_balance: number;
      /**
       * Format: uri
       * @description Address of the delivery's state; poll it every 15 to 30 seconds.
       * @example https://api.example.com/v1/deliveries/del_1n6t3c9m2k7v5b0q4x8wzj1hye
       */
      status_url: string;
      /**
       * @description Rough estimate of the time to the end: 180 for `static`, 480 for `full`. Most deliveries are faster.
       * @example 480
       */
      eta_seconds: number;
      metadata?: components["schemas"]["Metadata"];
      /**
       * @description Present, and true, only when an earlier call under the same Idempotency-Key was accepted.
       * @constant
       */
      replayed_from_idempotency_key?: true;
      /**
       * @description After a `Prefer: wait` that ended before the delivery did: how to go on.
       * @example The delivery goes on; poll status_url until its status is completed or failed.
       */
      note?: string;
    };
    /**
     * @description `queued`: accepted. `processing`: copy is written, styles are chosen. `rendering`: ads are drawn. `completed` and `failed` are final.
     * @enum {string}
     */
    DeliveryStatus: "queued" | "processing" | "rendering" | "completed" | "failed";
    /** @description A delivery and its ads at their present state. */
    Delivery: {
      /**
       * @description Id of the delivery.
       * @example del_1n6t3c9m2k7v5b0q4x8wzj1hye
       */
      delivery_id: string;
      status: components["schemas"]["DeliveryStatus"];
      /**
       * @description What the delivery is doing, in words, for debugging. Its values are not part of the contract.
       * @example rendering: 1 of 3 concepts done, 2 being drawn
       */
      raw_status: string;
      /**
       * @description Number of entries in `ads`.
       * @example 6
       */
      ad_count: number;
      /** @description The ads, of each concept those of its newest version that is drawn; empty until the concepts are composed. */
      ads: components["schemas"]["Ad"][];
      /** @description Corrections and approval of each concept; empty until the concepts are composed. */
      concepts: components["schemas"]["DeliveredConcept"][];
      /**
       * Format: uri
       * @description A page for people to look at the delivery with. It opens without a key, and shows progress until the end.
       * @example https://media.example.com/viewers/2k7v5b0q4x8wzj1hye1n6t3c9m/index.html
       */
      viewer_url: string;
      /**
       * Format: date-time
       * @description When the delivery was accepted.
       * @example 2026-03-02T10:00:00.000Z
       */
      created_at: string;
      /** @description Why the delivery was given up, as an error of the API has it. */
      error?: {
        code: components["schemas"]["ErrorCode"];
        /**
         * @description What was wrong and where, for developers; not for end users.
         * @example `count` must be a whole number from 1 to 50.
         */
        message: string;
        /**
         * @description The field to blame, where it is one.
         * @example count
         */
        param?: string;
        /**
         * Format: uri
         * @description The page that explains the code.
         * @example https://api.example.com/docs/errors#invalid_count
         */
        doc_url?: string;
      };
      /**
       * @description Credits that went back to the account.
       * @example 45
       */
      credits_refunded?: number;
      metadata?: components["schemas"]["Metadata"];
    };
    /** @description One orientation of one concept, at its present state. */
    Ad: {
      /**
       * @description Id of the ad.
       * @example ad_9m3k7v1x5c8b2n4q6j0hzt1wye
       */
      ad_id: string;
      /**
       * @description Position of the concept in the delivery, from 1. Both orientations of a concept share it.
       * @example 1
       */
      index: number;
      /**
       * @description Which version of the concept this is: 1 as it was ordered, counted up with each correction that was drawn or tried.
       * @example 1
       */
      version: number;
      /** @description `vertical` is 1080×1920 pixels, `square` is 1080×1350. */
      orientation: components["schemas"]["Orientation"];
      /**
       * @description The ad's headline.
       * @example Barrier care that lasts all day
       */
      headline: string;
      /**
       * @description The still, a JPEG or PNG file; null until it is rendered, and again while its concept is made anew and when the delivery has failed.
       * @example https://media.example.com/ads/ad_9m3k7v1x5c8b2n4q6j0hzt1wye/h4t9w2c7x1m5v.jpg
       */
      static_url: string | null;
      /**
       * @description The video, an MP4 file; null until it is rendered, again while its concept is made anew and when the delivery has failed, and always in the format `static`.
       * @example https://media.example.com/ads/ad_9m3k7v1x5c8b2n4q6j0hzt1wye/k8b3n6q0j2z7y.mp4
       */
      video_url: string | null;
      /**
       * @description State of this ad.
       * @enum {string}
       */
      status: "queued" | "rendering" | "rendered" | "failed";
      /**
       * @description The style that the ad is drawn in; `creative.featured_styles` takes it. Null for ads older than styles.
       * @example sty_still-pond-rings
       */
      style_id: string | null;
      /**
       * @description The product that the ad shows; another one than was planned where its concept could not be made with that. Null for ads that were made before this field was.
       * @example prd_4x8w1n6t3c9m2k7v5b0qzj1hye
       */
      product_id: string | null;
      /**
       * @description Its display name when the ad was made. Null together with `product_id`.
       * @example Barrier Repair Serum
       */
      product_name: string | null;
      /** @description What was measured on the still's own pixels; null until the still is there. */
      compliance: components["schemas"]["Compliance"] | null;
    };
    /** @description The inspection of a still, measured on its finished pixels. */
    Compliance: {
      /** @description True when nothing was found. */
      passed: boolean;
      /** @description What was found, in whole sentences. */
      findings: string[];
      /**
       * @description The layout that was drawn.
       * @example editorial
       * @enum {string}
       */
      layout:
        | "editorial"
        | "centred"
        | "number"
        | "quote"
        | "callouts"
        | "split"
        | "hero"
        | "sheet"
        | "checklist"
        | "minimal"
        | "diagonal"
        | "arch"
        | "situ"
        | "situSide";
      /**
       * @description Width of the file in pixels.
       * @example 1080
       */
      width: number;
      /**
       * @description Height of the file in pixels.
       * @example 1920
       */
      height: number;
      /** @description One entry for each placement that covers a part of the picture. */
      safe_zones: {
        /**
         * @description The placement.
         * @example Meta Reels
         */
        platform: string;
        /** @description Whether all words lie where the placement shows them. */
        passed: boolean;
      }[];
      /** @description One entry for each block of words. */
      contrast: {
        /**
         * @description The block of words.
         * @enum {string}
         */
        element: "brand" | "headline" | "support" | "rating" | "proof" | "callToAction";
        /**
         * @description The contrast, as WCAG measures it, that 95 % of the pixels behind the words reach.
         * @example 9.4
         */
        ratio: number;
        /**
         * @description The least that it may be.
         * @example 4.5
         */
        required: number;
        /** @description Whether the ratio is reached. */
        passed: boolean;
      }[];
      /**
       * @description Share of the picture that the box around the product takes, 0 to 1.
       * @example 0.31
       */
      product_share: number;
      /**
       * @description Likeness of the product in the file to its own picture in decibels; above 30 no difference is seen.
       * @example 41.2
       */
      product_psnr_db: number;
      /**
       * @description Size of the file in bytes.
       * @example 412345
       */
      file_bytes: number;
    };
    /** @description Corrections and approval of one concept. */
    DeliveredConcept: {
      /**
       * @description Position of the concept, as its ads have it.
       * @example 1
       */
      index: number;
      /**
       * @description The version that the delivery shows.
       * @example 1
       */
      version: number;
      /**
       * @description The version that is being drawn at present; null where none is.
       * @example null
       */
      version_under_way: number | null;
      /**
       * @description How often the concept may still be corrected, at no charge.
       * @example 5
       */
      corrections_left: number;
      approval: components["schemas"]["Approval"];
    };
    /** @description What was said of a concept, for the version that the delivery shows. */
    Approval: {
      /**
       * @description `none` until somebody says something of the version that the delivery shows.
       * @enum {string}
       */
      status: "none" | "approved" | "rejected";
      /**
       * @description The version that it is of.
       * @example 1
       */
      version: number;
      /**
       * @description The reason that was given; null without one.
       * @example The claim is out of date.
       */
      reason: string | null;
      /**
       * @description When it was said; null with the status `none`.
       * @example 2026-03-02T11:20:00.000Z
       */
      decided_at: string | null;
      /** @description What was said of an earlier version, where a newer one has taken its place and so set the approval back to `none`. */
      before?: {
        /**
         * @description What was said of the earlier version.
         * @enum {string}
         */
        status: "approved" | "rejected";
        /**
         * @description The version that it is of.
         * @example 1
         */
        version: number;
        /**
         * @description The reason that was given; null without one.
         * @example The claim is out of date.
         */
        reason: string | null;
        /**
         * Format: date-time
         * @description When it was said.
         * @example 2026-03-02T11:20:00.000Z
         */
        decided_at: string;
      };
    };
    /** @description The version that the call began, at its present state. */
    Corrected: {
      /**
       * @description Id of the delivery.
       * @example del_1n6t3c9m2k7v5b0q4x8wzj1hye
       */
      delivery_id: string;
      /**
       * @description Position of the concept, as its ads have it.
       * @example 1
       */
      index: number;
      /**
       * @description How often the concept may still be corrected, at no charge.
       * @example 5
       */
      corrections_left: number;
      /**
       * @description 1 is the concept as it was ordered; corrections count from 2.
       * @example 2
       */
      version: number;
      /**
       * @description State of the version. `rendered` and `failed` are final; one that failed is never shown and does not count as a correction.
       * @enum {string}
       */
      status: "queued" | "rendering" | "rendered" | "failed";
      /**
       * @description Why it could not be drawn, and what to do; null unless `status` is `failed`.
       * @example null
       */
      failure: string | null;
      /**
       * @description Its headline.
       * @example Calm skin, from the first morning
       */
      headline: string;
      /**
       * @description Its line of support. Null where what the version was drawn from is no longer kept.
       * @example Ceramides and ectoin for a barrier that holds.
       */
      support: string | null;
      /**
       * @description Its proof points; not every layout has room for them. Null where what the version was drawn from is no longer kept.
       * @example [
       *       "Fragrance-free",
       *       "5 ceramides"
       *     ]
       */
      proof_points: string[] | null;
      /**
       * @description The words on its button. Null where what the version was drawn from is no longer kept.
       * @example Meet the serum
       */
      call_to_action: string | null;
      /**
       * @description The layout that it is composed in; `compliance` of its ads says which was drawn. Null where what the version was drawn from is no longer kept.
       * @example editorial
       */
      layout:
        | (
            | "editorial"
            | "centred"
            | "number"
            | "quote"
            | "callouts"
            | "split"
            | "hero"
            | "sheet"
            | "checklist"
            | "minimal"
            | "diagonal"
            | "arch"
            | "situ"
            | "situSide"
          )
        | null;
      /**
       * @description The style that the ad is drawn in; `creative.featured_styles` takes it. Null for ads older than styles.
       * @example sty_still-pond-rings
       */
      style_id: string | null;
      /**
       * @description The product that the ad shows; another one than was planned where its concept could not be made with that. Null for ads that were made before this field was.
       * @example prd_4x8w1n6t3c9m2k7v5b0qzj1hye
       */
      product_id: string | null;
      /**
       * @description Its display name when the ad was made. Null together with `product_id`.
       * @example Barrier Repair Serum
       */
      product_name: string | null;
      /** @description Its ads, which are its own: no file of another version is among them. */
      ads: components["schemas"]["Ad"][];
      /**
       * Format: date-time
       * @description When it was asked for.
       * @example 2026-03-02T11:05:00.000Z
       */
      created_at: string;
      /**
       * @description When it was drawn or had failed; null until then.
       * @example 2026-03-02T11:05:04.000Z
       */
      ended_at: string | null;
      /**
       * Format: uri
       * @description Address of the concept's versions; poll it every few seconds until this one has ended.
       * @example https://api.example.com/v1/deliveries/del_1n6t3c9m2k7v5b0q4x8wzj1hye/concepts/1/versions
       */
      status_url: string;
      /**
       * @description Present, and true, only when an earlier call under the same Idempotency-Key began the version.
       * @constant
       */
      replayed_from_idempotency_key?: true;
    };
    /** @description A concept and everything that it has been. */
    ConceptVersions: {
      /**
       * @description Id of the delivery.
       * @example del_1n6t3c9m2k7v5b0q4x8wzj1hye
       */
      delivery_id: string;
      /**
       * @description Position of the concept, as its ads have it.
       * @example 1
       */
      index: number;
      /**
       * @description The version that the delivery shows.
       * @example 1
       */
      version: number;
      /**
       * @description The version that is being drawn at present; null where none is.
       * @example null
       */
      version_under_way: number | null;
      /**
       * @description How often the concept may still be corrected, at no charge.
       * @example 5
       */
      corrections_left: number;
      approval: components["schemas"]["Approval"];
      /** @description All versions, the first one first; empty until the concept is composed. */
      versions: components["schemas"]["ConceptVersion"][];
    };
    /** @description One version of a concept, at its present state. */
    ConceptVersion: {
      /**
       * @description 1 is the concept as it was ordered; corrections count from 2.
       * @example 2
       */
      version: number;
      /**
       * @description State of the version. `rendered` and `failed` are final; one that failed is never shown and does not count as a correction.
       * @enum {string}
       */
      status: "queued" | "rendering" | "rendered" | "failed";
      /**
       * @description Why it could not be drawn, and what to do; null unless `status` is `failed`.
       * @example null
       */
      failure: string | null;
      /**
       * @description Its headline.
       * @example Calm skin, from the first morning
       */
      headline: string;
      /**
       * @description Its line of support. Null where what the version was drawn from is no longer kept.
       * @example Ceramides and ectoin for a barrier that holds.
       */
      support: string | null;
      /**
       * @description Its proof points; not every layout has room for them. Null where what the version was drawn from is no longer kept.
       * @example [
       *       "Fragrance-free",
       *       "5 ceramides"
       *     ]
       */
      proof_points: string[] | null;
      /**
       * @description The words on its button. Null where what the version was drawn from is no longer kept.
       * @example Meet the serum
       */
      call_to_action: string | null;
      /**
       * @description The layout that it is composed in; `compliance` of its ads says which was drawn. Null where what the version was drawn from is no longer kept.
       * @example editorial
       */
      layout:
        | (
            | "editorial"
            | "centred"
            | "number"
            | "quote"
            | "callouts"
            | "split"
            | "hero"
            | "sheet"
            | "checklist"
            | "minimal"
            | "diagonal"
            | "arch"
            | "situ"
            | "situSide"
          )
        | null;
      /**
       * @description The style that the ad is drawn in; `creative.featured_styles` takes it. Null for ads older than styles.
       * @example sty_still-pond-rings
       */
      style_id: string | null;
      /**
       * @description The product that the ad shows; another one than was planned where its concept could not be made with that. Null for ads that were made before this field was.
       * @example prd_4x8w1n6t3c9m2k7v5b0qzj1hye
       */
      product_id: string | null;
      /**
       * @description Its display name when the ad was made. Null together with `product_id`.
       * @example Barrier Repair Serum
       */
      product_name: string | null;
      /** @description Its ads, which are its own: no file of another version is among them. */
      ads: components["schemas"]["Ad"][];
      /**
       * Format: date-time
       * @description When it was asked for.
       * @example 2026-03-02T11:05:00.000Z
       */
      created_at: string;
      /**
       * @description When it was drawn or had failed; null until then.
       * @example 2026-03-02T11:05:04.000Z
       */
      ended_at: string | null;
    };
    /** @description What is said of a concept now. */
    ConceptApproval: {
      /**
       * @description Id of the delivery.
       * @example del_1n6t3c9m2k7v5b0q4x8wzj1hye
       */
      delivery_id: string;
      /**
       * @description Position of the concept, as its ads have it.
       * @example 1
       */
      index: number;
      approval: components["schemas"]["Approval"];
    };
    /** @description The brands of the account: one at most. */
    BrandList: {
      /** @description The account's brand; empty before onboarding. */
      brands: components["schemas"]["Brand"][];
    };
    /** @description The account's brand and how far its onboarding has come. */
    Brand: {
      /**
       * @description Id of the brand; `brand_id` of a generate call takes it.
       * @example brd_7q2m9x4c1v8b5n3k6j0hzt2wya
       */
      brand_id: string;
      /**
       * @description Display name, as read on the shop.
       * @example Aurelia
       */
      name: string;
      /**
       * @description The address that was submitted for onboarding.
       * @example https://aurelia.example
       */
      website: string;
      /** @description True when generate may be called now. Branch on this field; false means wait and ask again, or do what `status_message` says: where `website_proof.status` is `pending`, prove the website. */
      ready_for_ads: boolean;
      /**
       * @description How far onboarding has come, in one or two plain sentences.
       * @example Ready for ads: 12 of 15 products can be used.
       */
      status_message: string;
      api_access_status: components["schemas"]["ApiAccessStatus"];
      /**
       * @description Stage of onboarding: `queued`, `discovering`, `scraping`, `pictures`, `ready` or `failed`.
       * @example ready
       */
      onboarding_status_detail: string;
      /**
       * @description Products that are active on the brand.
       * @example 14
       */
      product_count: number;
      /**
       * @description Products found so far; more than `product_count` when some could not be taken.
       * @example 15
       */
      total_products_scraped: number;
      /**
       * @description When the brand last became active; null before the first time.
       * @example 2026-03-02T09:14:05.000Z
       */
      onboarded_at: string | null;
      /**
       * Format: uri
       * @description Address of the brand's products.
       * @example https://api.example.com/v1/products
       */
      list_products_url: string;
      website_proof: components["schemas"]["WebsiteProof"];
    };
    /**
     * @description `Active`: ads can be generated. `Pending Onboarding`: the shop is being read. `Trial`: reads work, generate is refused. `Suspended`: every call is refused.
     * @enum {string}
     */
    ApiAccessStatus: "Active" | "Pending Onboarding" | "Suspended" | "Trial";
    /** @description Proof that the brand's website is the account's. It holds for the domain as long as the brand stays there, and goes when the brand is onboarded with another. */
    WebsiteProof: {
      /** @description Whether orders need the proof. Where they do, generate is refused until `status` is `verified`. */
      required: boolean;
      /**
       * @description `not_required`: not proven, and orders work without. `pending`: do one of `methods` before the first order; dry runs work without. `verified`: proven.
       * @enum {string}
       */
      status: "not_required" | "pending" | "verified";
      /**
       * @description The domain that is to be proven: the one that somebody has registered, of the brand's `website`.
       * @example aurelia.example
       */
      domain: string;
      /** @description Each way that there is, with all that it needs. One is enough. They are the account's own: another's tag or record proves nothing. */
      methods: components["schemas"]["ProofMethod"][];
      /**
       * @description When the website was proven; null while it is not.
       * @example null
       */
      verified_at: string | null;
      /** @description How it was proven; null while it is not. */
      verified_by: components["schemas"]["ProofMethodName"] | null;
    };
    /** @description What to do for one way of proving the website. */
    ProofMethod:
      | components["schemas"]["MetaTagProof"]
      | components["schemas"]["DnsTxtProof"]
      | components["schemas"]["EmailProof"];
    /** @description A tag on the home page. */
    MetaTagProof: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      method: "meta_tag";
      /**
       * Format: uri
       * @description The home page that the tag belongs on. No other page counts.
       * @example https://aurelia.example/
       */
      url: string;
      /**
       * @description The tag, to be put between `<head>` and `</head>` as it stands.
       * @example <meta name="ad-creative-verification" content="4x8w1n6t3c9m2k7v5b0qzj1hye4x8w1n">
       */
      tag: string;
    };
    /** @description A record in the DNS of the domain. */
    DnsTxtProof: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      method: "dns_txt";
      /**
       * @description Name of the record.
       * @example _ad-creative.aurelia.example
       */
      name: string;
      /** @constant */
      type: "TXT";
      /**
       * @description Value of the record. Others under the same name do not matter.
       * @example ad-creative-verification=4x8w1n6t3c9m2k7v5b0qzj1hye4x8w1n
       */
      value: string;
    };
    /** @description A code by mail, to be sent and then confirmed. */
    EmailProof: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      method: "email";
      /**
       * @description To whom a mail with a code can be sent: mailboxes of those who run the domain.
       * @example [
       *       "admin@aurelia.example",
       *       "hostmaster@aurelia.example"
       *     ]
       */
      recipients: string[];
    };
    /**
     * @description A way to prove that a website is the account's.
     * @enum {string}
     */
    ProofMethodName: "meta_tag" | "dns_txt" | "email";
    /** @description Onboarding has been accepted and goes on in the background. */
    BrandAccepted: {
      /**
       * @description Id of the brand; the same one when onboarding runs again.
       * @example brd_7q2m9x4c1v8b5n3k6j0hzt2wya
       */
      brand_id: string;
      /** @constant */
      status: "Pending Onboarding";
      /**
       * @description What happens next, in plain words.
       * @example Onboarding has started. Poll GET /v1/brands until ready_for_ads is true.
       */
      message: string;
      /**
       * @description Minutes that onboarding is expected to take.
       * @example 2
       */
      estimated_completion_minutes: number;
    };
    /** @description The proof of the website after a check. */
    WebsiteProofChecked: {
      website_proof: components["schemas"]["WebsiteProof"];
      /** @description What the check saw; empty where the website was proven before, and nothing was looked at. */
      findings: components["schemas"]["ProofFinding"][];
    };
    /** @description What a check saw of one way of proving the website. */
    ProofFinding: {
      /**
       * @description What was looked for.
       * @enum {string}
       */
      method: "meta_tag" | "dns_txt";
      /** @description Whether it proves the website. */
      found: boolean;
      /**
       * @description What was seen, in a sentence or two.
       * @example _ad-creative.aurelia.example has no TXT record with the value.
       */
      message: string;
    };
    /** @description The mail with the code was handed over. */
    WebsiteProofMailed: {
      /**
       * Format: email
       * @description To whom it was sent.
       * @example admin@aurelia.example
       */
      recipient: string;
      /**
       * @description What happens next, in plain words.
       * @example The mail is on its way. Confirm its code with POST /v1/website-proof/confirm within 24 hours.
       */
      message: string;
      /**
       * Format: date-time
       * @description Until then the code is good.
       * @example 2026-03-03T09:14:05.000Z
       */
      expires_at: string;
    };
    /** @description The code was right: the website is proven. */
    WebsiteProofConfirmed: {
      website_proof: components["schemas"]["WebsiteProof"];
    };
    /** @description The brand's products. */
    ProductList: {
      /**
       * @description The account's brand; null before onboarding.
       * @example brd_7q2m9x4c1v8b5n3k6j0hzt2wya
       */
      brand_id: string | null;
      /**
       * @description The brand's display name; null before onboarding.
       * @example Aurelia
       */
      brand_name: string | null;
      /**
       * @description All products on file, active or not.
       * @example 15
       */
      product_count: number;
      /**
       * @description Products that can be used in ads now.
       * @example 12
       */
      usable_count: number;
      /** @description All products on file, in the order of the shop. */
      products: components["schemas"]["Product"][];
    };
    /** @description A product of the brand and whether ads can show it. */
    Product: {
      /**
       * @description Id of the product; `product_refs` takes it.
       * @example prd_4x8w1n6t3c9m2k7v5b0qzj1hye
       */
      id: string;
      /**
       * @description The product's slug on the shop; `product_refs` takes it.
       * @example barrier-repair-serum
       */
      handle: string;
      /**
       * @description Display name. `product_refs` takes any part of it, in upper or lower case.
       * @example Barrier Repair Serum
       */
      name: string;
      /**
       * @description `Active`, `Inactive` or `Draft`; other values may follow. Only active products are used in ads.
       * @example Active
       */
      status: string;
      /** @description True when the product is active, of a supported kind and has a usable picture. */
      usable_for_ads: boolean;
      /** @description False for kinds that the renderer does not show, such as multi-packs, wipes and tools. */
      is_compatible: boolean;
      /**
       * @description Why the product is not compatible; null when it is.
       * @example One ad shows one product; this is a set or a multi-pack.
       */
      incompatibility_reason: string | null;
      /**
       * @description Kind of product.
       * @example Serum
       */
      category: string;
      /**
       * @description `account` where somebody of the account has set the kind; later readings of the shop leave it alone. Absent where it follows from the shop. Other values may follow.
       * @enum {string}
       */
      category_source?: "account";
      /**
       * @description Shape of the product inside its picture, measured from its bounding box; `vertical` when none could be read.
       * @enum {string}
       */
      aspect_ratio: "vertical" | "square";
      /**
       * @description The product's picture: on a transparent ground where it can be used in ads, otherwise as the shop shows it; null when none could be read.
       * @example https://media.example.com/products/prd_4x8w1n6t3c9m2k7v5b0qzj1hye/hero.png
       */
      image_url: string | null;
      /**
       * @description Whose picture it is: `shop`, the shop's own, or `upload`, one that the account has put in its place. Other values may follow.
       * @enum {string}
       */
      picture_source: "shop" | "upload";
      /**
       * @description Why none of the product's pictures can be used. Absent when there is nothing to say.
       * @example The picture is smaller than 300 pixels.
       */
      picture_problem?: string;
      /** @description Words of the shop that no ad of this product says: telephone numbers, addresses, handles, prices, insults, violence, other companies' names. Absent when there are none. */
      dropped_words?: {
        /**
         * @description Where the shop has the words.
         * @example name
         * @enum {string}
         */
        field: "name" | "claim" | "ingredient" | "texture" | "review";
        /**
         * @description The words as the shop has them, at most 80 characters.
         * @example Call 0800 555 0199
         */
        text: string;
        /**
         * @description What they hold that no ad says.
         * @example a telephone number
         */
        reason: string;
      }[];
    };
    /** @description Styles ranked by their likeness to a description. */
    StyleSearch: {
      /**
       * @description The description as it was sent.
       * @example dewy morning glass
       */
      query: string;
      /** @description The nearest styles, the closest first. */
      results: components["schemas"]["StyleSearchResult"][];
    };
    /** @description A style that was found. */
    StyleSearchResult: {
      /**
       * @description Id of the style; `creative.featured_styles` takes it.
       * @example sty_still-pond-rings
       */
      style_id: string;
      /**
       * @description Display name.
       * @example Still Pond Rings
       */
      style_name: string;
      /** @description The animation category of the style; `creative.animation_prompts` takes it. */
      animation_prompt: components["schemas"]["AnimationPrompt"];
      /**
       * @description Cosine similarity to the description, 0 to 1; higher is closer.
       * @example 0.8213
       */
      similarity: number;
    };
    /** @description The account's credits, its auto-recharge and the prices. */
    Balance: {
      /**
       * @description Credits on the account.
       * @example 50
       */
      credits_balance: number;
      /**
       * @description The balance in USD, at 0.10 USD a credit.
       * @example 5
       */
      credits_balance_usd_equivalent: number;
      /**
       * @description All credits ever bought.
       * @example 250
       */
      credits_lifetime_purchased: number;
      /** @description Whether auto-recharge is on. */
      auto_recharge_enabled: boolean;
      /**
       * @description Balance in credits below which auto-recharge charges the saved card.
       * @example 20
       */
      auto_recharge_threshold: number;
      /**
       * @description What one auto-recharge charges, in USD.
       * @example 25
       */
      auto_recharge_amount_usd: number;
      /** @description The prices that calls are charged at. */
      pricing: {
        /**
         * @description Price of a credit in USD.
         * @example 0.1
         */
        credit_usd: number;
        /**
         * @description Credits for one concept as stills.
         * @example 5
         */
        static_ad_credits: number;
        /**
         * @description Credits for one concept as stills and videos.
         * @example 15
         */
        full_ad_credits: number;
      };
    };
    /** @description A page of the account's ledger. */
    Usage: {
      /** @description The movements, most recent first. */
      recent_transactions: components["schemas"]["Transaction"][];
    };
    /** @description One movement of the account's credits. */
    Transaction: {
      type: components["schemas"]["TransactionType"];
      /**
       * @description Signed change of the balance.
       * @example -15
       */
      credits_delta: number;
      /**
       * @description Balance right after it.
       * @example 35
       */
      balance_after: number;
      /**
       * @description USD that were paid or paid back; null when no money moved.
       * @example 25
       */
      usd_amount: number | null;
      /**
       * @description What it was for.
       * @example 1 concept, format full (del_1n6t3c9m2k7v5b0q4x8wzj1hye)
       */
      description: string;
      /**
       * Format: date-time
       * @description When it was booked.
       * @example 2026-03-02T10:00:00.000Z
       */
      at: string;
    };
    /**
     * @description `Deduction`: a generate call, or a purchase that was taken back. `Purchase`: credits bought. `Bonus`: credits given. `Refund`: the credits of a failed delivery.
     * @enum {string}
     */
    TransactionType: "Deduction" | "Purchase" | "Bonus" | "Refund";
  };
  responses: {
    /**
     * @description The API key is missing, malformed or unknown.
     *
     *     - `missing_authorization`: The request has no Authorization header. Send `Authorization: Bearer <API_KEY>` with every call.
     *     - `invalid_authorization_scheme`: The Authorization header does not start with `Bearer ` (with one space after it). Send the key as `Authorization: Bearer <API_KEY>`.
     *     - `invalid_key_format`: The API key does not start with `svc_live_`. Copy the whole key, prefix included. A key is shown once, when it is made.
     *     - `invalid_api_key`: The API key is unknown, or it was rotated or revoked. Use the account's current key.
     */
    Unauthenticated: {
      headers: {
        "X-Request-Id": components["headers"]["RequestId"];
        "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ErrorEnvelope"];
      };
    };
    /**
     * @description The state of the account, or of its website, does not allow the call.
     *
     *     - `account_suspended`: The account is suspended. Write to support; no call works until the suspension is lifted.
     */
    AccountSuspended: {
      headers: {
        "X-Request-Id": components["headers"]["RequestId"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ErrorEnvelope"];
      };
    };
    /**
     * @description The body is too large.
     *
     *     - `payload_too_large`: The body is larger than 256 KiB. Send a smaller body. Only a picture of a product may be larger than that: 16 MB.
     */
    PayloadTooLarge: {
      headers: {
        "X-Request-Id": components["headers"]["RequestId"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ErrorEnvelope"];
      };
    };
    /**
     * @description The body is not sent as JSON.
     *
     *     - `unsupported_media_type`: The body must be sent with `Content-Type: application/json`. Set the Content-Type header to application/json. Only a picture of a product is sent under its own type: image/png, image/jpeg, image/webp or image/avif.
     */
    UnsupportedMediaType: {
      headers: {
        "X-Request-Id": components["headers"]["RequestId"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ErrorEnvelope"];
      };
    };
    /**
     * @description Too many calls. Wait as long as `Retry-After` says.
     *
     *     - `rate_limited`: Too many calls in the last minute. Wait as long as `Retry-After` says, then go on more slowly.
     *     - `daily_limit_reached`: The account has had as much of this today as it may. Wait as long as `Retry-After` says; the day ends at midnight UTC. The message names what it is about, how much of it a day has, and the time.
     */
    RateLimited: {
      headers: {
        "X-Request-Id": components["headers"]["RequestId"];
        "Retry-After": components["headers"]["RetryAfter"];
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ErrorEnvelope"];
      };
    };
    /**
     * @description Something went wrong on the side of the service.
     *
     *     - `internal_error`: Something went wrong on our side. Send the same call again with an Idempotency-Key; name the X-Request-Id when you write to support.
     */
    InternalError: {
      headers: {
        "X-Request-Id": components["headers"]["RequestId"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ErrorEnvelope"];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: {
    /** @description Id of this answer; name it when you write to support. */
    RequestId: string;
    /** @description Seconds to wait before the same call is sent again. */
    RetryAfter: number;
    /** @description Seconds that the onboarding is expected to take still. Missing where the first onboarding has failed: nothing is under way, and waiting is no use. */
    OnboardedAfter: number;
    /** @description Seconds to wait before `status_url` is asked. Present when a `Prefer: wait` ended before the delivery did. */
    PollAfter: number;
    /** @description What is left of the limit and the seconds until it is full again, as in the IETF draft on RateLimit fields. */
    RateLimit: string;
    /** @description The limit and its window in seconds, as in the IETF draft on RateLimit fields. */
    RateLimitPolicy: string;
    /** @description How to authenticate. */
    WwwAuthenticate: string;
    /** @description The same address as `status_url`. */
    StatusLocation: string;
    /** @description `true` when an earlier call under the same Idempotency-Key was accepted and this one only repeats it. */
    IdempotentReplayed: "true";
    /** @description With a replay: `request_id` of the call that was accepted. */
    OriginalRequest: string;
    /** @description `wait` when the call waited for the end of what it asked for. */
    PreferenceApplied: "wait";
    /** @description Address of the next page with `rel="next"`; absent on the last one. */
    NextPage: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  generateAds: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique text of 1 to 255 printable ASCII characters, best a UUID. The same key with the same body answers, for 24 hours after acceptance, with the same delivery: nothing new is made or charged. A refused call frees its key. */
        "Idempotency-Key"?: string;
        /** @description `wait` keeps the call open until the delivery has ended, for up to 240 seconds; `wait=60` for up to 60. */
        Prefer?: string;
      };
      path?: never;
      cookie?: never;
    };
    /** @description What to make. `{}` is enough: one concept in the format `full`. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["GenerateBody"];
      };
    };
    responses: {
      /** @description The delivery ended while the call waited, or the call was a dry run. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
          "Original-Request": components["headers"]["OriginalRequest"];
          "Preference-Applied": components["headers"]["PreferenceApplied"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GenerateCompleted"] | components["schemas"]["DryRun"];
        };
      };
      /** @description Accepted and paid. The delivery goes on in the background. */
      202: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
          "Original-Request": components["headers"]["OriginalRequest"];
          Location: components["headers"]["StatusLocation"];
          "Retry-After": components["headers"]["PollAfter"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GenerateAccepted"];
        };
      };
      /**
       * @description The call is malformed or asks for what cannot be had. Correct it before you send it again.
       *
       *     - `invalid_json`: The body is not valid JSON. Send one JSON object, encoded as UTF-8.
       *     - `invalid_request`: The request is malformed. `error.param` names the field and the message says what is expected. Unknown fields are refused, so that a misspelt option never costs money.
       *     - `invalid_count`: `count` must be a whole number from 1 to 50. Send the number of concepts you want, 1 to 50. For more, send several calls.
       *     - `invalid_format`: `format` must be `full` or `static`. Send `full` for stills and videos (15 credits a concept) or `static` for stills (5 credits a concept).
       *     - `invalid_webhook_url`: `webhook_url` must be an https address of a public host. Use https, a host name that the public internet can resolve, and port 443 or 8443.
       *     - `invalid_idempotency_key`: `Idempotency-Key` must be 1 to 255 printable ASCII characters. Send a UUID.
       *     - `idempotency_key_reused`: This Idempotency-Key was used with another body. Use a new key for a new request; repeat a request with exactly the same body.
       *     - `no_brand_selected`: The account has no brand yet and the call names none. Onboard a brand with POST /v1/brands first.
       *     - `product_not_supported`: A product of this call cannot be rendered; `incompatible_products` names it and says why. Pass only products whose `usable_for_ads` is true in GET /v1/products.
       *     - `no_matching_products`: None of `product_refs` matches a usable product of the brand. Take ids, handles or names from GET /v1/products where `usable_for_ads` is true.
       *     - `no_usable_products`: The brand has no product that can be used in an ad. See GET /v1/products for the reasons. What `incompatibility_reason` and `picture_problem` name is put right in the shop; then call POST /v1/brands again. Products whose `status` is not `Active` were taken out by a review, and onboarding does not bring them back: write to support.
       */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      401: components["responses"]["Unauthenticated"];
      /**
       * @description The balance does not cover the call, and auto-recharge could not make up for it.
       *
       *     - `insufficient_credits`: The balance does not cover this call. Top up, switch auto-recharge on, or ask for fewer concepts. The message says what auto-recharge could not do, where it is on.
       */
      402: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      /**
       * @description The state of the account, or of its website, does not allow the call.
       *
       *     - `account_suspended`: The account is suspended. Write to support; no call works until the suspension is lifted.
       *     - `account_not_ready`: The account cannot generate ads in its present state. Reading calls work; ask support to activate the account before generating.
       *     - `website_not_verified`: Nobody has proven yet that the brand's website is the account's. Take `website_proof` of the brand from GET /v1/brands: it says exactly which tag, DNS record or mail proves the website. Have it done by whoever runs the website, then call POST /v1/website-proof/check, and send the order again. A dry run works without it.
       */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      /**
       * @description There is nothing under this id that belongs to the account.
       *
       *     - `brand_not_found`: No brand with this id belongs to the account. Take the id from GET /v1/brands, or leave `brand_id` out.
       */
      404: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      /**
       * @description What the call is about is not as the call needs it: it is busy at this moment, or has come to its end.
       *
       *     - `idempotency_key_in_use`: A call with this Idempotency-Key is being accepted right now. Send the same call again after a second.
       */
      409: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          "Retry-After": components["headers"]["RetryAfter"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      /**
       * @description The brand is still being onboarded.
       *
       *     - `brand_onboarding_in_progress`: The brand is still being onboarded. Poll GET /v1/brands until `ready_for_ads` is true, then send the same call again. Without `Retry-After` the first onboarding has failed and nothing is under way: the message says what was wrong; put it right and call POST /v1/brands again.
       */
      425: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          "Retry-After": components["headers"]["OnboardedAfter"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      /**
       * @description A part of the service could not be reached. Unless the message says otherwise, nothing was charged and the same call may be sent again.
       *
       *     - `orchestration_failed`: The delivery could not be started. Nothing was charged. After a refused call: send the same call again with an Idempotency-Key, unless the message says that it is not known whether the call was accepted: then do what the message says. After a delivery whose `status` is `failed`: its credits are back; order again under a new Idempotency-Key, since the old one brings back the failed delivery.
       */
      502: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      /**
       * @description A part of the service is warming up. Wait as long as `Retry-After` says.
       *
       *     - `style_search_unavailable`: Style search is warming up. Retry in 30 seconds.
       */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          "Retry-After": components["headers"]["RetryAfter"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
    };
  };
  getDelivery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id that POST /v1/ads/generate answered. */
        delivery_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The delivery. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Delivery"];
        };
      };
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["AccountSuspended"];
      /**
       * @description There is nothing under this id that belongs to the account.
       *
       *     - `delivery_not_found`: No delivery with this id belongs to the account. Use the `delivery_id` that POST /v1/ads/generate answered.
       */
      404: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      /**
       * @description A part of the service could not be reached. Unless the message says otherwise, nothing was charged and the same call may be sent again.
       *
       *     - `upstream_error`: The delivery's state could not be read just now. Send the same call again.
       */
      502: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
    };
  };
  listVersions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id that POST /v1/ads/generate answered. */
        delivery_id: string;
        /** @description The concept's `index`, as its ads have it. */
        index: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The concept and its versions. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ConceptVersions"];
        };
      };
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["AccountSuspended"];
      /**
       * @description There is nothing under this id that belongs to the account.
       *
       *     - `delivery_not_found`: No delivery with this id belongs to the account. Use the `delivery_id` that POST /v1/ads/generate answered.
       *     - `not_found`: There is nothing at this address. GET /v1 lists the endpoints.
       */
      404: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      /**
       * @description A part of the service could not be reached. Unless the message says otherwise, nothing was charged and the same call may be sent again.
       *
       *     - `upstream_error`: The delivery's state could not be read just now. Send the same call again.
       */
      502: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
    };
  };
  correctConcept: {
    parameters: {
      query?: never;
      header?: {
        /** @description A unique text of 1 to 255 printable ASCII characters, best a UUID. The same key with the same body answers with the same version, for as long as the delivery is kept. A refused call frees its key. */
        "Idempotency-Key"?: string;
        /** @description `wait` keeps the call open until the version is drawn or has failed, for up to 240 seconds; `wait=60` for up to 60. */
        Prefer?: string;
      };
      path: {
        /** @description The id that POST /v1/ads/generate answered. */
        delivery_id: string;
        /** @description The concept's `index`, as its ads have it. */
        index: number;
      };
      cookie?: never;
    };
    /** @description What is to be different. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["CorrectionBody"];
      };
    };
    responses: {
      /** @description The version has ended: while the call waited, or before, where the call repeats an earlier one. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
          "Preference-Applied": components["headers"]["PreferenceApplied"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Corrected"];
        };
      };
      /** @description The version is on its way. */
      202: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
          Location: components["headers"]["StatusLocation"];
          "Retry-After": components["headers"]["PollAfter"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Corrected"];
        };
      };
      /**
       * @description The call is malformed or asks for what cannot be had. Correct it before you send it again.
       *
       *     - `invalid_json`: The body is not valid JSON. Send one JSON object, encoded as UTF-8.
       *     - `invalid_request`: The request is malformed. `error.param` names the field and the message says what is expected. Unknown fields are refused, so that a misspelt option never costs money.
       *     - `invalid_idempotency_key`: `Idempotency-Key` must be 1 to 255 printable ASCII characters. Send a UUID.
       *     - `idempotency_key_reused`: This Idempotency-Key was used with another body. Use a new key for a new request; repeat a request with exactly the same body.
       *     - `product_not_supported`: A product of this call cannot be rendered; `incompatible_products` names it and says why. Pass only products whose `usable_for_ads` is true in GET /v1/products.
       *     - `picture_not_usable`: The picture cannot be used in ads, and the product keeps the one that it has. The message says what is wrong and what would help. Send another picture: the whole product alone, on a plain or transparent ground, at least 1000 pixels on its long side.
       */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      401: components["responses"]["Unauthenticated"];
      /**
       * @description The state of the account, or of its website, does not allow the call.
       *
       *     - `account_suspended`: The account is suspended. Write to support; no call works until the suspension is lifted.
       *     - `account_not_ready`: The account cannot generate ads in its present state. Reading calls work; ask support to activate the account before generating.
       */
      403: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      /**
       * @description There is nothing under this id that belongs to the account.
       *
       *     - `delivery_not_found`: No delivery with this id belongs to the account. Use the `delivery_id` that POST /v1/ads/generate answered.
       *     - `not_found`: There is nothing at this address. GET /v1 lists the endpoints.
       */
      404: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      /**
       * @description What the call is about is not as the call needs it: it is busy at this moment, or has come to its end.
       *
       *     - `concept_not_ready`: The concept cannot be corrected or judged at this moment: something of it is still being drawn. Send the same call again once `Retry-After` has passed.
       *     - `concept_not_correctable`: The concept cannot be corrected any more. The message says why. Order a new concept with POST /v1/ads/generate.
       */
      409: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      /**
       * @description A part of the service could not be reached. Unless the message says otherwise, nothing was charged and the same call may be sent again.
       *
       *     - `upstream_error`: The delivery's state could not be read just now. Send the same call again.
       */
      502: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      /**
       * @description A part of the service is warming up. Wait as long as `Retry-After` says.
       *
       *     - `picture_unavailable`: The picture could not be read just now, and the product keeps the one that it has. Wait as long as `Retry-After` says, then send the same call again.
       */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          "Retry-After": components["headers"]["RetryAfter"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
    };
  };
  approveConcept: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id that POST /v1/ads/generate answered. */
        delivery_id: string;
        /** @description The concept's `index`, as its ads have it. */
        index: number;
      };
      cookie?: never;
    };
    /** @description What is said. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["ApprovalBody"];
      };
    };
    responses: {
      /** @description What is said of the concept now. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ConceptApproval"];
        };
      };
      /**
       * @description The call is malformed or asks for what cannot be had. Correct it before you send it again.
       *
       *     - `invalid_json`: The body is not valid JSON. Send one JSON object, encoded as UTF-8.
       *     - `invalid_request`: The request is malformed. `error.param` names the field and the message says what is expected. Unknown fields are refused, so that a misspelt option never costs money.
       */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["AccountSuspended"];
      /**
       * @description There is nothing under this id that belongs to the account.
       *
       *     - `delivery_not_found`: No delivery with this id belongs to the account. Use the `delivery_id` that POST /v1/ads/generate answered.
       *     - `not_found`: There is nothing at this address. GET /v1 lists the endpoints.
       */
      404: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      /**
       * @description What the call is about is not as the call needs it: it is busy at this moment, or has come to its end.
       *
       *     - `concept_not_ready`: The concept cannot be corrected or judged at this moment: something of it is still being drawn. Send the same call again once `Retry-After` has passed.
       *     - `concept_not_correctable`: The concept cannot be corrected any more. The message says why. Order a new concept with POST /v1/ads/generate.
       */
      409: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      /**
       * @description A part of the service could not be reached. Unless the message says otherwise, nothing was charged and the same call may be sent again.
       *
       *     - `upstream_error`: The delivery's state could not be read just now. Send the same call again.
       */
      502: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
    };
  };
  listBrands: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The brands: one at most. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BrandList"];
        };
      };
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["AccountSuspended"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
    };
  };
  createBrand: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The shop to onboard. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["CreateBrandBody"];
      };
    };
    responses: {
      /** @description Onboarding has been accepted and goes on in the background. */
      202: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BrandAccepted"];
        };
      };
      /**
       * @description The call is malformed or asks for what cannot be had. Correct it before you send it again.
       *
       *     - `invalid_json`: The body is not valid JSON. Send one JSON object, encoded as UTF-8.
       *     - `invalid_request`: The request is malformed. `error.param` names the field and the message says what is expected. Unknown fields are refused, so that a misspelt option never costs money.
       *     - `invalid_website`: `website` must be the full public address of the shop, starting with http:// or https://. Send the home page's address, for example `https://shop.example.com`.
       */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["AccountSuspended"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      /**
       * @description Too many calls. Wait as long as `Retry-After` says.
       *
       *     - `rate_limited`: Too many calls in the last minute. Wait as long as `Retry-After` says, then go on more slowly.
       *     - `daily_limit_reached`: The account has had as much of this today as it may. Wait as long as `Retry-After` says; the day ends at midnight UTC. The message names what it is about, how much of it a day has, and the time.
       *     - `onboarding_limit_reached`: The account has started as many onboarding runs as it may in 24 hours. Wait as long as `Retry-After` says; the message names the time. A run that is under way for the same website is joined at any time. Trial accounts may start fewer runs than active ones.
       */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          "Retry-After": components["headers"]["RetryAfter"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      500: components["responses"]["InternalError"];
      /**
       * @description A part of the service could not be reached. Unless the message says otherwise, nothing was charged and the same call may be sent again.
       *
       *     - `scraper_failed`: Onboarding could not be started. Send the same call again.
       */
      502: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
    };
  };
  checkWebsite: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Nothing, or an empty object. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["CheckWebsiteBody"];
      };
    };
    responses: {
      /** @description The check was made, whatever it saw. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WebsiteProofChecked"];
        };
      };
      /**
       * @description The call is malformed or asks for what cannot be had. Correct it before you send it again.
       *
       *     - `invalid_json`: The body is not valid JSON. Send one JSON object, encoded as UTF-8.
       *     - `invalid_request`: The request is malformed. `error.param` names the field and the message says what is expected. Unknown fields are refused, so that a misspelt option never costs money.
       *     - `no_brand_selected`: The account has no brand yet and the call names none. Onboard a brand with POST /v1/brands first.
       */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["AccountSuspended"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      /**
       * @description Too many calls. Wait as long as `Retry-After` says.
       *
       *     - `rate_limited`: Too many calls in the last minute. Wait as long as `Retry-After` says, then go on more slowly.
       *     - `daily_limit_reached`: The account has had as much of this today as it may. Wait as long as `Retry-After` says; the day ends at midnight UTC. The message names what it is about, how much of it a day has, and the time.
       *     - `website_proof_limit_reached`: The account has asked for as many checks or mails of the proof of its website as it may in 24 hours. Wait as long as `Retry-After` says; the message names the time. Checks and mails are counted apart, and a code of a mail that was sent can be confirmed at any time.
       */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          "Retry-After": components["headers"]["RetryAfter"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      500: components["responses"]["InternalError"];
    };
  };
  sendProofMail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description To whom the code is sent. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["SendProofMailBody"];
      };
    };
    responses: {
      /** @description The mail was handed over. */
      202: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WebsiteProofMailed"];
        };
      };
      /**
       * @description The call is malformed or asks for what cannot be had. Correct it before you send it again.
       *
       *     - `invalid_json`: The body is not valid JSON. Send one JSON object, encoded as UTF-8.
       *     - `invalid_request`: The request is malformed. `error.param` names the field and the message says what is expected. Unknown fields are refused, so that a misspelt option never costs money.
       *     - `no_brand_selected`: The account has no brand yet and the call names none. Onboard a brand with POST /v1/brands first.
       */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["AccountSuspended"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      /**
       * @description Too many calls. Wait as long as `Retry-After` says.
       *
       *     - `rate_limited`: Too many calls in the last minute. Wait as long as `Retry-After` says, then go on more slowly.
       *     - `daily_limit_reached`: The account has had as much of this today as it may. Wait as long as `Retry-After` says; the day ends at midnight UTC. The message names what it is about, how much of it a day has, and the time.
       *     - `website_proof_limit_reached`: The account has asked for as many checks or mails of the proof of its website as it may in 24 hours. Wait as long as `Retry-After` says; the message names the time. Checks and mails are counted apart, and a code of a mail that was sent can be confirmed at any time.
       */
      429: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          "Retry-After": components["headers"]["RetryAfter"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      500: components["responses"]["InternalError"];
      /**
       * @description A part of the service could not be reached. Unless the message says otherwise, nothing was charged and the same call may be sent again.
       *
       *     - `proof_mail_failed`: The mail could not be handed over. It does not count towards the account's limit. Send the same call again, name another recipient, or prove the website in another way.
       */
      502: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
    };
  };
  confirmProofCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The code. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["ConfirmProofBody"];
      };
    };
    responses: {
      /** @description The website is proven. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WebsiteProofConfirmed"];
        };
      };
      /**
       * @description The call is malformed or asks for what cannot be had. Correct it before you send it again.
       *
       *     - `invalid_json`: The body is not valid JSON. Send one JSON object, encoded as UTF-8.
       *     - `invalid_request`: The request is malformed. `error.param` names the field and the message says what is expected. Unknown fields are refused, so that a misspelt option never costs money.
       *     - `no_brand_selected`: The account has no brand yet and the call names none. Onboard a brand with POST /v1/brands first.
       *     - `invalid_proof_code`: No mail of the last 24 hours for the brand's present website has this code. Send the code of the newest mail as it stands there, or have another mail sent.
       */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["AccountSuspended"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
    };
  };
  listProducts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The products. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProductList"];
        };
      };
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["AccountSuspended"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
    };
  };
  setProductPicture: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the product, as the list of products has it. */
        product_id: string;
      };
      cookie?: never;
    };
    /** @description The picture, as it is; or JSON with its address. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["SetProductPictureBody"];
        "image/png": unknown;
        "image/jpeg": unknown;
        "image/webp": unknown;
        "image/avif": unknown;
      };
    };
    responses: {
      /** @description The product with its new picture. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Product"];
        };
      };
      /**
       * @description The call is malformed or asks for what cannot be had. Correct it before you send it again.
       *
       *     - `invalid_json`: The body is not valid JSON. Send one JSON object, encoded as UTF-8.
       *     - `invalid_request`: The request is malformed. `error.param` names the field and the message says what is expected. Unknown fields are refused, so that a misspelt option never costs money.
       *     - `product_not_supported`: A product of this call cannot be rendered; `incompatible_products` names it and says why. Pass only products whose `usable_for_ads` is true in GET /v1/products.
       *     - `picture_not_usable`: The picture cannot be used in ads, and the product keeps the one that it has. The message says what is wrong and what would help. Send another picture: the whole product alone, on a plain or transparent ground, at least 1000 pixels on its long side.
       */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["AccountSuspended"];
      /**
       * @description There is nothing under this id that belongs to the account.
       *
       *     - `product_not_found`: No product with this id belongs to the account's brand. Take the `id` from GET /v1/products. A product that the shop no longer has goes with the next onboarding.
       */
      404: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      /**
       * @description A part of the service is warming up. Wait as long as `Retry-After` says.
       *
       *     - `picture_unavailable`: The picture could not be read just now, and the product keeps the one that it has. Wait as long as `Retry-After` says, then send the same call again.
       */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          "Retry-After": components["headers"]["RetryAfter"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
    };
  };
  restoreProductPicture: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the product, as the list of products has it. */
        product_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The product with the shop's own picture. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Product"];
        };
      };
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["AccountSuspended"];
      /**
       * @description There is nothing under this id that belongs to the account.
       *
       *     - `product_not_found`: No product with this id belongs to the account's brand. Take the `id` from GET /v1/products. A product that the shop no longer has goes with the next onboarding.
       */
      404: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      /**
       * @description A part of the service is warming up. Wait as long as `Retry-After` says.
       *
       *     - `picture_unavailable`: The picture could not be read just now, and the product keeps the one that it has. Wait as long as `Retry-After` says, then send the same call again.
       */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          "Retry-After": components["headers"]["RetryAfter"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
    };
  };
  searchStyles: {
    parameters: {
      query: {
        /** @description The look in plain language. */
        q: string;
        /** @description How many styles to find. */
        top_n?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The nearest styles, the closest first. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StyleSearch"];
        };
      };
      /**
       * @description The call is malformed or asks for what cannot be had. Correct it before you send it again.
       *
       *     - `missing_query`: `q` is missing or empty. Describe the look in plain language: `?q=sunlit water`.
       *     - `invalid_request`: The request is malformed. `error.param` names the field and the message says what is expected. Unknown fields are refused, so that a misspelt option never costs money.
       */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["AccountSuspended"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
      /**
       * @description A part of the service is warming up. Wait as long as `Retry-After` says.
       *
       *     - `style_search_unavailable`: Style search is warming up. Retry in 30 seconds.
       */
      503: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          "Retry-After": components["headers"]["RetryAfter"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
    };
  };
  getBalance: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The balance. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Balance"];
        };
      };
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["AccountSuspended"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
    };
  };
  listUsage: {
    parameters: {
      query?: {
        /** @description Transactions on a page. */
        limit?: number;
        /** @description Where to go on, as the link `rel="next"` of the page before has it. */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of transactions. */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          Link: components["headers"]["NextPage"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Usage"];
        };
      };
      /**
       * @description The call is malformed or asks for what cannot be had. Correct it before you send it again.
       *
       *     - `invalid_request`: The request is malformed. `error.param` names the field and the message says what is expected. Unknown fields are refused, so that a misspelt option never costs money.
       */
      400: {
        headers: {
          "X-Request-Id": components["headers"]["RequestId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ErrorEnvelope"];
        };
      };
      401: components["responses"]["Unauthenticated"];
      403: components["responses"]["AccountSuspended"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["InternalError"];
    };
  };
  deliveryCompleted: {
    parameters: {
      query?: never;
      header: {
        /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal, keyed with the UTF-8 bytes of the whole webhook secret. */
        "X-Service-Signature": string;
        /** @description Id of the event, the same on every attempt. */
        "webhook-id": string;
        /** @description When this attempt was made, in Unix seconds. */
        "webhook-timestamp": string;
        /** @description Signatures of the Standard Webhooks scheme over id, timestamp and body, separated by spaces. After a rotation of the secret there are two for a day. */
        "webhook-signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["WebhookCompleted"];
      };
    };
    responses: {
      /** @description Received. The event is not sent again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused, for example 401 when the signature does not fit. The event is sent again. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  deliveryFailed: {
    parameters: {
      query?: never;
      header: {
        /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal, keyed with the UTF-8 bytes of the whole webhook secret. */
        "X-Service-Signature": string;
        /** @description Id of the event, the same on every attempt. */
        "webhook-id": string;
        /** @description When this attempt was made, in Unix seconds. */
        "webhook-timestamp": string;
        /** @description Signatures of the Standard Webhooks scheme over id, timestamp and body, separated by spaces. After a rotation of the secret there are two for a day. */
        "webhook-signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["WebhookFailed"];
      };
    };
    responses: {
      /** @description Received. The event is not sent again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused, for example 401 when the signature does not fit. The event is sent again. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  webhookTest: {
    parameters: {
      query?: never;
      header: {
        /** @description HMAC-SHA256 of the raw body in lower-case hexadecimal, keyed with the UTF-8 bytes of the whole webhook secret. */
        "X-Service-Signature": string;
        /** @description Id of the event, the same on every attempt. */
        "webhook-id": string;
        /** @description When this attempt was made, in Unix seconds. */
        "webhook-timestamp": string;
        /** @description Signatures of the Standard Webhooks scheme over id, timestamp and body, separated by spaces. After a rotation of the secret there are two for a day. */
        "webhook-signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["WebhookTest"];
      };
    };
    responses: {
      /** @description Received. The event is not sent again. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused, for example 401 when the signature does not fit. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
