// Spec 1, section 5: Invite form (team). Here the shape; the rules are app/domain/team/invite-form.ts.
import * as v from "valibot";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { parseEmail } from "#app/domain/auth/email.ts";
import { parseInvitedName } from "#app/domain/team/invite-form.ts";
import { ROLES } from "#app/domain/team/role.ts";

/** Far above what any rule allows: only the size of what is looked at. */
const Typed = v.pipe(v.string(), v.maxLength(4000));
const Id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));

const OfOne = v.object({ id: Id });
/** What the page's forms hold, by intent. */
export const teamForms = {
	invite: v.object({
		email: Typed,
		name: Typed,
		role: v.optional(v.picklist(ROLES), "viewer"),
		department: v.optional(Typed, ""),
	}),
	resend: OfOne,
	cancel: OfOne,
	change_role: v.object({ id: Id, role: v.picklist(ROLES) }),
	remove: OfOne,
	reactivate: OfOne,
};

export type InviteField = "email" | "name";
export type InviteProblems = Partial<Record<InviteField, ErrorCode>>;

/** Everything wrong with an invite form, by field: told before anything is sent. */
export function findInviteProblems(typed: { email: string; name: string }): InviteProblems {
	const problems: InviteProblems = {};
	const email = parseEmail(typed.email);
	if (typed.email.trim() === "") problems.email = "email_required";
	else if (!email.ok) problems.email = email.code;
	const name = parseInvitedName(typed.name);
	if (!name.ok) problems.name = name.code;
	return problems;
}

const FIELDS: Partial<Record<ErrorCode, InviteField>> = {
	email_required: "email",
	email_invalid: "email",
	already_member: "email",
	was_removed: "email",
	already_invited: "email",
	name_missing: "name",
	name_too_long: "name",
};

/** The field a refusal of the server is about; null when it is about none. */
export const inviteFieldOf = (code: ErrorCode): InviteField | null => FIELDS[code] ?? null;
