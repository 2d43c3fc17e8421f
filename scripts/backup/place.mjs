/** Which installation a command means: the one of this folder, or a deployed one. */
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { inRoot, stateFolder } from "../local/paths.mjs";

const DEFAULT_PORT = 8787;

/**
 * @param {string[]} args `--remote`: the deployed installation at PUBLIC_URL; without it the one `npm start` serves
 * @returns {import("./operator.mjs").Place | null} null: nobody said where
 */
export function findPlace(args) {
	if (!args.includes("--remote"))
		return { url: `http://localhost:${process.env.PORT || DEFAULT_PORT}`, state: stateFolder() };
	const file = inRoot(".env.production");
	const kept = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
	const url = process.env.PUBLIC_URL ?? kept.PUBLIC_URL;
	return url?.startsWith("https://") ? { url: url.replace(/\/$/, ""), state: null } : null;
}
