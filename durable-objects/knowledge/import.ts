// Releases of before kept what agents know in D1, and one that a rollback brings back does so again.
import {
	type AgentVersion,
	listAgentVersions,
	listEntryVersions,
	readEntries,
	type StoredEntry,
} from "#workers/data/projections/agent-knowledge.ts";
import type { Bases } from "./bases.ts";
import type { Entries } from "./entries.ts";

/** An object that is started again and again asks D1 at most this often. */
const ASK_AGAIN_AFTER_MS = 10 * 60_000;
/** Read in one call: an entry has up to 200,000 characters. */
const SLICE_CHARACTERS = 1_000_000;
const SLICE_ENTRIES = 50;

export interface ImportDeps {
	storage: DurableObjectStorage;
	d1: D1Database;
	workspaceId: string;
	bases: Bases;
	entries: Entries;
	now: () => number;
}

/**
 * Takes into the object what D1 has of the workspace's agents and the object has not seen: new entries, entries changed
 * since and not here, and that entries were deleted. To be repeated at will; each entry is stored with the note that it
 * was taken in. Throws when D1 fails, unless everything was taken in once: then what is here is served.
 */
export function createImport({ storage, d1, workspaceId, bases, entries, now }: ImportDeps) {
	const { sql } = storage;

	const readAskedAt = (): number | null =>
		sql.exec<{ value: number }>("SELECT value FROM meta WHERE key = 'imported_at'").toArray()[0]
			?.value ?? null;

	const knownVersion = (agentId: string): number | null =>
		sql
			.exec<{ version: number }>("SELECT version FROM imported_agents WHERE agent_id = ?", agentId)
			.toArray()[0]?.version ?? null;

	const listKnown = (agentId: string): Map<string, number> =>
		new Map(
			sql
				.exec<{ entry_id: string; updated_at: number }>(
					"SELECT entry_id, updated_at FROM imported WHERE agent_id = ?",
					agentId,
				)
				.toArray()
				.map(({ entry_id: id, updated_at: at }) => [id, at]),
		);

	/** One entry and the note that it is in, at once. What was changed here later stays. */
	function take(agentId: string, entry: StoredEntry): void {
		const { source, text, ...rest } = entry;
		storage.transactionSync(() => {
			const known = entries.find(entry.id);
			if (text !== "" && (known === null || known.updatedAt < entry.updatedAt))
				entries.put({
					...rest,
					text,
					source: source === "file" ? "file" : "typed",
					baseId: known?.baseId ?? agentId,
				});
			sql.exec(
				"INSERT OR REPLACE INTO imported (entry_id, agent_id, updated_at) VALUES (?, ?, ?)",
				entry.id,
				agentId,
				entry.updatedAt,
			);
		});
	}

	/** What another release deleted goes here too, unless it was changed here since. */
	function drop(id: string, takenAt: number): void {
		storage.transactionSync(() => {
			if (entries.find(id)?.updatedAt === takenAt) entries.remove(id);
			sql.exec("DELETE FROM imported WHERE entry_id = ?", id);
		});
	}

	async function takeAgent(agent: AgentVersion): Promise<void> {
		const there = await listEntryVersions(d1, workspaceId, agent.id);
		const known = listKnown(agent.id);
		const ids = new Set(there.map(({ id }) => id));
		for (const [id, takenAt] of known) if (!ids.has(id)) drop(id, takenAt);
		const wanted = there.filter(({ id, updatedAt }) => known.get(id) !== updatedAt);
		// A base with the agent's id: it is made once, however often something is taken in.
		if (wanted.length > 0) bases.addOwn({ ...agent, createdBy: null, createdAt: now() }, agent.id);
		for (const some of slicesOf(wanted))
			for (const entry of await readEntries(d1, workspaceId, agent.id, some)) take(agent.id, entry);
		sql.exec(
			"INSERT OR REPLACE INTO imported_agents (agent_id, version) VALUES (?, ?)",
			agent.id,
			agent.version,
		);
	}

	async function run(): Promise<void> {
		const agents = await listAgentVersions(d1, workspaceId);
		if (agents === null) throw new Error("The installation is being restored.");
		for (const agent of agents)
			if (knownVersion(agent.id) !== agent.version) await takeAgent(agent);
		sql.exec("INSERT OR REPLACE INTO meta (key, value) VALUES ('imported_at', ?)", now());
	}

	return {
		/** @param note called with what failed where what is here is served all the same */
		async takeIn(note: (error: unknown) => void): Promise<void> {
			const askedAt = readAskedAt();
			if (askedAt !== null && now() - askedAt < ASK_AGAIN_AFTER_MS) return;
			try {
				await run();
			} catch (error) {
				if (askedAt === null) throw error;
				note(error);
			}
		},
	};
}

/** Ids in groups whose texts fit one answer of D1. */
function slicesOf(wanted: readonly { id: string; characters: number }[]): string[][] {
	const slices: string[][] = [];
	let room = 0;
	for (const { id, characters } of wanted) {
		room -= characters;
		const slice = slices.at(-1);
		if (slice && room >= 0 && slice.length < SLICE_ENTRIES) slice.push(id);
		else {
			slices.push([id]);
			room = SLICE_CHARACTERS - characters;
		}
	}
	return slices;
}
