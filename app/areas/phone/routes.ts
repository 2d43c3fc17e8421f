import { type RouteConfig, relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export default [route("dev/phone/:instanceId", "./phone.route.tsx")] satisfies RouteConfig;
