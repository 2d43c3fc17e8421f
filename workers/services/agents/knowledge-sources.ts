import type { ErrorCode } from "#app/contracts/errors.ts";
import type {
	NewSource,
	SettleChanges,
	SourceChanges,
	SourceView,
} from "#app/contracts/knowledge-sources.ts";
import type { CatalogueRows, KnowledgePlace } from "#app/contracts/knowledge.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { parseSourceAddress, type Schedule } from "#app/domain/agents/knowledge-source.ts";
import { ok, type Result } from "#app/domain/result.ts";
import type { KnowledgeStub } from "../places.ts";
import type { JudgeKnowledgeChange, OpenAgent } from "./access.ts";
import { toNewPlace } from "./knowledge.ts";
import type { NoteKnowledge } from "./knowledge-log.ts";

export interface KnowledgeSourcesDeps {
	newId(): string;
	note: NoteKnowledge;
	open: OpenAgent;
	knowledge(workspaceId: string): KnowledgeStub;
	judge: JudgeKnowledgeChange;
}

/**
 * Sites that a workspace's bases are read from, and catalogues. Every member may look; changes need `manage_agents` and
 * refuse with `forbidden`, `rate_limited`, `not_found` or a code of sources. Methods throw when D1 or the object fails.
 */
export function createKnowledgeSources(deps: KnowledgeSourcesDeps) {
	const { judge } = deps;
	const objectOf = ({ workspace }: SignedIn) => deps.knowledge(workspace.id);

	return {
		/** The sources of a place, the oldest first; none for one that is not of the workspace. */
		list: (signedIn: SignedIn, place: KnowledgePlace): Promise<Result<SourceView[], "not_found">> =>
			objectOf(signedIn).listSources(signedIn.workspace.id, place),

		/** Adds a source, which is read at once. An agent without a base gets its own. */
		async add(
			signedIn: SignedIn,
			{ place, address: typed, kind, schedule }: NewSource,
		): Promise<Result<SourceView, ErrorCode>> {
			const judged = await judge(signedIn);
			if (!judged.ok) return judged;
			const agent =
				"agentId" in place ? await deps.open(signedIn, place.agentId, "manage_agents") : null;
			if (agent !== null && !agent.ok) return agent;
			const address = parseSourceAddress(typed);
			if (!address.ok) return address;
			const target = toNewPlace(place, agent?.value.name ?? "", deps.newId);
			const createdBy = signedIn.member.id;
			const source = { id: deps.newId(), address: address.value, kind, schedule, createdBy };
			const added = await objectOf(signedIn).addSource(signedIn.workspace.id, target, source);
			if (!added.ok) return added;
			const { baseId, base: name } = added.value;
			const entry = { code: "knowledge_source_added", name, address: address.value } as const;
			await deps.note(signedIn, baseId, entry);
			return added;
		},

		/** Reads a source now; one that is being read goes on. */
		async read(signedIn: SignedIn, sourceId: string): Promise<Result<SourceView, ErrorCode>> {
			const judged = await judge(signedIn);
			if (!judged.ok) return judged;
			return objectOf(signedIn).readSource(signedIn.workspace.id, sourceId);
		},

		async schedule(
			signedIn: SignedIn,
			sourceId: string,
			schedule: Schedule,
		): Promise<Result<SourceView, ErrorCode>> {
			const judged = await judge(signedIn);
			if (!judged.ok) return judged;
			return objectOf(signedIn).scheduleSource(signedIn.workspace.id, sourceId, schedule);
		},

		/** A source goes with what was taken from it. */
		async remove(signedIn: SignedIn, sourceId: string): Promise<Result<null, ErrorCode>> {
			const judged = await judge(signedIn);
			if (!judged.ok) return judged;
			const removed = await objectOf(signedIn).removeSource(signedIn.workspace.id, sourceId);
			if (!removed.ok) return removed;
			const { baseId, base: name, address } = removed.value;
			await deps.note(signedIn, baseId, { code: "knowledge_source_removed", name, address });
			return ok(null);
		},

		/** A page of the changes that wait for a yes, from `offset`. */
		changes: (
			signedIn: SignedIn,
			sourceId: string,
			offset: number,
		): Promise<Result<SourceChanges, "not_found">> =>
			objectOf(signedIn).listSourceChanges(signedIn.workspace.id, sourceId, offset),

		/** Takes or declines changes; `source_read_again` where others were found meanwhile. */
		async settle(
			signedIn: SignedIn,
			sourceId: string,
			wish: SettleChanges,
		): Promise<Result<SourceView, ErrorCode>> {
			const judged = await judge(signedIn);
			if (!judged.ok) return judged;
			const object = objectOf(signedIn);
			const settled = await object.settleSourceChanges(signedIn.workspace.id, sourceId, wish);
			if (!settled.ok) return settled;
			const { count, source } = settled.value;
			const code = wish.isTaken ? "knowledge_source_taken" : "knowledge_source_declined";
			const { baseId, base: name, address } = source;
			if (count > 0)
				await deps.note(signedIn, baseId, { code, name, address, count: String(count) });
			return ok(source);
		},

		/** Rows of a catalogue that have all of `words`, from `offset`. */
		rows: (
			signedIn: SignedIn,
			entryId: string,
			wanted: { words: string; offset: number },
		): Promise<Result<CatalogueRows, "not_found">> =>
			objectOf(signedIn).listCatalogueRows(signedIn.workspace.id, entryId, wanted),
	};
}
