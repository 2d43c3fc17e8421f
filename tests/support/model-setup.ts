/** Starts a model's endpoint beside the tests in workerd, which cannot start a process themselves. */
import type { TestProject } from "vitest/node";
import { type ModelEmulator, startModelEmulator } from "#tests/emulators/openai/start.ts";

declare module "vitest" {
	export interface ProvidedContext {
		models: ModelEmulator;
	}
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const { stop, ...address } = await startModelEmulator();
	project.provide("models", address);
	return stop;
}
