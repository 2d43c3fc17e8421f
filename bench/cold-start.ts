/** d1: from starting the server's process to its first 200, on fresh data and on kept data, side by side. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBuilt } from "#scripts/local/build.mjs";
import { migrateLocal } from "#scripts/local/database.mjs";
import { keysOf } from "#scripts/local/keys.mjs";
import { findFreePort, installBundle, serve } from "#scripts/local/serve.mjs";
import { writeSettings } from "#scripts/local/settings.mjs";

const ROUNDS = 5;

const build = await ensureBuilt();
if (!build.ok) throw new Error("the build failed");
const fresh: number[] = [];
const kept: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
	const state = mkdtempSync(path.join(tmpdir(), "prosa-bench-"));
	const keys = keysOf(state);
	await migrateLocal(state);
	fresh.push(await timeStart(state, keys));
	kept.push(await timeStart(state, keys));
	rmSync(state, { recursive: true, force: true });
}
const median = (values: number[]) =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
console.log(
	JSON.stringify({
		figure: "d1 cold start",
		rounds: ROUNDS,
		freshMs: Math.round(median(fresh)),
		keptMs: Math.round(median(kept)),
		ratio: Number((median(kept) / median(fresh)).toFixed(2)),
		raw: { fresh, kept },
	}),
);

async function timeStart(state: string, keys: Record<string, string>): Promise<number> {
	const port = await findFreePort();
	const app = await installBundle({ state, build: build.id });
	const envFile = writeSettings({ state, port, environment: "local", keys });
	const startedAt = performance.now();
	const server = await serve({ state, port, envFile, app });
	const ms = performance.now() - startedAt;
	await server.stop();
	return Math.round(ms);
}
