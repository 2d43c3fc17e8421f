/** One server per state folder: two would write to the same databases. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isAlive } from "./process.mjs";

/**
 * @param {string} state an existing folder
 * @returns {(() => void) | null} gives the folder back; null when a living server holds it
 */
export function claimState(state) {
	const file = path.join(state, "server.pid");
	const holder = readPid(file);
	if (holder !== null && holder !== process.pid && isAlive(holder)) return null;
	writeFileSync(file, String(process.pid));
	return () => rmSync(file, { force: true });
}

function readPid(file) {
	try {
		return Number(readFileSync(file, "utf8")) || null;
	} catch {
		return null;
	}
}
