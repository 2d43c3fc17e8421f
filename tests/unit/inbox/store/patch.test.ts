import fc from "fast-check";
import { expect, test } from "vitest";
import type { MessageView } from "#app/contracts/frames.ts";
import { listMessages, type MessagePages, patchMessages } from "#app/inbox/store/patch.ts";
import { messageView } from "../views.ts";

const messagePages = (...pages: MessageView[][]): MessagePages => ({
	pages: pages.map((messages) => ({ messages, earlierCursor: "more" })),
	pageParams: pages.map(() => ({})),
});

test("an older copy changes nothing, not even the object", () => {
	const data = messagePages([messageView({ seq: 5, status: "read" })]);
	expect(patchMessages(data, "c1", [messageView({ seq: 4, status: "sent" })])).toBe(data);
	expect(patchMessages(data, "c1", [messageView({ id: "x", contactId: "c2", seq: 9 })])).toBe(data);
});

test("messages stand by the gateway's moment, then by arrival", () => {
	const data = patchMessages(
		messagePages([messageView({ id: "b", sortAt: 5, arrival: 1 })]),
		"c1",
		[
			messageView({ id: "late", sortAt: 2, arrival: 3, seq: 3 }),
			messageView({ id: "c", sortAt: 5, arrival: 2, seq: 2 }),
		],
	);
	expect(listMessages(data).map((message) => message.id)).toEqual(["late", "b", "c"]);
});

/** A history in which every version of one id has its own seq, as the server promises. */
const history = fc
	.array(
		fc.record({ id: fc.integer({ min: 0, max: 7 }), sortAt: fc.integer({ min: 0, max: 4 }) }),
		{
			minLength: 1,
			maxLength: 40,
		},
	)
	.map((versions) =>
		versions.map((version, index) =>
			messageView({
				id: `m${String(version.id)}`,
				sortAt: version.sortAt,
				arrival: version.id,
				text: `version ${String(index)}`,
				seq: index + 1,
			}),
		),
	);

const frames = history.chain((versions) =>
	fc.record({
		versions: fc.constant(versions),
		// Every version at least once, in any order, some of them again.
		arriving: fc
			.tuple(
				fc.shuffledSubarray(versions, { minLength: versions.length }),
				fc.array(fc.constantFrom(...versions), { maxLength: 20 }),
			)
			.chain(([all, again]) =>
				fc.shuffledSubarray([...all, ...again], { minLength: all.length + again.length }),
			),
		batch: fc.integer({ min: 1, max: 5 }),
	}),
);

test("R23 any order and repetition of frames ends in the same conversation, nothing lost or doubled", () => {
	fc.assert(
		fc.property(frames, ({ versions, arriving, batch }) => {
			let data = messagePages([], []);
			for (let at = 0; at < arriving.length; at += batch) {
				data = patchMessages(data, "c1", arriving.slice(at, at + batch));
			}
			const last = new Map(versions.map((version) => [version.id, version]));
			const shown = listMessages(data);
			expect(new Map(shown.map((message) => [message.id, message]))).toEqual(last);
			expect(shown).toHaveLength(last.size);
			expect(shown).toEqual(
				[...last.values()].toSorted((a, b) => a.sortAt - b.sortAt || a.arrival - b.arrival),
			);
		}),
		{ numRuns: 500 },
	);
});

test("an old part of a conversation gains nothing new: a gap would stand before it", () => {
	const part = messagePages([messageView({ id: "old", seq: 1 })]);
	const first = part.pages[0];
	if (!first) throw new Error("no page");
	const detached = { ...part, pages: [{ ...first, laterCursor: "later" }] };
	const incoming = [
		messageView({ id: "new", seq: 3 }),
		messageView({ id: "old", text: "!", seq: 2 }),
	];
	const patched = listMessages(patchMessages(detached, "c1", incoming));
	expect(patched.map((message) => [message.id, message.seq])).toEqual([["old", 2]]);
});
