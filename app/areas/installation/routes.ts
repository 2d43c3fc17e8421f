import { type RouteConfig, relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

/** For somebody who is not signed in: the link that the deploy prints leads here (decision 41). */
export const enterPages = [route("setup/enter", "./enter.route.tsx")] satisfies RouteConfig;

export default [route("setup", "./setup.route.tsx")] satisfies RouteConfig;
