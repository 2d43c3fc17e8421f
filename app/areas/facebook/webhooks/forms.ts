// Spec 2, section 5: webhook creation.
import * as v from "valibot";
import {
	MAX_VERIFY_TOKEN,
	MAX_WEBHOOK_NAME,
	WEBHOOK_OBJECTS,
} from "#app/domain/facebook/webhook.ts";

const Id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));

const OfOne = v.object({ id: Id });
/** What the page asks for, by intent. */
export const webhooksForms = {
	create: v.object({
		name: v.pipe(v.string(), v.maxLength(MAX_WEBHOOK_NAME)),
		objectType: v.picklist(WEBHOOK_OBJECTS),
		fields: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(20)),
		verifyToken: v.pipe(v.string(), v.maxLength(MAX_VERIFY_TOKEN)),
		/** A switch is "on" or not there. */
		includeValues: v.pipe(
			v.optional(v.string(), ""),
			v.transform((value) => value === "on"),
		),
	}),
	test: OfOne,
	remove: OfOne,
	/** What Meta lets us do, asked anew. */
	permissions: v.object({}),
	/** One's own sign-in, forgotten. */
	leave: v.object({}),
};
