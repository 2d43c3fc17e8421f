import { beforeAll, expect, test, vi } from "vitest";
import {
	answersOf,
	contactOf,
	createShop,
	customerSays,
	messagesOf,
	type Shop,
	teach,
} from "#tests/support/answering-shop.ts";
import { knowledgeOf } from "#tests/support/knowledge.ts";
import { eventually } from "#tests/support/instance.ts";
import { bindings, migrate } from "#tests/support/sign-in.ts";
import { createDatabase } from "#workers/data/database.ts";
import { createKnowledgeSearch } from "#workers/services/agents/knowledge-search.ts";
import { createSearchByMeaning } from "#workers/services/agents/semantic-search.ts";
import { createAnswerWriter } from "#workers/services/agents/answer-writer.ts";
import { type AgentRepliesDeps, createAgentReplies } from "#workers/services/agents/replies.ts";

const db = createDatabase(bindings.DB);
const patience = () => ({ excuseInMs: 30, giveUpInMs: 120 });

beforeAll(async () => {
	await migrate();
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation(() => {});
});

const createModelShop = () =>
	createShop({ provider: "workers_ai", model: "slow", debounceMs: 600_000 });

/** A model in the test's hands; it hears no signal. */
function createReplies(
	shop: Shop,
	write: () => Promise<{ text: string }>,
	change: Partial<AgentRepliesDeps> = {},
) {
	const answerWriter = createAnswerWriter({
		models: {
			create: () => ({
				write: async () => ({
					class: "answered",
					usage: { inputTokens: 5, outputTokens: 5 },
					...(await write()),
				}),
			}),
		},
		modelKeys: { findForAgent: async () => null },
		searchKnowledge: createKnowledgeSearch(knowledgeOf),
		searchByMeaning: createSearchByMeaning({ knowledge: knowledgeOf, log: () => undefined }),
		toMarks: (text) => text,
		log: () => undefined,
		now: Date.now,
	});
	return createAgentReplies({
		db,
		log: () => undefined,
		now: Date.now,
		answerWriter,
		channel: () => shop.instance,
		notify: async () => undefined,
		notifyAgent: async () => undefined,
		entryUse: { noteAnswered: async () => undefined },
		budget: { isSpent: async () => false, limits: { hour: 10_000, conversation: 40_000 } },
		listening: {
			hear: async () => ({
				wait: null,
				isChanged: false,
				spent: { usage: { inputTokens: 0, outputTokens: 0 }, costMicros: 0 },
			}),
		},
		onlineMembers: async () => [],
		acts: { open: async () => ({ offers: [] }) },
		patience,
		...change,
	} as AgentRepliesDeps);
}

async function jobOf(shop: Shop, text: string) {
	const inboundId = await customerSays(shop, text);
	const { workspaceId, channelId } = shop;
	const { id: contactId } = await contactOf(shop);
	return { workspaceId, channelId, contactId, epoch: 1, inboundId, attempt: 1 };
}

const WAIT = "Um instante, por favor: estou verificando.";
const never = () => new Promise<{ text: string }>(() => undefined);

test("R34 a model that hangs is excused, then the knowledge base answers (agents 3.3)", async () => {
	const shop = await createModelShop();
	await teach(shop, "Trocas", "Trocas em até 30 dias.");
	await createReplies(shop, never).answer(await jobOf(shop, "Vocês fazem trocas?"));
	expect(await answersOf(shop)).toEqual([WAIT, "Trocas em até 30 dias."]);
});

test("R34 where the knowledge base knows nothing, people are called with words (agents 3.3)", async () => {
	const shop = await createModelShop();
	await createReplies(shop, never).answer(await jobOf(shop, "Vocês fazem trocas?"));
	const [wait, words] = await answersOf(shop);
	expect([wait, words?.includes("não consegui responder agora")]).toEqual([WAIT, true]);
	expect((await contactOf(shop)).conversation?.handler).toBe("nobody");
});

test("K11 what a model says after it was given up is dropped (agents 3.3)", async () => {
	const shop = await createModelShop();
	await teach(shop, "Trocas", "Trocas em até 30 dias.");
	const late = () => scheduler.wait(250).then(() => ({ text: "Tarde" }));
	await createReplies(shop, late).answer(await jobOf(shop, "Vocês fazem trocas?"));
	await scheduler.wait(300);
	expect(await answersOf(shop)).toEqual([WAIT, "Trocas em até 30 dias."]);
});

test("a model that is slow but comes in time is excused and answers (agents 3.3)", async () => {
	const shop = await createModelShop();
	const slow = async () => {
		await eventually(async () => (await answersOf(shop)).includes(WAIT));
		return { text: "Sim!" };
	};
	const replies = createReplies(shop, slow, {
		patience: () => ({ excuseInMs: 30, giveUpInMs: 30_000 }),
	});
	await replies.answer(await jobOf(shop, "Vocês fazem trocas?"));
	expect(await answersOf(shop)).toEqual([WAIT, "Sim!"]);
});

test("K11 a person who writes meanwhile stops the excuse and the answer (agents 3.3)", async () => {
	const shop = await createModelShop();
	await teach(shop, "Trocas", "Trocas em até 30 dias.");
	const job = await jobOf(shop, "Vocês fazem trocas?");
	const { workspaceId, instance } = shop;
	const words = { id: crypto.randomUUID(), contactId: job.contactId, text: "Eu cuido disso." };
	const thinking = createReplies(shop, never).answer(job);
	await instance.send(workspaceId, "Olga", words);
	await thinking;
	const texts = (await messagesOf(shop)).filter(({ status }) => status !== "failed");
	expect(texts.map(({ text }) => text)).toContain("Eu cuido disso.");
	expect(JSON.stringify(texts)).not.toContain("30 dias");
});

test("a person is promised when one who may answer is online (agents 3.3)", async () => {
	const shop = await createModelShop();
	const online = async () => [shop.operator.memberId];
	const replies = createReplies(shop, never, { onlineMembers: online });
	await replies.answer(await jobOf(shop, "Quero falar com uma pessoa"));
	expect(await answersOf(shop)).toEqual([
		"Certo! Vou chamar uma pessoa da equipe para ajudar você.",
	]);
});

test("R05 who is online cannot be read: nobody is promised, and the hand-over goes on (agents 3.3)", async () => {
	const shop = await createModelShop();
	const broken = () => Promise.reject(new Error("hub away"));
	const replies = createReplies(shop, never, { onlineMembers: broken });
	await replies.answer(await jobOf(shop, "Quero falar com uma pessoa"));
	expect((await answersOf(shop))[0]).toContain("assim que puder");
});
