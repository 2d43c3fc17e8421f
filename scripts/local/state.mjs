/** One server per state folder: two would write to the same databases. */
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { writeWhole } from "./settings.mjs";
import { delay, descendants, isAlive, signal } from "./process.mjs";

const PS_TIMEOUT_MS = 5_000;
const END_TIMEOUT_MS = 5_000;
const END_POLL_MS = 50;

/** @typedef {{ pid: number, since: string }} Holder `since` tells a process from a later one of the same number */

/**
 * Takes a state folder. What an earlier server left behind without its owner is ended first: it would go on
 * writing. A number that another program uses by now belongs to nobody of ours.
 * @param {string} state an existing folder
 * @returns {Promise<{ note: () => void, endNoted: () => Promise<void>, release: () => void } | { heldBy: number }>}
 *   `note` writes down the processes of this server as they are now, `endNoted` ends all of them but this one: what
 *   a killed parent left would keep the port; `heldBy` is the living server's process
 */
export async function claimState(state) {
	const file = path.join(state, "server.pid");
	const [owner, ...others] = readHolders(file);
	if (owner !== undefined && owner.pid !== process.pid && isStillThere(owner))
		return { heldBy: owner.pid };
	await endAll(others);
	const note = () => {
		const family = [process.pid, ...descendants(process.pid)];
		const holders = family.map((pid) => ({ pid, since: startOf(pid) }));
		writeWhole(file, JSON.stringify(holders.filter(({ since }) => since !== "")));
	};
	note();
	const endNoted = () => endAll(readHolders(file).filter(({ pid }) => pid !== process.pid));
	return { note, endNoted, release: () => rmSync(file, { force: true }) };
}

/** Their port is free only once they are gone. */
async function endAll(holders) {
	for (const left of holders) if (isStillThere(left)) signal(left.pid, "SIGKILL");
	const deadline = Date.now() + END_TIMEOUT_MS;
	while (holders.some(isStillThere) && Date.now() < deadline) await delay(END_POLL_MS);
}

const isStillThere = ({ pid, since }) => isAlive(pid) && startOf(pid) === since;

/**
 * When a process began, in the system's own words; "" when it is gone.
 * Since boot on Linux, so the boot is named too.
 */
function startOf(pid) {
	try {
		const fields = readFileSync(`/proc/${pid}/stat`, "utf8");
		const ticks = fields.slice(fields.lastIndexOf(")") + 2).split(" ")[19];
		return `${ticks} ${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}`;
	} catch {
		return process.platform === "linux" ? "" : startByPs(pid);
	}
}

function startByPs(pid) {
	try {
		const options = { encoding: "utf8", timeout: PS_TIMEOUT_MS };
		return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], options).trim();
	} catch {
		return "";
	}
}

/** @returns {Holder[]} the server itself first; none where the file is missing, cut or of an earlier release */
function readHolders(file) {
	try {
		const holders = JSON.parse(readFileSync(file, "utf8"));
		return Array.isArray(holders) ? holders.filter(({ pid, since }) => pid > 0 && since) : [];
	} catch {
		return [];
	}
}
