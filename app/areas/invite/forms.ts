// Spec 1, section 5: Accept-invite form. The server judges again by the rules of the domain.
import * as v from "valibot";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { parseFullName } from "#app/domain/auth/sign-up.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";

/** What may be wrong before the server is asked about the invitation. */
export type AcceptProblem = ErrorCode | "token_missing" | "invitation_missing";

const MAX_FIELD = 1024;
const Text = v.optional(v.pipe(v.string(), v.maxLength(MAX_FIELD)), "");

const AcceptForm = v.variant("intent", [
	/** The browser kept the token of a page whose address no longer shows it. */
	v.object({ intent: v.literal("open"), token: Text }),
	/** Somebody who is signed in with the invited address. */
	v.object({ intent: v.literal("join"), token: Text }),
	v.object({
		intent: v.literal("accept"),
		token: Text,
		invitationId: Text,
		fullName: Text,
		password: Text,
		confirmation: Text,
	}),
	/** Somebody of no team any more, with the password they have. */
	v.object({
		intent: v.literal("return"),
		token: Text,
		invitationId: Text,
		password: Text,
	}),
]);
export type AcceptRequest = v.InferOutput<typeof AcceptForm>;

/** What a form of the page asks for. */
export function parseAcceptForm(form: FormData): Result<AcceptRequest, "invalid_request"> {
	const parsed = v.safeParse(AcceptForm, Object.fromEntries(form));
	return parsed.success ? ok(parsed.output) : fail("invalid_request");
}

export interface TypedAccount {
	token: string;
	invitationId: string;
	fullName: string;
	password: string;
	confirmation: string;
}

/** The first thing wrong with what was typed, in the order of the form; null when nothing is. */
export function findAcceptProblem(typed: TypedAccount, passwordMin: number): AcceptProblem | null {
	if (typed.token === "") return "token_missing";
	if (typed.invitationId === "") return "invitation_missing";
	const name = parseFullName(typed.fullName);
	if (!name.ok) return name.code;
	// Code points, as the server counts them.
	if (Array.from(typed.password.normalize("NFC")).length < passwordMin) return "password_too_short";
	return typed.password === typed.confirmation ? null : "password_mismatch";
}

export type AcceptField = "fullName" | "password" | "confirmation";

const FIELDS: Partial<Record<AcceptProblem, AcceptField>> = {
	full_name_required: "fullName",
	name_too_long: "fullName",
	password_too_short: "password",
	password_too_long: "password",
	password_common: "password",
	credentials_wrong: "password",
	password_mismatch: "confirmation",
};

/** Beside which field a problem stands; null: above the form. */
export const acceptFieldOf = (problem: AcceptProblem): AcceptField | null =>
	FIELDS[problem] ?? null;
