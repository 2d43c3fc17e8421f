// Spec 1, section 5: Accept-invite form. The server checks again by the rules of the domain.
import * as v from "valibot";
import type { ErrorCode } from "#app/contracts/errors.ts";
import {
	type AccountField,
	type AccountProblem,
	findAccountProblems,
	type TypedAccount,
} from "#app/domain/auth/account-form.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";

/** Problems that can be found without the server, and codes of the server. */
export type AcceptProblem = ErrorCode | AccountProblem | "token_missing" | "invitation_missing";

const MAX_FIELD = 1024;
const Text = v.optional(v.pipe(v.string(), v.maxLength(MAX_FIELD)), "");

const AcceptForm = v.variant("intent", [
	/** The token that the browser stored, for a page whose address no longer has it. */
	v.object({ intent: v.literal("open"), token: Text }),
	/** For a person who is signed in with the invited address. */
	v.object({ intent: v.literal("join"), token: Text }),
	v.object({
		intent: v.literal("accept"),
		token: Text,
		invitationId: Text,
		fullName: Text,
		password: Text,
		confirmation: Text,
	}),
	/** For an account without any team, with its password. */
	v.object({
		intent: v.literal("return"),
		token: Text,
		invitationId: Text,
		password: Text,
	}),
]);
export type AcceptRequest = v.InferOutput<typeof AcceptForm>;

/** The request of a form of the page. */
export function parseAcceptForm(form: FormData): Result<AcceptRequest, "invalid_request"> {
	const parsed = v.safeParse(AcceptForm, Object.fromEntries(form));
	return parsed.success ? ok(parsed.output) : fail("invalid_request");
}

/** Hidden fields of every form of the page that creates an account. */
export interface TypedInvitation {
	token: string;
	invitationId: string;
}

/** What is missing before any field is checked; null when nothing is. */
export function findInvitationProblem(typed: TypedInvitation): AcceptProblem | null {
	if (typed.token === "") return "token_missing";
	return typed.invitationId === "" ? "invitation_missing" : null;
}

/** The first problem in the order of the form; null when there is none. */
export function findAcceptProblem(
	typed: TypedInvitation & TypedAccount,
	passwordMin: number,
): AcceptProblem | null {
	const [first] = Object.values(findAccountProblems(typed, passwordMin));
	return findInvitationProblem(typed) ?? first ?? null;
}

export type AcceptField = Exclude<AccountField, "email">;

const FIELDS: Partial<Record<AcceptProblem, AcceptField>> = {
	full_name_required: "fullName",
	name_too_long: "fullName",
	password_too_short: "password",
	password_too_long: "password",
	password_common: "password",
	credentials_wrong: "password",
	password_mismatch: "confirmation",
	confirmation_missing: "confirmation",
};

/** The field that shows a problem; null: above the form. */
export const acceptFieldOf = (problem: AcceptProblem): AcceptField | null =>
	FIELDS[problem] ?? null;
