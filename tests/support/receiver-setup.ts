/** Starts a customer's endpoint beside the tests in workerd, which cannot start a process themselves. */
import type { TestProject } from "vitest/node";
import { type ReceiverAddress, startReceiver } from "#tests/emulators/receiver/start.ts";

declare module "vitest" {
	export interface ProvidedContext {
		receiver: ReceiverAddress;
	}
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const { stop, ...address } = await startReceiver();
	project.provide("receiver", address);
	return stop;
}
