import { type RouteConfig, relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export default [
	// Beside the specification's pages of WhatsApp.
	route("whatsapp/gateways", "./gateways.route.tsx"),
] satisfies RouteConfig;
