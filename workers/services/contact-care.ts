import type { ErrorCode } from "#app/contracts/errors.ts";
import type { ContactView } from "#app/contracts/frames.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { ActivityDescription } from "#app/domain/team/activity.ts";
import { may } from "#app/domain/team/role.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { findActiveMember } from "#workers/data/queries/team.ts";
import type { RecordActivity } from "./activity.ts";
import { createInside } from "./inside-channel.ts";
import type { ChannelStub } from "./instance-stub.ts";
import type { Notify } from "./notifications.ts";

export interface ContactCareDeps {
	db: Database;
	log: Log;
	channel(channel: Pick<ChannelSummary, "id" | "type">): ChannelStub;
	record: RecordActivity;
	notify: Notify;
}

type Answer = Result<{ contact: ContactView }, ErrorCode>;

/** What a contact is called in the log: "" for somebody nobody knows anything of. */
const titleOf = ({ name, phone }: ContactView): string => name ?? phone ?? "";

/** Who looks after a conversation, whether it is over, and who is one person. E10: all of it is logged. */
export function createContactCare(deps: ContactCareDeps) {
	const inside = createInside(deps.channel);

	/** It is done and cannot be undone for the log's sake: what the log refuses is told to us. */
	async function tell(signedIn: SignedIn, contactId: string, metadata: ActivityDescription) {
		const workspaceId = signedIn.workspace.id;
		try {
			await deps.record({
				workspaceId,
				actorId: signedIn.member.id,
				action: "updated",
				entityType: "contacts",
				entityId: contactId,
				metadata,
			});
		} catch (error) {
			deps.log({ event: "activity_not_recorded", level: "error", workspaceId, metadata, error });
		}
	}

	/** The member a conversation is given to: oneself without asking anybody. */
	async function findAssignee(
		signedIn: SignedIn,
		memberId: string,
	): Promise<Result<{ memberId: string; name: string }, "forbidden" | "not_found">> {
		if (memberId === signedIn.member.id) return ok({ memberId, name: signedIn.fullName });
		if (!may(signedIn.member.role, "assign_others")) return fail("forbidden");
		const member = await findActiveMember(deps.db, signedIn.workspace.id, memberId);
		return member ? ok({ memberId, name: member.fullName }) : fail("not_found");
	}

	async function notifyAssignee(
		signedIn: SignedIn,
		channelId: string,
		contact: ContactView,
	): Promise<void> {
		const memberId = contact.assignee?.memberId;
		if (memberId === undefined || memberId === signedIn.member.id) return;
		const params = { name: titleOf(contact), by: signedIn.fullName, channelId };
		await deps.notify({
			workspaceId: signedIn.workspace.id,
			memberIds: [memberId],
			kind: "conversation_assigned",
			params: { ...params, contactId: contact.id },
		});
	}

	return {
		/**
		 * `memberId` null gives the conversation back to everybody. `already_assigned`: it is another
		 * one's by now than the asking member has `seen`.
		 */
		async assign(
			signedIn: SignedIn,
			channelId: string,
			contactId: string,
			memberId: string | null,
			seen?: string | null,
		): Promise<Answer> {
			return inside(signedIn, channelId, "send", async (instance, workspaceId): Promise<Answer> => {
				const found = memberId === null ? ok(null) : await findAssignee(signedIn, memberId);
				if (!found.ok) return found;
				const wish = {
					type: "assign" as const,
					assignee: found.value,
					...(seen !== undefined && { seen }),
				};
				const cared = await instance.care(workspaceId, contactId, wish);
				if (!cared.ok) return cared;
				const { contact, isChanged } = cared.value;
				if (!isChanged) return ok({ contact });
				const title = titleOf(contact);
				await tell(
					signedIn,
					contact.id,
					found.value
						? { code: "conversation_assigned", contact: title, name: found.value.name }
						: { code: "conversation_released", contact: title },
				);
				await notifyAssignee(signedIn, channelId, contact);
				return ok({ contact });
			});
		},

		async setState(
			signedIn: SignedIn,
			channelId: string,
			contactId: string,
			state: "open" | "closed",
		): Promise<Answer> {
			return inside(signedIn, channelId, "send", async (instance, workspaceId): Promise<Answer> => {
				const cared = await instance.care(workspaceId, contactId, {
					type: "state",
					state,
					author: signedIn.fullName,
				});
				if (!cared.ok) return cared;
				const { contact, isChanged } = cared.value;
				const code = state === "closed" ? "conversation_closed" : "conversation_reopened";
				if (isChanged) await tell(signedIn, contact.id, { code, contact: titleOf(contact) });
				return ok({ contact });
			});
		},

		/** What a conversation is sorted by. */
		async setLabels(
			signedIn: SignedIn,
			channelId: string,
			contactId: string,
			labels: string[],
		): Promise<Answer> {
			return inside(signedIn, channelId, "send", async (instance, workspaceId): Promise<Answer> => {
				const cared = await instance.care(workspaceId, contactId, { type: "labels", labels });
				if (!cared.ok) return cared;
				const { contact, isChanged } = cared.value;
				const now = contact.conversation?.labels.join(", ") ?? "";
				const said = { code: "conversation_labelled", contact: titleOf(contact) } as const;
				if (isChanged) await tell(signedIn, contact.id, { ...said, labels: now });
				return ok({ contact });
			});
		},

		/** Makes the other contact a part of this one. */
		async merge(
			signedIn: SignedIn,
			channelId: string,
			contactId: string,
			otherId: string,
		): Promise<Answer> {
			const actor = signedIn.fullName;
			return inside(signedIn, channelId, "merge_contacts", async (instance, workspaceId) => {
				const wish = { type: "merge" as const, contactId, otherId, actor };
				const joined = await instance.rejoin(workspaceId, wish);
				if (!joined.ok) return joined;
				const { kept, merged } = joined.value;
				const said = { contact: titleOf(kept), other: titleOf(merged) };
				await tell(signedIn, kept.id, { code: "contacts_merged", ...said });
				return ok({ contact: kept });
			});
		},

		async undoMerge(signedIn: SignedIn, channelId: string, mergeId: string): Promise<Answer> {
			return inside(signedIn, channelId, "merge_contacts", async (instance, workspaceId) => {
				const parted = await instance.rejoin(workspaceId, { type: "undo", mergeId });
				if (!parted.ok) return parted;
				const { kept, merged } = parted.value;
				const said = { contact: titleOf(kept), other: titleOf(merged) };
				await tell(signedIn, kept.id, { code: "contacts_parted", ...said });
				return ok({ contact: kept });
			});
		},
	};
}
