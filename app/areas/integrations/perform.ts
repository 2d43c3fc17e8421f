import type { RouterContextProvider } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { AutomationDelivery, IntegrationTest } from "#app/contracts/integrations.ts";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { Result } from "#app/domain/result.ts";
import type { IntegrationRequest, Intent } from "./forms.ts";

/** What came of a request; null code: done. What an intent does not bring is null. */
export interface IntegrationsAnswer {
	intent: Intent | null;
	code: ErrorCode | null;
	id: string | null;
	test: IntegrationTest | null;
	/** Shown once: it signs what an automation is told. */
	secret: string | null;
	deliveries: AutomationDelivery[] | null;
}

type Brought = Partial<Pick<IntegrationsAnswer, "id" | "test" | "secret" | "deliveries">>;

const NOTHING = { id: null, test: null, secret: null, deliveries: null };

export const refusal = (intent: Intent | null, code: ErrorCode): IntegrationsAnswer => ({
	...NOTHING,
	intent,
	code,
});

/** Does what the page asks. */
export async function performIntegrationRequest(
	request: IntegrationRequest,
	context: Readonly<RouterContextProvider>,
): Promise<IntegrationsAnswer> {
	const { intent } = request;
	const done = await ask(request, context);
	return done.ok ? { ...NOTHING, ...done.value, intent, code: null } : refusal(intent, done.code);
}

async function ask(
	request: IntegrationRequest,
	context: Readonly<RouterContextProvider>,
): Promise<Result<Brought, ErrorCode>> {
	const { integrations } = context.get(servicesContext);
	const signedIn = context.get(signedInContext);
	switch (request.intent) {
		case "create":
			return integrations.create(signedIn, request.filled);
		case "update":
			return bare(await integrations.update(signedIn, request.id, request.filled));
		case "test": {
			const input = { ...request.filled, id: request.id ?? null };
			const tested = await integrations.test(signedIn, input);
			return tested.ok ? { ok: true, value: { test: tested.value } } : tested;
		}
		case "check":
			return bare(await integrations.checkNow(signedIn, request.id ?? null));
		case "refresh":
			return bare(await integrations.refresh(signedIn, request.id));
		case "remove":
			return bare(await integrations.remove(signedIn, request.id));
		case "resume":
			return bare(await integrations.resume(signedIn, request.id));
		case "renew-secret":
			return integrations.renewSecret(signedIn, request.id);
		case "deliveries": {
			const read = await integrations.deliveries(signedIn, request.id);
			return read.ok ? { ok: true, value: { deliveries: read.value } } : read;
		}
		case "replay":
			return bare(await integrations.replay(signedIn, request.id, request.deliveryId));
	}
}

/** Done is all there is to say. */
const bare = (result: Result<unknown, ErrorCode>): Result<Brought, ErrorCode> =>
	result.ok ? { ok: true, value: {} } : result;

const STATUSES: Partial<Record<ErrorCode, number>> = {
	forbidden: 403,
	not_found: 404,
	conflict: 409,
	rate_limited: 429,
	unavailable: 503,
};
export const statusOf = (code: ErrorCode | null): number =>
	code === null ? 200 : (STATUSES[code] ?? 400);
