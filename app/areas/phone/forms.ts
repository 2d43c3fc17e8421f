import * as v from "valibot";

/** What the beginning of an upload answers (contracts/files.ts). */
export const BegunUpload = v.object({
	isKept: v.boolean(),
	parts: v.array(v.number()),
	partBytes: v.pipe(v.number(), v.minValue(1)),
});
