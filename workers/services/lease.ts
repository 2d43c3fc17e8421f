import type { LeaseWish } from "#app/contracts/conversations.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { ContactView } from "#app/contracts/frames.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { isBlank } from "#app/domain/inbox/stored-text.ts";
import { ok, type Result } from "#app/domain/result.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { RecordActivity } from "./activity.ts";
import { createInside } from "./inside-channel.ts";
import type { ChannelStub } from "./instance-stub.ts";

export interface LeaseDeps {
	log: Log;
	channel(channel: Pick<ChannelSummary, "id" | "type">): ChannelStub;
	record: RecordActivity;
}

/** Who answers a conversation: a member takes it over, or gives it back to the agent. */
export function createLeaseService(deps: LeaseDeps) {
	const inside = createInside(deps.channel);

	/** E10. It is done and cannot be undone for the log's sake. */
	async function tell(signedIn: SignedIn, contact: ContactView, action: LeaseWish["action"]) {
		const workspaceId = signedIn.workspace.id;
		const code = action === "take" ? "conversation_taken" : "conversation_given_back";
		try {
			await deps.record({
				workspaceId,
				actorId: signedIn.member.id,
				action: "updated",
				entityType: "contacts",
				entityId: contact.id,
				metadata: { code, contact: contact.name ?? contact.phone ?? "" },
			});
		} catch (error) {
			deps.log({ event: "activity_not_recorded", level: "error", workspaceId, code, error });
		}
	}

	return {
		/** `conflict`: closed, or there is no agent to give it back to. */
		async change(
			signedIn: SignedIn,
			channelId: string,
			contactId: string,
			wish: LeaseWish,
		): Promise<Result<{ contact: ContactView }, ErrorCode>> {
			const typed = wish.action === "give_back" ? (wish.note ?? "") : "";
			const order = {
				action: wish.action,
				note: isBlank(typed) ? null : typed.toWellFormed().trim(),
				member: { memberId: signedIn.member.id, name: signedIn.fullName },
			};
			const changed = await inside(signedIn, channelId, "send", (stub, workspaceId) =>
				stub.lease(workspaceId, contactId, order),
			);
			if (!changed.ok) return changed;
			const { contact, isChanged } = changed.value;
			if (isChanged) await tell(signedIn, contact, wish.action);
			return ok({ contact });
		},
	};
}
