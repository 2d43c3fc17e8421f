/** Starts a shop's site beside the tests in workerd, which cannot start a process themselves. */
import type { TestProject } from "vitest/node";
import { type SiteAddress, startSite } from "#tests/emulators/site/start.ts";

declare module "vitest" {
	export interface ProvidedContext {
		site: SiteAddress;
	}
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const { stop, ...address } = await startSite();
	project.provide("site", address);
	return stop;
}
