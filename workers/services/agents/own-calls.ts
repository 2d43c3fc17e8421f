import type { TriedAction } from "#app/contracts/agent-actions.ts";
import { buildCall } from "#app/domain/agents/acts/http-action.ts";
import type { Arguments } from "#app/domain/agents/acts/parameters.ts";
import { ok, type Result } from "#app/domain/result.ts";
import type { ActionAnswer, AgentActions } from "#workers/adapters/agent-action/port.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import type { StoredAction } from "#workers/data/queries/agents/actions.ts";
import { getDataKey } from "#workers/data/queries/channels/channels.ts";

export interface OwnCallsDeps {
	db: Database;
	actions: AgentActions;
	createSealer(workspaceId: string, dataKeyWrapped: string): Sealer;
	log: Log;
}

/** Calls of a team's own actions, with their secrets. Methods throw when D1 fails, and for nothing a system does. */
export function createOwnCalls(deps: OwnCallsDeps) {
	/** The secret's header; null for none, and `secret_unreadable` where it cannot be opened. */
	async function secretOf(
		workspaceId: string,
		{ id, action, secretSealed }: StoredAction,
	): Promise<Result<{ header: string; value: string } | null, "secret_unreadable">> {
		if (secretSealed === null || action.secretHeader === "") return ok(null);
		const sealer = deps.createSealer(workspaceId, await getDataKey(deps.db, workspaceId));
		const place = { workspaceId, table: "agent_actions", rowId: id, field: "secret" };
		const opened = sealer.open(secretSealed, place);
		if (opened.ok) return ok({ header: action.secretHeader, value: opened.value });
		const { table, field } = place;
		deps.log({ event: "secret_unreadable", level: "security", workspaceId, table, field });
		return opened;
	}

	/** Makes the call; `args` were checked when it was asked for. */
	async function perform(
		workspaceId: string,
		stored: StoredAction,
		{ tool, args, key }: { tool: string; args: Record<string, unknown>; key: string },
	): Promise<ActionAnswer> {
		const { action } = stored;
		const secret = await secretOf(workspaceId, stored);
		if (!secret.ok) return { kind: "unreached" };
		if (action.kind === "mcp")
			return deps.actions.callTool({ url: action.url, secret: secret.value }, tool, args);
		const call = buildCall(action, args as Arguments);
		return call === null ? { kind: "refused_url" } : deps.actions.call(call, secret.value, key);
	}

	return { secretOf, perform };
}

/** What a call sends, for people to look at. */
export function describeRequest(
	{ action, secretSealed }: StoredAction,
	{ tool, args }: { tool: string; args: Record<string, unknown> },
): TriedAction["request"] {
	const header = secretSealed === null || action.secretHeader === "" ? null : action.secretHeader;
	if (action.kind === "mcp")
		return { method: tool, url: action.url, header, body: JSON.stringify(args) };
	const { method, url } = action;
	return { ...(buildCall(action, args as Arguments) ?? { method, url, body: null }), header };
}
