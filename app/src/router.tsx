import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
} from "@tanstack/react-router";
import { balanceQuery, brandQuery, deliveriesQuery, kitQuery, sessionQuery } from "./api/queries.ts";
import { Frame, loadFrame } from "./Frame.tsx";
import { Crash } from "./parts/Crash.tsx";
import { NothingHere } from "./parts/NothingHere.tsx";

const root = createRootRouteWithContext<{ queries: QueryClient }>()();
/** For people who sign in; what a share link shows stands beside it. */
const framed = createRoute({
  getParentRoute: () => root,
  id: "framed",
  component: Frame,
  loader: ({ context }) => loadFrame(context.queries),
  staleTime: Infinity,
});
const getParentRoute = () => framed;

/** Products that the create form begins with, by handle. */
export interface CreateSearch {
  products?: string | undefined;
}

/** The payment whose checkout has led back to the page. */
export interface BillingSearch {
  payment?: string | undefined;
}

/** What the home page shows is asked for once somebody is known to be signed in, and not after the frame around it is drawn. */
function beginHome(queries: QueryClient): void {
  if (!queries.getQueryData(sessionQuery.queryKey)) return;
  void queries.prefetchQuery(brandQuery);
  void queries.prefetchQuery(balanceQuery);
  void queries.prefetchQuery(kitQuery);
  void queries.prefetchInfiniteQuery(deliveriesQuery);
}

const ToBilling = () => <Navigate to="/settings/billing" replace />;

const routes = [
  createRoute({
    getParentRoute,
    path: "/",
    loader: async ({ context: { queries }, parentMatchPromise }) => {
      await parentMatchPromise;
      beginHome(queries);
    },
    component: lazyRouteComponent(() => import("./views/home/Home.tsx"), "Home"),
  }),
  createRoute({
    getParentRoute,
    path: "/start",
    component: lazyRouteComponent(() => import("./views/start/Start.tsx"), "Start"),
  }),
  createRoute({
    getParentRoute,
    path: "/brand",
    component: lazyRouteComponent(() => import("./views/brand/Brand.tsx"), "Brand"),
  }),
  createRoute({
    getParentRoute,
    path: "/products",
    component: lazyRouteComponent(() => import("./views/products/Products.tsx"), "Products"),
  }),
  createRoute({
    getParentRoute,
    path: "/create",
    validateSearch: ({ products }: Record<string, unknown>): CreateSearch =>
      typeof products === "string" ? { products } : {},
    component: lazyRouteComponent(() => import("./views/create/Create.tsx"), "Create"),
  }),
  createRoute({
    getParentRoute,
    path: "/deliveries/$deliveryId",
    component: lazyRouteComponent(() => import("./views/delivery/DeliveryView.tsx"), "DeliveryView"),
  }),
  createRoute({
    getParentRoute,
    path: "/settings",
    component: ToBilling,
  }),
  createRoute({
    getParentRoute,
    path: "/settings/billing",
    validateSearch: ({ payment }: Record<string, unknown>): BillingSearch =>
      typeof payment === "string" ? { payment } : {},
    component: lazyRouteComponent(() => import("./views/settings/Billing.tsx"), "Billing"),
  }),
  createRoute({
    getParentRoute,
    path: "/settings/keys",
    component: lazyRouteComponent(() => import("./views/settings/Keys.tsx"), "Keys"),
  }),
  createRoute({
    getParentRoute,
    path: "/settings/team",
    component: lazyRouteComponent(() => import("./views/settings/Team.tsx"), "Team"),
  }),
  createRoute({
    getParentRoute,
    path: "/settings/calls",
    component: lazyRouteComponent(() => import("./views/settings/Calls.tsx"), "Calls"),
  }),
  createRoute({
    getParentRoute,
    path: "/settings/person",
    component: lazyRouteComponent(() => import("./views/settings/Person.tsx"), "Person"),
  }),
  createRoute({
    getParentRoute,
    path: "$",
    component: NothingHere,
  }),
] as const;

const shared = createRoute({
  getParentRoute: () => root,
  path: "/shared/$token",
  component: lazyRouteComponent(() => import("./views/shared/Shared.tsx"), "Shared"),
});

export function makeRouter(queries: QueryClient) {
  return createRouter({
    routeTree: root.addChildren([framed.addChildren(routes), shared]),
    context: { queries },
    basepath: "/app",
    defaultPreload: "intent",
    defaultErrorComponent: Crash,
    scrollRestoration: true,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
