/** Calls about an agent's own actions. All throw ApiError. */
import type { SaveAction } from "#app/contracts/agent-actions.ts";
import { callApi, parseAnswer, sendJson } from "#app/ui/api-request.ts";
import { Created, Listed, type McpServer, ReadServer, Tried } from "./forms.ts";

const addressOf = (agentId: string, path = ""): string => `/api/agents/${agentId}/actions${path}`;

export const listActions = async (agentId: string, signal: AbortSignal) =>
	(await parseAnswer(Listed, await callApi(addressOf(agentId), { signal }))).actions;

/** Stores a new action, or changes the one of this id. Answers its id. */
export async function saveAction(
	agentId: string,
	actionId: string | null,
	wish: SaveAction,
): Promise<string> {
	if (actionId === null)
		return (await parseAnswer(Created, await sendJson(addressOf(agentId), wish))).id;
	await sendJson(addressOf(agentId, `/${actionId}`), wish, "PUT");
	return actionId;
}

export const switchAction = async (agentId: string, actionId: string, isActive: boolean) =>
	void (await sendJson(addressOf(agentId, `/${actionId}/active`), { isActive }, "PUT"));

export const removeAction = async (agentId: string, actionId: string) =>
	void (await callApi(addressOf(agentId, `/${actionId}`), { method: "DELETE" }));

/** Asks an MCP server for its tools, and stores them. */
export async function readTools(agentId: string, actionId: string): Promise<McpServer> {
	const answer = await callApi(addressOf(agentId, `/${actionId}/tools`), { method: "POST" });
	return (await parseAnswer(ReadServer, answer)).action;
}

/** Makes one call by hand. */
export async function tryAction(
	agentId: string,
	actionId: string,
	call: { tool: string; arguments: Record<string, unknown> },
): Promise<Tried> {
	return parseAnswer(Tried, await sendJson(addressOf(agentId, `/${actionId}/attempt`), call));
}
