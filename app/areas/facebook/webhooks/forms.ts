// Spec 2, section 5: webhook creation.
import * as v from "valibot";
import {
	MAX_VERIFY_TOKEN,
	MAX_WEBHOOK_NAME,
	WEBHOOK_OBJECTS,
} from "#app/domain/facebook/webhook.ts";
import { ok, type Result } from "#app/domain/result.ts";

const Id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));

const WebhooksRequest = v.variant("intent", [
	v.object({
		intent: v.literal("create"),
		name: v.pipe(v.string(), v.maxLength(MAX_WEBHOOK_NAME)),
		objectType: v.picklist(WEBHOOK_OBJECTS),
		fields: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(20)),
		verifyToken: v.pipe(v.string(), v.maxLength(MAX_VERIFY_TOKEN)),
		includeValues: v.boolean(),
	}),
	v.object({ intent: v.picklist(["test", "remove"]), id: Id }),
	/** What Meta lets us do, asked anew; one's own sign-in, forgotten. */
	v.object({ intent: v.picklist(["permissions", "leave"]) }),
]);
export type WebhooksRequest = v.InferOutput<typeof WebhooksRequest>;
export type WebhooksIntent = WebhooksRequest["intent"];

export function parseWebhooksRequest(form: FormData): Result<WebhooksRequest, "invalid_request"> {
	const parsed = v.safeParse(WebhooksRequest, {
		...Object.fromEntries(form),
		fields: form.getAll("fields"),
		includeValues: form.get("includeValues") === "on",
	});
	return parsed.success ? ok(parsed.output) : { ok: false, code: "invalid_request" };
}
