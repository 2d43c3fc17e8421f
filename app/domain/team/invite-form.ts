// Spec 1, section 5: invite form. Attack C14: what strangers read in our mails is one tame line.
import { parseEmail } from "../auth/email.ts";
import { parseFullName } from "../auth/sign-up.ts";
import { displayName } from "../chat/display-text.ts";
import { fail, ok, type Result } from "../result.ts";

/** Graphemes. A longer department is cut: it is a note, not a name. */
export const MAX_DEPARTMENT_LENGTH = 80;

export interface InviteInput {
	/** Canonical. */
	email: string;
	name: string;
	department: string | null;
}

export type InviteInputRefusal =
	| "email_required"
	| "email_invalid"
	| "name_missing"
	| "name_too_long"
	| "invalid_request";

/** One line without invisible characters; null when nothing is left. */
export function parseDepartment(typed: string | null | undefined): string | null {
	const line = displayName((typed ?? "").toWellFormed().normalize("NFC"));
	if (/^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(line)) return null;
	const graphemes = [...new Intl.Segmenter("pt", { granularity: "grapheme" }).segment(line)];
	return graphemes
		.slice(0, MAX_DEPARTMENT_LENGTH)
		.map(({ segment }) => segment)
		.join("")
		.trim();
}

/** The invited person's name: line breaks and turned-around text are taken out first. */
export function parseInvitedName(
	typed: string,
): Result<string, "name_missing" | "name_too_long" | "invalid_request"> {
	const name = parseFullName(displayName(typed));
	if (name.ok) return name;
	return fail(name.code === "full_name_required" ? "name_missing" : name.code);
}

/** Checks what was typed; the first thing wrong is the answer. */
export function parseInvite(typed: {
	email: string;
	name: string;
	department?: string | null;
}): Result<InviteInput, InviteInputRefusal> {
	if (typed.email.trim() === "") return fail("email_required");
	const email = parseEmail(typed.email);
	if (!email.ok) return email;
	const name = parseInvitedName(typed.name);
	if (!name.ok) return name;
	const department = parseDepartment(typed.department);
	return ok({ email: email.value, name: name.value, department });
}
