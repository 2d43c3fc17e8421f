import type { ErrorCode } from "#app/contracts/errors.ts";

export type SignUpField = "fullName" | "email" | "password" | "confirmation";

const FIELDS: Partial<Record<ErrorCode, SignUpField>> = {
	full_name_required: "fullName",
	name_too_long: "fullName",
	email_required: "email",
	email_invalid: "email",
	password_too_short: "password",
	password_too_long: "password",
	password_common: "password",
	password_mismatch: "confirmation",
};

/** The field that shows a refusal; null: above the form. */
export const fieldOf = (code: ErrorCode): SignUpField | null => FIELDS[code] ?? null;
