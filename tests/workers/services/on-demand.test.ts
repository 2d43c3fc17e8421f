import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { api } from "#workers/api/index.ts";
import { createServices } from "#workers/services/index.ts";

test("a gateway's call makes the services of gateways and no other", async () => {
	const services = createServices(env, { defer: () => undefined });
	const call = new Request("http://prosa.test/webhooks/evolution/nobody.AAAAAAAAAAAAAAAAAAAAAAAA", {
		method: "POST",
		body: "{}",
	});
	const answer = await api.fetch(call, { services, requestId: "r" }, createExecutionContext());
	expect(answer.status).toBe(404);
	expect(services.takeRenewals()).toEqual([]);
	const made = Object.entries(Object.getOwnPropertyDescriptors(services))
		.filter(([, shown]) => "value" in shown)
		.map(([name]) => name);
	expect(made.toSorted()).toEqual(["gatewayWebhooks", "takeRenewals"]);
});
