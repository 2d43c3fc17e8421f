import path from "node:path";
import { startProcess } from "../process.ts";

export interface MailEmulator {
	/** Resend's API and the control paths. */
	url: string;
	/** `127.0.0.1:<port>` of each, for the list of allowed private hosts. */
	httpHost: string;
	smtpHost: string;
	smtpPort: number;
	stop: () => Promise<void>;
}

/** Starts the emulated providers as a process of their own and waits until they listen. */
export async function startMailEmulator(): Promise<MailEmulator> {
	const main = path.join(import.meta.dirname, "main.ts");
	const { ready, stop } = await startProcess<{ http: number; smtp: number }>(main);
	const { http, smtp } = ready;
	return {
		url: `http://127.0.0.1:${http}`,
		httpHost: `127.0.0.1:${http}`,
		smtpHost: `127.0.0.1:${smtp}`,
		smtpPort: smtp,
		stop,
	};
}
