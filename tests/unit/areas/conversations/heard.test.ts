import { expect, test } from "vitest";
import { createHeard } from "#app/areas/conversations/heard.ts";
import { summary } from "./summary.ts";

const counted = (unread: number) => ({
	counts: { mine: 0, unassigned: 0, agent: 0, unread },
	labels: [],
});
const idsOf = (conversations: readonly { id: string }[]) => conversations.map(({ id }) => id);

test("only what changed after an answer was read is laid over it", () => {
	const heard = createHeard();
	heard.note(5, [summary({ id: "a" })], counted(1));
	heard.note(7, [summary({ id: "b" }), summary({ id: "a", unread: 3 })], counted(2));
	expect(idsOf(heard.after(4))).toEqual(["b", "a"]);
	expect(heard.after(6).map(({ unread }) => unread)).toEqual([0, 3]);
	expect(heard.after(7)).toEqual([]);
	expect(heard.newest(6, counted(9))).toEqual(counted(2));
	expect(heard.newest(7, counted(9))).toEqual(counted(9));
});

test("it is known up to the newest change or answer, and nothing of what an earlier release answers", () => {
	const heard = createHeard();
	heard.noteRead(Number.MAX_SAFE_INTEGER);
	expect(heard.upTo()).toBe(0);
	heard.noteRead(12);
	heard.note(9, [], counted(0));
	expect(heard.upTo()).toBe(12);
	heard.note(13, [], counted(0));
	expect(heard.upTo()).toBe(13);
});

test("no more than the hub remembers is kept", () => {
	const heard = createHeard();
	for (let n = 1; n <= 150; n += 1) heard.note(n, [summary({ id: String(n) })], counted(0));
	expect(idsOf(heard.after(0))).toHaveLength(100);
	expect(idsOf(heard.after(0))[0]).toBe("51");
});
