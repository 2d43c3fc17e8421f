import { useEffect } from "react";
import { sendJson } from "#app/ui/api-request.ts";
import { followPreferences, type PreferenceName } from "#app/ui/preference-cookie.ts";

/** What follows the person to other browsers; the sidebar and the consent stay with this one. */
const FOLLOWING: readonly PreferenceName[] = ["theme", "lang", "tz", "muted"];

/** A signed-in person's choices also go to the server; this browser has them whatever it answers. */
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
