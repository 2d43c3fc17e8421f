import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { hideSecrets, hideSecretValues } from "#app/domain/net/redact.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { findEchoToken } from "#app/domain/settings/webhook-address.ts";
import { MAX_INPUT_LENGTH, type WebhookAnswer } from "#app/domain/settings/webhook-answer.ts";
import type {
	AutomationWebhook,
	WebhookOutcome,
} from "#workers/adapters/automation-webhook/port.ts";
import type { EchoService } from "./echo.ts";
import type { Limit } from "../limiter.ts";
import type { SettingsService } from "./settings.ts";

export interface N8nTestDeps {
	settings: Pick<SettingsService, "findWebhookAddress">;
	echo: Pick<EchoService, "answer">;
	webhook: AutomationWebhook;
	limit: Limit;
	/** A short-lived token that identifies the member to one host. */
	signBearer: (memberId: string, host: string) => string;
	now: () => number;
}

function parseJson(text: string): { value: unknown } | null {
	try {
		return { value: JSON.parse(text) };
	} catch {
		return null;
	}
}

/** The test of a member's own n8n address. */
export function createN8nTestService(deps: N8nTestDeps) {
	/** Our own echo is called directly; any other address through the guarded fetch. */
	async function post(
		signedIn: SignedIn,
		address: string,
		input: string,
	): Promise<Result<WebhookOutcome & { kind: "answer" }, ErrorCode>> {
		const token = findEchoToken(address);
		if (token !== null) {
			const bytes = new TextEncoder().encode(JSON.stringify({ input }));
			const echoed = await deps.echo.answer(token, bytes);
			if (!echoed.ok) return echoed;
			return ok({ kind: "answer", status: 200, text: echoed.value, isCut: false });
		}
		if (!URL.canParse(address)) return fail("url_not_allowed");
		const bearer = deps.signBearer(signedIn.member.id, new URL(address).host);
		const outcome = await deps.webhook.post({ url: address, body: { input }, bearer });
		if (outcome.kind === "refused_url") return fail("url_not_allowed");
		return outcome.kind === "unreachable" ? fail("webhook_unreachable") : ok(outcome);
	}

	return {
		/**
		 * Posts `{ input }` to the member's own n8n address and answers the response, also an error response, which
		 * findAnswerFault judges (spec 1, section 2).
		 */
		async run(signedIn: SignedIn, input: string): Promise<Result<WebhookAnswer, ErrorCode>> {
			if (input.length > MAX_INPUT_LENGTH) return fail("invalid_request");
			if (!(await deps.limit("webhookTest", signedIn.member.id))) return fail("rate_limited");
			const address = await deps.settings.findWebhookAddress(signedIn);
			if (address === null) return fail("webhook_missing");
			const startedAt = deps.now();
			const posted = await post(signedIn, address, input);
			if (!posted.ok) return posted;
			const { status, text, isCut } = posted.value;
			const json = isCut ? null : parseJson(text);
			return ok({
				status,
				isCut,
				isJson: json !== null,
				text: json ? JSON.stringify(hideSecretValues(json.value), null, 2) : hideSecrets(text),
				tookMs: deps.now() - startedAt,
			});
		},
	};
}
