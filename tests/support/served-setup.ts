/** Serves the built product beside the tests of its pages: both products, started at once, before the first file. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { ensureBuilt } from "#scripts/local/build.mjs";
import { unpackKeptState } from "./kept-state.ts";
import { leaveFromNewerRelease } from "./newer-release.ts";
import { byNumber, EVERY_SERVER, serversOf, startServers } from "./servers.ts";

declare module "vitest" {
	export interface ProvidedContext {
		/** Port that names the run (servers.ts), and the folder of its data. */
		served: { port: number; scratch: string };
	}
}

/** Emulators stand up to 3,200 ports above it, away from those of the browser tests. */
const FIRST_PORT = 17_000;
const PORTS = 300;

export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const port = FIRST_PORT + (process.pid % PORTS);
	const scratch = mkdtempSync(path.join(tmpdir(), "prosa-pages-"));
	// Both products would build at once.
	if (!(await ensureBuilt()).ok) throw new Error("the product cannot be built");
	// One of them goes on from what an earlier release left; the other begins with nothing.
	// Data of an earlier release, with what a newer one that was rolled back left in it.
	const kept = path.join(scratch, "configured-state");
	unpackKeptState(kept);
	leaveFromNewerRelease(kept);
	const stop = await startServers(serversOf(EVERY_SERVER, port, scratch).map(byNumber));
	project.provide("served", { port, scratch });
	return async () => {
		await stop();
		rmSync(scratch, { recursive: true, force: true });
	};
}
