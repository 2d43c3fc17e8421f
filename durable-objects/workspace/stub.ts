import type { WorkspaceHub } from "./workspace-hub.ts";

/** The stub of a workspace's hub: the only place that forms its name. */
export function workspaceHub(
	env: { WORKSPACE_HUB: DurableObjectNamespace<WorkspaceHub> },
	workspaceId: string,
): DurableObjectStub<WorkspaceHub> {
	return env.WORKSPACE_HUB.getByName(workspaceId);
}
