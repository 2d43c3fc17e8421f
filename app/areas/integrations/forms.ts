// Spec 2, section 5: integration form. Rules are checked by the services; here only shape and size.
import * as v from "valibot";
import { INTEGRATION_TYPES, MAX_CREDENTIAL_LENGTH } from "#app/domain/integrations/type.ts";
import { AUTOMATION_EVENTS } from "#app/domain/webhooks/event.ts";

const MAX_FILLED_LENGTH = 20_000;
const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** All fields of the form, as JSON in one field. */
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

const OfOne = v.object({ id: Id });
/** Forms of the page, by intent. */
export const integrationForms = {
	create: v.object({ filled: Filled }),
	update: v.object({ id: Id, filled: Filled }),
	/** Without an id: an integration that is not stored yet. */
	test: v.object({ id: v.optional(Id), filled: Filled }),
	/** Without an id: all that are in use. */
	check: v.object({ id: v.optional(Id) }),
	refresh: OfOne,
	remove: OfOne,
	resume: OfOne,
	"renew-secret": OfOne,
	deliveries: OfOne,
	replay: v.object({ id: Id, deliveryId: Id }),
};
export type Intent = keyof typeof integrationForms;
