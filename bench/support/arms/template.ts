/** A page as a new project has it (support/template), built by the same tools as ours. */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { MODULES, OWN_NODE } from "#scripts/local/paths.mjs";
import { run } from "#scripts/local/process.mjs";
import { writeConfig } from "../config.ts";
import { type Arm, freePort, startWorkerd } from "../workerd.ts";

const TEMPLATE = path.join(import.meta.dirname, "../template");
const BUILD_TIMEOUT_MS = 120_000;

/** Folder of the built Worker; it is built each time, for the tools may have changed. */
export async function buildTemplate(): Promise<string> {
	rmSync(path.join(TEMPLATE, "build"), { recursive: true, force: true });
	const { code, output } = await run(
		OWN_NODE,
		[path.join(MODULES, "@react-router/dev/bin.cjs"), "build"],
		{
			cwd: TEMPLATE,
			timeoutMs: BUILD_TIMEOUT_MS,
			quiet: true,
			env: { NODE_ENV: "production", CLOUDFLARE_ENV: undefined },
		},
	);
	const server = path.join(TEMPLATE, "build", "server");
	if (code !== 0 || !existsSync(path.join(server, "wrangler.json"))) throw new Error(output);
	return server;
}

export async function startTemplate(server: string): Promise<Arm> {
	const folder = mkdtempSync(path.join(tmpdir(), "prosa-bench-template-"));
	const disk = path.join(folder, "disk");
	mkdirSync(disk);
	const [port, storePort] = [await freePort(), await freePort()];
	const config = writeConfig({ server, disk, port, storePort, vars: {} });
	const clean = () => rmSync(folder, { recursive: true, force: true });
	try {
		const arm = await startWorkerd(folder, config, { port });
		return { ...arm, stop: () => arm.stop().finally(clean) };
	} catch (error) {
		clean();
		throw error;
	}
}
