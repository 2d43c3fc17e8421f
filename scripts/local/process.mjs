/** Child processes with a bounded time, killed by pid together with what they started. */
import { execFileSync, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

const KILL_AFTER_MS = 5_000;
const running = new Set();

/**
 * Runs a command to its end, its output going straight to ours.
 * @param {string} command
 * @param {string[]} args
 * @param {{ timeoutMs: number, cwd?: string, env?: Record<string, string | undefined>, quiet?: boolean }} options
 *   `quiet` keeps the output and returns it instead.
 * @returns {Promise<{ code: number, timedOut: boolean, output: string }>} code 124 when it took too long
 */
export function run(command, args, options) {
	return new Promise((resolve) => {
		const child = spawn(command, args, {
			cwd: options.cwd,
			env: { ...process.env, ...options.env },
			stdio: ["ignore", options.quiet ? "pipe" : "inherit", options.quiet ? "pipe" : "inherit"],
		});
		running.add(child);
		let output = "";
		child.stdout?.on("data", (bytes) => (output += bytes));
		child.stderr?.on("data", (bytes) => (output += bytes));
		let timedOut = false;
		const timer = setTimeout(() => {
			timedOut = true;
			void stop(child);
		}, options.timeoutMs);
		const end = (code, problem) => {
			clearTimeout(timer);
			running.delete(child);
			resolve({ code: timedOut ? 124 : code, timedOut, output: output + problem });
		};
		child.on("error", (error) => end(127, `${command}: ${error.message}\n`));
		child.on("close", (code) => end(code ?? 1, ""));
	});
}

/** Ends a child and everything it started: asks first, kills after five seconds. */
export async function stop(child) {
	if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
	const family = [child.pid, ...descendants(child.pid)];
	const gone = new Promise((resolve) => child.once("exit", resolve));
	child.kill("SIGTERM");
	const patience = new AbortController();
	await Promise.race([gone, delay(KILL_AFTER_MS, patience.signal)]);
	patience.abort();
	for (const pid of family) if (isAlive(pid)) signal(pid, "SIGKILL");
}

/** Ends every command `run` has under way. */
export async function stopAll() {
	await Promise.all([...running].map((child) => stop(child)));
}

/** Ids of the processes below `pid`, nearest first. */
export function descendants(pid) {
	const parents = listParents();
	const found = [];
	for (let layer = [pid]; layer.length > 0; found.push(...layer)) {
		layer = parents.filter(([, parent]) => layer.includes(parent)).map(([id]) => id);
	}
	return found;
}

/** @returns {[number, number][]} each process with its parent; none where the system does not tell */
function listParents() {
	try {
		return readdirSync("/proc")
			.filter((name) => /^\d+$/.test(name))
			.map((name) => [Number(name), parentOf(name)]);
	} catch {
		return parentsByPs();
	}
}

/** Where there is no /proc. */
function parentsByPs() {
	try {
		const lines = execFileSync("ps", ["-axo", "pid=,ppid="], { encoding: "utf8" });
		return lines
			.trim()
			.split("\n")
			.map((line) => line.trim().split(/\s+/).map(Number));
	} catch {
		return [];
	}
}

/** Id of the parent of a process; null where the system has no /proc or the process is gone. */
export function parentOf(pid) {
	try {
		// The command's name is in brackets and may hold spaces; the parent is the second field after it.
		const fields = readFileSync(`/proc/${pid}/stat`, "utf8");
		return Number(fields.slice(fields.lastIndexOf(")") + 2).split(" ")[1]);
	} catch {
		return null;
	}
}

/** Whether a process is a shell that runs one command (`sh -c …`), as npm starts for a script. */
export function isShellOf(pid) {
	try {
		return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0")[1] === "-c";
	} catch {
		return false;
	}
}

/** Whether a process of this id exists. */
export function isAlive(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}

/** Sends a signal; a process that is gone is no trouble. */
export function signal(pid, name) {
	try {
		process.kill(pid, name);
	} catch {
		// It ended between the look and the signal.
	}
}

/** Waits; an aborted wait ends at once and no longer keeps the process alive. */
export function delay(ms, signal) {
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, ms);
		signal?.addEventListener("abort", () => {
			clearTimeout(timer);
			resolve();
		});
	});
}
