import type { ContactView } from "#app/contracts/frames.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { CLAIMS_BY_ANSWERING } from "#app/domain/conversations/claim.ts";
import type { ChannelOperationDeps, Told } from "../operation.ts";
import { recordCare, titleOf } from "./care-record.ts";

/** The member as whom a channel takes a message. */
export const writerOf = (signedIn: SignedIn) => ({
	memberId: signedIn.member.id,
	name: signedIn.fullName,
	claims: signedIn.workspace.claimsByAnswering ?? CLAIMS_BY_ANSWERING,
});

/** The activity log says whose a conversation became by an answer. */
export async function tellClaim(
	{
		signedIn,
		workspaceId,
		answer,
	}: Told<{
		claimed?: (Pick<ContactView, "name" | "phone"> & Pick<ContactView, "id">) | undefined;
	}>,
	deps: ChannelOperationDeps,
): Promise<void> {
	const { claimed } = answer;
	if (!claimed) return;
	const said = { code: "conversation_claimed", contact: titleOf(claimed) } as const;
	await recordCare({ signedIn, workspaceId }, deps, claimed, said);
}
