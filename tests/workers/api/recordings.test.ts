import { runDurableObjectAlarm } from "cloudflare:test";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { instanceOf } from "#tests/support/instance.ts";
import { createRandom, shuffle } from "#tests/support/random.ts";
import { CHAPTERS } from "#tests/support/recorded-outcomes.ts";
import {
	changedLines,
	countQuarantined,
	describePresence,
	observe,
	recordings,
	replay,
} from "#tests/support/replay.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { framesOf, openChannelSocket } from "#tests/support/socket.ts";
import {
	ask,
	createChannel,
	createLinkedChannel,
	readLedger,
	readLink,
} from "#tests/support/two-workspaces.ts";
import { isLong } from "#tests/support/long.ts";

/** After the last recording, so that their moments are believed on whatever day this runs. */
const REPLAYED_AT = Date.UTC(2026, 10, 20, 21);

let member: TestMember;
beforeAll(async () => {
	vi.setSystemTime(REPLAYED_AT);
	await migrate();
	member = await createMember((await createWorkspace()).id);
});
afterAll(() => {
	vi.useRealTimers();
});

/** A channel somebody asked to connect: it shows a QR of its own and waits for the gateway's. */
async function createAskingChannel(): Promise<string> {
	const channelId = await createChannel(member.workspaceId);
	await ask(member, "POST", `/api/channels/${channelId}/link`, { action: "connect" });
	await vi.waitFor(async () => {
		await runDurableObjectAlarm(instanceOf(channelId));
		expect((await readLink(member, channelId)).status).toBe("waiting_qr");
	});
	return channelId;
}

const startOf = (start: "asking" | "linked"): Promise<string> =>
	start === "linked" ? createLinkedChannel(member.workspaceId) : createAskingChannel();

test("every recorded webhook has exactly one row that says what it means", () => {
	const rows = CHAPTERS.flatMap((chapter) => Object.keys(chapter.outcomes));
	expect(rows.toSorted()).toEqual([...recordings.keys()].toSorted());
	expect(recordings.size).toBe(111);
});

for (const chapter of CHAPTERS) {
	test(`recorded webhooks: ${chapter.title}`, { timeout: 120_000 }, async () => {
		const channelId = await startOf(chapter.start);
		const socket = await openChannelSocket(member, channelId);
		let before = await observe(member, channelId);
		for (const [name, expected] of Object.entries(chapter.outcomes)) {
			const told = framesOf(socket, "presence").length;
			const answer = await replay(channelId, name);
			expect(answer.status, name).toBe(200);
			const after = await observe(member, channelId);
			const presence = framesOf(socket, "presence").slice(told);
			const seen = [...changedLines(before, after), ...describePresence(presence, after)];
			// A string is the reason why nothing is seen.
			expect(seen, name).toEqual(typeof expected === "string" ? [] : expected);
			before = after;
		}
		expect(await countQuarantined(channelId)).toBe(0);
		socket.close();
	});
}

/** What must not depend on the order of arrival: everything but who was unread for how long, and when we were told of ticks. */
async function readStory(channelId: string) {
	const { contacts, messages } = await readLedger(member, channelId);
	const titles = new Map(contacts.map((c) => [c.id, c.phone ?? c.name ?? "somebody"]));
	return {
		contacts: contacts
			.map(({ id, name, phone, isGroup, preview }) => ({
				title: titles.get(id),
				name,
				phone,
				isGroup,
				preview,
			}))
			.toSorted((a, b) => String(a.title).localeCompare(String(b.title))),
		messages: messages
			.map(({ contactId, arrival: _, seq: __, deliveredAt: ___, readAt: ____, ...message }) => {
				const title = titles.get(contactId);
				// A call is dated by the first word of it, be it its beginning or its end.
				return message.type === "call"
					? { ...message, title, sentAt: 0, sortAt: 0 }
					: { ...message, title };
			})
			.toSorted((a, b) => a.sortAt - b.sortAt || a.id.localeCompare(b.id)),
	};
}

test(
	"R10 R11 the recordings of a day in any order and repeated end in the same ledger",
	{ timeout: isLong ? 900_000 : 180_000 },
	async () => {
		const day = Object.keys(CHAPTERS[0]?.outcomes ?? {})
			// The same id with another moment: whichever comes first tells the time.
			.filter((name) => name !== "in-duplicate-id--messages-upsert");
		const inOrder = await createLinkedChannel(member.workspaceId);
		for (const name of day) await replay(inOrder, name);
		const story = await readStory(inOrder);
		expect(story.messages).toHaveLength(36);

		for (let round = 0; round < (isLong ? 30 : 1); round++) {
			const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
			const random = createRandom(seed);
			const calls = shuffle([...day, ...day.filter(() => random() < 0.5)], random);
			const channelId = await createLinkedChannel(member.workspaceId);
			while (calls.length > 0) {
				const together = calls.splice(0, 1 + Math.floor(random() * 8));
				const answers = await Promise.all(together.map((name) => replay(channelId, name)));
				expect(answers.map(({ status }) => status)).toEqual(together.map(() => 200));
			}
			expect(await readStory(channelId), `seed ${seed}`).toEqual(story);
			expect(await countQuarantined(channelId), `seed ${seed}`).toBe(0);
		}
	},
);
