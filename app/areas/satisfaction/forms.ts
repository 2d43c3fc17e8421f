// Rules are checked by the service; here only shape and size.
import * as v from "valibot";
import { GOAL_KINDS } from "#app/domain/goals/goal.ts";

const MAX_TYPED = 4_000;
const Id = v.pipe(v.string(), v.maxLength(64));
const Text = v.pipe(v.string(), v.maxLength(MAX_TYPED, "message_too_long"));

/** The fields of the page's forms, by intent. */
export const satisfactionForms = {
	/** All settings at once, as JSON. */
	survey: v.object({
		survey: v.pipe(
			v.string(),
			v.maxLength(100_000),
			v.parseJson(),
			v.object({
				channelIds: v.array(Id),
				question: Text,
				thanks: Text,
				asksComment: v.boolean(),
				afterSilence: v.boolean(),
				pauseDays: v.number(),
			}),
		),
	}),
	/** Of a department, or of the workspace: ""; minutes, or "" for none. */
	goal: v.object({
		department: Id,
		kind: v.picklist(GOAL_KINDS),
		minutes: v.pipe(v.string(), v.regex(/^\d{0,6}$/)),
	}),
};
