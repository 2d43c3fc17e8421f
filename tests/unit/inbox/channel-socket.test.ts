import fc from "fast-check";
import { expect, test } from "vitest";
import type { MessageView, ServerFrame } from "#app/contracts/frames.ts";
import { nextSince, parseServerFrame } from "#app/inbox/channel-socket.ts";
import { listMessages, type MessagePages, patchMessages } from "#app/inbox/patch.ts";
import { messageView } from "./views.ts";

test("pong, nonsense and unknown frames are not frames", () => {
	for (const data of ["pong", "{", '{"type":"tomorrow"}', new ArrayBuffer(1)]) {
		expect(parseServerFrame(data)).toBeNull();
	}
	expect(parseServerFrame('{"type":"reset","seq":4}')).toEqual({ type: "reset", seq: 4 });
});

test("the place to resume from only rises, except after a reset from another life", () => {
	const changes = (seq: number): ServerFrame => ({
		type: "changes",
		seq,
		contacts: [],
		messages: [],
		link: null,
	});
	expect(nextSince(5, changes(9))).toBe(9);
	expect(nextSince(9, changes(5))).toBe(9);
	expect(nextSince(9, { type: "reset", seq: 2 })).toBe(2);
});

test("R23 a line that drops at random moments shows everything exactly once, in order", () => {
	const run = fc.record({
		count: fc.integer({ min: 1, max: 60 }),
		// After how many frames of each connection the line drops.
		drops: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 50, maxLength: 50 }),
	});
	fc.assert(
		fc.property(run, ({ count, drops }) => {
			const ledger: MessageView[] = Array.from({ length: count }, (_, index) =>
				messageView({ id: `m${String(index)}`, sortAt: index, arrival: index, seq: index + 1 }),
			);
			let since: number | null = 0;
			let data: MessagePages = {
				pages: [{ messages: [], earlierCursor: null }],
				pageParams: [{}],
			};
			for (const heard of [...drops, count]) {
				const missed = ledger.filter((message) => message.seq > (since ?? 0)).slice(0, heard);
				for (const message of missed) {
					const frame = parseServerFrame(
						JSON.stringify({
							type: "changes",
							seq: message.seq,
							contacts: [],
							messages: [message],
							link: null,
						}),
					);
					if (frame?.type !== "changes") throw new Error("the frame was not read");
					data = patchMessages(data, "c1", frame.messages);
					since = nextSince(since, frame);
				}
			}
			expect(listMessages(data)).toEqual(ledger);
		}),
	);
});
