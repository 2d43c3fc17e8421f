// Rules are checked by the service; here only shape and size.
import * as v from "valibot";
import { RESPONSE_LANGUAGES } from "#app/domain/canned-responses/canned-response.ts";
import { MAX_IMPORT_LENGTH } from "#app/domain/canned-responses/transfer.ts";

const Id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
/** The whole team, only oneself, or a department by its id. */
const Owner = v.pipe(
	Id,
	v.transform((owner) => ({
		isTeam: owner !== "own",
		departmentId: owner === "team" || owner === "own" ? null : owner,
	})),
);
/** Ids of files of the library, with blanks between. */
const Files = v.pipe(
	v.string(),
	v.maxLength(1_000),
	v.transform((ids) => ids.split(" ").filter((id) => id !== "")),
);
const texts = {
	shortcut: v.pipe(v.string(), v.maxLength(200, "shortcut_too_long")),
	title: v.pipe(v.string(), v.maxLength(500, "name_too_long")),
	text: v.pipe(v.string(), v.maxLength(20_000, "message_too_long")),
	language: v.picklist(RESPONSE_LANGUAGES),
	// A page of an earlier release sends none, and knew of none.
	files: v.optional(Files),
};

export const cannedResponseForms = {
	create: v.pipe(
		v.object({ ...texts, owner: Owner }),
		v.transform(({ owner, ...typed }) => ({ ...typed, ...owner })),
	),
	change: v.object({ ...texts, id: Id }),
	remove: v.object({ id: Id }),
	favourite: v.object({ id: Id, mark: v.picklist(["on", "off"]) }),
	import: v.object({
		csv: v.pipe(v.string(), v.maxLength(MAX_IMPORT_LENGTH, "table_too_large")),
		owner: Owner,
	}),
};
