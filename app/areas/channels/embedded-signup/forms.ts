import * as v from "valibot";

const Id = v.pipe(v.string(), v.maxLength(64));
const MetaId = v.pipe(v.string(), v.regex(/^\d{5,32}$/));
const MAX_CODE = 4096;
const MAX_NAME = 200;

/** The fields of the page's forms, by intent. What the dialog said is checked by Meta's own answers. */
export const signUpForms = {
	finish: v.object({
		state: v.pipe(v.string(), v.maxLength(2048)),
		code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_CODE)),
		businessId: MetaId,
		phoneNumberId: v.optional(MetaId),
		/** "on" or absent. */
		isShared: v.pipe(
			v.optional(v.string(), ""),
			v.transform((value) => value === "on"),
		),
		channelId: v.optional(Id),
		name: v.optional(v.pipe(v.string(), v.maxLength(MAX_NAME)), ""),
	}),
	"go-on": v.object({
		channelId: Id,
		/** Of two-step verification; absent: nobody was asked for it. */
		pin: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(32))),
	}),
};
