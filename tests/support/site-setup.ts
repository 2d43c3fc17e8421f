/** Starts a shop's site beside the tests in workerd, which cannot start a process themselves. */
import type { TestProject } from "vitest/node";
import { type SiteAddress, startSite } from "#tests/emulators/site/start.ts";

declare module "vitest" {
	export interface ProvidedContext {
		site: SiteAddress;
		/** Another one, for who counts its calls: files run side by side, and forget each other's. */
		previewedSite: SiteAddress;
	}
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const [site, previewed] = await Promise.all([startSite(), startSite()]);
	const told = ({ url, host }: SiteAddress): SiteAddress => ({ url, host });
	project.provide("site", told(site));
	project.provide("previewedSite", told(previewed));
	return async () => {
		await Promise.all([site.stop(), previewed.stop()]);
	};
}
