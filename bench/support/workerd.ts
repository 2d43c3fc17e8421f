/** One `workerd serve`, without anything between it and who calls; what it costs is read from /proc. */
import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { toolPath } from "#scripts/local/paths.mjs";
import { delay, descendants, stop } from "#scripts/local/process.mjs";
import { findFreePort, HOST } from "#scripts/local/serve.mjs";

const READY_TIMEOUT_MS = 60_000;
const POLL_MS = 20;

export interface Arm {
	url: string;
	/** Milliseconds of processor it has used so far, everything it started included. */
	cpuMs: () => number;
	/** Resident memory, MB. */
	memoryMb: () => number;
	stop: () => Promise<void>;
}

/** A process that serves; waits for its first answer at `ready`. */
export async function startArm(
	command: string,
	args: readonly string[],
	{ port, ready = "/", cwd }: { port: number; ready?: string; cwd?: string },
): Promise<Arm> {
	const child = spawn(command, args, {
		stdio: ["ignore", "ignore", process.env["BENCH_LOG"] === "1" ? "inherit" : "ignore"],
		...(cwd === undefined ? {} : { cwd }),
	});
	const url = `http://${HOST}:${port}`;
	const arm: Arm = {
		url,
		cpuMs: () => family(child).reduce((sum, pid) => sum + cpuOf(pid), 0),
		memoryMb: () => family(child).reduce((sum, pid) => sum + memoryOf(pid), 0),
		stop: () => stop(child),
	};
	try {
		await waitForAnswer(`${url}${ready}`, child);
	} catch (error) {
		await arm.stop();
		throw error;
	}
	return arm;
}

/** Serves a configuration that listens at `port`. */
export function startWorkerd(
	folder: string,
	config: string,
	{ inspector, ...options }: { port: number; ready?: string; inspector?: number | undefined },
): Promise<Arm> {
	const file = path.join(folder, `bench-${options.port}.capnp`);
	writeFileSync(file, config);
	return startArm(
		toolPath("workerd"),
		[
			"serve",
			"--experimental",
			"--import-path=/",
			...(inspector === undefined ? [] : [`--inspector-addr=${HOST}:${inspector}`]),
			file,
		],
		options,
	);
}

/** A free port. */
export const freePort = findFreePort;

async function waitForAnswer(address: string, child: ChildProcess): Promise<void> {
	const deadline = Date.now() + READY_TIMEOUT_MS;
	while (Date.now() < deadline && child.exitCode === null) {
		try {
			const answer = await fetch(address, {
				redirect: "manual",
				signal: AbortSignal.timeout(10_000),
			});
			await answer.body?.cancel();
			return;
		} catch {
			// It does not listen yet.
		}
		await delay(POLL_MS);
	}
	throw new Error(`${address} did not answer`);
}

const family = ({ pid }: ChildProcess) => (pid === undefined ? [] : [pid, ...descendants(pid)]);

/** Nanoseconds on a processor stand first in a thread's schedstat. */
function cpuOf(pid: number): number {
	try {
		return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
			const [ns = "0"] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ");
			return sum + Number(ns) / 1e6;
		}, 0);
	} catch {
		return 0;
	}
}

function memoryOf(pid: number): number {
	try {
		const [, kb = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
		return Number(kb) / 1024;
	} catch {
		return 0;
	}
}
