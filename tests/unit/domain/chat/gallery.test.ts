import { expect, test } from "vitest";
import { listVisual, readSwipe } from "#app/domain/chat/gallery.ts";

test("pictures and films that are still there, in order", () => {
	const known = (id: string, type: "image" | "video" | "sticker" | "text", over = {}) => ({
		id,
		type,
		deleted: false,
		...over,
	});
	const messages = [
		known("a", "image"),
		known("b", "text"),
		known("c", "video"),
		known("d", "sticker"),
		known("e", "image", { deleted: true }),
		known("f", "image", { outbox: { state: "sending" } }),
		known("g", "image"),
	];
	expect(listVisual(messages).map(({ id }) => id)).toEqual(["a", "c", "g"]);
});

test.each([
	[-80, 10, 1],
	[80, -10, -1],
	[-30, 0, null],
	[60, 50, null],
	[0, 200, null],
])("a movement of %i and %i leads %s", (dx, dy, step) => {
	expect(readSwipe(dx, dy)).toBe(step);
});
