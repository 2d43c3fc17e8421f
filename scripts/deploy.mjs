/**
 * `npm run deploy`: build, deploy, migrate, ask for health. `-- --dry-run` needs no account and sends nothing.
 * Settings and secrets of production live in `.env.production` (ignored by git); keep a copy of it somewhere safe.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";
import { ensureBuilt } from "./local/build.mjs";
import { readFromSite } from "./local/earlier-assets.mjs";
import { askHealth } from "./local/health.mjs";
import { applyMigrations } from "./local/migrations.mjs";
import { inRoot, OWN_NODE, ROOT } from "./local/paths.mjs";
import { delay, run } from "./local/process.mjs";
import { installBundle } from "./local/serve.mjs";
import { ensureSecrets } from "./local/settings.mjs";
import { WRANGLER, wranglerEnvironment } from "./local/wrangler.mjs";
import { runOnOwnNode } from "./setup.mjs";

const STEP_TIMEOUT_MS = 10 * 60_000;
const HEALTH_TRIES = 20;
const HEALTH_PAUSE_MS = 3_000;
const SETTINGS = inRoot(".env.production");
const BUNDLE = ["--config", inRoot("build", "server", "wrangler.json")];
/** Logs of wrangler and the trial bundle; gone at the end. */
let scratch = "";

await runOnOwnNode(import.meta.url, async (args) => {
	scratch = mkdtempSync(path.join(tmpdir(), "prosa-deploy-"));
	try {
		const build = await ensureBuilt();
		if (!build.ok) return 1;
		if (args.includes("--dry-run")) return await dryRun();
		return await deploy(build.id);
	} finally {
		rmSync(scratch, { recursive: true, force: true });
	}
});

async function dryRun() {
	const outdir = path.join(scratch, "bundle");
	const result = await wrangler(["deploy", "--dry-run", "--outdir", outdir, ...BUNDLE]);
	return result.code;
}

async function deploy(build) {
	const who = await wrangler(["whoami"], true);
	if (who.code !== 0 || /not authenticated/i.test(who.output)) {
		return refuse("Sem conta: defina CLOUDFLARE_API_TOKEN ou entre com `npx wrangler login`.");
	}
	const isFirst = await findIsFirst();
	if (isFirst === null) return 1;
	const settings = readSettings(isFirst);
	if (settings === null) return 1;
	// Tabs that stand open go on asking for the files of the builds they came from.
	const readFormer = readFromSite(settings.PUBLIC_URL);
	const app = await installBundle({ state: scratch, build, readFormer });
	const send = () => sendBundle(path.join(app, "server", "wrangler.json"));
	// An existing database takes the new columns before the new code; a new one exists only after a deploy.
	const steps = isFirst ? [send, migrate] : [migrate, send];
	for (const step of steps)
		if (!(await step())) return refuse("O envio parou aqui; repetir é seguro.");
	return (await isHealthy(settings.PUBLIC_URL))
		? 0
		: refuse(`${settings.PUBLIC_URL}/api/health não respondeu.`);
}

/** Whether the Worker does not exist yet; null when nobody can tell. */
async function findIsFirst() {
	const result = await wrangler(["secret", "list", ...BUNDLE], true);
	if (result.code === 0) return !result.output.includes("MASTER_KEY");
	if (/10007|not found|does not exist/i.test(result.output)) return true;
	console.error(result.output);
	return null;
}

/** A running Worker's MASTER_KEY opens its stored secrets, so it is never drawn twice. */
function readSettings(isFirst) {
	const isThere = existsSync(SETTINGS);
	if (!isFirst && !isThere) {
		refuse(".env.production não está aqui, e o Worker já tem segredos. Traga a cópia guardada.");
		return null;
	}
	const kept = isThere ? parseEnv(readFileSync(SETTINGS, "utf8")) : {};
	if (!isFirst && !kept.MASTER_KEY) {
		refuse(".env.production não tem MASTER_KEY, e o Worker já tem uma. Traga a cópia guardada.");
		return null;
	}
	const url = process.env.PUBLIC_URL ?? kept.PUBLIC_URL ?? "";
	if (!url.startsWith("https://")) {
		refuse("Diga onde o Prosa será alcançado: PUBLIC_URL=https://… npm run deploy");
		return null;
	}
	return ensureSecrets(SETTINGS, { PUBLIC_URL: url });
}

async function sendBundle(config) {
	const vars = ["--var", "PROSA_ENV:production", "--keep-vars"];
	const sent = await wrangler(["deploy", "--config", config, ...vars, "--secrets-file", SETTINGS]);
	return sent.code === 0;
}

async function migrate() {
	const tell = async (args) => {
		const result = await wrangler(args, true);
		console.log(result.output);
		return result;
	};
	return (await applyMigrations(tell, ["--remote"])).code === 0;
}

async function isHealthy(url) {
	for (let tries = 0; tries < HEALTH_TRIES; tries++) {
		const answer = await askHealth(url, 10_000);
		console.log(`${url}/api/health ${answer.status ?? ""} ${answer.text}`);
		if (answer.ok) return true;
		await delay(HEALTH_PAUSE_MS);
	}
	return false;
}

function wrangler(args, quiet = false) {
	return run(OWN_NODE, [WRANGLER, ...args], {
		cwd: ROOT,
		timeoutMs: STEP_TIMEOUT_MS,
		quiet,
		env: { ...wranglerEnvironment(scratch), CI: "1" },
	});
}

function refuse(sentence) {
	console.error(sentence);
	return 1;
}
