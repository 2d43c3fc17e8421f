import { useAccountErrorText } from "#app/i18n/use-account-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import type { AcceptProblem } from "./forms.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Returns the specification's sentence for a problem (spec 1, sections 5 and 8). */
export function useProblemWords(passwordMin: number): (problem: AcceptProblem) => string {
	const t = useStrings({ pt, en }).failed;
	const errorText = useAccountErrorText();
	const own = {
		token_missing: t.tokenMissing,
		token_invalid: t.tokenInvalid,
		invitation_missing: t.invitationMissing,
		full_name_required: t.fullNameRequired,
		password_too_short: t.passwordTooShort(passwordMin),
		invalid_request: t.refused,
		unavailable: t.unexpected,
		confirmation_missing: t.confirmationMissing,
	};
	return (problem) => (isOwn(own, problem) ? own[problem] : errorText(problem));
}

const isOwn = <Own extends object>(own: Own, problem: PropertyKey): problem is keyof Own =>
	problem in own;
