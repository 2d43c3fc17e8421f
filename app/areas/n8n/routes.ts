import { type RouteConfig, relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export default [route("test-n8n", "./n8n-test.route.tsx")] satisfies RouteConfig;
