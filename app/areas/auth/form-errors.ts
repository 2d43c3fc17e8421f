import type { ErrorCode } from "#app/contracts/errors.ts";

export type SignUpField = "fullName" | "email" | "password" | "confirmation";

/** Beside which field a refusal stands; null: above the form. */
export function fieldOf(code: ErrorCode): SignUpField | null {
	switch (code) {
		case "full_name_required":
		case "name_too_long":
			return "fullName";
		case "email_invalid":
			return "email";
		case "password_too_short":
		case "password_too_long":
		case "password_common":
			return "password";
		case "password_mismatch":
			return "confirmation";
		// oxlint-disable-next-line typescript/switch-exhaustiveness-check -- all other codes are about no field
		default:
			return null;
	}
}
