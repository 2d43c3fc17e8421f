import { type RouteConfig, relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export default [route("setup", "./setup.route.tsx")] satisfies RouteConfig;
