import type { ApiBase, ApiEntry } from "#app/contracts/api-v1.ts";
import type { KnowledgeEntry } from "#app/contracts/agents.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { ENTRY_PAGE } from "#app/contracts/knowledge.ts";
import { parseBaseName } from "#app/domain/agents/knowledge-base.ts";
import { parseEntryText, parseTitle } from "#app/domain/agents/knowledge-text.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Database } from "#workers/data/database.ts";
import { findAgentOfChannel } from "#workers/data/queries/agents/channels.ts";
import type { KnowledgeStub } from "../places.ts";

export interface KnowledgeApiDeps {
	db: Database;
	now(): number;
	newId(): string;
	/** Hex digits of a text, always the same. */
	hash(text: string): string;
	knowledge(workspaceId: string): KnowledgeStub;
}

/** Whose key it is: of one WhatsApp number. */
interface Holder {
	workspaceId: string;
	channelId: string;
}

/** Ids of what programs made begin so: no id of a person's base or entry is one, and nobody can choose it. */
const MADE_BY_API = "api-";
const KEY = /^[\w.:-]{1,64}$/;

const view = ({ externalId, title, characters, updatedAt }: KnowledgeEntry): ApiEntry => ({
	key: externalId ?? null,
	title,
	characters,
	updatedAt,
});

/**
 * Knowledge as programs see it: the bases that the agent of the key's number knows. A program adds to those that no other
 * agent knows, because its key opens one number only; it changes and removes what programs made. `not_found` for every
 * other base, `forbidden` for one that may only be read. Methods throw when D1 or the object fails.
 */
export function createKnowledgeApi(deps: KnowledgeApiDeps) {
	const idOf = (...parts: string[]): string =>
		MADE_BY_API + deps.hash(parts.join("/")).slice(0, 40);

	async function findBases({ workspaceId, channelId }: Holder) {
		const agentId = await findAgentOfChannel(deps.db, workspaceId, channelId);
		const listed = await deps.knowledge(workspaceId).listBases(workspaceId);
		const bases = listed.ok && agentId !== null ? listed.value.bases : [];
		return {
			agentId,
			bases: bases
				.filter(({ agentIds }) => agentIds.some((id) => id === agentId))
				.map(({ agentIds, ...base }): ApiBase => ({ ...base, writable: agentIds.length === 1 })),
		};
	}

	async function findBase(holder: Holder, baseId: string): Promise<Result<ApiBase, "not_found">> {
		const { bases } = await findBases(holder);
		const base = bases.find(({ id }) => id === baseId);
		return base ? ok(base) : fail("not_found");
	}

	async function findWritable(holder: Holder, baseId: string): Promise<Result<ApiBase, ErrorCode>> {
		const base = await findBase(holder, baseId);
		return base.ok && !base.value.writable ? fail("forbidden") : base;
	}

	/** A base that a program made, and that no other agent knows. */
	async function findOwn(holder: Holder, baseId: string): Promise<Result<ApiBase, ErrorCode>> {
		const base = await findWritable(holder, baseId);
		return base.ok && !baseId.startsWith(MADE_BY_API) ? fail("forbidden") : base;
	}

	return {
		listBases: async (holder: Holder): Promise<ApiBase[]> => (await findBases(holder)).bases,

		/**
		 * Adds a base that the number's agent knows; `conflict` where no agent answers.
		 * @param id the program's own; the same again is the same base
		 */
		async addBase(
			holder: Holder,
			{ id, name: typed }: { id?: string | undefined; name: string },
		): Promise<Result<ApiBase, ErrorCode>> {
			const name = parseBaseName(typed);
			if (!name.ok) return name;
			const { workspaceId, channelId } = holder;
			const agentId = await findAgentOfChannel(deps.db, workspaceId, channelId);
			if (agentId === null) return fail("conflict");
			const baseId = idOf(channelId, id ?? deps.newId());
			const base = { id: baseId, name: name.value, createdBy: `${MADE_BY_API}${channelId}` };
			const added = await deps.knowledge(workspaceId).addBase(workspaceId, base, agentId);
			return added.ok ? findBase(holder, baseId) : added;
		},

		async renameBase(
			holder: Holder,
			baseId: string,
			typed: string,
		): Promise<Result<null, ErrorCode>> {
			const base = await findOwn(holder, baseId);
			if (!base.ok) return base;
			const name = parseBaseName(typed);
			if (!name.ok) return name;
			const { workspaceId } = holder;
			const done = await deps.knowledge(workspaceId).renameBase(workspaceId, baseId, name.value);
			return done.ok ? ok(null) : done;
		},

		/** The base goes with everything in it. */
		async removeBase(holder: Holder, baseId: string): Promise<Result<null, ErrorCode>> {
			const base = await findOwn(holder, baseId);
			if (!base.ok) return base;
			const { workspaceId } = holder;
			const done = await deps.knowledge(workspaceId).removeBase(workspaceId, baseId);
			return done.ok ? ok(null) : done;
		},

		/** A page of entries, newest first, also those that people made. */
		async listEntries(
			holder: Holder,
			baseId: string,
			wanted: { words: string; offset: number },
		): Promise<Result<{ entries: ApiEntry[]; total: number }, ErrorCode>> {
			const base = await findBase(holder, baseId);
			if (!base.ok) return base;
			const { workspaceId } = holder;
			const page = await deps
				.knowledge(workspaceId)
				.listEntries(workspaceId, { baseId }, { ...wanted, limit: ENTRY_PAGE });
			if (!page.ok) return page;
			const { entries, total } = page.value;
			return ok({ entries: entries.map(view), total });
		},

		/** An entry that a program put there. */
		async openEntry(
			holder: Holder,
			baseId: string,
			key: string,
		): Promise<Result<ApiEntry & { text: string }, ErrorCode>> {
			const base = await findBase(holder, baseId);
			if (!base.ok) return base;
			const { workspaceId } = holder;
			const entry = await deps
				.knowledge(workspaceId)
				.openEntry(workspaceId, { baseId }, idOf(baseId, key));
			return entry.ok ? ok({ ...view(entry.value), text: entry.value.text }) : entry;
		},

		/**
		 * Puts an entry under the program's own key, in place of the one that is there. The same words again change
		 * nothing, so that a program may send everything it has.
		 */
		async putEntry(
			holder: Holder,
			baseId: string,
			key: string,
			typed: { title: string; text: string },
		): Promise<Result<ApiEntry, ErrorCode>> {
			if (!KEY.test(key)) return fail("invalid_request");
			const base = await findWritable(holder, baseId);
			if (!base.ok) return base;
			const title = parseTitle(typed.title);
			if (!title.ok) return title;
			const text = parseEntryText(typed.text);
			if (!text.ok) return text;
			const { workspaceId, channelId } = holder;
			const object = deps.knowledge(workspaceId);
			const [place, id, at] = [{ baseId }, idOf(baseId, key), deps.now()];
			const said = { title: title.value, text: text.value };
			const known = await object.openEntry(workspaceId, place, id);
			if (known.ok && known.value.title === said.title && known.value.text === said.text)
				return ok(view(known.value));
			const change = { ...said, updatedAt: at };
			const changed = await object.changeEntry(workspaceId, place, id, change);
			if (changed.ok) return ok(view(changed.value.entry));
			if (changed.code !== "not_found") return changed;
			const added = await object.addEntry(workspaceId, place, {
				...change,
				id,
				source: "api",
				fileName: null,
				externalId: key,
				createdBy: `${MADE_BY_API}${channelId}`,
				createdAt: at,
			});
			return added.ok ? ok(view(added.value.entry)) : added;
		},

		async removeEntry(
			holder: Holder,
			baseId: string,
			key: string,
		): Promise<Result<null, ErrorCode>> {
			const base = await findWritable(holder, baseId);
			if (!base.ok) return base;
			const { workspaceId } = holder;
			const removed = await deps
				.knowledge(workspaceId)
				.removeEntry(workspaceId, { baseId }, idOf(baseId, key));
			return removed.ok ? ok(null) : removed;
		},
	};
}
