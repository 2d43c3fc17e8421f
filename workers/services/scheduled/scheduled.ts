import type { ScheduledToldJob } from "#app/contracts/jobs.ts";
import type { WorkspaceSchedule } from "#app/contracts/scheduled.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import { bySight } from "#app/domain/channels/by-sight.ts";
import { sightOf } from "#app/domain/conversations/sight.ts";
import type { ChannelStub } from "../channels/stub.ts";
import { titleOf } from "../channels/operations/care-record.ts";
import { askChannels } from "../conversations/ask-channels.ts";
import type { Notify } from "../shell/notifications.ts";

export interface ScheduledDeps {
	channel(channel: { id: string; type: ChannelType }): ChannelStub;
	notify: Notify;
	/** Active members who may answer customers. */
	listMembers(workspaceId: string): Promise<string[]>;
}

/** Messages to be sent later, of a whole workspace. */
export function createScheduledService(deps: ScheduledDeps) {
	return {
		/** All that the member reads, the first to leave on top. The channels are asked side by side; one that is silent is named. */
		async list(signedIn: SignedIn): Promise<WorkspaceSchedule> {
			const sight = sightOf(signedIn);
			const { answers, silent } = await askChannels(signedIn.channels, (one) =>
				bySight(deps.channel(one), sight).allScheduled(signedIn.workspace.id),
			);
			const scheduled = answers
				.flatMap(({ channel: { id, name, type }, answer }) =>
					answer.map((one) => ({ ...one, channel: { id, name, type } })),
				)
				.toSorted((a, b) => a.dueAt - b.dueAt);
			return { scheduled, silent: silent.map(({ name }) => name) };
		},

		/** Tells that one was not sent; a repeated job tells nothing twice. Throws when D1 or the object fails. */
		async tell({
			id,
			workspaceId,
			channelId,
			channelType,
			...job
		}: ScheduledToldJob): Promise<void> {
			const { contactId, why: reason } = job;
			const channel = deps.channel({ id: channelId, type: channelType });
			const found = await channel.contact(workspaceId, contactId);
			// Erased meanwhile: there is nothing to tell of.
			if (!found.ok) return;
			const { contact } = found.value;
			const members = await deps.listMembers(workspaceId);
			const wanted = [job.memberId, contact.assignee?.memberId ?? null].find(
				(one) => one !== null && members.includes(one),
			);
			await deps.notify({
				workspaceId,
				memberIds: wanted ? [wanted] : members,
				kind: "scheduled_not_sent",
				params: { name: titleOf(contact), reason, channelId, contactId },
				once: id,
			});
		},
	};
}
