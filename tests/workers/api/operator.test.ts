import { createHash } from "node:crypto";
import { env, exports } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { PART_BYTES } from "#app/contracts/files.ts";
import { createR2Store } from "#workers/adapters/file-store/r2.ts";
import { migrate, ORIGIN } from "#tests/support/sign-in.ts";

beforeAll(migrate);

const HOUR = 3_600_000;

/** A key as a script of the operator puts it into D1. */
async function putKey(purpose: "setup" | "backup" | "restore", expiresAt = Date.now() + HOUR) {
	const token = createHash("sha256").update(crypto.randomUUID()).digest("base64url");
	const hash = createHash("sha256").update(token).digest("hex");
	await env.DB.prepare(
		"insert into operator_keys (token_hash, purpose, created_at, expires_at) values (?, ?, ?, ?)",
	)
		.bind(hash, purpose, Date.now(), expiresAt)
		.run();
	return token;
}

function ask(route: string, token: string | null, body?: object | Uint8Array<ArrayBuffer>) {
	const headers: Record<string, string> = { "content-type": "application/json" };
	if (token !== null) headers["authorization"] = `Bearer ${token}`;
	const isBytes = body instanceof Uint8Array;
	return exports.default.fetch(`${ORIGIN}/api/operator/${route}`, {
		method: body === undefined ? "GET" : isBytes ? "PUT" : "POST",
		headers,
		...(body && { body: isBytes ? body : JSON.stringify(body) }),
	});
}

test("R51 only a key that stands in the database, for this purpose and in its time, opens anything", async () => {
	const keys = {
		none: null,
		guessed: "A".repeat(43),
		setup: await putKey("setup"),
		restore: await putKey("restore"),
		over: await putKey("backup", Date.now() - 1),
	};
	for (const [name, key] of Object.entries(keys))
		expect((await ask("backup", key)).status, name).toBe(401);
	const key = await putKey("backup");
	expect((await ask("backup", key)).status).toBe(200);
	expect((await ask("restore/end", key, { backup: "x" })).status).toBe(401);
	expect((await ask("backup/tables/operator_keys", key)).status).toBe(404);
	expect((await ask("backup/tables/sign_ins", key)).status).toBe(404);
	expect((await ask("backup/objects/other/x", key)).status).toBe(404);
});

test("R49 a restoration begins only with this installation's key and schema, and where nobody lives", async () => {
	const [backup, restore] = [await putKey("backup"), await putKey("restore")];
	const { migration, masterKeyId } = (await (await ask("backup", backup)).json()) as {
		migration: string;
		masterKeyId: string;
	};
	const sha256 = "0".repeat(64);
	const { seal } = (await (await ask("backup/seal", backup, { sha256 })).json()) as {
		seal: string;
	};
	const good = { backup: "one", sha256, seal, migration, masterKeyId };
	const begin = async (change: Partial<typeof good>) => {
		const answer = await ask("restore", restore, { ...good, ...change });
		return { status: answer.status, ...((await answer.json()) as object) };
	};
	expect(await begin({ masterKeyId: "other" })).toEqual({ status: 409, refused: "other_key" });
	expect(await begin({ seal: "made up" })).toEqual({ status: 409, refused: "not_sealed" });
	expect(await begin({ sha256: "1".repeat(64) })).toEqual({ status: 409, refused: "not_sealed" });
	expect(await begin({ migration: "0001_old" })).toEqual({ status: 409, refused: "other_schema" });
	await env.DB.prepare(
		"insert into workspaces (id, name, slug, data_key_wrapped, created_at, updated_at) values ('w-r49', 'R', 'w-r49', '', 0, 0)",
	).run();
	expect(await begin({})).toEqual({ status: 409, refused: "not_empty" });
	const rows = { backup: "one", text: '{"table":"users","columns":["id"]}\n["x"]' };
	const put = await ask("restore/tables", restore, rows);
	expect([put.status, await put.json()]).toEqual([409, { refused: "out_of_order" }]);
});

test("R49 the bytes of a file leave for a backup, and come back in parts, whole or not at all", async () => {
	const [backup, restore] = [await putKey("backup"), await putKey("restore")];
	const bytes = new Uint8Array(PART_BYTES + 700).fill(7);
	const hash = createHash("sha256").update(bytes).digest("hex");
	const place = { workspaceId: crypto.randomUUID(), channelId: crypto.randomUUID() };
	const route = `files/${place.workspaceId}/${place.channelId}/${hash}`;
	const about = { backup: "two", bytes: bytes.length };
	const part = (at: number, of: Uint8Array<ArrayBuffer> = bytes) =>
		ask(
			`restore/${route}/parts/${at}?backup=two&bytes=${bytes.length}`,
			restore,
			of.slice(at * PART_BYTES, (at + 1) * PART_BYTES),
		);
	expect((await ask(`backup/${route}`, backup)).status).toBe(404);
	expect((await ask(`backup/${route}`, restore)).status).toBe(401);
	// Without a restoration nothing is put anywhere.
	const early = await ask(`restore/${route}/begin`, restore, about);
	expect(await early.json()).toEqual({ refused: "out_of_order" });

	const note = "insert into installation_checks (item, code, checked_at) values ('restore', ?, 1)";
	await env.DB.prepare(note).bind("under_way:two").run();
	try {
		const begin = async () => (await ask(`restore/${route}/begin`, restore, about)).json();
		expect(await begin()).toEqual({ isKept: false, parts: [], partBytes: PART_BYTES });
		expect((await part(1)).status).toBe(200);
		expect(await begin()).toMatchObject({ isKept: false, parts: [1] });
		const end = async () => (await ask(`restore/${route}/end`, restore, about)).json();
		expect(await end()).toEqual({ refused: "incomplete" });
		// Bytes that are not the file's.
		expect((await part(0, new Uint8Array(bytes.length))).status).toBe(200);
		expect(await end()).toEqual({ refused: "unreadable" });
		for (const at of [0, 1]) expect((await part(at)).status).toBe(200);
		expect(await end()).toBeNull();
		expect(await begin()).toMatchObject({ isKept: true });
	} finally {
		await env.DB.prepare("delete from installation_checks where item = 'restore'").run();
	}
	expect(await createR2Store(env.MEDIA).find(place, hash)).toMatchObject({ bytes: bytes.length });
	const back = await ask(`backup/${route}`, backup);
	const came = new Uint8Array(await back.arrayBuffer());
	expect(createHash("sha256").update(came).digest("hex")).toBe(hash);
});
