/** g: from starting the runtime to its first answer, against a new project's Worker; and how heavy the bundle is. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { ensureBuilt } from "#scripts/local/build.mjs";
import { inRoot } from "#scripts/local/paths.mjs";
import { HOST } from "#scripts/local/serve.mjs";
import { buildTemplate } from "./support/arms/template.ts";
import { writeConfig } from "./support/config.ts";
import { createFigures, rounds } from "./support/figures.ts";
import { migrate } from "./support/product.ts";
import { freePort, startWorkerd } from "./support/workerd.ts";

const ROUNDS = rounds(9);
/** Shorter than any secret that the product takes: here nobody signs in. */
const VARS = { PUBLIC_URL: "http://localhost:8787", PROSA_ENV: "local" };

/** Processor time and memory at the first answer, on data that is there already. */
async function start(server: string, disk: string, address: string, isFirst = false) {
	const folder = mkdtempSync(path.join(tmpdir(), "prosa-bench-start-"));
	const [port, storePort] = [await freePort(), await freePort()];
	const secret = "x".repeat(43);
	const vars = { ...VARS, AUTH_SECRET: secret, MASTER_KEY: secret };
	try {
		const config = writeConfig({ server, disk, port, storePort, vars });
		const startedAt = performance.now();
		const arm = await startWorkerd(folder, config, { port, ready: address });
		if (isFirst) await migrate(`http://${HOST}:${storePort}`);
		const found = {
			ms: performance.now() - startedAt,
			cpuMs: arm.cpuMs(),
			memoryMb: arm.memoryMb(),
		};
		await arm.stop();
		return found;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

const weigh = (folder: string) =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".js"))
		.reduce(
			(sum, name) => sum + gzipSync(readFileSync(path.join(folder, name)), { level: 9 }).length,
			0,
		);

const built = await ensureBuilt();
if (!built.ok) throw new Error("the build failed");
const server = inRoot("build", "server");
const template = await buildTemplate();
const figures = createFigures();
figures.note("server.gzipKb", weigh(server) / 1024);
const disks = [0, 1].map(() => mkdtempSync(path.join(tmpdir(), "prosa-bench-disk-"))) as [
	string,
	string,
];
await start(server, disks[0], "/auth", true);
for (let round = 0; round < ROUNDS; round++) {
	const ours = await start(server, disks[0], "/auth");
	const theirs = await start(template, disks[1], "/");
	for (const [name, one] of Object.entries({ ours, template: theirs }))
		for (const [what, value] of Object.entries(one)) figures.note(`${name}.${what}`, value);
	figures.note("cpu to template", ours.cpuMs / theirs.cpuMs);
}
for (const disk of disks) rmSync(disk, { recursive: true, force: true });
figures.print("g start");
