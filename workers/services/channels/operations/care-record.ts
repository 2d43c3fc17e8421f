import type { ContactView } from "#app/contracts/frames.ts";
import type { ActivityDescription } from "#app/domain/team/activity.ts";
import type { Asked, ChannelOperationDeps } from "../operation.ts";

/** A contact's name in the activity log; "" when neither name nor phone is known. */
export const titleOf = ({ name, phone }: Pick<ContactView, "name" | "phone">): string =>
	name ?? phone ?? "";

/**
 * Records a change of a conversation in the activity log (E10). Never throws: the change has been made, so a
 * failure of the log is only reported.
 */
export async function recordCare(
	{ signedIn, workspaceId }: Pick<Asked<unknown>, "signedIn" | "workspaceId">,
	deps: Pick<ChannelOperationDeps, "record" | "log">,
	contact: Pick<ContactView, "id">,
	metadata: ActivityDescription,
): Promise<void> {
	try {
		await deps.record({
			workspaceId,
			actorId: signedIn.member.id,
			action: "updated",
			entityType: "contacts",
			entityId: contact.id,
			metadata,
		});
	} catch (error) {
		deps.log({ event: "activity_not_recorded", level: "error", workspaceId, metadata, error });
	}
}
