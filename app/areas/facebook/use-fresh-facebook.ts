import { usePatientRevalidate } from "#app/ui/use-patient-revalidate.ts";
import { useWorkspaceEvent } from "#app/ui/workspace-events.ts";

/** Reads the page again whenever the server says that something of the Facebook area changed. */
export function useFreshFacebook(): void {
	useWorkspaceEvent("facebook_changed", usePatientRevalidate());
}
