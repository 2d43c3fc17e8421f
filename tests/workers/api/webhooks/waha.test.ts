import { beforeAll, expect, test } from "vitest";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import {
	createChannel,
	listContacts,
	readLedger,
	readLink,
} from "#tests/support/two-workspaces.ts";
import { countDamaged, countQuarantined } from "#tests/support/replay.ts";
import { callWaha, wahaText } from "#tests/support/waha-call.ts";

let member: TestMember;
let stranger: TestMember;
beforeAll(async () => {
	await migrate();
	member = await createMember((await createWorkspace()).id);
	stranger = await createMember((await createWorkspace()).id);
});

test("a signed status links, a signed text comes in, and the same again is one", async () => {
	const channelId = await createChannel(member.workspaceId);
	expect((await callWaha(channelId, "session.status", { status: "WORKING" })).status).toBe(200);
	expect((await readLink(member, channelId)).status).toBe("connected");
	const text = wahaText("Oi");
	for (let turn = 0; turn < 2; turn++) {
		const answer = await callWaha(channelId, "message.any", text);
		expect(await answer.json()).toEqual({ received: "stored" });
	}
	expect(await listContacts(member, channelId)).toMatchObject([{ name: "Maria", unread: 1 }]);
});

test("I13 an event of tenant A posted to tenant B's path is 401, with A's key or B's", async () => {
	const a = await createChannel(member.workspaceId);
	const b = await createChannel(stranger.workspaceId);
	const before = await readLedger(stranger, b);
	for (const faults of [
		{ session: a, signedWith: a },
		{ signedWith: a },
		{ session: a },
		{ signature: "" },
		{ signature: "0".repeat(128) },
	]) {
		const answer = await callWaha(b, "message.any", wahaText("intruso"), faults);
		expect(answer.status, JSON.stringify(faults)).toBe(401);
	}
	expect(await readLedger(stranger, b)).toEqual(before);
	expect((await callWaha(b, "message.any", wahaText("seu"))).status).toBe(200);
});

test("what is signed and not understood is kept for a person, and answered so that it is not repeated", async () => {
	const channelId = await createChannel(member.workspaceId);
	expect((await callWaha(channelId, "message.any", { nonsense: true })).status).toBe(200);
	expect(await countQuarantined(channelId)).toBe(1);
});

test("I10 what is signed and no whole JSON comes again, for a number that is still there (ledger A4)", async () => {
	const channelId = await createChannel(member.workspaceId);
	const cut = await callWaha(channelId, "message.any", wahaText("Oi"), { cut: true });
	expect(cut.status).toBe(503);
	expect(await countQuarantined(channelId)).toBe(0);
	expect(await countDamaged(channelId)).toBe(1);
	const nobody = await callWaha(crypto.randomUUID(), "message.any", {}, { cut: true });
	expect(await nobody.json()).toEqual({ received: "gone" });
});
