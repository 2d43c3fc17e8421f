import { expect, test } from "vitest";
import { findList, nextTrail, type Trail } from "#app/ui/came-from.ts";

const walk = (...places: string[]): Trail | null =>
	places.reduce<Trail | null>((trail, place) => {
		const { pathname, search } = new URL(place, "https://prosa.test");
		return nextTrail(trail, { pathname, search });
	}, null);

test("back leads to the list one came from, with its filter (inbox A13)", () => {
	expect(
		findList(
			walk("/conversations", "/conversations?who=mine", "/whatsapp/7?contact=a", "/whatsapp/7"),
		),
	).toBe("/conversations?who=mine");
	expect(findList(walk("/whatsapp/instances", "/whatsapp/7"))).toBe("/whatsapp/instances");
	// A reload is the same page once more.
	expect(findList(walk("/channels", "/sessions/1?channel=7", "/sessions/1?channel=7"))).toBe(
		"/channels",
	);
});

test("who came by a link, from another inbox or from another page goes where the channel stands", () => {
	expect(findList(walk("/whatsapp/7?contact=a"))).toBeNull();
	expect(findList(walk("/conversations", "/whatsapp/7", "/whatsapp/8"))).toBeNull();
	expect(findList(walk("/settings", "/whatsapp/8"))).toBeNull();
	expect(findList(null)).toBeNull();
});
