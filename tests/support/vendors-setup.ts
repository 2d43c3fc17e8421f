/** Starts the vendors' emulator beside the tests in workerd, which cannot start a process themselves. */
import type { TestProject } from "vitest/node";
import { startVendors } from "#tests/emulators/vendors/start.ts";

declare module "vitest" {
	export interface ProvidedContext {
		vendors: { url: string; host: string; vendorHosts: Record<string, string> };
	}
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const { url, host, vendorHosts, stop } = await startVendors();
	project.provide("vendors", { url, host, vendorHosts });
	return stop;
}
