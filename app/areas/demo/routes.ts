import { type RouteConfig, relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export default [
	route("dashboard", "./dashboard/dashboard.route.tsx"),
	route("dashboard/overview", "./dashboard/overview.route.tsx"),
	route("dashboard/sessions", "./dashboard/sessions.route.tsx"),
	route("dashboard/agents", "./dashboard/agents.route.tsx"),
	route("dashboard/channels", "./dashboard/channels.route.tsx"),
	route("dashboard/numbers", "./dashboard/numbers.route.tsx"),
	route("dashboard/alerts", "./dashboard/alerts.route.tsx"),
	route("reports", "./reports/reports.route.tsx"),
	route("intelligence", "./reports/intelligence.route.tsx"),
	route("team-dashboard", "./reports/team-dashboard.route.tsx"),
	route("messages", "./reports/messages.route.tsx"),
	route("campaigns", "./samples/campaigns.route.tsx"),
	route("voice", "./samples/voice.route.tsx"),
	route("tests", "./samples/tests.route.tsx"),
	route("ads", "./samples/ads.route.tsx"),
] satisfies RouteConfig;
