import { useEffect, useRef } from "react";
import { usePatientRevalidate } from "#app/ui/use-patient-revalidate.ts";
import { useWorkspaceEvent } from "#app/ui/workspace-events.ts";

/** A round of checks is one reading, not one for each. */
const GATHER_MS = 500;

/** Reads the page again when the workspace's line says that an integration changed or was tested. */
export function useFreshIntegrations(): void {
	const revalidate = usePatientRevalidate();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	const gather = (): void => {
		timer.current ??= setTimeout(() => {
			timer.current = undefined;
			revalidate();
		}, GATHER_MS);
	};
	useWorkspaceEvent("integrations_changed", gather);
	useWorkspaceEvent("integration_checked", gather);
}
