import { expect, test } from "vitest";
import { mayDelete, mayEdit, mayReact, quickReactions } from "#app/domain/chat/message-options.ts";

const MINUTE = 60_000;
const able = {
	reactions: true as const,
	edits: { withinMs: 15 * MINUTE },
	deletions: { withinMs: null },
};
const ours = {
	direction: "outgoing" as const,
	type: "text" as const,
	status: "sent" as const,
	deleted: false,
	sentAt: 0,
};
const theirs = { ...ours, direction: "incoming" as const, status: null };

test("a text of ours can be edited and deleted within the vendor's time", () => {
	expect(mayEdit(ours, able, 14 * MINUTE)).toBe(true);
	expect(mayEdit(ours, able, 15 * MINUTE)).toBe(false);
	expect(mayDelete(ours, able, 900 * MINUTE)).toBe(true);
	expect(mayDelete(ours, { deletions: { withinMs: MINUTE } }, MINUTE)).toBe(false);
});

test("of a customer's message nothing can be changed, but it can be reacted to", () => {
	expect([mayEdit(theirs, able, 0), mayDelete(theirs, able, 0)]).toEqual([false, false]);
	expect(mayReact(theirs, able)).toBe(true);
	expect(mayReact({ ...theirs, type: "call" }, able)).toBe(false);
	expect(mayReact({ ...theirs, type: "system" }, able)).toBe(false);
});

test.for(["queued", "unknown", "failed"] as const)("what is %s is nowhere yet", (status) => {
	const message = { ...ours, status };
	expect(mayReact(message, able)).toBe(false);
	expect(mayEdit(message, able, 0)).toBe(false);
	expect(mayDelete(message, able, 0)).toBe(false);
});

test("words below a file can be changed where the vendor changes them", () => {
	const captions = { edits: { withinMs: null, captions: ["image", "audio"] as const } };
	expect(mayEdit({ ...ours, type: "image" }, captions, 0)).toBe(true);
	expect(mayEdit({ ...ours, type: "document" }, captions, 0)).toBe(false);
	const voice = { ...ours, type: "audio" as const, media: { isVoice: true as const } };
	expect(mayEdit(voice, captions, 0)).toBe(false);
	expect(mayEdit({ ...voice, media: null }, captions, 0)).toBe(true);
});

test("a photo cannot be edited, what is deleted or is being deleted can be nothing", () => {
	expect(mayEdit({ ...ours, type: "image" }, able, 0)).toBe(false);
	expect(mayDelete({ ...ours, type: "image" }, able, 0)).toBe(true);
	const going = { ...ours, wish: { deletion: true } };
	expect([mayEdit(going, able, 0), mayDelete(going, able, 0)]).toEqual([false, false]);
	const gone = { ...ours, deleted: true };
	expect([mayReact(gone, able), mayEdit(gone, able, 0), mayDelete(gone, able, 0)]).toEqual([
		false,
		false,
		false,
	]);
});

test("what a channel cannot do is offered for no message", () => {
	expect([mayReact(ours, {}), mayEdit(ours, {}, 0), mayDelete(ours, {}, 0)]).toEqual([
		false,
		false,
		false,
	]);
});

test("six at hand; of a channel that takes only some, those", () => {
	expect(quickReactions(true)).toEqual(["👍", "❤️", "😂", "😮", "😢", "🙏"]);
	expect(quickReactions(["❤", "🔥", "👍"])).toEqual(["👍", "❤", "🔥"]);
	expect(quickReactions(["1", "2", "3", "4", "5", "6", "7"])).toHaveLength(6);
	expect(quickReactions(undefined)).toEqual([]);
});
