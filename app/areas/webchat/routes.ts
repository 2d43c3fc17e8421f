import { type RouteConfig, relative } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

/** Outside the shell: visitors have no account. */
export default [route("c/:channelId", "./hosted.route.tsx")] satisfies RouteConfig;
