import { expect, test } from "vitest";
import { initialLink } from "#app/domain/channels/link/link-state.ts";
import { nextWake } from "#app/domain/channels/link/link-clock.ts";
import { requestOwn } from "#app/domain/channels/link/own-link.ts";

test("a channel of our own is connected at once, and nothing is due ever after", () => {
	const asked = requestOwn(initialLink, "connect");
	if (!asked.ok) throw new Error("refused");
	expect(asked.value).toMatchObject({ status: "connected", version: 1, due: {} });
	expect(nextWake(asked.value, 3)).toBeNull();
	expect(requestOwn(asked.value, "connect")).toEqual(asked);
});

test("it ends as quietly", () => {
	const open = requestOwn(initialLink, "connect");
	const closed = open.ok ? requestOwn(open.value, "disconnect") : open;
	expect(closed).toMatchObject({
		ok: true,
		value: { status: "disconnected", version: 2, due: {} },
	});
});
