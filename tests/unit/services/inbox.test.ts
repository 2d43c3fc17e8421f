import { expect, test } from "vitest";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { createInboxService } from "#workers/services/inbox.ts";
import type { ChannelStub } from "#workers/services/instance-stub.ts";

const signedIn = {
	fullName: "Bia",
	member: { id: "m1", role: "operator" },
	workspace: { id: "w1" },
	channels: [{ id: "c1", type: "telegram" }],
} as unknown as SignedIn;

test("L22 the limit of sends is asked for each member, and who is over it reaches no channel", async () => {
	const sent: string[] = [];
	const asked: string[] = [];
	const stub = {
		send: async () => {
			sent.push("one");
			return { ok: true, value: null };
		},
	} as unknown as ChannelStub;
	let isOpen = true;
	const inbox = createInboxService({
		channel: () => stub,
		instance: () => {
			throw new Error("no number is asked");
		},
		limit: async (name, key) => {
			asked.push(`${name} ${key}`);
			return isOpen;
		},
	});
	const message = { id: crypto.randomUUID(), contactId: "1", text: "oi" };
	expect(await inbox.send(signedIn, "c1", message)).toMatchObject({ ok: true });
	isOpen = false;
	expect(await inbox.send(signedIn, "c1", message)).toEqual({ ok: false, code: "rate_limited" });
	expect(sent).toEqual(["one"]);
	expect(asked).toEqual(["send m1", "send m1"]);
});
