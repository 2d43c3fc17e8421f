/** Starts Facebook's emulator beside the tests in workerd, which cannot start a process themselves. */
import type { TestProject } from "vitest/node";
import { type GraphEmulator, startGraph } from "#tests/emulators/graph/start.ts";

declare module "vitest" {
	export interface ProvidedContext {
		graph: GraphEmulator;
	}
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const { stop, ...graph } = await startGraph();
	project.provide("graph", graph);
	return stop;
}
