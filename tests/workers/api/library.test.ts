import { env, exports } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { PART_BYTES, type UploadState } from "#app/contracts/files.ts";
import { type LibraryFile, libraryOf } from "#app/domain/library/library-file.ts";
import { hashOf, makeFile, storeOf } from "#tests/support/kept-files.ts";
import { createMember, migrate, ORIGIN, type TestMember } from "#tests/support/sign-in.ts";
import { ask, createTwins, type Shop, verdict } from "#tests/support/two-workspaces.ts";

let own: Shop;
let foreign: Shop;
beforeAll(async () => {
	await migrate();
	({ own, foreign } = await createTwins());
});

async function upload(
	file: Uint8Array<ArrayBuffer>,
	name: string,
	who: Pick<TestMember, "headers"> = own.member,
) {
	const hash = await hashOf(file);
	const bytes = file.byteLength;
	const begun = await ask(who, "POST", "/api/library/files", { hash, bytes });
	if (begun.status !== 200) return begun;
	const { isKept, parts } = await begun.json<UploadState>();
	for (let part = 0; !isKept && part * PART_BYTES < bytes; part += 1) {
		if (parts.includes(part)) continue;
		const path = `/api/library/files/${hash}/parts/${part}?bytes=${bytes}`;
		const body = file.slice(part * PART_BYTES, (part + 1) * PART_BYTES);
		const request = new Request(ORIGIN + path, { method: "PUT", headers: who.headers, body });
		expect((await exports.default.fetch(request)).status).toBe(204);
	}
	return ask(who, "POST", `/api/library/files/${hash}/end`, { bytes, name });
}
const add = async (file: Uint8Array<ArrayBuffer>, name: string, shop = own) =>
	(await (await upload(file, name, shop.member)).json<{ file: LibraryFile }>()).file;
const list = async ({ member }: Shop = own) =>
	(await (await ask(member, "GET", "/api/library")).json<{ files: LibraryFile[] }>()).files;

test("a file comes in parts, is there once, is described, served, and leaves with its bytes", async () => {
	const bytes = makeFile(PART_BYTES + 99);
	const file = await add(bytes, "Vitrine.jpg");
	expect(file).toMatchObject({ name: "Vitrine.jpg", mimetype: "image/jpeg", description: "" });
	const { objects } = await env.MEDIA.list({ prefix: `workspaces/${own.workspaceId}/library/` });
	expect(objects.map(({ key }) => key)).toEqual([
		`workspaces/${own.workspaceId}/library/files/${file.hash}`,
	]);
	// The same bytes again, under whatever name, are the same file; another one of the name gets a number.
	expect((await add(bytes, "Outra.jpg")).id).toBe(file.id);
	expect((await add(makeFile(50), "Vitrine.jpg")).name).toBe("Vitrine (2).jpg");
	const path = `/api/library/${file.id}`;
	const words = { name: " Vitrine nova ", description: "Fotos da loja" };
	expect((await ask(own.member, "PUT", path, words)).status).toBe(204);
	expect((await list()).find(({ id }) => id === file.id)).toMatchObject({
		name: "Vitrine nova",
		description: "Fotos da loja",
	});
	const taken = await ask(own.member, "PUT", path, { name: "Vitrine (2).jpg", description: "" });
	expect(await verdict(taken)).toMatchObject({ code: "file_name_taken" });
	const served = await ask(own.member, "GET", `/media/library/${file.id}`);
	expect(served.headers.get("content-disposition")).toContain("Vitrine nova.jpg");
	expect(served.headers.get("content-security-policy")).toMatch(/^sandbox/);
	expect((await served.arrayBuffer()).byteLength).toBe(bytes.byteLength);
	expect((await ask(own.member, "DELETE", path)).status).toBe(204);
	expect((await list()).map(({ id }) => id)).not.toContain(file.id);
	expect(await storeOf().find(libraryOf(own.workspaceId), file.hash)).toBeNull();
});

test("everybody of the workspace reads it, and who manages agents changes it", async () => {
	const file = await add(makeFile(60), "Tabela.jpg");
	const operator = await createMember(own.workspaceId, "operator");
	expect((await ask(operator, "GET", `/media/library/${file.id}`)).status).toBe(200);
	const path = `/api/library/${file.id}`;
	const refused = [
		await ask(operator, "PUT", path, { name: "x", description: "" }),
		await ask(operator, "DELETE", path),
		await upload(makeFile(70), "a.jpg", operator),
	];
	for (const answer of refused)
		expect(await verdict(answer)).toEqual({ status: 403, code: "forbidden" });
	expect(await list()).toContainEqual(file);
});

test("D01 another workspace's file is not found, neither read, changed nor removed, nor by its hash", async () => {
	const bytes = makeFile(80);
	const file = await add(bytes, "Segredo.jpg", foreign);
	for (const [method, path, body] of [
		["GET", `/media/library/${file.id}`],
		["PUT", `/api/library/${file.id}`, { name: "x", description: "" }],
		["DELETE", `/api/library/${file.id}`],
	] as const) {
		const answer = await ask(own.member, method, path, body);
		expect(await verdict(answer), path).toEqual({ status: 404, code: "not_found" });
	}
	const asked = { hash: file.hash, bytes: bytes.byteLength };
	const begun = await ask(own.member, "POST", "/api/library/files", asked);
	expect(await begun.json()).toMatchObject({ isKept: false, parts: [] });
	expect((await list(foreign)).map(({ id }) => id)).toEqual([file.id]);
});

test("what is too large or no hash is refused before anything is kept", async () => {
	const hash = "a".repeat(64);
	const large = await ask(own.member, "POST", "/api/library/files", { hash, bytes: 26 * 2 ** 20 });
	expect(await verdict(large)).toMatchObject({ code: "file_too_large" });
	const odd = await ask(own.member, "POST", "/api/library/files/xyz/end", { bytes: 1, name: "a" });
	expect(await verdict(odd)).toMatchObject({ code: "invalid_request" });
});
