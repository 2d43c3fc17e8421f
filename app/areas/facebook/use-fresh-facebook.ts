import { useRevalidator } from "react-router";
import { useWorkspaceEvent } from "#app/ui/workspace-events.ts";

/** Reads the page again whenever the server says that something of the Facebook area changed. */
export function useFreshFacebook(): void {
	const { revalidate } = useRevalidator();
	useWorkspaceEvent("facebook_changed", () => void revalidate());
}
