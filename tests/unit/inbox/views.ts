import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import type { ContactView, MessageView } from "#app/contracts/frames.ts";

export const CAPABILITIES: GatewayCapabilities = {
	linking: "qr",
	pairingCode: false,
	passkey: false,
	presence: true,
	typing: true,
	receipts: true,
	profiles: false,
	groupNames: false,
	keepsWebhook: false,
	refusesCalls: false,
	history: true,
	media: true,
	templates: false,
	quotes: true,
	replyWindowHours: null,
	maxTextLength: 4096,
};

/** Builders of what the server sends; each test names only what matters to it. */
export function contactView(over: Partial<ContactView> = {}): ContactView {
	return {
		id: "c1",
		name: "Maria",
		phone: "5511987654321",
		avatarUrl: null,
		isGroup: false,
		unread: 0,
		lastMessageAt: 1,
		preview: null,
		lastSeenAt: null,
		assignee: null,
		closedAt: null,
		email: null,
		conversation: null,
		seq: 1,
		...over,
	};
}

export function messageView(over: Partial<MessageView> = {}): MessageView {
	return {
		id: "m1",
		contactId: "c1",
		direction: "incoming",
		type: "text",
		text: "Oi",
		media: null,
		status: null,
		failure: null,
		origin: "live",
		author: null,
		sentAt: 1,
		sortAt: 1,
		arrival: 1,
		quotedId: null,
		edited: false,
		deleted: false,
		reactions: [],
		seq: 1,
		...over,
	};
}
