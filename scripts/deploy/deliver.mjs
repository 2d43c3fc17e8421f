/** What wrangler does in a deploy: migrations, the upload, and taking settings away. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { installBundle } from "../local/serve.mjs";
import { readFromSite } from "../local/earlier-assets.mjs";
import { applyMigrations } from "../local/migrations.mjs";
import { inRoot, OWN_NODE, ROOT } from "../local/paths.mjs";
import { run } from "../local/process.mjs";
import { WRANGLER, wranglerEnvironment } from "../local/wrangler.mjs";
import { toWranglerConfig } from "./config.mjs";
import { reachableAt } from "./emulated.mjs";
import { WORDS } from "./words.mjs";

const STEP_TIMEOUT_MS = 10 * 60_000;
/** The platform's: CPU limits are not supported for the free plan. */
const FREE_PLAN_CODE = "100328";
const TOLD_LINES = 30;
/** Longest tag of a version. */
const TAG_LENGTH = 25;

/** What wrangler said of a failure, without the lists before it. */
export function endOf(output) {
	const plain = stripVTControlCharacters(output);
	const from = plain.lastIndexOf("[ERROR]");
	const text =
		from < 0 ? plain.trimEnd().split("\n").slice(-TOLD_LINES).join("\n") : plain.slice(from);
	return text.replace(/\n\s*(?:🪵|If you think this is a bug)[^\n]*/g, "").trim();
}

/** @returns {(args: string[]) => Promise<{ code: number, output: string }>} `scratch`: a folder for its logs */
export const wranglerIn =
	(scratch, env = {}) =>
	(args) =>
		run(OWN_NODE, [WRANGLER, ...args], {
			cwd: ROOT,
			timeoutMs: STEP_TIMEOUT_MS,
			quiet: true,
			env: { ...wranglerEnvironment(scratch), CI: "1", NO_COLOR: "1", ...env },
		});

/** The configuration that the build left. */
export const readBundleConfig = () =>
	JSON.parse(readFileSync(inRoot("build", "server", "wrangler.json"), "utf8"));

const writeJson = (file, value) => {
	writeFileSync(file, JSON.stringify(value), { mode: 0o600 });
	return file;
};

/**
 * The bundle with the files of earlier builds, and its configuration for this deployment.
 * @returns {Promise<string>} the configuration's file
 */
export async function prepareBundle({ scratch, build, plan, bundle, known, formerUrl }) {
	const readFormer = formerUrl
		? readFromSite(reachableAt(formerUrl, process.env))
		: async () => null;
	const app = await installBundle({ state: scratch, build, readFormer });
	const config = toWranglerConfig(bundle, plan, { ...known, migrations: inRoot("migrations") });
	return writeJson(path.join(app, "server", "wrangler.json"), config);
}

/** Applies what the database lacks. */
export async function migrate({ wrangler, scratch, config }) {
	// A database of a release before the baseline lacks earlier ones, too: another folder, the same database.
	const folder = path.join(scratch, "earlier");
	mkdirSync(folder, { recursive: true });
	const { account_id, name, d1_databases } = JSON.parse(readFileSync(config, "utf8"));
	const earlier = writeJson(path.join(folder, "wrangler.json"), {
		account_id,
		name,
		d1_databases: d1_databases.map((one) => ({
			...one,
			migrations_dir: inRoot("migrations", "earlier"),
		})),
	});
	return applyMigrations(wrangler, ["--remote"], { config, earlier });
}

/**
 * Sends the code with its settings; what is not named among them stays as it is at the platform.
 * @param {{ wrangler: ReturnType<typeof wranglerIn>, scratch: string, config: string, build: string,
 *   secrets: Record<string, string> }} options
 */
export async function send({ wrangler, scratch, config, build, secrets }) {
	const file = writeJson(path.join(scratch, "secrets.json"), secrets);
	const named = ["--tag", build.slice(0, TAG_LENGTH), "--message", "npm run deploy"];
	const result = await wrangler([
		"deploy",
		"--config",
		config,
		"--keep-vars",
		...named,
		...(Object.keys(secrets).length > 0 ? ["--secrets-file", file] : []),
	]);
	if (result.code !== 0 && result.output.includes(FREE_PLAN_CODE)) console.error(WORDS.cpuRefused);
	return result;
}

/** Takes settings away, all at once: half of a group of settings is one the product refuses. */
export function removeSettings({ wrangler, scratch, config, names }) {
	const file = writeJson(
		path.join(scratch, "removed.json"),
		Object.fromEntries(names.map((name) => [name, null])),
	);
	return wrangler(["secret", "bulk", file, "--config", config]);
}
