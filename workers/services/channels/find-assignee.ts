import type { SignedIn } from "#app/contracts/sign-in.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import { findActiveMember } from "#workers/data/queries/team/team.ts";

/** The member a conversation is assigned to; assigning it to oneself needs no lookup. */
export async function findAssignee(
	db: Database,
	signedIn: SignedIn,
	memberId: string,
): Promise<Result<{ memberId: string; name: string }, "forbidden" | "not_found">> {
	if (memberId === signedIn.member.id) return ok({ memberId, name: signedIn.fullName });
	if (!may(signedIn.member.role, "assign_others")) return fail("forbidden");
	const member = await findActiveMember(db, signedIn.workspace.id, memberId);
	return member ? ok({ memberId, name: member.fullName }) : fail("not_found");
}
