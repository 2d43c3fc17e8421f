/** The built product behind far bindings, with its demonstration, on a state folder of its own. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { migrateLocal } from "#scripts/local/database.mjs";
import { keysOf } from "#scripts/local/keys.mjs";
import { inRoot } from "#scripts/local/paths.mjs";
import { seedOnce } from "#scripts/local/seed.mjs";
import { findFreePort, HOST, serve } from "#scripts/local/serve.mjs";
import { writeSettings } from "#scripts/local/settings.mjs";

export interface FarProduct {
	url: string;
	dispose: () => Promise<void>;
}

/** A copy of a build whose way in is ours. */
function installFar(build: string, app: string): void {
	mkdirSync(app, { recursive: true });
	for (const part of ["client", "server"])
		cpSync(path.join(build, part), path.join(app, part), { recursive: true });
	const server = path.join(app, "server");
	cpSync(path.join(import.meta.dirname, "far-env.mjs"), path.join(server, "far-env.js"));
	const file = path.join(server, "wrangler.json");
	const config = JSON.parse(readFileSync(file, "utf8")) as { main: string };
	writeFileSync(
		path.join(server, "far.js"),
		`import built from "./${config.main}";\nimport { far } from "./far-env.js";\nexport * from "./${config.main}";\nexport default far(built);\n`,
	);
	writeFileSync(file, JSON.stringify({ ...config, main: "far.js" }));
}

/** @param build folder of a finished build */
export async function startFarProduct(build: string): Promise<FarProduct> {
	const state = mkdtempSync(path.join(tmpdir(), "prosa-far-"));
	const port = await findFreePort();
	const url = `http://${HOST}:${port}`;
	const { PUBLIC_URL } = process.env;
	process.env["PUBLIC_URL"] = url;
	const keys = keysOf(state);
	if (!(await migrateLocal(state))) throw new Error("the database could not be migrated");
	const app = path.join(state, "app");
	installFar(build, app);
	const envFile = writeSettings({ state, port, environment: "local", keys });
	if (PUBLIC_URL === undefined) delete process.env["PUBLIC_URL"];
	else process.env["PUBLIC_URL"] = PUBLIC_URL;
	const server = await serve({ state, port, envFile, app });
	if (!(await seedOnce({ state, url }))) throw new Error("the demonstration was refused");
	return {
		url,
		async dispose() {
			await server.stop();
			rmSync(state, { recursive: true, force: true });
		},
	};
}

export const ownBuild = (): string => inRoot("build");
