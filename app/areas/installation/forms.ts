import * as v from "valibot";

const MAX_FIELD = 1024;
const Field = v.pipe(v.string(), v.maxLength(MAX_FIELD));

/** What the first administrator types; the server's rules are in the domain. */
const EnterForm = v.object({
	token: Field,
	fullName: Field,
	email: Field,
	password: Field,
	workspaceName: v.optional(Field, ""),
	region: v.optional(Field, ""),
	language: Field,
});

/** Null for fields of another shape. */
export function parseEnterForm(form: FormData): v.InferOutput<typeof EnterForm> | null {
	const parsed = v.safeParse(EnterForm, Object.fromEntries(form));
	return parsed.success ? parsed.output : null;
}

/** Requests of the setup page. */
export const setupForms = {
	test: v.object({ item: Field }),
	reset_link: v.object({ email: Field }),
	claim: v.object({ token: Field }),
};
