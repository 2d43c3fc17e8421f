import type { SignedIn } from "#app/contracts/sign-in.ts";
import type {
	ChannelSummary,
	LinkAction,
	MessagePlace,
	PairingRequest,
	PasskeyAnswer,
	SendMessage,
} from "#app/contracts/whatsapp.ts";
import type { ListChoice } from "#app/domain/inbox/contact-filter.ts";
import { fail, ok } from "#app/domain/result.ts";
import { createInside, createInsideInstance } from "./inside-channel.ts";
import type { ChannelStub, InstanceStub } from "./instance-stub.ts";
import type { Limit } from "./limiter.ts";

export interface InboxServiceDeps {
	channel(channel: Pick<ChannelSummary, "id" | "type">): ChannelStub;
	instance(channelId: string): InstanceStub;
	limit: Limit;
}

/** Everything done with one channel's inbox, for a member: directory, role, then one round trip. */
export function createInboxService(deps: InboxServiceDeps) {
	const inside = createInside(deps.channel);

	return {
		contacts: (
			signedIn: SignedIn,
			channelId: string,
			query: { cursor: string | null; search: string } & Partial<ListChoice>,
		) =>
			inside(signedIn, channelId, "read", (instance, workspaceId) =>
				instance.contacts(workspaceId, { ...query, memberId: signedIn.member.id }),
			),

		contact: (signedIn: SignedIn, channelId: string, contactId: string) =>
			inside(signedIn, channelId, "read", async (instance, workspaceId) => {
				const found = await instance.contact(workspaceId, contactId);
				return found.ok ? ok({ contact: found.value.contact }) : found;
			}),

		/** By which addresses a person is known, and what was made one of it. */
		identity: (signedIn: SignedIn, channelId: string, contactId: string) =>
			inside(signedIn, channelId, "read", async (instance, workspaceId) => {
				const found = await instance.contact(workspaceId, contactId);
				return found.ok ? ok(found.value.identity) : found;
			}),

		search: (signedIn: SignedIn, channelId: string, words: string, contactId: string | null) =>
			inside(signedIn, channelId, "read", (instance, workspaceId) =>
				instance.search(workspaceId, words, contactId),
			),

		messages: (signedIn: SignedIn, channelId: string, contactId: string, place: MessagePlace) =>
			inside(signedIn, channelId, "read", (instance, workspaceId) =>
				instance.conversation(workspaceId, contactId, place),
			),

		send: (signedIn: SignedIn, channelId: string, message: SendMessage) =>
			inside(signedIn, channelId, "send", async (instance, workspaceId) =>
				(await deps.limit("send", signedIn.member.id))
					? instance.send(workspaceId, signedIn.fullName, message)
					: fail("rate_limited"),
			),

		retry: (signedIn: SignedIn, channelId: string, messageId: string) =>
			inside(signedIn, channelId, "send", (instance, workspaceId) =>
				instance.retry(workspaceId, messageId, signedIn.fullName),
			),

		markRead: (signedIn: SignedIn, channelId: string, contactId: string) =>
			inside(signedIn, channelId, "send", (instance, workspaceId) =>
				instance.markRead(workspaceId, contactId),
			),

		link: (signedIn: SignedIn, channelId: string) =>
			inside(signedIn, channelId, "read", (instance, workspaceId) => instance.link(workspaceId)),

		...createNumberPart(deps),
	};
}

/** What only a WhatsApp number can be asked. */
function createNumberPart(deps: InboxServiceDeps) {
	const insideInstance = createInsideInstance(deps.instance);
	return {
		/** The message templates of the official API; refused where the gateway has none. */
		templates: (signedIn: SignedIn, channelId: string) =>
			insideInstance(signedIn, channelId, "read", (instance, workspaceId) =>
				instance.templates(workspaceId),
			),

		/** A code to type on the phone, in place of the QR. */
		pair: (signedIn: SignedIn, channelId: string, { phone }: PairingRequest) =>
			insideInstance(signedIn, channelId, "link", async (instance, workspaceId) =>
				(await deps.limit("linkAsk", channelId))
					? instance.pair(workspaceId, phone)
					: fail("rate_limited"),
			),

		/** What the phone's owner answered in the passkey step. */
		passkey: (signedIn: SignedIn, channelId: string, answer: PasskeyAnswer) =>
			insideInstance(signedIn, channelId, "link", (instance, workspaceId) =>
				instance.passkey(workspaceId, answer),
			),

		requestLink: (signedIn: SignedIn, channelId: string, { action }: LinkAction) =>
			insideInstance(signedIn, channelId, "link", (instance, workspaceId) =>
				instance.requestLink(workspaceId, action),
			),
	};
}
