import type { MiddlewareFunction } from "react-router";
import { type Preferences, preferencesContext } from "#app/context.ts";
import { readCookie } from "./cookies.ts";

/** decisions.md 14. */
const DEFAULT_TIME_ZONE = "America/Sao_Paulo";
/** The longest IANA name has 32. */
const MAX_ZONE_LENGTH = 64;

function parseTimeZone(value: string | null): string {
	if (!value || value.length > MAX_ZONE_LENGTH) return DEFAULT_TIME_ZONE;
	try {
		// The canonical spelling; throws for a zone nobody knows. Offsets are no zones.
		const zone = new Intl.DateTimeFormat("en", { timeZone: value }).resolvedOptions().timeZone;
		return /^[A-Za-z]/.test(zone) ? zone : DEFAULT_TIME_ZONE;
	} catch {
		return DEFAULT_TIME_ZONE;
	}
}

/** The preferences in a browser's cookies; whatever is not one of the allowed values is ignored (A08). */
export function parsePreferences(request: Request): Preferences {
	const theme = readCookie(request, "prosa.theme");
	return {
		locale: readCookie(request, "prosa.lang") === "en" ? "en" : "pt",
		theme: theme === "light" || theme === "dark" ? theme : null,
		timeZone: parseTimeZone(readCookie(request, "prosa.tz")),
		sidebarOpen: readCookie(request, "prosa.sidebar") !== "closed",
	};
}

/** Sets `preferencesContext` for all routes. */
export const preferencesMiddleware: MiddlewareFunction<Response> = ({ request, context }) => {
	context.set(preferencesContext, parsePreferences(request));
};
