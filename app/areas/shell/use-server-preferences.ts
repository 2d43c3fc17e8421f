import { useEffect } from "react";
import { sendJson } from "#app/ui/api-request.ts";
import { followPreferences, type PreferenceName } from "#app/ui/preference-cookie.ts";

/**
 * Preferences that apply on other browsers too; the menu and cookie consent stay with this browser.
 */
const FOLLOWING: readonly PreferenceName[] = ["theme", "lang", "tz", "muted", "steps", "previews"];

/**
 * Sends a signed-in person's preferences to the server; this browser keeps them whatever it
 * answers.
 */
export function useServerPreferences(): void {
	useEffect(
		() =>
			followPreferences((name, value) => {
				if (!FOLLOWING.includes(name)) return;
				sendJson("/api/preferences", { [name]: value }).catch((error: unknown) => {
					console.warn("The preference is kept in this browser only.", error);
				});
			}),
		[],
	);
}
