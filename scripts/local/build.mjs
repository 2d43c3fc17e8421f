/** The production bundle: built once per state of the sources. */
import { createHash, randomBytes } from "node:crypto";
import {
	closeSync,
	existsSync,
	openSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";
import { inRoot, MODULES, OWN_NODE, ROOT } from "./paths.mjs";
import { delay, isAlive, run } from "./process.mjs";

const BUILD_TIMEOUT_MS = 5 * 60_000;
const LOCK_TIMEOUT_MS = 6 * 60_000;
const SOURCES = [
	"app",
	"workers",
	"durable-objects",
	"public",
	"package-lock.json",
	"package.json",
	"react-router.config.ts",
	"tsconfig.json",
	...readdirSync(ROOT).filter((name) => /^vite\.[\w-]+\.ts$/u.test(name)),
	"wrangler.toml",
];
const STAMP = inRoot("build", ".sources");
const LOCK = path.join(MODULES, ".prosa-build.lock");

/**
 * Builds unless `build/` already came from these very sources.
 * @returns {Promise<{ ok: boolean, built: boolean, id: string }>} `id` names this build: another build of the same
 *   sources has another, so that nobody goes on serving what was thrown away
 */
export async function ensureBuilt() {
	const release = await takeLock();
	try {
		const hash = hashSources();
		const [builtFrom, builtAs] = existsSync(STAMP) ? readFileSync(STAMP, "utf8").split(" ") : [];
		if (builtFrom === hash && builtAs) return { ok: true, built: false, id: builtAs };
		rmSync(inRoot("build"), { recursive: true, force: true });
		const result = await run(OWN_NODE, [path.join(MODULES, "@react-router/dev/bin.cjs"), "build"], {
			cwd: ROOT,
			timeoutMs: BUILD_TIMEOUT_MS,
			quiet: true,
			env: { NODE_ENV: "production", CLOUDFLARE_ENV: undefined },
		});
		if (result.code !== 0) {
			console.error(result.output);
			return { ok: false, built: true, id: "" };
		}
		const id = `${hash.slice(0, 16)}-${randomBytes(4).toString("hex")}`;
		// A source that changed meanwhile may be in one half of the bundle only: the next start builds again.
		if (hashSources() === hash) writeFileSync(STAMP, `${hash} ${id}`);
		return { ok: true, built: true, id };
	} finally {
		release();
	}
}

/** SHA-256 over names and bytes of everything the bundle is made of. */
export function hashSources() {
	const hash = createHash("sha256");
	for (const source of SOURCES) {
		const start = inRoot(source);
		if (existsSync(start)) addToHash(hash, start);
	}
	return hash.digest("hex");
}

function addToHash(hash, place) {
	if (statSync(place).isDirectory()) {
		for (const name of readdirSync(place).sort()) addToHash(hash, path.join(place, name));
		return;
	}
	const bytes = readFileSync(place);
	hash.update(`${path.relative(ROOT, place)}\0${bytes.length}\0`).update(bytes);
}

/** Two commands at once (a server and the tests) must not build into one folder. */
async function takeLock() {
	const deadline = Date.now() + LOCK_TIMEOUT_MS;
	for (;;) {
		try {
			const file = openSync(LOCK, "wx");
			writeFileSync(file, String(process.pid));
			closeSync(file);
			return () => rmSync(LOCK, { force: true });
		} catch (error) {
			if (error.code !== "EEXIST") throw error;
		}
		const holder = Number(readHolder());
		if (holder > 0 && !isAlive(holder)) rmSync(LOCK, { force: true });
		else if (Date.now() > deadline)
			throw new Error(`Outra compilação está presa (processo ${holder}).`);
		else await delay(200);
	}
}

function readHolder() {
	try {
		return readFileSync(LOCK, "utf8");
	} catch {
		return "";
	}
}
