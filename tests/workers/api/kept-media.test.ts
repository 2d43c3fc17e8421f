import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { instanceOf } from "#tests/support/instance.ts";
import {
	createKeeper,
	fileMessage,
	gives,
	hashOf,
	holdQueue,
	latin,
	listStored,
	makeFile,
	readFile,
	storeOf,
	streamOf,
} from "#tests/support/kept-files.ts";
import { migrate } from "#tests/support/sign-in.ts";
import { ask, createShop, type Shop, verdict } from "#tests/support/two-workspaces.ts";

let shop: Shop;
beforeAll(async () => {
	await migrate();
	shop = await createShop();
});
let queue: ReturnType<typeof holdQueue>;
beforeEach(() => {
	queue = holdQueue();
});

/** A message whose file came and is kept; its gateway does not know it any more. */
async function keep(
	file: Uint8Array<ArrayBuffer>,
	media: Parameters<typeof fileMessage>[1] = {},
	{ workspaceId, channelId }: Shop = shop,
) {
	const messageId = `KEPT-${crypto.randomUUID()}`;
	await instanceOf(channelId).receive([fileMessage(messageId, media)]);
	const job = { type: "keep_file", channelType: "whatsapp", workspaceId, channelId } as const;
	await createKeeper(async () => gives(streamOf(file))).run({ ...job, messageId });
	const hash = (await readFile(channelId, messageId))?.file ?? "";
	expect(hash).toBe(await hashOf(file));
	return { messageId, hash, path: `/media/${channelId}/${messageId}` };
}

const open = (path: string, headers: Record<string, string> = {}) =>
	ask({ headers: { ...shop.member.headers, ...headers } }, "GET", path);

/** Said in one word: files may be large. */
const isSame = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

/** What no answer with a file may be without (F06, M02, M03). */
function expectGuarded({ headers }: Response): void {
	expect(headers.get("x-content-type-options")).toBe("nosniff");
	expect(headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
	expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
	expect(headers.get("cache-control")).toBe("private, max-age=600, immutable");
}

test("a kept picture is served from the store, by its hash, and sent only once", async () => {
	const file = makeFile(5_000);
	const { path, hash } = await keep(file);
	const shown = await open(path);
	expect(shown.status).toBe(200);
	expectGuarded(shown);
	expect(shown.headers.get("content-type")).toBe("image/jpeg");
	expect(shown.headers.get("content-disposition")).toMatch(/^inline; /);
	expect(shown.headers.get("etag")).toBe(`"${hash}"`);
	expect(isSame(await bytesOf(shown), file)).toBe(true);
	const again = await open(path, { "if-none-match": `W/"x", "${hash}"` });
	expect(again.status).toBe(304);
	expect((await bytesOf(again)).byteLength).toBe(0);
	expect((await open(path, { "if-none-match": '"other"' })).status).toBe(200);
	// Without the right to it a tag opens nothing.
	const nobody = { headers: { origin: "x", "if-none-match": `"${hash}"` } };
	expect((await ask(nobody, "GET", path)).status).toBe(401);
});

test("of a large film the parts are read that a player asks for, also beyond 16 MB", async () => {
	const MB = 1024 * 1024;
	const film = makeFile(20 * MB, [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d]);
	const { path, hash } = await keep(film);
	const parts: [string, number, number][] = [
		["bytes=0-99", 0, 99],
		[`bytes=${18 * MB}-${18 * MB + 9}`, 18 * MB, 18 * MB + 9],
		["bytes=-5", 20 * MB - 5, 20 * MB - 1],
		[`bytes=${20 * MB - 3}-`, 20 * MB - 3, 20 * MB - 1],
	];
	for (const [range, from, to] of parts) {
		const part = await open(path, { range });
		expect(part.status, range).toBe(206);
		expectGuarded(part);
		expect(part.headers.get("content-range")).toBe(`bytes ${from}-${to}/${20 * MB}`);
		expect(isSame(await bytesOf(part), film.slice(from, to + 1)), range).toBe(true);
	}
	const beyond = await open(path, { range: `bytes=${20 * MB}-` });
	expect(beyond.status).toBe(416);
	expect(beyond.headers.get("content-range")).toBe(`bytes */${20 * MB}`);
	const whole = await open(path);
	expect(whole.status).toBe(200);
	expect(whole.headers.get("accept-ranges")).toBe("bytes");
	expect(await hashOf(await bytesOf(whole))).toBe(hash);
	// A part of what it was before is of no use.
	const changed = await open(path, { range: "bytes=0-99", "if-range": '"before"' });
	expect(changed.status).toBe(200);
	await changed.arrayBuffer();
	const same = await open(path, { range: "bytes=0-99", "if-range": `"${hash}"` });
	expect(same.status).toBe(206);
	await same.arrayBuffer();
});

const HTML = "<!doctype html><script>fetch('/api/auth/me')</script>";
const SVG = "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'></svg>";
/** What a file is, what it calls itself, and as what it is answered. */
const HOSTILE: [
	string,
	string,
	Parameters<typeof fileMessage>[1],
	string,
	"inline" | "attachment",
][] = [
	[
		"a page",
		HTML,
		{ mimetype: "image/png", fileName: "foto.png" },
		"application/octet-stream",
		"attachment",
	],
	[
		"a page behind a mark of order",
		`\xef\xbb\xbf${HTML}`,
		{ mimetype: "text/html" },
		"application/octet-stream",
		"attachment",
	],
	[
		"a drawing with a script",
		SVG,
		{ mimetype: "image/svg+xml", fileName: "a.svg" },
		"application/octet-stream",
		"attachment",
	],
	[
		"XML",
		`<?xml version='1.0'?>${SVG}`,
		{ mimetype: "application/xml" },
		"application/octet-stream",
		"attachment",
	],
	[
		"a PDF with a script",
		"%PDF-1.7 /JS (app.alert(1))",
		{ mimetype: "image/jpeg" },
		"application/pdf",
		"attachment",
	],
	[
		"a PDF that is a page too",
		`%PDF-1.7\n${HTML}`,
		{ mimetype: "text/html", fileName: "nota.html" },
		"application/pdf",
		"attachment",
	],
	[
		"a page with a PDF behind it",
		`${HTML}\n%PDF-1.7`,
		{ mimetype: "application/pdf", fileName: "nota.pdf" },
		"application/octet-stream",
		"attachment",
	],
	[
		"a page that begins like a film",
		`<!--ftypmp42-->${HTML}`,
		{ mimetype: "text/html" },
		"video/mp4",
		"inline",
	],
	[
		"a picture with an archive behind it",
		`\xff\xd8\xff\xdb\0\x02\xff\xda\0\x02xx\xff\xd9PK\x03\x04${"\0".repeat(40)}PK\x05\x06`,
		{ mimetype: "application/java-archive", fileName: "a.jar" },
		"image/jpeg",
		"inline",
	],
	[
		"a picture that is a script too",
		`GIF89a=1;${"\0".repeat(40)}${HTML}`,
		{ mimetype: "text/javascript" },
		"image/gif",
		"inline",
	],
	[
		"an archive",
		"PK\x03\x04".padEnd(200, "\0"),
		{ mimetype: "image/webp", fileName: "bomba.zip" },
		"application/octet-stream",
		"attachment",
	],
	[
		"a program",
		"MZ\x90\0",
		{ mimetype: "application/pdf", fileName: "fatura.pdf.exe" },
		"application/octet-stream",
		"attachment",
	],
];

test.each(HOSTILE)(
	"M02 M03 %s is what its bytes are, and runs nowhere",
	async (_, text, media, type, how) => {
		const { path, messageId, hash } = await keep(latin(text), media);
		const asked = [{}, { range: "bytes=0-3" }, { "if-none-match": `"${hash}"` }];
		for (const [at, headers] of (asked as Record<string, string>[]).entries()) {
			const answer = await open(path, headers);
			expect(answer.status).toBe([200, 206, 304][at]);
			expectGuarded(answer);
			expect(answer.headers.get("content-type")).toBe(type);
			expect(answer.headers.get("content-disposition")).toMatch(new RegExp(`^${how}; filename="`));
			await answer.arrayBuffer();
		}
		// Nor does the message say that it is something to be shown.
		const told = (await readFile(shop.channelId, messageId))?.media as { mimetype: string };
		if (how === "attachment") expect(told.mimetype).not.toMatch(/^(?:image|audio|video)\//);
		expect(await bytesOf(await open(`${path}?download=1`))).toEqual(latin(text));
	},
);

test.each([
	["../../etc/passwd", "passwd"],
	["a\r\nset-cookie: x=1.html", "aset-cookie x=1.html.bin"],
	["C:\\Users\\eu\\nota.pdf", "nota.pdf"],
	["fatura\u202efdp.exe", "faturafdp.exe.bin"],
	["..", "arquivo.bin"],
	["nota.pdf. . ", "nota.pdf"],
	['a"; filename="b.html', "a filename=b.html.bin"],
	["CON.pdf", "_CON.pdf"],
	[`${"ç".repeat(300)}.pdf`, `${"ç".repeat(100)}.pdf`],
])("M06 a file that calls itself %j is saved as %j", async (fileName, saved) => {
	const { path } = await keep(latin(`unknown ${fileName}`), { fileName });
	const answer = await open(`${path}?download=1`);
	const disposition = answer.headers.get("content-disposition") ?? "";
	expect(decodeURIComponent(disposition.split("filename*=UTF-8''")[1] ?? "")).toBe(saved);
	expect([...answer.headers.keys()]).not.toContain("set-cookie");
	await answer.arrayBuffer();
});

test("D19 a kept file opens for members of its workspace alone, by no hash and through no other channel", async () => {
	const file = makeFile(300);
	const { path, messageId, hash } = await keep(file);
	const foreign = await createShop();
	expect((await ask(null, "GET", path)).status).toBe(401);
	const other = await verdict(await ask(foreign.member, "GET", path));
	expect(other).toEqual({ status: 404, code: "not_found" });
	for (const there of [
		`/media/${foreign.channelId}/${messageId}`,
		`/media/${foreign.channelId}/${hash}`,
		`/media/${foreign.channelId}/files%2F${hash}`,
	])
		expect((await ask(foreign.member, "GET", there)).status, there).toBe(404);
	expect((await open(`/media/${shop.channelId}/${hash}`)).status).toBe(404);
	// The same bytes there are a file of their own: nothing tells that somebody else has them.
	const { workspaceId, channelId } = foreign;
	expect(await listStored({ workspaceId, channelId })).toEqual([]);
	await keep(file, {}, foreign);
	expect(await listStored({ workspaceId, channelId })).toEqual([`files/${hash}`]);
});

test("a deleted message's kept file is gone at once", async () => {
	const { path, messageId } = await keep(makeFile(300));
	await instanceOf(shop.channelId).receive([{ type: "deleted", providerId: messageId }]);
	expect(await verdict(await open(path))).toEqual({ status: 410, code: "media_gone" });
});

test("what the store lost is fetched from the gateway again, and kept anew", async () => {
	const at = { workspaceId: shop.workspaceId, channelId: shop.channelId };
	const { path, messageId, hash } = await keep(makeFile(300), { ref: "image:1" });
	await storeOf().remove(at, [hash]);
	const shown = await open(path);
	expect(shown.status).toBe(200);
	expect(shown.headers.get("etag")).toBeNull();
	expect((await bytesOf(shown)).byteLength).not.toBe(300);
	expect((await readFile(shop.channelId, messageId))?.file).toBeNull();
	const other = await keep(makeFile(300));
	await storeOf().remove(at, [other.hash]);
	expect(await verdict(await open(other.path))).toEqual({ status: 410, code: "media_gone" });
});

test("what we sent ourselves and the store lost is gone, and stays a message with a file", async () => {
	const { path, messageId, hash } = await keep(makeFile(300));
	const instance = instanceOf(shop.channelId);
	await runInDurableObject(instance, (_, { storage }) => {
		storage.sql.exec("UPDATE messages SET media = '{\"bytes\":300}' WHERE id = ?", messageId);
	});
	expect((await open(path)).status).toBe(200);
	await storeOf().remove({ workspaceId: shop.workspaceId, channelId: shop.channelId }, [hash]);
	expect(await verdict(await open(path))).toEqual({ status: 410, code: "media_gone" });
	expect((await readFile(shop.channelId, messageId))?.file).toBe(hash);
});

test("an installation that keeps nothing serves from the gateway as before", async () => {
	const bindings: { MEDIA?: R2Bucket | undefined } = env;
	const { MEDIA } = bindings;
	bindings.MEDIA = undefined;
	try {
		const messageId = `PLAIN-${crypto.randomUUID()}`;
		const message = fileMessage(messageId, { ref: "image:2" });
		await instanceOf(shop.channelId).receive([message]);
		const shown = await open(`/media/${shop.channelId}/${messageId}`);
		expect(shown.status).toBe(200);
		expect(shown.headers.get("content-type")).toMatch(/^image\//);
		await shown.arrayBuffer();
		expect(queue.of(shop.channelId)).toEqual([]);
	} finally {
		bindings.MEDIA = MEDIA;
	}
});
