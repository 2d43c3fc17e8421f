import { type RouteConfig, relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export default [
	route("agents", "./list/agent-list.route.tsx"),
	route("agents/new", "./form/agent-new.route.tsx"),
	route("agents/library", "./library/library.route.tsx"),
	route("agents/knowledge", "./bases/base-list.route.tsx"),
	route("agents/knowledge/synonyms", "./synonyms/synonyms.route.tsx"),
	route("agents/knowledge/:baseId", "./bases/base.route.tsx"),
	route("agents/:id", "./agent.route.tsx"),
	route("agents/:id/edit", "./form/agent-edit.route.tsx"),
] satisfies RouteConfig;
