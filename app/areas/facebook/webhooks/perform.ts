import type { RouterContextProvider } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { PermissionView } from "#app/contracts/facebook.ts";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { WebhooksIntent, WebhooksRequest } from "./forms.ts";

/** Null code: done. */
export interface WebhooksAnswer {
	intent: WebhooksIntent | null;
	code: ErrorCode | null;
	/** Meta's own words on a refusal, when it has some for people. */
	message: string | null;
	traceId: string | null;
	/** Of `permissions` only. */
	permissions: PermissionView[] | null;
}

type Refusal = { code: ErrorCode; message?: string | null; traceId?: string | null };

export const refused = (
	intent: WebhooksIntent | null,
	{ code, message = null, traceId = null }: Refusal,
): WebhooksAnswer => ({ intent, code, message, traceId, permissions: null });

const done = (
	intent: WebhooksIntent,
	permissions: PermissionView[] | null = null,
): WebhooksAnswer => ({ intent, code: null, message: null, traceId: null, permissions });

/** Does what the page of webhooks asks. */
export async function performWebhooksRequest(
	request: WebhooksRequest,
	context: Readonly<RouterContextProvider>,
): Promise<WebhooksAnswer> {
	const services = context.get(servicesContext);
	const signedIn = context.get(signedInContext);
	const { intent } = request;
	switch (intent) {
		case "create": {
			const { intent: _, ...draft } = request;
			return told(intent, await services.facebookWebhooks.create(signedIn, draft));
		}
		case "test":
			return told(intent, await services.facebookWebhooks.test(signedIn, request.id));
		case "remove":
			return told(intent, await services.facebookWebhooks.remove(signedIn, request.id));
		case "leave":
			return told(intent, await services.facebookLogin.remove(signedIn));
		case "permissions": {
			const listed = await services.facebookPermissions.list(signedIn);
			return listed.ok ? done(intent, listed.permissions) : refused(intent, listed.fault);
		}
	}
}

const told = (
	intent: WebhooksIntent,
	outcome: { ok: true } | ({ ok: false } & Refusal),
): WebhooksAnswer => (outcome.ok ? done(intent) : refused(intent, outcome));
