import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { ContactPage, MessagePage } from "#app/contracts/whatsapp.ts";
import { hashOf, latin, makeFile, streamOf } from "#tests/support/kept-files.ts";
import { eventually, instanceOf } from "#tests/support/instance.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import {
	ask,
	createScannedChannel,
	createShop,
	findSignedIn,
	services,
	verdict,
} from "#tests/support/two-workspaces.ts";
import { createFileStore } from "#workers/adapters/file-store/index.ts";

beforeAll(migrate);

const MARIA = { phone: "5511987654321", name: "Maria" };
const store = () => createFileStore(env);

/** A linked simulated phone, and a way to put files into the channel's store. */
async function createPhone() {
	const member = await createMember((await createWorkspace()).id, "manager");
	const channelId = await createScannedChannel(member);
	const place = { workspaceId: member.workspaceId, channelId };
	const keep = async (file: Uint8Array<ArrayBuffer>): Promise<string> => {
		const limits = { maxBytes: 50_000_000, bytes: file.byteLength };
		const kept = await store()?.keep(place, streamOf(file), limits);
		return kept?.hash ?? "";
	};
	const signedIn = await findSignedIn(member);
	const act = (hash: string, fileName = "foto.jpg") =>
		services().whatsapp.phone.act(signedIn, channelId, {
			type: "send_file",
			...MARIA,
			hash,
			fileName,
			text: "Assim?",
		});
	const view = () => instanceOf(channelId).phone(member.workspaceId, null);
	return { member, channelId, keep, act, view };
}

async function listMessages(member: TestMember, channelId: string) {
	const base = `/api/channels/${channelId}`;
	const { contacts } = await (await ask(member, "GET", `${base}/contacts`)).json<ContactPage>();
	const contactId = contacts[0]?.id ?? "";
	const at = `${base}/contacts/${contactId}/messages`;
	const { messages } = await (await ask(member, "GET", at)).json<MessagePage>();
	return { contactId, messages };
}

test("a customer's own picture reaches the conversation, and its bytes the member's browser", async () => {
	const { member, channelId, keep, act } = await createPhone();
	const file = makeFile(5_000);
	const acted = await act(await keep(file));
	expect(acted.ok && acted.value.contacts[0]?.messages).toMatchObject([
		{ fromMe: false, text: "Assim?", file: { kind: "image", name: "foto.jpg", bytes: 5_000 } },
	]);
	const { messages } = await listMessages(member, channelId);
	expect(messages).toMatchObject([{ type: "image", text: "Assim?" }]);
	const shown = await ask(member, "GET", `/media/${channelId}/${messages[0]?.id}`);
	expect(shown.status).toBe(200);
	expect(shown.headers.get("content-type")).toBe("image/jpeg");
	expect((await shown.arrayBuffer()).byteLength).toBe(5_000);
});

test("what a file is its bytes say, not who sends it; what is not there, or too large, is not sent", async () => {
	const { act, keep, view } = await createPhone();
	const page = await act(await keep(latin("<script>alert(1)</script>")), "foto.jpg");
	expect(page.ok && page.value.contacts[0]?.messages[0]?.file).toMatchObject({
		kind: "document",
		mimetype: "application/octet-stream",
	});
	const note = await act(await keep(latin("OggS and a voice")), "nota.ogg");
	expect(note.ok && note.value.contacts[0]?.messages[1]?.file).toMatchObject({ kind: "voice" });
	expect(await act("f".repeat(64))).toEqual({ ok: false, code: "file_gone" });
	expect(await act(await keep(makeFile(17_000_000)))).toEqual({
		ok: false,
		code: "file_too_large",
	});
	const seen = await view();
	expect(seen.ok && seen.value.contacts[0]?.messages).toHaveLength(2);
});

test("F06 the phone shows a file's bytes guarded, a page only as a file to be saved", async () => {
	const { member, channelId, keep } = await createPhone();
	const hash = await keep(makeFile(300));
	const shown = await ask(member, "GET", `/media/${channelId}/phone/${hash}?name=a.jpg`);
	expect(shown.status).toBe(200);
	expect(shown.headers.get("content-disposition")).toMatch(/^inline; filename="a\.jpg"/);
	expect(shown.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
	expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
	expect((await shown.arrayBuffer()).byteLength).toBe(300);
	const page = await keep(latin("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"));
	const saved = await ask(member, "GET", `/media/${channelId}/phone/${page}?name=../%0Ax.svg`);
	expect(saved.headers.get("content-type")).toBe("application/octet-stream");
	expect(saved.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w.]+"/);
	await saved.arrayBuffer();
	const parts = { headers: { ...member.headers, range: "bytes=0-9" } };
	const part = await ask(parts, "GET", `/media/${channelId}/phone/${hash}`);
	expect(part.status).toBe(206);
	expect((await part.arrayBuffer()).byteLength).toBe(10);
});

test("D19 the phone's files are for who may use the phone, and of a simulated number alone", async () => {
	const { member, channelId, keep } = await createPhone();
	const hash = await keep(makeFile(300));
	const path = `/media/${channelId}/phone/${hash}`;
	expect((await ask(null, "GET", path)).status).toBe(401);
	const operator = await createMember(member.workspaceId, "operator");
	expect(await verdict(await ask(operator, "GET", path))).toEqual({
		status: 403,
		code: "forbidden",
	});
	const foreign = await createShop();
	const gone = { status: 404, code: "not_found" };
	expect(await verdict(await ask(foreign.member, "GET", path))).toEqual(gone);
	// Not through a phone of one's own either.
	const mixed = `/media/${foreign.channelId}/phone/${hash}`;
	expect(await verdict(await ask(foreign.member, "GET", mixed))).toEqual(gone);
	for (const odd of ["x", "A".repeat(64), `${hash}0`])
		expect((await ask(member, "GET", `/media/${channelId}/phone/${odd}`)).status).toBe(404);
});

test("a file that a member uploads and sends is on the phone, once; a reaction and a deletion follow", async () => {
	const { member, channelId, keep, act, view } = await createPhone();
	await act(await keep(makeFile(400)));
	const { contactId } = await listMessages(member, channelId);
	const file = makeFile(2_000);
	const hash = await hashOf(file);
	await keep(file);
	const id = crypto.randomUUID();
	const sent = await ask(member, "POST", `/api/channels/${channelId}/files/${hash}/message`, {
		id,
		contactId,
		caption: "Aqui está",
		name: "catálogo.jpg",
	});
	expect(sent.status).toBe(202);
	const ours = async () => {
		const seen = await view();
		const messages = seen.ok ? (seen.value.contacts[0]?.messages ?? []) : [];
		return messages.filter(({ fromMe }) => fromMe);
	};
	await eventually(async () => (await ours()).length > 0);
	expect(await ours()).toMatchObject([
		{ text: "Aqui está", file: { kind: "image", hash, name: "catálogo.jpg", bytes: 2_000 } },
	]);
	const shown = await ask(member, "GET", `/media/${channelId}/phone/${hash}`);
	expect((await shown.arrayBuffer()).byteLength).toBe(2_000);
	const { messages } = await listMessages(member, channelId);
	const theirs = messages.find(({ direction }) => direction === "incoming");
	const base = `/api/channels/${channelId}/messages`;
	await ask(member, "POST", `${base}/${theirs?.id}/reaction`, { emoji: "👍" });
	await ask(member, "POST", `${base}/${id}/deletion`);
	await eventually(async () => (await ours())[0]?.deleted === true);
	const seen = await view();
	expect(seen.ok && seen.value.contacts[0]?.messages).toMatchObject([
		{ fromMe: false, ourReaction: "👍" },
		{ fromMe: true, text: "", deleted: true },
	]);
});
