// Spec 2, section 8: 'Problemas detectados', in any open page of whoever can do something about it.
import { may, type Role } from "#app/domain/team/role.ts";
import { useProblemToast } from "#app/ui/use-problem-toast.ts";
import { useWorkspaceEvent } from "#app/ui/workspace-events.ts";

/** Tells managers and admins of an integration that worked and fails now. */
export function useProblemWatch(role: Role): void {
	const tell = useProblemToast();
	useWorkspaceEvent("integration_checked", ({ isNewProblem, problems }) => {
		if (isNewProblem && may(role, "manage_integrations")) tell(problems);
	});
}
