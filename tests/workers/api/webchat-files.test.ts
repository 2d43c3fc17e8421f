import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { MAX_VISITOR_FILE_BYTES, VISITOR_FILES } from "#app/domain/channels/visitor-file.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { eventually } from "#tests/support/instance.ts";
import { PICTURE } from "#tests/support/picture.ts";
import { migrate, ORIGIN } from "#tests/support/sign-in.ts";
import {
	admitVisitor,
	callWebchat,
	makeWebchat,
	openVisitorSocket,
	shownBy,
	SITE,
	type TestWebchat,
} from "#tests/support/visitor.ts";
import { createFileStore } from "#workers/adapters/file-store/index.ts";

beforeAll(migrate);

const PNG = Uint8Array.from(atob(PICTURE), (sign) => sign.charCodeAt(0));
const bytesOf = (text: string) => new TextEncoder().encode(text);

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
	const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
	return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** One visitor's calls. */
function callsOf(chat: TestWebchat, token: string) {
	const call = (
		path: string,
		body?: BodyInit,
		query: Record<string, string> = {},
		origin: string | null = SITE,
	) =>
		callWebchat(`/webchat/${chat.key}/files${path}?${new URLSearchParams({ token, ...query })}`, {
			origin,
			...(body === undefined ? {} : { method: "POST", body }),
		});
	return {
		call,
		begin: (hash: string, bytes: number) => call("", JSON.stringify({ hash, bytes })),
		/** The whole way, as a browser goes it. */
		async send(bytes: Uint8Array<ArrayBuffer>, name: string, id: string = uuidv7()) {
			const hash = await hashOf(bytes);
			const begun = await call("", JSON.stringify({ hash, bytes: bytes.length }));
			if (begun.status !== 200) return begun;
			const { ticket, partBytes } = await begun.json<{ ticket: string; partBytes: number }>();
			const told = { ticket, bytes: String(bytes.length) };
			for (let at = 0; at * partBytes < bytes.length; at++) {
				const part = bytes.slice(at * partBytes, (at + 1) * partBytes);
				const put = await call(`/${hash}/parts/${at}`, part, told);
				if (put.status !== 200) return put;
			}
			const said = JSON.stringify({ id, bytes: bytes.length, name });
			return call(`/${hash}/end`, said, { ticket });
		},
		open: (id: string, origin: string | null = SITE) => call(`/${id}`, undefined, {}, origin),
	};
}

async function visitorOf(chat: TestWebchat) {
	const token = await admitVisitor(chat.key);
	return { token, ...callsOf(chat, token) };
}

const codeOf = async (answer: Response) =>
	(await answer.json<{ error: { code: string } }>()).error.code;

async function contactOf({ object, workspaceId }: TestWebchat): Promise<string> {
	const list = await object.contacts(workspaceId, { cursor: null, search: "" });
	if (!list.ok) throw new Error(list.code);
	return list.value.contacts[0]?.id ?? "";
}

/** A member's file, in the store and sent. */
async function sendFromTeam(chat: TestWebchat, bytes: Uint8Array<ArrayBuffer>, name: string) {
	const { object, workspaceId, channelId } = chat;
	const store = createFileStore(env);
	const body = new Blob([bytes]).stream();
	const limits = { maxBytes: 1_000_000, bytes: bytes.length };
	const kept = await store?.keep({ workspaceId, channelId }, body, limits);
	if (!kept) throw new Error("not kept");
	const id = uuidv7();
	const kind = kept.mimetype.startsWith("image/") ? "image" : "document";
	const sent = await object.send(workspaceId, "Ana", {
		id,
		contactId: await contactOf(chat),
		text: "",
		file: { ...kept, kind, name },
	});
	if (!sent.ok) throw new Error(sent.code);
	return id;
}

test("a visitor sends a picture: it is a message of theirs with its bytes in the store, once", async () => {
	const chat = await makeWebchat();
	const visitor = await visitorOf(chat);
	const socket = await openVisitorSocket(chat.key, visitor.token);
	const id = uuidv7();
	const answer = await visitor.send(PNG, "foto.png", id);
	expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, SITE]);
	const shown = await eventually(async () => shownBy([socket]).find((one) => one.id === id));
	expect(shown).toMatchObject({
		from: "me",
		file: { name: "foto.png", mimetype: "image/png", bytes: PNG.length },
	});
	// The same again, as after an answer that was lost.
	expect((await visitor.send(PNG, "foto.png", id)).status).toBe(200);
	const read = await chat.object.conversation(chat.workspaceId, await contactOf(chat), null);
	const messages = read.ok ? read.value.page.messages : [];
	expect(messages.filter(({ type }) => type === "image")).toHaveLength(1);
	const opened = await visitor.open(id);
	expect(opened.status).toBe(200);
	expect(opened.headers.get("content-type")).toBe("image/png");
	expect(opened.headers.get("content-disposition")).toMatch(/^inline/);
	expect(opened.headers.get("content-security-policy")).toContain("sandbox");
	expect(opened.headers.get("x-content-type-options")).toBe("nosniff");
	expect(new Uint8Array(await opened.arrayBuffer())).toEqual(PNG);
	// What was uploaded left nothing beside it.
	const place = `workspaces/${chat.workspaceId}/channels/${chat.channelId}/`;
	const { objects } = await env.MEDIA.list({ prefix: place });
	expect(objects.map(({ key }) => key.slice(place.length))).toEqual([`files/${await hashOf(PNG)}`]);
	socket.close();
});

test("a file of several parts arrives in any order, and a part of another length is refused", async () => {
	const chat = await makeWebchat();
	const visitor = await visitorOf(chat);
	const bytes = new Uint8Array(2 * 1024 * 1024 + 5);
	bytes.set(bytesOf("%PDF-1.7"));
	const hash = await hashOf(bytes);
	const begun = await visitor.begin(hash, bytes.length);
	const { ticket, partBytes } = await begun.json<{ ticket: string; partBytes: number }>();
	const told = { ticket, bytes: String(bytes.length) };
	const put = (at: number, part: Uint8Array<ArrayBuffer>) =>
		visitor.call(`/${hash}/parts/${at}`, part, told);
	expect(await codeOf(await put(2, bytes.slice(0, 4)))).toBe("invalid_request");
	const end = () => {
		const said = JSON.stringify({ id: uuidv7(), bytes: bytes.length, name: "a.pdf" });
		return visitor.call(`/${hash}/end`, said, { ticket });
	};
	for (const at of [2, 0])
		expect((await put(at, bytes.slice(at * partBytes, (at + 1) * partBytes))).status).toBe(200);
	expect(await codeOf(await end())).toBe("conflict");
	const again = await (await visitor.begin(hash, bytes.length)).json<{ parts: number[] }>();
	expect(again.parts).toEqual([0, 2]);
	await put(1, bytes.slice(partBytes, 2 * partBytes));
	expect((await end()).status).toBe(200);
});

test("M03 what visitors may not send is refused by its bytes, and nothing of it is kept", async () => {
	const chat = await makeWebchat();
	const visitor = await visitorOf(chat);
	for (const [name, content] of [
		["foto.png", "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"],
		["nota.pdf", "<!doctype html><script>alert(1)</script>"],
		["programa.exe", "MZ\u0000\u0001"],
	] as const)
		expect(await codeOf(await visitor.send(bytesOf(content), name)), name).toBe(
			"file_type_not_taken",
		);
	const { objects } = await env.MEDIA.list({ prefix: `workspaces/${chat.workspaceId}/` });
	expect(objects).toEqual([]);
	const large = await visitor.begin("a".repeat(64), MAX_VISITOR_FILE_BYTES + 1);
	expect(await codeOf(large)).toBe("file_too_large");
});

test("bytes with another hash than was told are dropped", async () => {
	const chat = await makeWebchat();
	const visitor = await visitorOf(chat);
	const hash = "b".repeat(64);
	const { ticket } = await (await visitor.begin(hash, 4)).json<{ ticket: string }>();
	await visitor.call(`/${hash}/parts/0`, bytesOf("OggS"), { ticket, bytes: "4" });
	const said = JSON.stringify({ id: uuidv7(), bytes: 4, name: "a.ogg" });
	expect(await codeOf(await visitor.call(`/${hash}/end`, said, { ticket }))).toBe("file_damaged");
});

test("D01 nobody gets a file by naming the hash of somebody else's, nor by the id of its message", async () => {
	const chat = await makeWebchat();
	const [maria, rita] = [await visitorOf(chat), await visitorOf(chat)];
	const id = uuidv7();
	await maria.send(PNG, "rg.png", id);
	const socket = await openVisitorSocket(chat.key, rita.token);
	socket.send({ type: "send", id: uuidv7(), text: "Oi" });
	const hash = await hashOf(PNG);
	const begun = await rita.begin(hash, PNG.length);
	const { ticket, parts } = await begun.json<{ ticket: string; parts: number[] }>();
	expect(parts).toEqual([]);
	const said = JSON.stringify({ id: uuidv7(), bytes: PNG.length, name: "x.png" });
	expect(await codeOf(await rita.call(`/${hash}/end`, said, { ticket }))).toBe("conflict");
	expect((await rita.open(id)).status).toBe(404);
	// Not by the id that the ledger has for it either.
	const [mariasId] = maria.token.split(".");
	expect((await rita.open(`${mariasId}:${id}`)).status).toBe(404);
	expect((await maria.open(id)).status).toBe(200);
	// Another channel's visitor has no key to it either.
	const other = callsOf(chat, await admitVisitor((await makeWebchat()).key));
	expect((await other.open(id)).status).toBe(404);
	socket.close();
});

test("a ticket is for one file of one visitor; without one nothing is taken", async () => {
	const chat = await makeWebchat();
	const [maria, rita] = [await visitorOf(chat), await visitorOf(chat)];
	const hash = await hashOf(PNG);
	const { ticket } = await (await maria.begin(hash, PNG.length)).json<{ ticket: string }>();
	const bytes = String(PNG.length);
	for (const [who, told] of [
		[rita, { ticket, bytes }],
		[maria, { ticket: "", bytes }],
		[maria, { ticket: `9${ticket}`, bytes }],
		[maria, { ticket, bytes: String(PNG.length + 1) }],
	] as const)
		expect(await codeOf(await who.call(`/${hash}/parts/0`, PNG, told))).toBe("forbidden");
	const part = await maria.call(`/${hash}/parts/0`, PNG, { ticket, bytes });
	expect(part.status).toBe(200);
});

test("G08 no other origin sends or reads a file, and a page of ours may", async () => {
	const chat = await makeWebchat();
	const visitor = await visitorOf(chat);
	const id = uuidv7();
	await visitor.send(PNG, "foto.png", id);
	for (const origin of ["https://evil.example", "null", null]) {
		const begun = JSON.stringify({ hash: "a".repeat(64), bytes: 1 });
		for (const answer of [
			await visitor.call("", begun, {}, origin),
			await visitor.open(id, origin),
		]) {
			expect(answer.status, String(origin)).toBe(403);
			expect(answer.headers.get("access-control-allow-origin")).toBeNull();
		}
	}
	expect((await visitor.open(id, ORIGIN)).status).toBe(200);
});

test("the team's file is read by its visitor alone, and never once its message was deleted", async () => {
	const chat = await makeWebchat();
	const visitor = await visitorOf(chat);
	const socket = await openVisitorSocket(chat.key, visitor.token);
	socket.send({ type: "send", id: uuidv7(), text: "Manda o contrato?" });
	await eventually(async () => shownBy([socket]).length > 0);
	const pdf = bytesOf("%PDF-1.7 contrato");
	const id = await sendFromTeam(chat, pdf, 'Contrato "final".pdf');
	await eventually(async () => shownBy([socket]).some((one) => one.id === id));
	const opened = await visitor.open(id);
	expect(opened.status).toBe(200);
	expect(opened.headers.get("content-type")).toBe("application/octet-stream");
	expect(opened.headers.get("content-disposition")).toMatch(/^attachment; filename="Contrato/);
	expect(new Uint8Array(await opened.arrayBuffer())).toEqual(pdf);
	const stranger = await visitorOf(chat);
	expect((await stranger.open(id)).status).toBe(404);
	// Nor to one who has a conversation of their own.
	const theirs = await openVisitorSocket(chat.key, stranger.token);
	theirs.send({ type: "send", id: uuidv7(), text: "Oi" });
	await eventually(async () => shownBy([theirs]).length > 0);
	expect((await stranger.open(id)).status).toBe(404);
	theirs.close();
	const { object, workspaceId } = chat;
	await object.actOn(workspaceId, id, { kind: "deletion" });
	await eventually(async () => shownBy([socket]).some((one) => one.id === id && one.isDeleted));
	expect(shownBy([socket]).find((one) => one.id === id)?.file).toBeUndefined();
	expect((await visitor.open(id)).status).toBe(404);
	socket.close();
});

test("a visitor sees the team's reactions, and other words as such", async () => {
	const chat = await makeWebchat();
	const visitor = await visitorOf(chat);
	const socket = await openVisitorSocket(chat.key, visitor.token);
	const mine = uuidv7();
	socket.send({ type: "send", id: mine, text: "Obrigada!" });
	await eventually(async () => shownBy([socket]).length > 0);
	const { object, workspaceId } = chat;
	const contactId = await contactOf(chat);
	const read = await object.conversation(workspaceId, contactId, null);
	const theirs = read.ok ? (read.value.page.messages.at(-1)?.id ?? "") : "";
	const reacted = await object.actOn(workspaceId, theirs, { kind: "reaction", emoji: "❤️" });
	expect(reacted.ok).toBe(true);
	await eventually(async () => shownBy([socket]).find((one) => one.id === mine)?.reactions);
	expect(shownBy([socket]).find((one) => one.id === mine)?.reactions).toEqual(["❤️"]);
	const id = uuidv7();
	await object.send(workspaceId, "Ana", { id, contactId, text: "Custa R$ 10" });
	await eventually(async () => shownBy([socket]).some((one) => one.id === id));
	await object.actOn(workspaceId, id, { kind: "edit", text: "Custa R$ 12" });
	await eventually(async () => shownBy([socket]).find((one) => one.id === id)?.isEdited);
	expect(shownBy([socket]).find((one) => one.id === id)).toMatchObject({ text: "Custa R$ 12" });
	socket.close();
});

test("L15 a visitor sends so many files and no more, and the team's inbox is not flooded", async () => {
	const chat = await makeWebchat();
	const visitor = await visitorOf(chat);
	const codes: number[] = [];
	for (let n = 0; n < VISITOR_FILES.visitor + 1; n++)
		codes.push((await visitor.begin("c".repeat(64), 10)).status);
	expect(codes.filter((status) => status === 200)).toHaveLength(VISITOR_FILES.visitor);
	expect(codes.at(-1)).toBe(429);
	const rita = await visitorOf(chat);
	expect((await rita.begin("c".repeat(64), 10)).status).toBe(200);
});
