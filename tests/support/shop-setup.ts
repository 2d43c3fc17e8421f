/** Starts a shop's own systems beside the tests in workerd, which cannot start a process themselves. */
import type { TestProject } from "vitest/node";
import { startShop } from "#tests/emulators/shop/start.ts";

declare module "vitest" {
	export interface ProvidedContext {
		shop: { url: string; host: string };
	}
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const { stop, url, host } = await startShop();
	project.provide("shop", { url, host });
	return stop;
}
