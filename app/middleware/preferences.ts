import type { MiddlewareFunction } from "react-router";
import { type Preferences, preferencesContext } from "#app/context.ts";
import { parseMenuGroups } from "#app/domain/preferences/menu-groups.ts";
import { parseTimeZone } from "#app/domain/preferences/preference.ts";
import { readCookie } from "./cookies.ts";

/** founding.md 14. */
const DEFAULT_TIME_ZONE = "America/Sao_Paulo";
/** The preferences in a browser's cookies; values that are not allowed are ignored (A08). */
export function parsePreferences(request: Request): Preferences {
	const theme = readCookie(request, "prosa.theme");
	return {
		locale: readCookie(request, "prosa.lang") === "en" ? "en" : "pt",
		theme: theme === "light" || theme === "dark" ? theme : null,
		timeZone: parseTimeZone(readCookie(request, "prosa.tz")) ?? DEFAULT_TIME_ZONE,
		sidebarOpen: readCookie(request, "prosa.sidebar") !== "closed",
		menuGroups: parseMenuGroups(readCookie(request, "prosa.menu")),
		hidesSteps: readCookie(request, "prosa.steps") === "hidden",
	};
}

/** Sets `preferencesContext` for all routes. */
export const preferencesMiddleware: MiddlewareFunction<Response> = ({ request, context }) => {
	context.set(preferencesContext, parsePreferences(request));
};
