import { type RouteConfig, relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export default [
	route("facebook/ads", "./ads/ads.route.tsx"),
	route("facebook/marketing", "./marketing/marketing.route.tsx"),
	route("facebook/payments", "./payments/payments.route.tsx"),
	route("facebook/conversions", "./conversions/conversions.route.tsx"),
	route("facebook/sales", "./sales/sales.route.tsx"),
	route("facebook/webhooks", "./webhooks/webhooks.route.tsx"),
	route("facebook/connect", "./login/connect.route.tsx"),
	route("facebook/callback", "./login/callback.route.tsx"),
] satisfies RouteConfig;
