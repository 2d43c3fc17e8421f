import type { HostedStrings } from "./strings.pt.ts";

export const en: HostedStrings = {
	tab: (name) => `Chat with ${name}`,
	missingTab: "Chat not found",
	missingTitle: "This chat is not available",
	missingText:
		"The address may be incomplete, or this chat has been closed. Check the link with whoever sent it.",
	loading: "Loading the chat",
	failedTitle: "The chat did not load",
	failedText: "Check your connection. Nothing you wrote before is lost.",
	withoutScript: "To chat here, enable JavaScript in your browser.",
	phone: "Continue on your phone",
	phoneHint: "Point the camera to open this chat on your phone.",
	qrLabel: "QR with the address of this chat",
	copy: "Copy link",
	copied: "Link copied.",
	copyFailed: "Could not copy the link.",
	by: "Chat made with",
};
