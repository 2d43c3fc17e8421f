/** A Chromium for the browser tests: named, the system's, Playwright's own, else installed. */
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { ROOT, toolPath } from "../local/paths.mjs";
import { run } from "../local/process.mjs";

/** The headless shell first: the same engine without a window to draw, in about half the time. */
const SYSTEM = [
	"/usr/bin/chromium-headless-shell",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome-stable",
	"/usr/bin/google-chrome",
	"/snap/bin/chromium",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const ASK_TIMEOUT_MS = 30_000;
const LISTS_TIMEOUT_MS = 3 * 60_000;
const INSTALL_TIMEOUT_MS = 8 * 60_000;

/** @returns {Promise<{ path: string | null, reason?: string }>} reason says in words why there is none */
export async function findOrInstallChromium() {
	const named = process.env.CHROMIUM_PATH;
	if (named) {
		if (await answers(named)) return { path: named };
		return { path: null, reason: `CHROMIUM_PATH=${named} does not start` };
	}
	const found = await find();
	if (found !== null) return { path: found };
	console.log("Nenhum Chromium encontrado; instalando…");
	const tried = await install();
	const installed = await find();
	if (installed !== null) return { path: installed };
	return {
		path: null,
		reason: `no Chromium: ${tried}. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH`,
	};
}

async function find() {
	for (const place of [...SYSTEM, ...playwrightsOwn()]) {
		if (isExecutable(place) && (await answers(place))) return place;
	}
	return null;
}

/** Executables `playwright install` left in its cache, newest first. */
function playwrightsOwn() {
	const caches = [
		process.env.PLAYWRIGHT_BROWSERS_PATH,
		path.join(homedir(), ".cache", "ms-playwright"),
		path.join(homedir(), "Library", "Caches", "ms-playwright"),
	];
	return caches
		.filter((cache) => cache && existsSync(cache))
		.flatMap((cache) =>
			readdirSync(cache)
				.filter((name) => name.startsWith("chromium"))
				.sort()
				.reverse()
				.flatMap((name) =>
					["chrome-linux64/chrome", "chrome-linux/chrome", "chrome-linux/headless_shell"].map(
						(end) => path.join(cache, name, end),
					),
				),
		);
}

/** Debian's package when we may install it, else Playwright's download. Returns what happened, in words. */
async function install() {
	const outcomes = [];
	if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
		const env = { DEBIAN_FRONTEND: "noninteractive" };
		await run("apt-get", ["-q", "update"], { timeoutMs: LISTS_TIMEOUT_MS, env, quiet: true });
		for (const name of ["chromium-headless-shell", "chromium"]) {
			const result = await run(
				"apt-get",
				["-q", "install", "-y", "--no-install-recommends", name],
				{ timeoutMs: INSTALL_TIMEOUT_MS, env, quiet: true },
			);
			if (result.code === 0) return `installed ${name} with apt-get`;
			outcomes.push(describe(`apt-get ${name}`, result));
		}
	}
	const result = await run(toolPath("playwright"), ["install", "chromium"], {
		cwd: ROOT,
		timeoutMs: INSTALL_TIMEOUT_MS,
		quiet: true,
	});
	outcomes.push(describe("playwright install", result));
	return outcomes.join("; ");
}

function describe(name, result) {
	if (result.timedOut) return `${name} did not end in time`;
	const last = result.output.trim().split("\n").at(-1) ?? "";
	return result.code === 0 ? `${name} succeeded` : `${name} failed (${last.slice(0, 160)})`;
}

async function answers(place) {
	const result = await run(place, ["--version", "--no-sandbox"], {
		timeoutMs: ASK_TIMEOUT_MS,
		quiet: true,
	});
	return result.code === 0 && /chrom/i.test(result.output);
}

function isExecutable(place) {
	try {
		accessSync(place, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
