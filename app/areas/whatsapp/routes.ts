import { type RouteConfig, relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

export default [
	route("whatsapp", "./whatsapp.route.tsx"),
	route("whatsapp/instances", "./instance-list.route.tsx"),
	route("whatsapp/instances/new", "./instance-new.route.tsx"),
	route("whatsapp/:instanceId", "./instance.route.tsx"),
] satisfies RouteConfig;
