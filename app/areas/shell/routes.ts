import { type RouteConfigEntry, relative } from "@react-router/dev/routes";

const { layout } = relative(import.meta.dirname);

/** Wraps the pages of a signed-in member in sidebar, header and footer. */
export const insideShell = (pages: RouteConfigEntry[]): RouteConfigEntry[] => [
	layout("./shell.route.tsx", pages),
];
