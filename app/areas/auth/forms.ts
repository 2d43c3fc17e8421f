// Spec 1, section 5. The server's rules (length, common passwords) are in the domain.
import * as v from "valibot";

const MAX_FIELD = 1024;
const Field = v.pipe(v.string(), v.maxLength(MAX_FIELD));
const Filled = v.pipe(Field, v.nonEmpty("invalid_request"));

export const SignInForm = v.object({
	email: v.pipe(Field, v.trim(), v.nonEmpty("invalid_request")),
	password: Filled,
});

export const SignUpForm = v.pipe(
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

export const ConfirmForm = v.object({ token: v.pipe(Field, v.nonEmpty("token_invalid")) });
