// What is asked for about versions and test cases on an agent's page.
import * as v from "valibot";
import { EXPECTED_OUTCOMES } from "#app/domain/agents/test-cases.ts";

const Whole = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
const Text = v.pipe(v.string(), v.maxLength(8_000));
const Phrases = v.pipe(v.array(Text), v.maxLength(20));

/** A case as one JSON field: its turns and phrases are lists. */
const Case = v.strictObject({
	question: v.string(),
	before: v.pipe(
		v.array(v.strictObject({ by: v.picklist(["customer", "agent"]), text: Text })),
		v.maxLength(40),
	),
	expects: v.strictObject({
		outcome: v.picklist(EXPECTED_OUTCOMES),
		entryId: v.nullable(v.pipe(v.string(), v.maxLength(64))),
		includes: Phrases,
		excludes: Phrases,
		act: v.exactOptional(
			v.strictObject({
				name: v.pipe(v.string(), v.maxLength(200)),
				values: v.record(v.pipe(v.string(), v.maxLength(200)), Text),
			}),
		),
	}),
});

export const versionForms = {
	publish: v.object({
		savedAt: Whole,
		note: v.optional(Text, ""),
		/** "on": whatever the tests say. */
		anyway: v.optional(v.literal("on")),
		/** Percent of the conversations; left out: all. */
		share: v.optional(Whole),
	}),
	discard: v.object({ savedAt: Whole }),
	restore: v.object({ number: Whole }),
	setShare: v.object({ share: Whole }),
	promote: v.object({}),
	endTrial: v.object({}),
	addCase: v.object({ case: v.pipe(v.string(), v.maxLength(200_000), v.parseJson(), Case) }),
	removeCase: v.object({ id: v.pipe(v.string(), v.maxLength(64)) }),
};
