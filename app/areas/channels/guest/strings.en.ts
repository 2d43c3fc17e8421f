import type { GuestStrings } from "./strings.pt.ts";

export const en: GuestStrings = {
	tab: "Link WhatsApp",
	title: "Link this WhatsApp",
	asked: (workspace, instance) => `${workspace} asks to link a number to the instance ${instance}.`,
	warning:
		"Go on only if you know who sent you this link: the team will read and answer the messages of this number.",
	sameDevice: "Is WhatsApp on this device? Use the tab with the code.",
	closesIn: (time) => `This link is good for ${time}`,
	done: "Linked",
	doneText: "The number is linked. You can close this page.",
	passkey: "Passkey confirmation needed",
	passkeyText:
		"WhatsApp asked for this account's passkey. Confirm on the phone; whoever sent you this link finishes on their side.",
	passkeyCode: "The code on the phone has to be the same as this one:",
	failed: "It could not be made",
	closed: {
		link_expired: {
			title: "This link is no longer good",
			text: "It lasts 10 minutes and ends when the number is linked or the linking is called off. Ask whoever sent it for a new one.",
		},
		not_found: {
			title: "Link not found",
			text: "Check whether the address is complete, or ask whoever sent it for a new one.",
		},
		rate_limited: {
			title: "Too many attempts",
			text: "Wait a minute and open the link again.",
		},
		other: {
			title: "The link could not be opened",
			text: "The service did not answer. Try again in a moment.",
		},
	},
	again: "Try again",
};
