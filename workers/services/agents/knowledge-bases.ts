import type { AgentName } from "#app/contracts/agents.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { BaseSummary, BaseView, KnowledgeTotals } from "#app/contracts/knowledge.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { parseBaseName } from "#app/domain/agents/knowledge-base.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Database } from "#workers/data/database.ts";
import { listAgentNames } from "#workers/data/queries/agents/agents.ts";
import type { KnowledgeStub } from "../places.ts";
import type { JudgeKnowledgeChange, OpenAgent } from "./access.ts";
import type { NoteKnowledge } from "./knowledge-log.ts";

export interface KnowledgeBasesDeps {
	db: Database;
	newId(): string;
	note: NoteKnowledge;
	open: OpenAgent;
	knowledge(workspaceId: string): KnowledgeStub;
	judge: JudgeKnowledgeChange;
}

/**
 * The bases of knowledge of a workspace. Every member may read them; changes need `manage_agents` and refuse with
 * `forbidden`, `rate_limited`, `not_found` or a code of a base's name. Methods throw when D1 or the object fails.
 */
export function createKnowledgeBases(deps: KnowledgeBasesDeps) {
	const { judge } = deps;
	const objectOf = ({ workspace }: SignedIn) => deps.knowledge(workspace.id);

	async function list(
		signedIn: SignedIn,
	): Promise<Result<{ bases: BaseView[]; all: KnowledgeTotals }, "not_found">> {
		const { id } = signedIn.workspace;
		const [listed, agents] = await Promise.all([
			objectOf(signedIn).listBases(id),
			listAgentNames(deps.db, id),
		]);
		if (!listed.ok) return listed;
		const { bases, all } = listed.value;
		return ok({ bases: bases.map((base) => view(base, agents)), all });
	}

	return {
		/** Every base with what it holds and the agents that know it, the oldest first, and what all hold together. */
		list,

		/** One base with all of the workspace, and what those hold together. */
		async open(
			signedIn: SignedIn,
			baseId: string,
		): Promise<Result<{ base: BaseView; bases: BaseView[]; all: KnowledgeTotals }, "not_found">> {
			const listed = await list(signedIn);
			if (!listed.ok) return listed;
			const { bases, all } = listed.value;
			const base = bases.find(({ id }) => id === baseId);
			return base ? ok({ base, bases, all }) : fail("not_found");
		},

		/** `too_many_bases` and `base_name_taken` are decided in the object. */
		async add(signedIn: SignedIn, typed: string): Promise<Result<{ id: string }, ErrorCode>> {
			const judged = await judge(signedIn);
			if (!judged.ok) return judged;
			const name = parseBaseName(typed);
			if (!name.ok) return name;
			const base = { id: deps.newId(), name: name.value, createdBy: signedIn.member.id };
			const added = await objectOf(signedIn).addBase(signedIn.workspace.id, base, null);
			if (!added.ok) return added;
			const entry = { code: "knowledge_base_created", name: base.name } as const;
			await deps.note(signedIn, base.id, entry, "created");
			return ok({ id: base.id });
		},

		async rename(
			signedIn: SignedIn,
			baseId: string,
			typed: string,
		): Promise<Result<null, ErrorCode>> {
			const judged = await judge(signedIn);
			if (!judged.ok) return judged;
			const name = parseBaseName(typed);
			if (!name.ok) return name;
			const to = name.value;
			const renamed = await objectOf(signedIn).renameBase(signedIn.workspace.id, baseId, to);
			if (!renamed.ok) return renamed;
			const from = renamed.value;
			if (from !== to)
				await deps.note(signedIn, baseId, { code: "knowledge_base_renamed", from, to });
			return ok(null);
		},

		/** A base goes with everything in it, and from all agents that knew it. */
		async remove(signedIn: SignedIn, baseId: string): Promise<Result<null, ErrorCode>> {
			const judged = await judge(signedIn);
			if (!judged.ok) return judged;
			const removed = await objectOf(signedIn).removeBase(signedIn.workspace.id, baseId);
			if (!removed.ok) return removed;
			const entry = { code: "knowledge_base_deleted", name: removed.value } as const;
			await deps.note(signedIn, baseId, entry, "deleted");
			return ok(null);
		},

		/** Whether an agent of the workspace knows the base from now on; `not_found` for a foreign one of either. */
		async attach(
			signedIn: SignedIn,
			agentId: string,
			baseId: string,
			isAttached: boolean,
		): Promise<Result<null, ErrorCode>> {
			const agent = await deps.open(signedIn, agentId, "manage_agents");
			if (!agent.ok) return agent;
			const judged = await judge(signedIn);
			if (!judged.ok) return judged;
			const { id } = signedIn.workspace;
			const done = await objectOf(signedIn).attachBase(id, agentId, baseId, isAttached);
			if (!done.ok) return done;
			await deps.note(signedIn, baseId, {
				code: isAttached ? "knowledge_base_attached" : "knowledge_base_detached",
				name: done.value,
				agent: agent.value.name,
			});
			return ok(null);
		},
	};
}

function view({ agentIds, ...base }: BaseSummary, agents: readonly AgentName[]): BaseView {
	const known = new Set(agentIds);
	return { ...base, agents: agents.filter(({ id }) => known.has(id)) };
}
