import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CloudflareEmulator } from "#tests/emulators/cloudflare/start.ts";
import { createMachine, type Machine, shownIn, startPlatform } from "./scripts.ts";

let platform: CloudflareEmulator;
let machine: Machine;
beforeAll(async () => {
	platform = await startPlatform();
	machine = createMachine(platform.url);
});
afterAll(async () => {
	await platform.stop();
	machine.discard();
});

const serving = async () => {
	const { scripts } = await platform.state();
	const bindings = scripts[0]?.serving?.bindings ?? [];
	return {
		id: scripts[0]?.serving?.id,
		textOf: (name: string) => bindings.find((one) => one.name === name)?.["text"],
		bucket: bindings.find((one) => one.name === "MEDIA")?.["bucket_name"],
	};
};

/** Each test goes on where the one before ended: a deployment's life. */
test("R52 a first deploy that fails at its end is repeated and comes to its end: nothing is made twice, the key is shown once", async () => {
	// The Worker is there with its keys, and nobody was shown them.
	await platform.set({
		faults: [{ call: "PUT /workers/scripts/:script/schedules", mode: "refuse" }],
	});
	const cut = await machine.deploy();
	expect(cut.code, cut.output).toBe(1);
	expect(shownIn(cut.output)).toEqual({ key: null, token: null });
	const again = await machine.deploy();
	expect(again.code, again.output).toBe(0);
	const { namespaces, databases, queues, scripts } = await platform.state();
	expect(namespaces.map(({ title }) => title)).toEqual(["prosa-kv"]);
	expect(databases.map(({ name, location }) => [name, location])).toEqual([["prosa-db", "enam"]]);
	expect((await platform.state()).buckets).toEqual([{ name: "prosa-media", location: "enam" }]);
	expect((await serving()).bucket).toBe("prosa-media");
	expect(queues).toHaveLength(10);
	for (const { name, consumers } of queues)
		expect(consumers, name).toEqual([
			{ script: "prosa", ...(name.endsWith("-dead") ? {} : { dead_letter_queue: `${name}-dead` }) },
		]);
	expect(scripts.map(({ name, workersDev, crons }) => [name, workersDev, crons])).toEqual([
		["prosa", true, ["*/5 * * * *"]],
	]);
	const { key, token } = shownIn(again.output);
	const { textOf } = await serving();
	expect(textOf("MASTER_KEY")).toBe(key);
	expect(textOf("PUBLIC_URL")).toBe("https://prosa.equipe.workers.dev");
	// Only the hash of the link is kept, and the key nowhere here.
	const hash = createHash("sha256")
		.update(token ?? "")
		.digest("hex");
	const keys = await platform.sql(
		"prosa-db",
		"select token_hash, purpose, used_at from operator_keys",
	);
	expect(keys).toEqual([{ token_hash: hash, purpose: "setup", used_at: null }]);
	expect(machine.has(".prosa-keys-prosa")).toBe(false);
	expect(machine.has(".env.production")).toBe(false);
});

test("a second deploy from another machine makes nothing, draws nothing and sends what its file says", async () => {
	const before = await platform.state();
	const { textOf: former } = await serving();
	const other = createMachine(platform.url);
	await platform.sql(
		"prosa-db",
		"insert into workspaces (id, name, slug, created_at, updated_at, data_key_wrapped) values ('w', 'Loja', 'loja', 1, 1, 'k'); insert into installation (id, workspace_id, created_at) values (1, 'w', 1)",
	);
	other.write(".env.production", "COMPANY_NAME='Loja Aurora'\n");
	const { code, output } = await other.deploy();
	other.discard();
	expect(code, output).toBe(0);
	// Somebody has entered: no link lies about in logs.
	expect(shownIn(output)).toEqual({ key: null, token: null });
	const after = await platform.state();
	expect(after.namespaces).toEqual(before.namespaces);
	expect(after.buckets).toEqual(before.buckets);
	expect(after.databases).toEqual(before.databases);
	expect(after.queues).toEqual(before.queues);
	const { textOf } = await serving();
	expect(textOf("COMPANY_NAME")).toBe("Loja Aurora");
	for (const name of ["AUTH_SECRET", "MASTER_KEY", "PUBLIC_URL"])
		expect(textOf(name), name).toBe(former(name));
});

test("a rollback brings the code and the settings of before, and leaves the data", async () => {
	const { id: newer } = await serving();
	const { code, output } = await machine.rollback("--yes");
	expect(code, output).toBe(0);
	const { id, textOf, bucket } = await serving();
	expect(id).not.toBe(newer);
	expect(bucket).toBe("prosa-media");
	expect((await platform.state()).buckets).toHaveLength(1);
	expect(textOf("COMPANY_NAME")).toBeUndefined();
	expect(await platform.sql("prosa-db", "select count(*) as n from workspaces")).toEqual([
		{ n: 1 },
	]);
});

test("an account without R2 deploys without a store of files and is told so; the next deploy after it is switched on adds it", async () => {
	await platform.reset({ hasR2: false });
	const without = await machine.deploy();
	expect(without.code, without.output).toBe(0);
	expect(without.output).toContain("O R2 não está ligado nesta conta");
	expect(without.output).not.toContain("cria o armazenamento de arquivos");
	expect((await serving()).bucket).toBeUndefined();
	await platform.set({ hasR2: true });
	const asked = await machine.deploy("--dry-run");
	expect(asked.output).toContain("cria o armazenamento de arquivos prosa-media (R2)");
	const added = await machine.deploy();
	expect(added.code, added.output).toBe(0);
	expect(added.output).not.toContain("O R2 não está ligado");
	expect((await serving()).bucket).toBe("prosa-media");
	expect((await platform.state()).buckets).toEqual([{ name: "prosa-media", location: null }]);
});

test("R49 a backup of what is not there, or whose database may not be written, says so and leaves nothing", async () => {
	const folder = mkdtempSync(path.join(tmpdir(), "prosa-no-backup-"));
	const nobody = await machine.backup(path.join(folder, "a"), "--remote", "--name", "outra");
	expect([nobody.code, nobody.output]).toEqual([1, expect.stringContaining('"outra"')]);
	await platform.set({
		faults: [{ call: "POST /d1/database/:database/query", mode: "forbidden" }],
	});
	const forbidden = await machine.backup(path.join(folder, "b"), "--remote");
	expect([forbidden.code, forbidden.output]).toEqual([
		1,
		expect.stringContaining("O backup parou aqui"),
	]);
	const keys = "select count(*) as n from operator_keys where purpose <> 'setup'";
	expect(await platform.sql("prosa-db", keys)).toEqual([{ n: 0 }]);
	expect(readdirSync(folder)).toEqual([]);
	rmSync(folder, { recursive: true, force: true });
});
