/** What became of the account's templates: approved, refused, paused, of another category. */
import { z } from "zod";
import type { AccountNotice } from "#app/domain/channels/account-notice.ts";
import { cut, Digits, noticeOf, Words } from "./reading.ts";

const Named = {
	message_template_id: Digits,
	message_template_name: z.string().min(1),
	message_template_language: Words,
};

const aboutOf = (
	value: z.infer<z.ZodObject<typeof Named>>,
	at: number,
): Pick<
	Extract<AccountNotice, { kind: "template" }>,
	"kind" | "at" | "id" | "name" | "language"
> => ({
	kind: "template",
	at,
	id: value.message_template_id ?? "",
	name: cut(value.message_template_name),
	language: cut(value.message_template_language),
});

export const readTemplateStatus = noticeOf(
	z.looseObject({ ...Named, event: z.string().min(1), reason: Words }),
	(value, at) => ({
		...aboutOf(value, at),
		change: "status",
		status: cut(value.event),
		// "NONE" is Meta's word for no reason.
		reason: value.reason && value.reason !== "NONE" ? cut(value.reason) : null,
	}),
);

export const readTemplateQuality = noticeOf(
	z.looseObject({ ...Named, previous_quality_score: Words, new_quality_score: z.string().min(1) }),
	(value, at) => ({
		...aboutOf(value, at),
		change: "quality",
		before: value.previous_quality_score || null,
		quality: cut(value.new_quality_score),
	}),
);

export const readTemplateCategory = noticeOf(
	z.looseObject({
		...Named,
		previous_category: Words,
		new_category: Words,
		/** Told a day before the change, with the category that it will be. */
		correct_category: Words,
	}),
	(value, at) => {
		const category = value.new_category || value.correct_category;
		return category
			? {
					...aboutOf(value, at),
					change: "category",
					before: value.previous_category || null,
					category: cut(category),
				}
			: null;
	},
);

/** Its content changed: it has to be read again. */
export const readTemplateContent = noticeOf(z.looseObject(Named), (value, at) => ({
	...aboutOf(value, at),
	change: "content",
}));
