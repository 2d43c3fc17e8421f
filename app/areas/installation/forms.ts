import * as v from "valibot";

const MAX_FIELD = 1024;
const Field = v.pipe(v.string(), v.maxLength(MAX_FIELD));

/** Requests of the setup page. */
export const setupForms = {
	test: v.object({ item: Field }),
	reset_link: v.object({ email: Field }),
	claim: v.object({ token: Field }),
};
