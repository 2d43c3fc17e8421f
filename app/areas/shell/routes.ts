import { type RouteConfigEntry, relative } from "@react-router/dev/routes";

const { layout } = relative(import.meta.dirname);

/** The pages of a signed-in member: sidebar, header, footer around them. */
export const insideShell = (pages: RouteConfigEntry[]): RouteConfigEntry[] => [
	layout("./shell.route.tsx", pages),
];
