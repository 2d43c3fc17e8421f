// Rules are checked by the service; here only shape and size.
import * as v from "valibot";
import { HOURS_SCOPES } from "#app/domain/desk/desk-hours.ts";

const owner = {
	scope: v.picklist(HOURS_SCOPES),
	/** "" for the workspace. */
	id: v.pipe(v.string(), v.maxLength(64)),
};

/** The fields of the page's forms, by intent. */
export const deskForms = {
	save: v.object({
		...owner,
		/** All of it, as JSON. */
		hours: v.pipe(v.string(), v.maxLength(60_000), v.parseJson()),
	}),
	reset: v.object(owner),
};
