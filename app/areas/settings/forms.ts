// Spec 1, section 5: settings form. Meaning is judged by the services; here shape and size.
import * as v from "valibot";
import { ERROR_CODES, type ErrorCode } from "#app/contracts/errors.ts";
import { PROVIDERS } from "#app/domain/auth/provider.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";

const MAX_FIELD = 4096;
const Field = v.pipe(v.string(), v.maxLength(MAX_FIELD));
const Filled = v.pipe(Field, v.nonEmpty("invalid_request"));

/** Which of the page's forms was sent. */
export const FORMS = [
	"integrations",
	"restore-echo",
	"profile",
	"password",
	"end-sign-in",
	"end-other-sign-ins",
	"unlink-account",
] as const;
export type FormName = (typeof FORMS)[number];

const IntegrationsForm = v.object({
	openaiApiKey: Field,
	elevenlabsKey: Field,
	n8nWebhookUrl: Field,
});

const ProfileForm = v.object({ fullName: Field, jobTitle: Field });

const PasswordForm = v.pipe(
	v.object({ current: Filled, next: Filled, confirmation: Field }),
	v.forward(
		v.partialCheck(
			[["next"], ["confirmation"]],
			({ next, confirmation }) => next === confirmation,
			"password_mismatch",
		),
		["confirmation"],
	),
);

const EndSignInForm = v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) });

const UnlinkForm = v.object({ provider: v.picklist(PROVIDERS) });

/** What a form says by its schema, or the code of the first thing wrong with it. */
function parse<Schema extends v.GenericSchema>(
	schema: Schema,
	form: FormData,
): Result<v.InferOutput<Schema>, ErrorCode> {
	const parsed = v.safeParse(schema, Object.fromEntries(form));
	if (parsed.success) return ok(parsed.output);
	const message = parsed.issues[0].message;
	return fail(ERROR_CODES.find((code) => code === message) ?? "invalid_request");
}

/** The first form's name stands for one nobody knows: it is refused by its missing fields. */
export const parseFormName = (form: FormData): FormName =>
	FORMS.find((name) => name === form.get("form")) ?? "integrations";
export const parseIntegrationsForm = (form: FormData) => parse(IntegrationsForm, form);
export const parseProfileForm = (form: FormData) => parse(ProfileForm, form);
export const parsePasswordForm = (form: FormData) => parse(PasswordForm, form);
export const parseEndSignInForm = (form: FormData) => parse(EndSignInForm, form);
export const parseUnlinkForm = (form: FormData) => parse(UnlinkForm, form);
