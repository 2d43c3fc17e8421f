/**
 * Installs what is missing and hands over to the Node that npm installed.
 * Must run on Node 20 before anything is installed: no dependency, no newer syntax.
 */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { inRoot, MODULES, OWN_NODE, ROOT } from "./local/paths.mjs";
import { isAlive, isShellOf, parentOf, run } from "./local/process.mjs";

const INSTALL_TIMEOUT_MS = 15 * 60_000;
const PARENT_CHECK_MS = 500;
/** Set in the second life of a script, where everything is known to be installed. */
const READY = "PROSA_READY";

/**
 * Runs `main` on our own Node with our own tools first in PATH; installs before, when needed.
 * @param {string} scriptUrl the caller's import.meta.url; imported by another script, it does nothing
 * @param {(args: string[]) => Promise<number>} main returns the exit code
 */
export async function runOnOwnNode(scriptUrl, main) {
	const script = fileURLToPath(scriptUrl);
	if (realpathSync(process.argv[1] ?? "") !== script) return;
	if (process.env[READY] === "1") {
		process.exitCode = await main(process.argv.slice(2));
		return;
	}
	if (!(await install())) process.exit(1);
	process.exitCode = await relaunch(script, process.argv.slice(2));
}

/** Installs exactly what the lockfile names, unless node_modules already holds it. */
async function install() {
	const reason = missing();
	if (reason === null) return true;
	console.log(`Instalando dependências (${reason})…`);
	let result = await npm(["ci"], true);
	if (result.code !== 0 && /in sync/.test(result.output)) {
		// A registry that lacks other systems' binaries leaves them out of the lockfile, and `npm ci`
		// calls that a difference. `npm install` keeps the same versions and checksums and goes on.
		result = await npm(["install", "--no-save"], false);
	} else if (result.code !== 0) console.error(result.output);
	if (result.timedOut) console.error("npm não terminou em 15 minutos. A rede alcança o registro?");
	else if (result.code !== 0) console.error("A instalação falhou; a mensagem acima diz por quê.");
	else if (missing() === null) return true;
	else console.error(`Depois da instalação ainda falta: ${missing()}.`);
	return false;
}

function npm(args, quiet) {
	const script = process.env.npm_execpath;
	const [command, first] = script?.endsWith(".js") ? [process.execPath, [script]] : ["npm", []];
	return run(command, [...first, ...args, "--no-audit", "--no-fund", "--loglevel=error"], {
		cwd: ROOT,
		timeoutMs: INSTALL_TIMEOUT_MS,
		quiet,
	});
}

/** What the installed tree lacks, in words, or null. Compares npm's own record with the lockfile. */
function missing() {
	const record = path.join(MODULES, ".package-lock.json");
	if (!existsSync(record)) return "node_modules não existe";
	const wanted = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8")).packages;
	const installed = JSON.parse(readFileSync(record, "utf8")).packages;
	for (const [place, entry] of Object.entries(wanted)) {
		if (place === "" || (entry.optional && !installed[place])) continue;
		if (installed[place]?.version !== entry.version) return `${place} ${entry.version}`;
	}
	return existsSync(OWN_NODE) ? null : "o executável de Node 24";
}

/** The same script on node_modules' Node; signals pass through, the exit code comes back. */
function relaunch(script, args) {
	return new Promise((resolve) => {
		const child = spawn(OWN_NODE, [script, ...args], {
			cwd: ROOT,
			stdio: "inherit",
			env: {
				...process.env,
				[READY]: "1",
				PATH: `${path.join(MODULES, ".bin")}${path.delimiter}${process.env.PATH ?? ""}`,
				// Wrangler alone is loaded dozens of times in one run of the tests: what Node compiled once is kept.
				NODE_COMPILE_CACHE: path.join(MODULES, ".cache", "compiled"),
				WRANGLER_SEND_METRICS: "false",
				// Offline machines would wait for an answer nobody needs.
				CLOUDFLARE_CF_FETCH_ENABLED: "false",
			},
		});
		// From a terminal the child hears Ctrl+C by itself; we only wait for it to end.
		process.on("SIGINT", () => {});
		process.on("SIGTERM", () => child.kill("SIGTERM"));
		process.on("SIGHUP", () => child.kill("SIGTERM"));
		const callers = npmAbove();
		const watch = setInterval(() => {
			if (!callers.every(isAlive)) child.kill("SIGTERM");
		}, PARENT_CHECK_MS);
		watch.unref();
		child.on("error", (error) => {
			console.error(`Node 24 não pôde ser iniciado: ${error.message}`);
			resolve(1);
		});
		child.on("exit", (code, signal) => resolve(code ?? (signal === "SIGINT" ? 130 : 1)));
	});
}

/** npm and the shell between it and us: asked to end, npm ends that shell and forgets us. */
function npmAbove() {
	if (process.env.npm_lifecycle_event === undefined) return [];
	const above = parentOf(process.ppid);
	return above !== null && isShellOf(process.ppid) ? [process.ppid, above] : [process.ppid];
}

await runOnOwnNode(import.meta.url, async () => 0);
