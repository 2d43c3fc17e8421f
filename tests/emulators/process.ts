import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";

const START_TIMEOUT_MS = 20_000;

/**
 * Starts an emulator as a process of its own and waits for its first line, which says in JSON where
 * it listens. It ends when `stop` is called, or when its input ends with us.
 */
export async function startProcess<Ready>(
	main: string,
	args: readonly string[] = [],
): Promise<{ ready: Ready; stop: () => Promise<void> }> {
	const child = spawn(process.execPath, [main, "--stop-with-parent", ...args], {
		stdio: ["pipe", "pipe", "inherit"],
	});
	return { ready: JSON.parse(await firstLine(child)) as Ready, stop: () => stop(child) };
}

function firstLine(child: ChildProcess): Promise<string> {
	return new Promise((resolve, reject) => {
		if (!child.stdout) throw new Error("the emulator has no output");
		const timer = setTimeout(
			() => reject(new Error("the emulator did not start")),
			START_TIMEOUT_MS,
		);
		child.once("exit", (code) => reject(new Error(`the emulator ended with ${code}`)));
		createInterface(child.stdout).once("line", (line) => {
			clearTimeout(timer);
			resolve(line);
		});
	});
}

function stop(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null) return Promise.resolve();
	return new Promise((resolve) => {
		child.once("exit", () => resolve());
		child.kill("SIGTERM");
	});
}
