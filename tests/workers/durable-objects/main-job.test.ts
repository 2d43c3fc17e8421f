import { beforeAll, expect, test } from "vitest";
import { uuidv7 } from "#tests/support/ids.ts";
import { eventually, makeInstance, WORKSPACE } from "#tests/support/instance.ts";
import { migrate } from "#tests/support/sign-in.ts";

beforeAll(migrate);

test("the main job on the simulator: link, receive, answer, and the ticks come back", async () => {
	const { instance } = await makeInstance();
	expect(await instance.requestLink(WORKSPACE, "connect")).toMatchObject({ ok: true });
	await eventually(async () => {
		const link = await instance.link(WORKSPACE);
		return link.ok && link.value.status === "waiting_qr" && link.value.qr;
	});

	await instance.phone(WORKSPACE, { type: "scan" });
	const link = await instance.link(WORKSPACE);
	expect(link).toMatchObject({ ok: true, value: { status: "connected", qr: null } });

	await instance.phone(WORKSPACE, {
		type: "write",
		phone: "5511987654321",
		name: "Maria",
		text: "Oi, ainda tem o 38?",
		count: 1,
	});
	const page = await instance.contacts(WORKSPACE, { cursor: null, search: "" });
	const contact = page.ok ? page.value.contacts[0] : undefined;
	expect(contact).toMatchObject({
		name: "Maria",
		unread: 1,
		preview: { text: "Oi, ainda tem o 38?" },
	});

	const id = uuidv7();
	const contactId = contact?.id ?? "";
	const sent = await instance.send(WORKSPACE, "Ana", { id, contactId, text: "Tem sim!" });
	expect(sent).toMatchObject({ ok: true, value: { message: { status: "queued", author: "Ana" } } });
	const statusOf = async () => {
		const conversation = await instance.conversation(WORKSPACE, contactId, null);
		return conversation.ok
			? conversation.value.page.messages.find((m) => m.id === id)?.status
			: null;
	};
	await eventually(async () => (await statusOf()) === "delivered");
	await instance.phone(WORKSPACE, { type: "read", phone: "5511987654321" });
	expect(await eventually(async () => (await statusOf()) === "read")).toBe(true);

	// The list's own tick is newer too, or a browser would keep the one it has.
	const listed = await instance.contacts(WORKSPACE, { cursor: null, search: "" });
	const after = listed.ok ? listed.value.contacts[0] : undefined;
	expect(after?.preview?.status).toBe("read");
	expect(after?.seq).toBeGreaterThan(sent.ok ? sent.value.seq : Number.POSITIVE_INFINITY);
});
