/** Runs once for the workers' tests, outside workerd: they cannot start a process themselves. */
import type { TestProject } from "vitest/node";
import { startMailEmulator } from "../emulators/mail/start.ts";

declare module "vitest" {
	interface ProvidedContext {
		mailEmulator: { url: string; httpHost: string; smtpHost: string; smtpPort: number };
	}
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const { stop, ...addresses } = await startMailEmulator();
	project.provide("mailEmulator", addresses);
	return stop;
}
