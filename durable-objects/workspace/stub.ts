import type { WorkspaceHub } from "./workspace-hub.ts";

/** The hub of a workspace: the only place that makes its name. */
export function workspaceHub(
	env: { WORKSPACE_HUB: DurableObjectNamespace<WorkspaceHub> },
	workspaceId: string,
): DurableObjectStub<WorkspaceHub> {
	return env.WORKSPACE_HUB.getByName(workspaceId);
}
