/** An agent, without a model unless one is given, with a business's knowledge: the product's own store, search and answers. */
import { DatabaseSync } from "node:sqlite";
import type { Turn } from "#app/contracts/agents.ts";
import type { AgentSettings } from "#app/domain/agents/agent.ts";
import { createKnowledge } from "#durable-objects/knowledge/knowledge.ts";
import { knowledgeOperations } from "#durable-objects/knowledge/operations.ts";
import { knowledgeSteps } from "#durable-objects/knowledge/steps.ts";
import { toChatMarks } from "#workers/adapters/language-model/chat-marks.ts";
import { type AnswerDraft, NO_USAGE } from "#workers/services/agents/answer-draft.ts";
import type { LanguageModel } from "#workers/adapters/language-model/port.ts";
import type { Acting } from "#workers/services/agents/acts.ts";
import { createAnswerWriter } from "#workers/services/agents/answer-writer.ts";
import type { Business } from "./cases.ts";
import { createSqlStorage } from "./sqlite-storage.ts";

const WORKSPACE = "workspace";
const BASE = "base";
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

/** @param written by a model that answers in the agent's place, and what it may call; absent: the agent has none */
export function openShop(
	{ entries }: Business,
	written?: { model: LanguageModel; acting: Acting },
): Shop {
	const sqlite = new DatabaseSync(":memory:");
	const sql = createSqlStorage(sqlite);
	for (const step of knowledgeSteps) sql.exec(step.sql);
	const knowledge = createKnowledge(sql, () => AT);
	knowledge.bases.addOwn({ id: BASE, name: "Lia", createdBy: "a", createdAt: AT }, AGENT);
	for (const { id, title, text } of entries)
		knowledge.entries.put({
			id,
			title,
			text,
			baseId: BASE,
			source: "typed",
			fileName: null,
			createdBy: "a",
			createdAt: AT,
			updatedAt: AT,
		});
	const writer = createAnswerWriter({
		models: { create: () => written?.model ?? null },
		modelKeys: { findForAgent: async () => null },
		searchKnowledge: async (_, question) =>
			knowledgeOperations.searchKnowledge(knowledge, question).value,
		searchByMeaning: async () => ({ found: null, spent: { usage: NO_USAGE, costMicros: 0 } }),
		toMarks: toChatMarks,
		log: () => undefined,
		now: () => AT,
	});
	const agent = {
		id: AGENT,
		name: "Lia",
		status: "active",
		settings: written ? { ...SETTINGS, provider: "workers_ai" as const } : SETTINGS,
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
				...(written && { openActing: async () => written.acting }),
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
