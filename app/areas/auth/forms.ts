// Spec 1, section 5. The server's rules (length, common passwords) are in the domain.
import * as v from "valibot";
import { ERROR_CODES, type ErrorCode } from "#app/contracts/errors.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";

const MAX_FIELD = 1024;
const Field = v.pipe(v.string(), v.maxLength(MAX_FIELD));
const Filled = v.pipe(Field, v.nonEmpty("invalid_request"));

const SignInForm = v.object({
	email: v.pipe(Field, v.trim(), v.nonEmpty("invalid_request")),
	password: Filled,
});

const SignUpForm = v.pipe(
	v.object({
		fullName: v.pipe(Field, v.trim(), v.nonEmpty("full_name_required")),
		email: v.pipe(Field, v.trim(), v.nonEmpty("email_invalid")),
		password: Filled,
		confirmation: Field,
	}),
	v.forward(
		v.partialCheck(
			[["password"], ["confirmation"]],
			({ password, confirmation }) => password === confirmation,
			"password_mismatch",
		),
		["confirmation"],
	),
);

/** The password that confirms linking a provider. */
const LinkForm = v.object({ password: v.pipe(Field, v.nonEmpty("credentials_wrong")) });

const AskForm = v.object({ email: v.pipe(Field, v.trim(), v.nonEmpty("email_invalid")) });

/** A new password, typed twice, with the token of the reset link. */
const ChooseForm = v.pipe(
	v.object({
		token: v.pipe(Field, v.nonEmpty("token_invalid")),
		password: v.pipe(Field, v.nonEmpty("password_too_short")),
		confirmation: Field,
	}),
	v.forward(
		v.partialCheck(
			[["password"], ["confirmation"]],
			({ password, confirmation }) => password === confirmation,
			"password_mismatch",
		),
		["confirmation"],
	),
);

const ConfirmForm = v.object({
	token: v.pipe(Field, v.nonEmpty("token_invalid")),
	/** Left empty in the browser that signed up. */
	password: v.optional(Field, ""),
});

/** The form's value by its schema, or the code of its first problem. */
function parse<Schema extends v.GenericSchema>(
	schema: Schema,
	form: FormData,
): Result<v.InferOutput<Schema>, ErrorCode> {
	const parsed = v.safeParse(schema, Object.fromEntries(form));
	if (parsed.success) return ok(parsed.output);
	const message = parsed.issues[0].message;
	return fail(ERROR_CODES.find((code) => code === message) ?? "invalid_request");
}

export const parseSignInForm = (form: FormData) => parse(SignInForm, form);
export const parseSignUpForm = (form: FormData) => parse(SignUpForm, form);
export const parseConfirmForm = (form: FormData) => parse(ConfirmForm, form);
export const parseLinkForm = (form: FormData) => parse(LinkForm, form);
export const parseAskForm = (form: FormData) => parse(AskForm, form);
export const parseChooseForm = (form: FormData) => parse(ChooseForm, form);

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
