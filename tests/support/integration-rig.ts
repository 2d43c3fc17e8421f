import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { inject } from "vitest";
import type { HealthJob } from "#app/contracts/integrations.ts";
import type { VendorRequest } from "#tests/emulators/vendors/answers.ts";
import { createServices } from "#workers/services/index.ts";
import worker from "../workers/entry.ts";
import { bindings } from "./sign-in.ts";

/** A deployment whose vendors are the emulator and whose queue is in the test's hands. */
export function createIntegrationRig(change: Record<string, unknown> = {}) {
	const vendors = inject("vendors");
	const queued: HealthJob[] = [];
	const env = {
		...bindings,
		ALLOWED_PRIVATE_HOSTS: vendors.host,
		VENDOR_HOSTS: Object.entries(vendors.vendorHosts)
			.map((pair) => pair.join("="))
			.join(","),
		HEALTH_CHECKS: {
			sendBatch: (messages: { body: HealthJob }[]) => {
				queued.push(...messages.map(({ body }) => body));
				return Promise.resolve();
			},
		},
		...change,
	} as unknown as Env;
	let ahead = 0;
	return {
		env,
		queued,
		url: vendors.url,
		services: () =>
			createServices(env, {
				defer: (work) => void work.catch(() => null),
				now: () => Date.now() + ahead,
			}),
		/** Moves the services' clock, and with it everything that is due. */
		later: (ms: number) => void (ahead += ms),
		async calls(): Promise<VendorRequest[]> {
			return (await (await fetch(`${vendors.url}/__emulator/calls`)).json()) as VendorRequest[];
		},
		/** Works off everything queued through the consumer of the queue. */
		async consume() {
			const batch = createMessageBatch(
				"health-checks",
				queued.splice(0).map((body, n) => ({
					id: `m${n}`,
					body,
					attempts: 1,
					timestamp: new Date(),
				})),
			);
			const ctx = createExecutionContext();
			await worker.queue(batch, env, ctx);
			return getQueueResult(batch, ctx);
		},
	};
}
