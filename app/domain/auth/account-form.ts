// Spec 1, section 5: what the forms that make an account find before anything is sent. What only the
// server judges (common passwords, addresses in use) is not here.
import { parseEmail } from "./email.ts";
import { parseFullName } from "./sign-up.ts";

export interface TypedAccount {
	fullName: string;
	password: string;
	confirmation: string;
}

export type AccountField = "fullName" | "email" | "password" | "confirmation";

export type AccountProblem =
	| "full_name_required"
	| "name_too_long"
	| "invalid_request"
	| "email_required"
	| "email_invalid"
	| "password_too_short"
	| "password_mismatch"
	| "confirmation_missing";

/** In the order of the form: the first one takes the focus. */
export type AccountProblems = Partial<Record<AccountField, AccountProblem>>;

function findPasswordProblems(typed: TypedAccount, passwordMin: number): AccountProblems {
	const problems: AccountProblems = {};
	// Code points, as the server counts them.
	if (Array.from(typed.password.normalize("NFC")).length < passwordMin)
		problems.password = "password_too_short";
	// Two empty fields do agree, and yet one of them is missing.
	if (typed.confirmation === "") problems.confirmation = "confirmation_missing";
	else if (typed.password !== typed.confirmation) problems.confirmation = "password_mismatch";
	return problems;
}

/** Everything wrong with a name and a password typed twice, by field. */
export function findAccountProblems(typed: TypedAccount, passwordMin: number): AccountProblems {
	const name = parseFullName(typed.fullName);
	return {
		...(name.ok ? {} : { fullName: name.code }),
		...findPasswordProblems(typed, passwordMin),
	};
}

/** Everything wrong with a sign-up, by field. */
export function findSignUpProblems(
	typed: TypedAccount & { email: string },
	passwordMin: number,
): AccountProblems {
	const { fullName, ...rest } = findAccountProblems(typed, passwordMin);
	const isBlank = typed.email.trim() === "";
	return {
		...(fullName ? { fullName } : {}),
		...(isBlank
			? { email: "email_required" }
			: parseEmail(typed.email).ok
				? {}
				: { email: "email_invalid" }),
		...rest,
	};
}
