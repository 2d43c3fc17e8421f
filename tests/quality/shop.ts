/** An agent without a model, with a business's knowledge: the product's own database, queries and answers. */
import { DatabaseSync } from "node:sqlite";
import { readdirSync, readFileSync } from "node:fs";
import type { Turn } from "#app/contracts/agents.ts";
import type { AgentSettings } from "#app/domain/agents/agent.ts";
import { cutPassages } from "#app/domain/agents/passages.ts";
import { inRoot } from "#scripts/local/paths.mjs";
import { toChatMarks } from "#workers/adapters/language-model/chat-marks.ts";
import { createDatabase } from "#workers/data/database.ts";
import { insertEntry, insertPassages } from "#workers/data/queries/agents/knowledge.ts";
import type { AnswerDraft } from "#workers/services/agents/answer-draft.ts";
import { createAnswerWriter } from "#workers/services/agents/answer-writer.ts";
import { createKnowledgeIndexes } from "#workers/services/agents/knowledge-indexes.ts";
import type { Business } from "./cases.ts";
import { createSqliteD1 } from "./sqlite-d1.ts";

const WORKSPACE = "workspace";
const AGENT = "0198aaaa-0000-7000-8000-000000000001";
/** When conversations begin. */
export const AT = Date.UTC(2026, 10, 23, 13);

const SETTINGS: AgentSettings = {
	instructions: "",
	provider: "knowledge",
	model: "",
	temperature: 0.3,
	integrationId: null,
	handOver: { words: [], onNoAnswer: true, onRequest: true, maxTurns: null },
	hours: null,
	debounceMs: 1_000,
	languages: ["pt", "en", "es"],
	listens: true,
};

/** What an agent makes of a conversation, and the entries that a model would have been given. */
export interface Answered {
	draft: AnswerDraft;
	/** Ids of entries, the best first. */
	prompted: string[];
}

export interface Shop {
	/**
	 * @param turns the conversation, ending with what the customer writes
	 * @param isMeanwhile people were called, and nobody has come
	 */
	ask: (turns: readonly Turn[], isMeanwhile?: boolean) => Promise<Answered>;
	close: () => void;
}

export async function openShop({ entries }: Business): Promise<Shop> {
	const sqlite = new DatabaseSync(":memory:");
	sqlite.exec("CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)");
	for (const file of readdirSync(inRoot("migrations")).toSorted())
		if (file.endsWith(".sql")) sqlite.exec(readFileSync(inRoot("migrations", file), "utf8"));
	sqlite.exec("PRAGMA foreign_keys = OFF");
	sqlite
		.prepare(
			"insert into agents (id, workspace_id, name, created_at, updated_at) values (?, ?, 'Lia', 1, 1)",
		)
		.run(AGENT, WORKSPACE);
	const db = createDatabase(createSqliteD1(sqlite));
	for (const { id, title, text } of entries) {
		const entry = {
			id,
			title,
			source: "typed",
			fileName: null,
			createdBy: "a",
			createdAt: AT,
		} as const;
		await insertEntry(db, WORKSPACE, AGENT, { ...entry, characters: text.length }, entries.length);
		const passages = cutPassages(text);
		for (const statement of insertPassages(db, WORKSPACE, AGENT, { id, title, passages }))
			await statement;
	}
	const writer = createAnswerWriter({
		models: { create: () => null },
		modelKeys: { findForAgent: async () => null },
		...createKnowledgeIndexes(db),
		toMarks: toChatMarks,
		log: () => undefined,
		now: () => AT,
	});
	const agent = {
		id: AGENT,
		name: "Lia",
		status: "active",
		settings: SETTINGS,
		version: null,
	} as const;
	return {
		async ask(turns, isMeanwhile = false) {
			let prompted: string[] = [];
			const draft = await writer.draft({
				workspaceId: WORKSPACE,
				agent,
				turns,
				customerName: null,
				key: null,
				isMeanwhile,
				answers: turns.filter(({ by }) => by === "agent").length,
				onFound: (found) => (prompted = found.map(({ entryId }) => entryId)),
			});
			return { draft, prompted };
		},
		close: () => sqlite.close(),
	};
}

/** Turns of a conversation a minute apart. */
export const toTurns = (
	said: readonly (readonly [by: "customer" | "agent", text: string])[],
): Turn[] => said.map(([by, text], at) => ({ by, text, at: AT + at * 60_000 }));
