import { exports } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { PART_BYTES, type UploadedFile, type UploadState } from "#app/contracts/files.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { hashOf, latin, listStored, makeFile } from "#tests/support/kept-files.ts";
import { createMember, migrate, ORIGIN, type TestMember } from "#tests/support/sign-in.ts";
import { ask, createShop, type Shop, verdict } from "#tests/support/two-workspaces.ts";

let shop: Shop;
beforeAll(async () => {
	await migrate();
	shop = await createShop();
});

type Asker = Pick<TestMember, "headers"> | null;

/** A file that is to be uploaded, and the three steps of it. */
async function createUpload(
	file: Uint8Array<ArrayBuffer>,
	{ member, channelId, workspaceId }: Pick<Shop, "member" | "channelId" | "workspaceId"> = shop,
) {
	const hash = await hashOf(file);
	const base = `/api/channels/${channelId}/files`;
	const count = Math.ceil(file.byteLength / PART_BYTES);
	const partOf = (n: number) => file.slice(n * PART_BYTES, (n + 1) * PART_BYTES);
	return {
		hash,
		begin: (who: Asker = member, bytes = file.byteLength) =>
			ask(who, "POST", base, { hash, bytes }),
		put: (n: number, body = partOf(n), who: Asker = member, bytes = file.byteLength) =>
			exports.default.fetch(
				new Request(`${ORIGIN}${base}/${hash}/parts/${n}?bytes=${bytes}`, {
					method: "PUT",
					headers: who?.headers ?? { origin: ORIGIN },
					body,
				}),
			),
		end: (who: Asker = member, bytes = file.byteLength) =>
			ask(who, "POST", `${base}/${hash}/end`, { bytes }),
		send: (who: Asker = member, name = "a.bin") =>
			ask(who, "POST", `${base}/${hash}/message`, {
				id: uuidv7(),
				contactId: shop.contactId,
				caption: "",
				name,
			}),
		count,
		stored: () => listStored({ workspaceId, channelId }),
	};
}

test("parts in any order and twice, after a lost line, become the file; what is kept is not asked for again", async () => {
	const file = makeFile(2 * PART_BYTES + 77);
	const upload = await createUpload(file);
	const begun = await (await upload.begin()).json<UploadState>();
	expect(begun).toEqual({ isKept: false, parts: [], partBytes: PART_BYTES, wantsSmall: true });
	for (const n of [2, 0]) expect((await upload.put(n)).status).toBe(204);
	// A reload, another tab: it goes on where it stopped.
	expect(await (await upload.begin()).json<UploadState>()).toMatchObject({ parts: [0, 2] });
	expect(await verdict(await upload.end())).toEqual({ status: 409, code: "conflict" });
	for (const n of [0, 1, 1]) expect((await upload.put(n)).status).toBe(204);
	const whole: UploadedFile = { hash: upload.hash, bytes: file.byteLength, mimetype: "image/jpeg" };
	expect(await (await upload.end()).json()).toEqual(whole);
	expect(await (await upload.end()).json()).toEqual(whole);
	expect(await (await upload.begin()).json()).toMatchObject({ isKept: true });
	expect(await upload.stored()).toContain(`files/${upload.hash}`);
	expect((await upload.stored()).filter((key) => key.startsWith("uploads/"))).toEqual([]);
});

test("M04 parts that are too long, too short, or beyond the end are refused, and nothing of them is kept", async () => {
	const upload = await createUpload(makeFile(PART_BYTES + 10));
	const bad: [string, number, Uint8Array<ArrayBuffer>][] = [
		["longer than a part", 0, new Uint8Array(PART_BYTES + 1)],
		["shorter", 0, new Uint8Array(PART_BYTES - 1)],
		["empty", 0, new Uint8Array()],
		["longer than the rest", 1, new Uint8Array(11)],
		["beyond the end", 2, new Uint8Array(10)],
		["far beyond the end", 99_999_999, new Uint8Array(10)],
	];
	for (const [what, n, body] of bad)
		expect([400, 413], what).toContain((await upload.put(n, body)).status);
	expect((await upload.stored()).filter((key) => key.includes(upload.hash))).toEqual([]);
});

test("M04 other bytes than the hash says are no file: they are dropped and can be sent anew", async () => {
	const file = makeFile(PART_BYTES + 10);
	const upload = await createUpload(file);
	await upload.put(0);
	await upload.put(1, new Uint8Array(10));
	expect(await verdict(await upload.end())).toEqual({ status: 400, code: "file_damaged" });
	expect((await upload.stored()).filter((key) => key.includes(upload.hash))).toEqual([]);
	expect(await (await upload.begin()).json()).toMatchObject({ isKept: false, parts: [] });
	for (const n of [0, 1]) await upload.put(n);
	expect((await upload.end()).status).toBe(200);
});

test("M04 M06 0 bytes, 2 GB, and hashes that are paths are refused before anything is read", async () => {
	const upload = await createUpload(latin("oi"));
	for (const bytes of [0, -1, 1.5, 2 * 1024 ** 3, 100 * 1024 * 1024 + 1]) {
		expect(await verdict(await upload.begin(shop.member, bytes)), `${bytes}`).toEqual({
			status: 400,
			code: "invalid_request",
		});
		expect((await upload.put(0, latin("oi"), shop.member, bytes)).status, `${bytes}`).toBe(400);
		expect((await upload.end(shop.member, bytes)).status, `${bytes}`).toBe(400);
	}
	const base = `/api/channels/${shop.channelId}/files`;
	for (const hash of ["..", "..%2F..%2Fx", "A".repeat(64), "0".repeat(63), "0".repeat(65), "%00"]) {
		const end = await ask(shop.member, "POST", `${base}/${hash}/end`, { bytes: 2 });
		expect([400, 404], hash).toContain(end.status);
		const part = await ask(shop.member, "PUT", `${base}/${hash}/parts/0?bytes=2`, "oi");
		expect([400, 404], hash).toContain(part.status);
		expect((await ask(shop.member, "POST", base, { hash, bytes: 2 })).status, hash).toBe(400);
	}
	expect((await upload.stored()).filter((key) => key.includes(upload.hash))).toEqual([]);
});

test("M02 M03 an upload says what its bytes are, whatever they were called", async () => {
	for (const [text, mimetype] of [
		["<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", "application/octet-stream"],
		["<!doctype html><script>alert(1)</script>", "application/octet-stream"],
		["%PDF-1.7", "application/pdf"],
		["GIF89a<script>alert(1)</script>", "image/gif"],
	] as const) {
		const upload = await createUpload(latin(text));
		expect((await upload.put(0)).status).toBe(204);
		expect(await (await upload.end()).json()).toMatchObject({ mimetype });
	}
});

test("M01 D01 uploading and sending is for who may send there: not a viewer, a stranger, or another workspace", async () => {
	const upload = await createUpload(makeFile(100));
	const unknown = await createUpload(makeFile(100), { ...shop, channelId: crypto.randomUUID() });
	const viewer = await createMember(shop.workspaceId, "viewer");
	const foreign = await createShop();
	const steps = ["begin", "put", "end", "send"] as const;
	const act = (who: Asker, step: (typeof steps)[number], of = upload) =>
		step === "put" ? of.put(0, undefined, who) : of[step](who);
	for (const step of steps) {
		expect(await verdict(await act(null, step)), step).toEqual({
			status: 401,
			code: "not_signed_in",
		});
		expect(await verdict(await act(viewer, step)), step).toEqual({
			status: 403,
			code: "forbidden",
		});
		const other = await verdict(await act(foreign.member, step));
		expect(other, step).toEqual(await verdict(await act(foreign.member, step, unknown)));
		expect(other, step).toEqual({ status: 404, code: "not_found" });
	}
	expect((await upload.stored()).filter((key) => key.includes(upload.hash))).toEqual([]);
});

test("M06 a file's name is one line when it leaves, and has one where nothing of it is seen", async () => {
	const upload = await createUpload(latin(`%PDF-1.7 ${crypto.randomUUID()}`));
	await upload.put(0);
	await upload.end();
	for (const [name, kept] of [
		["nota\r\nX-A: b.pdf", "nota X-A: b.pdf"],
		["\u200b\n", "arquivo"],
	] as const) {
		const sent = await upload.send(shop.member, name);
		expect(await sent.json()).toMatchObject({ message: { media: { fileName: kept } } });
	}
});

test("D19 a file of another channel is sent by nobody here: it is not there", async () => {
	const foreign = await createShop();
	const file = makeFile(100);
	const theirs = await createUpload(file, foreign);
	await theirs.put(0);
	expect((await theirs.end()).status).toBe(200);
	const ours = await createUpload(file);
	expect(await (await ours.begin()).json()).toMatchObject({ isKept: false });
	expect(await verdict(await ours.send())).toEqual({ status: 400, code: "file_gone" });
	const never = await createUpload(makeFile(101));
	expect(await verdict(await never.send())).toEqual({ status: 400, code: "file_gone" });
});
