/** Secrets of this machine, made once, and the settings a local server runs with. */
import { randomBytes } from "node:crypto";
import {
	closeSync,
	existsSync,
	fsyncSync,
	mkdirSync,
	openSync,
	readFileSync,
	renameSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { inRoot } from "./paths.mjs";

export const SECRETS = ["AUTH_SECRET", "MASTER_KEY"];

/**
 * Writes the file of variables the server reads: `.dev.vars`, then the environment, then the keys of the folder.
 * @param {{ state: string, port: number, environment: "local", keys: Record<string, string> }} options
 *   `keys`: what keysOf gave
 * @returns {string} path of the file, readable by its owner only
 */
export function writeSettings({ state, port, environment, keys }) {
	mkdirSync(state, { recursive: true, mode: 0o700 });
	const settings = {
		PUBLIC_URL: `http://localhost:${port}`,
		...readIfThere(inRoot(".dev.vars")),
		...chosenInEnvironment(),
		...keys,
		PORT: String(port),
		PROSA_ENV: environment,
	};
	const file = path.join(state, "server.env");
	writePrivate(file, settings);
	return file;
}

/**
 * Random secrets, drawn at the first call and kept.
 * @param {string} file
 * @param {Record<string, string>} others written beside them
 * @returns {Record<string, string>} everything the file now holds
 */
export function ensureSecrets(file, others = {}) {
	const kept = readIfThere(file);
	const all = { ...kept, ...others };
	for (const name of SECRETS) all[name] ||= randomBytes(32).toString("base64url");
	if (JSON.stringify(all) !== JSON.stringify(kept)) writePrivate(file, all);
	return all;
}

/** Names of every setting: those of .dev.vars.example, so that a new one is written down in one place. */
export const settingNames = () =>
	[...readFileSync(inRoot(".dev.vars.example"), "utf8").matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(
		(match) => match[1],
	);

function chosenInEnvironment() {
	return Object.fromEntries(
		settingNames()
			.filter((name) => process.env[name] && !["PORT", ...SECRETS].includes(name))
			.map((name) => [name, process.env[name]]),
	);
}

/** @returns {Record<string, string>} the variables of a file; none where there is no file */
export function readIfThere(file) {
	return existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
}

function writePrivate(file, values) {
	const lines = Object.entries(values).map(([name, value]) => `${name}=${quote(name, value)}`);
	writeWhole(file, `${lines.join("\n")}\n`);
}

/** All of it or nothing, on the disk and readable by its owner only: a full disk or a cut leaves the earlier file. */
export function writeWhole(file, text) {
	const fresh = `${file}.${process.pid}.new`;
	const handle = openSync(fresh, "w", 0o600);
	try {
		writeFileSync(handle, text);
		fsyncSync(handle);
	} finally {
		closeSync(handle);
	}
	renameSync(fresh, file);
}

function quote(name, value) {
	if (/[\n\r]/.test(value)) throw new Error(`${name} não pode ter mais de uma linha.`);
	if (/^[\w.:/@,+=-]*$/.test(value)) return value;
	const mark = ['"', "'", "`"].find((candidate) => !value.includes(candidate));
	if (!mark) throw new Error(`${name} não pode conter os três tipos de aspas.`);
	return `${mark}${value}${mark}`;
}
