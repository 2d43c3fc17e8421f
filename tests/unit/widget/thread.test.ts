import { expect, test } from "vitest";
import type { VisitorMessage } from "#app/contracts/webchat.ts";
import { createThread } from "#app/widget/thread.ts";

const message = (overrides: Partial<VisitorMessage>): VisitorMessage => ({
	id: "m1",
	from: "team",
	author: null,
	text: "Oi",
	at: 1_000,
	arrival: 1,
	status: "sent",
	isDeleted: false,
	seq: 1,
	...overrides,
});
const messages = (seq: number, ...list: VisitorMessage[]) =>
	({ type: "messages", seq, messages: list }) as const;

test("messages stand in their order, and what waits comes last until it is confirmed", () => {
	const thread = createThread();
	const waiting = [{ id: "w1", text: "Minha", at: 5 }];
	thread.apply(messages(3, message({ id: "b", at: 2_000, seq: 3 }), message({ id: "a", seq: 2 })));
	const ids = () => thread.bubbles(waiting).map(({ id, state }) => `${id} ${state}`);
	expect(ids()).toEqual(["a there", "b there", "w1 waiting"]);
	expect(thread.apply(messages(4, message({ id: "w1", from: "me", at: 3_000, seq: 4 })))).toEqual([
		"w1",
	]);
	expect(ids()).toEqual(["a there", "b there", "w1 there"]);
	expect(thread.since()).toBe(4);
});

test("an older word about a message never replaces a newer one", () => {
	const thread = createThread();
	thread.apply(messages(9, message({ isDeleted: true, text: "", seq: 9 })));
	thread.apply(messages(9, message({ seq: 1 })));
	expect(thread.bubbles([])[0]).toMatchObject({ state: "deleted", text: "" });
});

test("a whole hello replaces everything, one of what was missed adds to it", () => {
	const thread = createThread();
	thread.apply(messages(1, message({ id: "old" })));
	thread.apply({
		type: "hello",
		seq: 2,
		isWhole: false,
		messages: [message({ id: "new", seq: 2 })],
	});
	expect(thread.bubbles([])).toHaveLength(2);
	thread.apply({
		type: "hello",
		seq: 3,
		isWhole: true,
		messages: [message({ id: "only", seq: 3 })],
	});
	expect(thread.bubbles([]).map(({ id }) => id)).toEqual(["only"]);
});

test("unread is what the team said since it was last looked at", () => {
	const thread = createThread();
	thread.apply(
		messages(
			7,
			message({ id: "a", arrival: 1 }),
			message({ id: "b", arrival: 5, status: "read" }),
			message({ id: "c", arrival: 6, isDeleted: true }),
			message({ id: "d", arrival: 7, from: "me", status: null }),
		),
	);
	expect(thread.unread(0)).toBe(2);
	expect(thread.unread(1)).toBe(1);
	expect(thread.newestOfTeam()).toBe(6);
	expect(thread.hasToTellRead()).toBe(true);
});

test("a file under way stands among what waits by its time, and gives way to its message", () => {
	const thread = createThread();
	const file = new File(["abc"], "foto.png", { type: "image/png" });
	const upload = { id: "f1", file, at: 6, trouble: null };
	const waiting = [
		{ id: "w1", text: "Antes", at: 5 },
		{ id: "w2", text: "Depois", at: 7 },
	];
	const shown = () => thread.bubbles(waiting, [upload]).map(({ id, state }) => `${id} ${state}`);
	expect(shown()).toEqual(["w1 waiting", "f1 waiting", "w2 waiting"]);
	expect(thread.bubbles([], [{ ...upload, trouble: "fileType" }])).toMatchObject([
		{ state: "refused", trouble: "fileType", file: { name: "foto.png", mimetype: "image/png" } },
	]);
	const told = { name: "foto.png", mimetype: "image/png", bytes: 3 };
	thread.apply(messages(8, message({ id: "f1", from: "me", text: "", file: told, seq: 8 })));
	expect(shown()).toEqual(["f1 there", "w1 waiting", "w2 waiting"]);
	expect(thread.bubbles([], [upload])).toMatchObject([{ file: told, state: "there" }]);
});
