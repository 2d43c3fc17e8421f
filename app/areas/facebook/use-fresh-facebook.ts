import { usePatientRevalidate } from "#app/ui/use-patient-revalidate.ts";
import { useWorkspaceEvent } from "#app/ui/workspace-events.ts";

/** Revalidates whenever the server reports a change in the Facebook area. */
export function useFreshFacebook(): void {
	useWorkspaceEvent("facebook_changed", usePatientRevalidate());
}
