// Record 110: what a push carries. The words around it are the service worker's, which knows both languages.
import type { MessageType } from "../inbox/message.ts";
import type { News } from "./news.ts";

/** Code points of a name and of a text that a notification shows; a push holds less than four kilobytes in all. */
const MAX_TITLE = 80;
const MAX_TEXT = 240;

export interface PushPayload {
	/** A worker of an earlier release takes anything else for a message. */
	news: News;
	conversationId: string;
	channelId: string;
	contactId: string;
	/** Who wrote: a name or a number; null where neither is known. */
	title: string | null;
	text: string;
	type: MessageType;
	unread: number;
	locale: "pt" | "en";
	/** Whether it comes without the device's sound. */
	isSilent: boolean;
	/** The platform forbids a push that shows nothing: what is over is said in place of being taken away. */
	mustShow: boolean;
}

/** By code points: half an emoji is no text. */
const cut = (text: string, most: number): string => {
	const points = Array.from(text);
	return points.length > most ? `${points.slice(0, most - 1).join("")}…` : text;
};

/** A payload that fits into a push. */
export const fitting = (payload: PushPayload): PushPayload => ({
	...payload,
	title: payload.title === null ? null : cut(payload.title, MAX_TITLE),
	text: cut(payload.text, MAX_TEXT),
});

/** The address of a conversation for whoever does not know its channel's type; that page leads on where it must. */
export const conversationPath = (one: {
	conversationId: string;
	channelId: string;
	contactId: string;
}): string =>
	`/sessions/${one.conversationId}?${new URLSearchParams({ channel: one.channelId, contact: one.contactId }).toString()}`;

/** Notifications and pushes of one conversation have one name: the next takes the place of the one before. */
export const tagOf = (conversationId: string): string => `conversation:${conversationId}`;

/** The same as a push service's topic: at most 32 characters of base64url. */
export const topicOf = (conversationId: string): string =>
	conversationId
		.replace(/[^\w-]/g, "")
		.replaceAll("-", "")
		.slice(0, 32);

/** Apple ends a subscription after pushes that show nothing; others take away what is over. */
export const mustShowAll = (endpoint: string): boolean =>
	URL.canParse(endpoint) && new URL(endpoint).hostname.endsWith(".push.apple.com");
