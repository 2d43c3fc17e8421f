import { expect, test } from "vitest";
import { INACTIVE_AFTER_MS } from "#app/domain/conversations/conversation.ts";
import { ASK_AFTER_MS, type ChannelSurvey, NO_SURVEY } from "#app/domain/satisfaction/survey.ts";
import type { Rated } from "#durable-objects/channel/satisfaction/surveys.ts";
import { incoming } from "#tests/support/instance.ts";
import { inWorld, NOW, type World } from "#tests/support/sending-world.ts";

const MINUTE = 60_000;
const SURVEY: ChannelSurvey = { ...NO_SURVEY, pauseDays: 0 };

const withSurvey = (
	act: (world: World, at: (ms: number) => number, rated: Rated[]) => Promise<void> | void,
	survey: ChannelSurvey | null = SURVEY,
) => {
	const rated: Rated[] = [];
	return inWorld(async (world) => act(world, (ms) => NOW + ms, rated), {
		survey: () => survey,
		onRated: (one) => rated.push(one),
	});
};

/** A customer wrote and a member answered, so that there is something to ask about. */
function answer(world: World, now: number): void {
	const { inbox, contactId } = world;
	says(world, "Tem tamanho 40?", now - 1);
	const id = crypto.randomUUID();
	inbox.enqueue({ name: "Ana", origin: "api" }, { id, contactId, text: "Temos sim" }, now);
}
const close = ({ inbox, contactId }: World, now: number) =>
	inbox.setState(contactId, "closed", "Ana", now);
const reopen = ({ inbox, contactId }: World, now: number) =>
	inbox.setState(contactId, "open", "Ana", now);
function says({ inbox }: World, text: string, now: number): void {
	const content = { type: "text" as const, text };
	inbox.receive([incoming({ content, sentAt: now })], now);
}
const view = ({ inbox, contactId }: World) => {
	const found = inbox.contacts.find(contactId);
	if (!found) throw new Error("no contact");
	return inbox.contacts.view(found);
};
const written = ({ inbox, contactId }: World) => {
	const page = inbox.conversation(contactId, null);
	return page.ok ? page.value.page.messages : [];
};
/** What left by itself, and what was noted between the messages. */
const asked = (world: World) =>
	written(world).flatMap(({ origin, type, text }) =>
		origin === "agent" && type === "text" ? [text.split("\n")[0]] : [],
	);
const lines = (world: World) =>
	written(world).flatMap(({ type, text }) =>
		type === "system" ? [JSON.parse(text) as object] : [],
	);
const QUESTION = "Como foi o nosso atendimento?";
const THANKS = "Obrigado pela sua avaliação!";

/** A conversation that was answered, closed and asked about, `base` after the beginning. */
function ask(world: World, base = MINUTE): number {
	answer(world, NOW + base);
	close(world, NOW + base + 1);
	const at = NOW + base + 1 + ASK_AFTER_MS;
	world.inbox.surveys.tick?.(at);
	return at;
}

test("a conversation is asked about once, whatever becomes of it afterwards", () =>
	withSurvey((world, at) => {
		answer(world, at(MINUTE));
		close(world, at(2 * MINUTE));
		expect(asked(world)).toEqual([]);
		expect(world.inbox.surveys.nextWake?.(0)).toBe(at(2 * MINUTE) + ASK_AFTER_MS);
		world.inbox.surveys.tick?.(at(2 * MINUTE) + ASK_AFTER_MS - 1);
		expect(asked(world)).toEqual([]);
		for (const _ of [1, 2]) world.inbox.surveys.tick?.(at(2 * MINUTE) + ASK_AFTER_MS);
		expect(asked(world)).toEqual([QUESTION]);
		expect(view(world).closedAt).not.toBeNull();
		reopen(world, at(4 * MINUTE));
		close(world, at(5 * MINUTE));
		world.inbox.surveys.tick?.(at(9 * MINUTE));
		expect(asked(world)).toEqual([QUESTION]);
		expect(world.inbox.surveys.nextWake?.(0)).toBeNull();
	}));

test("a closing that was undone asks nothing, and the next one does", () =>
	withSurvey((world, at) => {
		answer(world, at(MINUTE));
		close(world, at(2 * MINUTE));
		reopen(world, at(2 * MINUTE + 1));
		world.inbox.surveys.tick?.(at(3 * MINUTE));
		expect(asked(world)).toEqual([]);
		close(world, at(4 * MINUTE));
		world.inbox.surveys.tick?.(at(5 * MINUTE));
		expect(asked(world)).toEqual([QUESTION]);
	}));

test("the answer is kept with the closed conversation, which nobody has to read or answer", () =>
	withSurvey((world, at, rated) => {
		const now = ask(world);
		const { id } = view(world).conversation ?? {};
		const { unread } = view(world);
		says(world, "nota 4", now + MINUTE);
		expect(view(world)).toMatchObject({ unread, conversation: { id, rating: 4 } });
		expect(view(world).closedAt).not.toBeNull();
		expect(view(world).conversation?.waitingSince).toBeNull();
		expect(lines(world)).toContainEqual({ code: "rated", rating: 4 });
		expect(asked(world)).toEqual([QUESTION, THANKS]);
		expect(rated).toEqual([
			{
				conversationId: id,
				contact: 1,
				rating: 4,
				before: null,
				assigneeId: null,
				agentId: null,
				at: now + MINUTE,
			},
		]);
		expect(at(0)).toBe(NOW);
	}));

test("the comment is kept, a rating corrected, and thanks said once", () =>
	withSurvey((world, _, rated) => {
		const now = ask(world);
		says(world, "5", now + 1000);
		says(world, "2", now + 2000);
		expect(view(world).conversation?.rating).toBe(2);
		expect(rated.map(({ rating, before }) => [rating, before])).toEqual([
			[5, null],
			[2, 5],
		]);
		says(world, "Demorou demais", now + 3000);
		expect(view(world).closedAt).not.toBeNull();
		const [survey] = world.inbox.surveys.listOf([1]);
		expect(survey?.comment).toBe(written(world).find(({ text }) => text === "Demorou demais")?.id);
		expect(asked(world)).toEqual([QUESTION, THANKS]);
		says(world, "Mais uma coisa", now + 4000);
		expect(view(world).closedAt).toBeNull();
	}));

test("a conversation that another one followed keeps its rating, and lends it to nobody", () =>
	withSurvey((world) => {
		const now = ask(world);
		says(world, "5", now + 1000);
		const next = now + 3 * 24 * 60 * MINUTE;
		answer(world, next);
		expect(view(world).conversation?.rating).toBeUndefined();
		const row = world.inbox.contacts.find(world.contactId);
		if (!row) throw new Error("no contact");
		const [present, first] = world.inbox.archive.ofPerson(row);
		expect([present?.rating, first?.rating]).toEqual([undefined, 5]);
	}));

test("anything else is a message, which opens the conversation as usual", () =>
	withSurvey((world, _, rated) => {
		const now = ask(world);
		says(world, "Oi, chegou errado", now + 1000);
		expect(view(world)).toMatchObject({ closedAt: null, unread: 2 });
		says(world, "5", now + 2000);
		expect([rated, view(world).conversation?.rating]).toEqual([[], undefined]);
	}));

test("nobody is asked where nobody answered, by silence, or with the survey switched off meanwhile", async () => {
	await withSurvey((world, at) => {
		says(world, "Oi", at(0));
		close(world, at(MINUTE));
		world.inbox.surveys.tick?.(at(9 * MINUTE));
		expect(asked(world)).toEqual([]);
	});
	const silent = (world: World) => {
		answer(world, NOW + MINUTE);
		const { id = "" } = view(world).conversation ?? {};
		const over = NOW + MINUTE + INACTIVE_AFTER_MS;
		expect(world.inbox.closeInactive([{ id, contactId: world.contactId }], over)).toEqual([]);
		world.inbox.surveys.tick?.(over + ASK_AFTER_MS);
		return asked(world).length;
	};
	await withSurvey((world) => expect(silent(world)).toBe(0));
	await withSurvey((world) => expect(silent(world)).toBe(1), { ...SURVEY, afterSilence: true });
	const now: { survey: ChannelSurvey | null } = { survey: SURVEY };
	await inWorld(
		async (world) => {
			answer(world, NOW + MINUTE);
			close(world, NOW + 2 * MINUTE);
			now.survey = null;
			world.inbox.surveys.tick?.(NOW + 9 * MINUTE);
			expect(asked(world)).toEqual([]);
		},
		{ survey: () => now.survey },
	);
});

test("nobody is asked outside the vendor's reply window, and nobody twice within the days between", async () => {
	const survey = () => SURVEY;
	await inWorld(
		async (world) => {
			answer(world, NOW + MINUTE);
			close(world, NOW + 2 * 60 * MINUTE);
			world.inbox.surveys.tick?.(NOW + 3 * 60 * MINUTE);
			expect(asked(world)).toEqual([]);
		},
		{ survey, rules: { replyWindowHours: 1 } },
	);
	await withSurvey(
		(world) => {
			const now = ask(world);
			const next = now + 2 * 24 * 60 * MINUTE;
			answer(world, next + 1);
			close(world, next + 2);
			world.inbox.surveys.tick?.(next + MINUTE);
			expect(asked(world)).toEqual([QUESTION]);
		},
		{ ...SURVEY, pauseDays: 7 },
	);
});

test("a kill between closing and asking loses nothing and asks nobody twice", () =>
	inWorld(
		async (world, state) => {
			answer(world, NOW + MINUTE);
			close(world, NOW + 2 * MINUTE);
			const due = NOW + 2 * MINUTE + ASK_AFTER_MS;
			const { createInbox } = await import("#durable-objects/channel/inbox.ts");
			const again = () => createInbox(state, world.options).surveys;
			expect(again().nextWake?.(0)).toBe(due);
			again().tick?.(due);
			again().tick?.(due);
			expect(asked(world)).toEqual([QUESTION]);
		},
		{ survey: () => SURVEY },
	));

test("what was asked and answered goes with the contact, and is in its export", () =>
	withSurvey((world) => {
		const now = ask(world);
		says(world, "5", now + 1000);
		const exported = world.inbox.exportContact(world.contactId, null);
		expect(exported).toMatchObject({
			ok: true,
			value: { surveys: [{ rating: 5, comment: null }] },
		});
		world.inbox.eraseContact(world.contactId, now + 2000);
		expect(world.inbox.surveys.listOf([1])).toEqual([]);
	}));
