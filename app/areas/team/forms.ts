// Spec 1, section 5: Invite form (team). Here only the shape; the rules are in
// app/domain/team/invite-form.ts.
import * as v from "valibot";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { parseEmail } from "#app/domain/auth/email.ts";
import { parseInvitedName } from "#app/domain/team/invite-form.ts";
import { ROLES } from "#app/domain/team/role.ts";

/** Far above any rule's limit: it only bounds the size of the input. */
const Typed = v.pipe(v.string(), v.maxLength(4000));
const Id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));

const OfOne = v.object({ id: Id });
/** The fields of the page's forms, by intent. */
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
	erase: OfOne,
	/** `capacity`: "" for the workspace's. `absent` left out: as it is. */
	routing: v.object({
		id: Id,
		capacity: v.pipe(v.string(), v.regex(/^\d{0,3}$/)),
		absent: v.optional(v.picklist(["yes", "no"])),
	}),
};

export type InviteField = "email" | "name";
export type InviteProblems = Partial<Record<InviteField, ErrorCode>>;

/** All problems of an invite form by field, found before anything is sent. */
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

/** The field that a refusal of the server is about; null for none. */
export const inviteFieldOf = (code: ErrorCode): InviteField | null => FIELDS[code] ?? null;
