/** Starts Stripe emulators beside the tests in workerd, which cannot start a process themselves. */
import type { TestProject } from "vitest/node";
import { startStripeEmulator } from "#tests/emulators/stripe/start.ts";

/** One for each file that sets faults: files run side by side. */
export interface StripeAddresses {
	services: { url: string; host: string };
	api: { url: string; host: string };
}

declare module "vitest" {
	export interface ProvidedContext {
		stripe: StripeAddresses;
	}
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const [services, api] = await Promise.all([startStripeEmulator(), startStripeEmulator()]);
	const addressOf = ({ url, host }: typeof services) => ({ url, host });
	project.provide("stripe", { services: addressOf(services), api: addressOf(api) });
	return async () => {
		await Promise.all([services.stop(), api.stop()]);
	};
}
