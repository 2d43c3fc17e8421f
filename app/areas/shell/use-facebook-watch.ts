// Spec 2, section 8: Facebook's events as toasts, in any open page.
import { usePreferences } from "#app/i18n/preferences.tsx";
import { useWorkspaceEvent } from "#app/ui/workspace-events.ts";

/** Says what Meta told the workspace; its words are loaded with the first event. */
export function useFacebookWatch(): void {
	const { locale } = usePreferences();
	useWorkspaceEvent("facebook_event", (event) => {
		void import("./facebook-toasts.ts").then(({ tellFacebookEvent }) =>
			tellFacebookEvent(event, locale, Date.now()),
		);
	});
}
