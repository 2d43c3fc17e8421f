import { afterEach, expect, test, vi } from "vitest";
import { foundConversation } from "./found-conversation.ts";
import { searchPalette } from "#app/areas/shell/palette-search.ts";

afterEach(() => vi.unstubAllGlobals());

/** The server: an answer by the beginning of the path; what is not there fails. */
function answerWith(answers: Record<string, unknown>): string[] {
	const asked: string[] = [];
	vi.stubGlobal("fetch", (path: string) => {
		asked.push(path);
		const found = Object.entries(answers).find(([start]) => path.startsWith(start));
		return Promise.resolve(
			found ? Response.json(found[1]) : Response.json({ error: {} }, { status: 503 }),
		);
	});
	return asked;
}
const search = (query: string) => searchPalette(query, new AbortController().signal);

const AGENTS = {
	agents: [
		{ id: "a1", name: "Aurora" },
		{ id: "a2", name: "Cobrança" },
	],
};

test("an agent is found by its name, accents and case aside, also without any channel (screens A4)", async () => {
	answerWith({
		"/api/agents": AGENTS,
		"/api/conversations": { conversations: [], nextCursor: null },
	});
	expect((await search("AURO")).agents).toEqual([{ id: "a1", name: "Aurora" }]);
	expect((await search("cobranca")).agents).toEqual([{ id: "a2", name: "Cobrança" }]);
});

test("open conversations are found by the person (screens A4)", async () => {
	const asked = answerWith({
		"/api/agents": { agents: [] },
		"/api/conversations": { conversations: [foundConversation("p1", "Ana")], nextCursor: null },
	});
	const hits = await search("ana & cia");
	expect(asked).toContain("/api/conversations?q=ana+%26+cia");
	// One question for the list, one for the rest: no channel is asked by itself.
	expect(asked).toHaveLength(3);
	expect(hits.conversations).toEqual([
		{ id: "p1", sessionId: "c-p1", channelId: "ch1", name: "Ana", phone: null, email: null },
	]);
	expect(hits.contacts).toEqual([]);
});

test("words of messages are found over all channels, with whose conversation it is", async () => {
	const message = {
		id: "m1",
		type: "text",
		text: "Entregamos sim",
		direction: "outgoing",
		sentAt: 9,
	};
	answerWith({
		"/api/conversations/search": {
			people: [],
			hits: [
				{
					message,
					contact: { id: "p1", name: "Ana", phone: null },
					channel: { id: "ch1", name: "Loja", type: "whatsapp" },
				},
			],
			isCut: false,
			silent: [],
		},
	});
	expect((await search("entregamos")).messages).toEqual([
		{
			id: "m1",
			text: "Entregamos sim",
			person: {
				id: "p1",
				sessionId: "p1",
				channelId: "ch1",
				name: "Ana",
				phone: null,
				email: null,
			},
		},
	]);
});

test("people whose conversation ended are found too, once, with their e-mail", async () => {
	const email = "ana@loja.test";
	answerWith({
		"/api/conversations/search": {
			people: [
				foundConversation("p1", "Ana"),
				{ ...foundConversation("p2", "Ana"), contactEmail: email },
			],
			hits: [],
			isCut: false,
			silent: [],
		},
		"/api/conversations?": { conversations: [foundConversation("p1", "Ana")], nextCursor: null },
	});
	const { conversations, contacts } = await search("ana@loja");
	expect(conversations.map(({ id }) => id)).toEqual(["p1"]);
	expect(contacts).toEqual([
		{ id: "p2", sessionId: "c-p2", channelId: "ch1", name: "Ana", phone: null, email },
	]);
});

test("one source that fails hides no other; when all fail it is told", async () => {
	answerWith({ "/api/agents": AGENTS });
	expect(await search("aurora")).toEqual({
		agents: [{ id: "a1", name: "Aurora" }],
		conversations: [],
		contacts: [],
		messages: [],
	});
	answerWith({});
	await expect(search("aurora")).rejects.toThrow("nobody answered");
});
