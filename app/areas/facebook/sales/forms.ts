import * as v from "valibot";

const SendingForm = v.object({
	/** Empty: nothing is told. */
	pixelId: v.pipe(v.string(), v.regex(/^(?:\d{5,20})?$/)),
	matchesPhone: v.optional(v.literal("on")),
});

export const adSalesForms = {
	sending: v.pipe(
		SendingForm,
		v.transform(({ pixelId, matchesPhone }) => ({
			pixelId: pixelId === "" ? null : pixelId,
			matchesPhone: matchesPhone === "on",
		})),
	),
};
