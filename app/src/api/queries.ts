import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Delivery } from "../../../client/src/types.ts";
import { ApiError, call, callForFile, client } from "./client.ts";
import type { Finds } from "./people.ts";
import { keepFor } from "./keptFor.ts";
import { switchTestMode } from "./testMode.ts";

/** How often something that is still under way is looked at, in milliseconds. */
const lookAgainMs = 2_000;
/** The same of what is found in a shop: pictures come several a second. */
const lookAtFindsMs = 1_000;
/** And how often whether others have changed something meanwhile. */
const lookForOthersMs = 15_000;
const whileUnderWay = (isUnderWay: boolean) => (isUnderWay ? lookAgainMs : false);

/** Where the test account is gone, the page goes back to the real one. */
function leaveLostTestMode(error: unknown): never {
  if (error instanceof ApiError && error.code === "no_test_account") switchTestMode(false);
  throw error;
}

/** Null: nobody is signed in. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: async () => {
    const session = await orNull(call("GET /session").catch(leaveLostTestMode), 401);
    if (session !== null) keepFor(session);
    return session;
  },
  // Whoever has opened the link in another tab is signed in here too when they come back.
  staleTime: ({ state: { data } }) => (data === null ? 0 : 5 * 60_000),
});

export const balanceQuery = queryOptions({ queryKey: ["balance"], queryFn: () => client.getBalance() });

/** The account's brand; null before its first one. Looked at again until its shop is read. */
export const brandQuery = queryOptions({
  queryKey: ["brand"],
  queryFn: async () => (await client.listBrands())[0] ?? null,
  refetchInterval: ({ state: { data } }) => whileUnderWay(data !== null && data !== undefined && isBeingRead(data)),
});

export function isBeingRead({ onboarding_status_detail: stage }: { onboarding_status_detail: string }): boolean {
  return stage !== "ready" && stage !== "failed";
}

/** What is found while the shop is being read. A run is over a moment before the brand says so: until then it is as it was last. */
export const findsQuery = queryOptions({
  queryKey: ["finds"],
  queryFn: async ({ client: queries, queryKey }) =>
    (await call("GET /brand/finds")).finds ?? queries.getQueryData<Finds["finds"]>(queryKey) ?? null,
  refetchInterval: lookAtFindsMs,
  // Another run does not begin with what this one has found.
  gcTime: 0,
});

/** What the service understood of the brand; null while there is nothing yet. */
export const kitQuery = queryOptions({
  queryKey: ["kit"],
  queryFn: () => orNull(call("GET /brand"), 404),
});

/** The same while it is edited: what others save meanwhile is looked for. */
export const editedKitQuery = queryOptions({ ...kitQuery, refetchInterval: lookForOthersMs });

export const productsQuery = queryOptions({ queryKey: ["products"], queryFn: () => client.listProducts() });

/** The pictures that the shop shows of a product. */
export const shopPicturesQuery = (productId: string) =>
  queryOptions({
    queryKey: ["shop-pictures", productId],
    queryFn: async () =>
      (await call("GET /products/{product_id}/pictures", { params: { product_id: productId } })).pictures,
  });

/** The cut-out of a picture that was given for a concept of this delivery; its id is named after it, so it never changes. */
export const conceptPictureQuery = (deliveryId: string, pictureId: string) =>
  queryOptions({
    queryKey: ["concept-picture", deliveryId, pictureId],
    queryFn: ({ signal }) =>
      callForFile("GET /deliveries/{delivery_id}/pictures/{picture_id}", {
        params: { delivery_id: deliveryId, picture_id: pictureId },
        signal,
      }),
    staleTime: Infinity,
  });

export const deliveriesQuery = infiniteQueryOptions({
  queryKey: ["deliveries"],
  queryFn: ({ pageParam }) => call("GET /deliveries", { query: { limit: 12, cursor: pageParam } }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next_cursor: next }) => next,
});

export function hasEnded({ status }: Pick<Delivery, "status">): boolean {
  return status === "completed" || status === "failed";
}

function isRedrawn({ concepts }: Delivery): boolean {
  return concepts.some(({ version_under_way: version }) => version !== null);
}

/** Something of it is still being drawn, or a corrected version is. */
export function isUnderWay(delivery: Delivery): boolean {
  return !hasEnded(delivery) || isRedrawn(delivery);
}

/** A delivery among others, looked at again while it is under way. */
export const deliveryQuery = (deliveryId: string) =>
  queryOptions({
    queryKey: ["delivery", deliveryId],
    queryFn: () => client.getDelivery(deliveryId),
    refetchInterval: ({ state: { data } }) => whileUnderWay(data !== undefined && isUnderWay(data)),
    staleTime: ({ state: { data } }) => (data !== undefined && hasEnded(data) ? Infinity : 0),
  });

/**
 * The delivery that is open. Others judge and correct it after its end too, so it is always looked at again, except while it is watched:
 * then its changes are told (`watchDelivery`).
 */
export const openDeliveryQuery = (deliveryId: string, isWatched: boolean) =>
  queryOptions({
    ...deliveryQuery(deliveryId),
    refetchInterval: ({ state: { data } }) => {
      if (isWatched || data === undefined) return false;
      return isUnderWay(data) ? lookAgainMs : lookForOthersMs;
    },
    staleTime: 0,
  });

/** What became of a delivery's webhook, looked at again as long as it is to be sent. */
export const webhookQuery = (deliveryId: string) =>
  queryOptions({
    queryKey: ["webhook", deliveryId],
    queryFn: () => call("GET /deliveries/{delivery_id}/webhook", { params: { delivery_id: deliveryId } }),
    refetchInterval: ({ state: { data } }) => whileUnderWay(data?.status === "pending"),
  });

/** All that was said about a delivery's concepts; looked at whenever the delivery is, whose verdicts have their names from here. */
export const commentsQuery = (deliveryId: string) =>
  queryOptions({
    queryKey: ["comments", deliveryId],
    queryFn: async () =>
      (await call("GET /deliveries/{delivery_id}/comments", { params: { delivery_id: deliveryId } })).comments,
    refetchInterval: lookForOthersMs,
    staleTime: 0,
  });

export const shareLinksQuery = (deliveryId: string) =>
  queryOptions({
    queryKey: ["share-links", deliveryId],
    queryFn: async () =>
      (await call("GET /deliveries/{delivery_id}/share-links", { params: { delivery_id: deliveryId } })).share_links,
  });

/** What a share link shows; null once it shows nothing any more. */
export const sharedQuery = (token: string) =>
  queryOptions({
    queryKey: ["shared", token],
    queryFn: () => orNull(call("GET /shared/{token}", { params: { token } }), 404),
    refetchInterval: ({ state: { data } }) => (data === null ? false : lookForOthersMs),
  });

/** Everything that a concept has been, looked at again for versions of others, and faster while one is on its way. */
export const versionsQuery = (deliveryId: string, index: number) =>
  queryOptions({
    queryKey: ["versions", deliveryId, index],
    queryFn: () => client.listVersions(deliveryId, index),
    refetchInterval: ({ state: { data } }) =>
      typeof data?.version_under_way === "number" ? lookAgainMs : lookForOthersMs,
  });

export const stylesQuery = (description: string) =>
  queryOptions({
    queryKey: ["styles", description],
    queryFn: ({ signal }) => client.searchStyles(description, { limit: 18, signal }),
    enabled: description !== "",
    staleTime: Infinity,
  });

export const apiKeysQuery = queryOptions({
  queryKey: ["api-keys"],
  queryFn: async () => (await call("GET /api-keys")).api_keys,
});

export const autoRechargeQuery = queryOptions({
  queryKey: ["auto-recharge"],
  queryFn: () => call("GET /auto-recharge"),
});

/** What was paid, the newest first. */
export const paymentsQuery = infiniteQueryOptions({
  queryKey: ["payments"],
  queryFn: ({ pageParam }) => call("GET /payments", { query: { before: pageParam } }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next_before: next }) => next,
});

export const dailyUsageQuery = queryOptions({
  queryKey: ["daily-usage"],
  queryFn: async () => (await call("GET /daily-usage")).days,
});

export const membersQuery = queryOptions({
  queryKey: ["members"],
  queryFn: async () => (await call("GET /members")).members,
});

/** What people changed, the newest first. */
export const activityQuery = infiniteQueryOptions({
  queryKey: ["activity"],
  queryFn: ({ pageParam }) => call("GET /activity", { query: { before: pageParam } }),
  initialPageParam: null as number | null,
  getNextPageParam: ({ next_before: next }) => next,
});

/** The account's last calls, the newest first. */
export const callsQuery = (isFailedOnly: boolean) =>
  queryOptions({
    queryKey: ["calls", isFailedOnly],
    queryFn: () => call("GET /calls", { query: { failed: isFailedOnly || null } }),
    placeholderData: (before) => before,
  });

/** One call with its bodies; it never changes. */
export const callQuery = (requestId: string) =>
  queryOptions({
    queryKey: ["call", requestId],
    queryFn: () => call("GET /calls/{request_id}", { params: { request_id: requestId } }),
    staleTime: Infinity,
  });

async function orNull<Answer>(answer: Promise<Answer>, absentStatus: number): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === absentStatus) return null;
    throw error;
  }
}
