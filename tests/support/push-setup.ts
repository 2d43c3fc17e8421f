/** Starts a push service beside the tests in workerd, which cannot start a process themselves. */
import type { TestProject } from "vitest/node";
import { type PushAddress, startPush } from "#tests/emulators/push/start.ts";

declare module "vitest" {
	export interface ProvidedContext {
		push: PushAddress;
	}
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const { stop, ...address } = await startPush();
	project.provide("push", address);
	return stop;
}
