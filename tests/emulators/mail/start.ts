import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";

export interface MailEmulator {
	/** Resend's API and the control paths. */
	url: string;
	/** `127.0.0.1:<port>` of each, for the list of allowed private hosts. */
	httpHost: string;
	smtpHost: string;
	smtpPort: number;
	stop: () => Promise<void>;
}

const START_TIMEOUT_MS = 20_000;

/** Starts the emulated providers as a process of their own and waits until they listen. */
export async function startMailEmulator(): Promise<MailEmulator> {
	const main = path.join(import.meta.dirname, "main.ts");
	// Its input ends with us, and so does it.
	const child = spawn(process.execPath, [main], { stdio: ["pipe", "pipe", "inherit"] });
	const line = await new Promise<string>((resolve, reject) => {
		const timer = setTimeout(() => reject(new Error("did not start")), START_TIMEOUT_MS);
		child.once("exit", (code) => reject(new Error(`the emulator ended with ${code}`)));
		createInterface(child.stdout).once("line", (first) => {
			clearTimeout(timer);
			resolve(first);
		});
	});
	const { http, smtp } = JSON.parse(line) as { http: number; smtp: number };
	return {
		url: `http://127.0.0.1:${http}`,
		httpHost: `127.0.0.1:${http}`,
		smtpHost: `127.0.0.1:${smtp}`,
		smtpPort: smtp,
		stop: () =>
			new Promise((resolve) => {
				child.once("exit", () => resolve());
				child.kill("SIGTERM");
			}),
	};
}
