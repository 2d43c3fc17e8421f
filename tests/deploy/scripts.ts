/** Runs `npm run deploy` and `npm run rollback` against the emulator, as another machine each time. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { wranglerIn } from "#scripts/deploy/deliver.mjs";
import { ensureBuilt } from "#scripts/local/build.mjs";
import { inRoot, OWN_NODE, ROOT } from "#scripts/local/paths.mjs";
import { run } from "#scripts/local/process.mjs";
import { type CloudflareEmulator, startCloudflare } from "#tests/emulators/cloudflare/start.ts";

const TIMEOUT_MS = 120_000;

/** What Node compiled of wrangler once is kept for all calls of a run. */
const compiled = mkdtempSync(path.join(tmpdir(), "prosa-deploy-compiled-"));

export interface Machine {
	/** Writes a file of settings: lines of `NAME=value`. */
	write: (file: string, lines: string) => void;
	has: (file: string) => boolean;
	deploy: (...args: string[]) => Promise<{ code: number; output: string }>;
	deployWith: (
		env: Record<string, string | undefined>,
		...args: string[]
	) => Promise<{ code: number; output: string }>;
	rollback: (...args: string[]) => Promise<{ code: number; output: string }>;
	backup: (...args: string[]) => Promise<{ code: number; output: string }>;
	restore: (...args: string[]) => Promise<{ code: number; output: string }>;
	discard: () => void;
}

/** The emulator, and the bundle that `npm test` built before; a single file builds it where it is missing. */
export async function startPlatform(): Promise<CloudflareEmulator> {
	if (!(await ensureBuilt()).ok) throw new Error("The product was not built.");
	return startCloudflare();
}

/** A machine with a folder of its own, on which nothing was ever deployed. @param root checkout that it deploys from */
export function createMachine(url: string, root = ROOT): Machine {
	const folder = mkdtempSync(path.join(tmpdir(), "prosa-machine-"));
	const start = async (script: string, args: string[], env: Record<string, string | undefined>) => {
		const { code, output } = await run(OWN_NODE, [path.join(root, "scripts", script), ...args], {
			cwd: root,
			timeoutMs: TIMEOUT_MS,
			quiet: true,
			env: {
				PROSA_READY: "1",
				PROSA_DEPLOY_FOLDER: folder,
				NODE_COMPILE_CACHE: compiled,
				CLOUDFLARE_API_BASE_URL: url,
				CLOUDFLARE_API_TOKEN: "test",
				CLOUDFLARE_ACCOUNT_ID: undefined,
				CI: undefined,
				PUBLIC_URL: undefined,
				MASTER_KEY: undefined,
				...env,
			},
		});
		return { code, output };
	};
	return {
		write: (file, lines) => writeFileSync(path.join(folder, file), lines),
		has: (file) => existsSync(path.join(folder, file)),
		deploy: (...args) => start("deploy.mjs", args, {}),
		deployWith: (env, ...args) => start("deploy.mjs", args, env),
		rollback: (...args) => start("rollback.mjs", args, {}),
		backup: (...args) => start("backup.mjs", args, {}),
		restore: (...args) => start("restore.mjs", args, {}),
		discard: () => rmSync(folder, { recursive: true, force: true }),
	};
}

/** The folder in which `wrangler login` left who is signed in; for XDG_CONFIG_HOME. */
export function signedInFolder(): string {
	const folder = mkdtempSync(path.join(tmpdir(), "prosa-signed-in-"));
	const file = path.join(folder, ".wrangler", "config", "default.toml");
	mkdirSync(path.dirname(file), { recursive: true });
	const until = new Date(Date.now() + 3_600_000).toISOString();
	writeFileSync(
		file,
		`oauth_token = "made"\nrefresh_token = "made"\nexpiration_time = "${until}"\nscopes = ["account:read"]\n`,
	);
	return folder;
}

/** Of the script's output: the key it showed, and the token of the link. */
export const shownIn = (output: string) => ({
	key: /MASTER_KEY=([\w-]{43})/.exec(output)?.[1] ?? null,
	token: /\/setup\?link=([\w-]{43})\b/.exec(output)?.[1] ?? null,
});

/** What `npm run deploy` was before it looked anything up: wrangler alone, which makes what the built file names. */
export async function deployAsBefore(
	url: string,
	secrets: Record<string, string>,
): Promise<{ code: number; output: string }> {
	const folder = mkdtempSync(path.join(tmpdir(), "prosa-before-"));
	const file = path.join(folder, "secrets.json");
	writeFileSync(file, JSON.stringify(secrets));
	const config = ["--config", inRoot("build", "server", "wrangler.json")];
	const settings = ["--var", "PROSA_ENV:production", "--keep-vars", "--secrets-file", file];
	const env = { CLOUDFLARE_API_BASE_URL: url, CLOUDFLARE_API_TOKEN: "test" };
	const wrangler = wranglerIn(folder, { ...env, NODE_COMPILE_CACHE: compiled });
	const result = await wrangler(["deploy", ...config, ...settings]);
	rmSync(folder, { recursive: true, force: true });
	return result;
}
