import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { LinkAction, SendMessage } from "#app/contracts/whatsapp.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { fail, type Result } from "#app/domain/result.ts";
import { may, type Permission } from "#app/domain/team/role.ts";
import type { InstanceStub } from "./instance-stub.ts";
import type { Limit } from "./limiter.ts";

export interface InboxServiceDeps {
	instance(channelId: string): InstanceStub;
	limit: Limit;
}

/** Everything done with one channel's inbox, for a member: directory, role, then one round trip. */
export function createInboxService(deps: InboxServiceDeps) {
	/** Not of this workspace: 404, before any object is touched (D07). Not your role: 403. */
	async function inside<T, Code extends ErrorCode>(
		signedIn: SignedIn,
		channelId: string,
		permission: Permission,
		ask: (instance: InstanceStub, workspaceId: string) => Promise<Result<T, Code>>,
	): Promise<Result<T, Code | "not_found" | "forbidden">> {
		if (!signedIn.channels.some((channel) => channel.id === channelId)) return fail("not_found");
		if (!may(signedIn.member.role, permission)) return fail("forbidden");
		return ask(deps.instance(channelId), signedIn.workspace.id);
	}

	return {
		contacts: (
			signedIn: SignedIn,
			channelId: string,
			query: { cursor: string | null; search: string },
		) =>
			inside(signedIn, channelId, "read", (instance, workspaceId) =>
				instance.contacts(workspaceId, query),
			),

		messages: (signedIn: SignedIn, channelId: string, contactId: string, cursor: string | null) =>
			inside(signedIn, channelId, "read", (instance, workspaceId) =>
				instance.conversation(workspaceId, contactId, cursor),
			),

		send: (signedIn: SignedIn, channelId: string, message: SendMessage) =>
			inside(signedIn, channelId, "send", async (instance, workspaceId) =>
				(await deps.limit("send", signedIn.member.id))
					? instance.send(workspaceId, signedIn.fullName, message)
					: fail("rate_limited"),
			),

		retry: (signedIn: SignedIn, channelId: string, messageId: string) =>
			inside(signedIn, channelId, "send", (instance, workspaceId) =>
				instance.retry(workspaceId, messageId),
			),

		markRead: (signedIn: SignedIn, channelId: string, contactId: string) =>
			inside(signedIn, channelId, "send", (instance, workspaceId) =>
				instance.markRead(workspaceId, contactId),
			),

		link: (signedIn: SignedIn, channelId: string) =>
			inside(signedIn, channelId, "read", (instance, workspaceId) => instance.link(workspaceId)),

		requestLink: (signedIn: SignedIn, channelId: string, { action }: LinkAction) =>
			inside(signedIn, channelId, "link", (instance, workspaceId) =>
				instance.requestLink(workspaceId, action),
			),
	};
}
