import type { ContactView } from "#app/contracts/frames.ts";
import type { ActivityDescription } from "#app/domain/team/activity.ts";
import type { Asked, ChannelOperationDeps } from "../operation.ts";

/** What a contact is called in the log: "" for somebody nobody knows anything of. */
export const titleOf = ({ name, phone }: ContactView): string => name ?? phone ?? "";

/**
 * Records what was done with a contact (E10). It is done and cannot be undone for the log's sake: what the log
 * refuses is told to us.
 */
export async function recordCare(
	{ signedIn, workspaceId }: Pick<Asked<unknown>, "signedIn" | "workspaceId">,
	deps: Pick<ChannelOperationDeps, "record" | "log">,
	contact: ContactView,
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
