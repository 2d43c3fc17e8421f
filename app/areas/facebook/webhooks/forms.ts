// Spec 2, section 5: webhook creation.
import * as v from "valibot";
import {
	MAX_VERIFY_TOKEN,
	MAX_WEBHOOK_NAME,
	WEBHOOK_OBJECTS,
} from "#app/domain/facebook/webhook.ts";

const Id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));

const OfOne = v.object({ id: Id });
/** Forms of the page, by intent. */
export const webhooksForms = {
	create: v.object({
		name: v.pipe(v.string(), v.maxLength(MAX_WEBHOOK_NAME)),
		objectType: v.picklist(WEBHOOK_OBJECTS),
		fields: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(20)),
		verifyToken: v.pipe(v.string(), v.maxLength(MAX_VERIFY_TOKEN)),
		/** A switch is "on" or absent. */
		includeValues: v.pipe(
			v.optional(v.string(), ""),
			v.transform((value) => value === "on"),
		),
	}),
	test: OfOne,
	remove: OfOne,
	/** Asks Meta again for the granted permissions. */
	permissions: v.object({}),
	/** Forgets one's own sign-in at Facebook. */
	leave: v.object({}),
};
