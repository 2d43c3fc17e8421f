import type { ActionView, SaveAction, TriedAction } from "#app/contracts/agent-actions.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ActionGuards } from "#app/domain/agents/acts/http-action.ts";
import {
	keepDecisions,
	MAX_ACTIONS,
	type OwnAction,
	parseOwnAction,
} from "#app/domain/agents/acts/own-action.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { AgentActions } from "#workers/adapters/agent-action/port.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";
import type { Database } from "#workers/data/database.ts";
import {
	columnsOf,
	deleteAction,
	insertAction,
	listActions,
	type StoredAction,
	updateAction,
} from "#workers/data/queries/agents/actions.ts";
import { getDataKey } from "#workers/data/queries/channels/channels.ts";
import type { CommitActivity } from "../team/activity.ts";
import type { OpenAgent } from "./access.ts";
import type { AgentActs } from "./acts.ts";

export interface AgentActionsDeps {
	db: Database;
	guards: ActionGuards;
	actions: Pick<AgentActions, "listTools">;
	acts: Pick<AgentActs, "attempt" | "secretOf">;
	open: OpenAgent;
	commit: CommitActivity;
	createSealer(workspaceId: string, dataKeyWrapped: string): Sealer;
	/** Whether one more call by hand of this member passes. */
	allows(memberId: string): Promise<boolean>;
	now(): number;
	newId(): string;
}

const view = ({ id, isActive, action, secretSealed }: StoredAction): ActionView => ({
	id,
	isActive,
	action,
	hasSecret: secretSealed !== null,
});

/**
 * An agent's own actions: HTTP calls and MCP servers. Refusals: `not_found`, `forbidden`, the codes of parseOwnAction,
 * `action_name_taken`, `too_many_actions`, `tools_unreachable`, `rate_limited`. Methods throw when D1 fails.
 */
export function createAgentActionsService(deps: AgentActionsDeps) {
	const { db } = deps;

	async function sealed(workspaceId: string, id: string, secret: string): Promise<string> {
		const sealer = deps.createSealer(workspaceId, await getDataKey(db, workspaceId));
		return sealer.seal(secret, { workspaceId, table: "agent_actions", rowId: id, field: "secret" });
	}

	async function find(
		signedIn: SignedIn,
		agentId: string,
		id: string,
	): Promise<
		Result<{ stored: StoredAction; known: StoredAction[]; agentName: string }, ErrorCode>
	> {
		const opened = await deps.open(signedIn, agentId, "manage_agents");
		if (!opened.ok) return opened;
		const known = await listActions(db, signedIn.workspace.id, agentId);
		const stored = known.find((one) => one.id === id);
		return stored ? ok({ stored, known, agentName: opened.value.name }) : fail("not_found");
	}

	/** Every change of what an agent may do is in the activity log, as a change of the agent. */
	const entryOf = (signedIn: SignedIn, agentId: string, name: string) => ({
		workspaceId: signedIn.workspace.id,
		actorId: signedIn.member.id,
		action: "updated" as const,
		entityType: "agents" as const,
		entityId: agentId,
		metadata: { code: "agent_updated" as const, name },
	});

	return {
		async list(signedIn: SignedIn, agentId: string): Promise<Result<ActionView[], ErrorCode>> {
			const opened = await deps.open(signedIn, agentId, "manage_agents");
			if (!opened.ok) return opened;
			return ok((await listActions(db, signedIn.workspace.id, agentId)).map(view));
		},

		async create(
			signedIn: SignedIn,
			agentId: string,
			{ action: typed, secret }: SaveAction,
		): Promise<Result<{ id: string }, ErrorCode>> {
			const opened = await deps.open(signedIn, agentId, "manage_agents");
			if (!opened.ok) return opened;
			const parsed = parseOwnAction(typed, deps.guards);
			if (!parsed.ok) return parsed;
			const workspaceId = signedIn.workspace.id;
			const [id, now] = [deps.newId(), deps.now()];
			const row = {
				...columnsOf(parsed.value),
				id,
				secretSealed: secret ? await sealed(workspaceId, id, secret) : null,
				createdBy: signedIn.member.id,
				createdAt: now,
				updatedAt: now,
			};
			const isMade = await deps.commit(entryOf(signedIn, agentId, opened.value.name), {
				gate: insertAction(db, workspaceId, agentId, row, MAX_ACTIONS),
			});
			if (isMade) return ok({ id });
			const known = await listActions(db, workspaceId, agentId);
			const isTaken = known.some(({ action }) => action.name === row.name);
			return fail(isTaken ? "action_name_taken" : "too_many_actions");
		},

		async change(
			signedIn: SignedIn,
			agentId: string,
			id: string,
			{ action: typed, secret }: SaveAction,
		): Promise<Result<null, ErrorCode>> {
			const found = await find(signedIn, agentId, id);
			if (!found.ok) return found;
			const { stored, known, agentName } = found.value;
			const parsed = parseOwnAction(typed, deps.guards);
			if (!parsed.ok) return parsed;
			if (parsed.value.kind !== stored.action.kind) return fail("invalid_request");
			const workspaceId = signedIn.workspace.id;
			if (known.some((one) => one.id !== id && one.action.name === parsed.value.name))
				return fail("action_name_taken");
			// A secret is not taken along to another host: whoever may edit could read it there.
			const isMoved = new URL(parsed.value.url).origin !== new URL(stored.action.url).origin;
			const kept = isMoved ? null : stored.secretSealed;
			const { name, settings } = columnsOf(parsed.value);
			const change = {
				name,
				settings,
				secretSealed: secret === null ? kept : secret && (await sealed(workspaceId, id, secret)),
				updatedAt: deps.now(),
			};
			const isDone = await deps.commit(entryOf(signedIn, agentId, agentName), {
				gate: updateAction(db, workspaceId, agentId, id, {
					...change,
					secretSealed: change.secretSealed || null,
				}),
			});
			return isDone ? ok(null) : fail("not_found");
		},

		async switchTo(
			signedIn: SignedIn,
			agentId: string,
			id: string,
			isActive: boolean,
		): Promise<Result<null, ErrorCode>> {
			const found = await find(signedIn, agentId, id);
			if (!found.ok) return found;
			const isDone = await deps.commit(entryOf(signedIn, agentId, found.value.agentName), {
				gate: updateAction(db, signedIn.workspace.id, agentId, id, {
					isActive,
					updatedAt: deps.now(),
				}),
			});
			return isDone ? ok(null) : fail("not_found");
		},

		async remove(
			signedIn: SignedIn,
			agentId: string,
			id: string,
		): Promise<Result<null, ErrorCode>> {
			const found = await find(signedIn, agentId, id);
			if (!found.ok) return found;
			const isDone = await deps.commit(entryOf(signedIn, agentId, found.value.agentName), {
				gate: deleteAction(db, signedIn.workspace.id, agentId, id),
			});
			return isDone ? ok(null) : fail("not_found");
		},

		/** Reads the tools of an MCP server again; what the team decided about known ones stays. */
		async readTools(
			signedIn: SignedIn,
			agentId: string,
			id: string,
		): Promise<Result<OwnAction, ErrorCode>> {
			const found = await find(signedIn, agentId, id);
			if (!found.ok) return found;
			const { stored, agentName } = found.value;
			const { action } = stored;
			if (action.kind !== "mcp") return fail("invalid_request");
			if (!(await deps.allows(signedIn.member.id))) return fail("rate_limited");
			const workspaceId = signedIn.workspace.id;
			const secret = await deps.acts.secretOf(workspaceId, stored);
			const tools = secret.ok
				? await deps.actions.listTools({ url: action.url, secret: secret.value })
				: null;
			if (tools === null) return fail("tools_unreachable");
			const next = { ...action, tools: keepDecisions(tools, action.tools) };
			await deps.commit(entryOf(signedIn, agentId, agentName), {
				gate: updateAction(db, workspaceId, agentId, id, {
					settings: columnsOf(next).settings,
					updatedAt: deps.now(),
				}),
			});
			return ok(next);
		},

		/** Makes one call by hand, also a changing one: whoever asks for it is the yes. */
		async attempt(
			signedIn: SignedIn,
			agentId: string,
			id: string,
			call: { tool: string; arguments: Record<string, unknown> },
		): Promise<Result<TriedAction, ErrorCode>> {
			const found = await find(signedIn, agentId, id);
			if (!found.ok) return found;
			if (!(await deps.allows(signedIn.member.id))) return fail("rate_limited");
			return deps.acts.attempt(signedIn.workspace.id, found.value.stored, call);
		},
	};
}
