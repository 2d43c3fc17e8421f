// Spec 2, section 5: integration form. Meaning is judged by the services; here shape and size.
import * as v from "valibot";
import { INTEGRATION_TYPES, MAX_CREDENTIAL_LENGTH } from "#app/domain/integrations/type.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { AUTOMATION_EVENTS } from "#app/domain/webhooks/event.ts";

const MAX_FILLED_LENGTH = 20_000;
const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** All that is typed into the form, as one field. */
const Filled = v.pipe(
	v.string(),
	v.maxLength(MAX_FILLED_LENGTH),
	v.parseJson(),
	v.strictObject({
		type: v.picklist(INTEGRATION_TYPES),
		name: v.pipe(v.string(), v.maxLength(200)),
		credentials: v.record(
			v.pipe(v.string(), v.maxLength(40)),
			v.pipe(v.string(), v.maxLength(MAX_CREDENTIAL_LENGTH)),
		),
		settings: v.strictObject({
			events: v.optional(
				v.pipe(v.array(v.picklist(AUTOMATION_EVENTS)), v.maxLength(AUTOMATION_EVENTS.length)),
			),
			baseUrl: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(MAX_CREDENTIAL_LENGTH)))),
		}),
	}),
);
export type Filled = v.InferOutput<typeof Filled>;

const IntegrationRequest = v.variant("intent", [
	v.object({ intent: v.literal("create"), filled: Filled }),
	v.object({ intent: v.literal("update"), id: Id, filled: Filled }),
	/** Without an id: of what is not stored yet. */
	v.object({ intent: v.literal("test"), id: v.optional(Id), filled: Filled }),
	/** Without an id: all that are in use. */
	v.object({ intent: v.literal("check"), id: v.optional(Id) }),
	v.object({
		intent: v.picklist(["refresh", "remove", "resume", "renew-secret", "deliveries"]),
		id: Id,
	}),
	v.object({ intent: v.literal("replay"), id: Id, deliveryId: Id }),
]);
export type IntegrationRequest = v.InferOutput<typeof IntegrationRequest>;
export type Intent = IntegrationRequest["intent"];

export function parseIntegrationRequest(
	form: FormData,
): Result<IntegrationRequest, "invalid_request"> {
	const parsed = v.safeParse(IntegrationRequest, Object.fromEntries(form));
	return parsed.success ? ok(parsed.output) : fail("invalid_request");
}
