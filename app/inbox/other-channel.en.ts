import type { OtherChannelStrings } from "./other-channel.pt.ts";

export const en: OtherChannelStrings = {
	failures: {
		refused: "The channel refused the message. Check the text before trying again.",
		disconnected: "The channel was disconnected. Reconnect it and try again.",
		unconfirmed: "The message was not confirmed. It may have reached the customer.",
		gateway_error: "The channel's service could not send it. Try again in a moment.",
		window_closed:
			"24 hours have passed since the customer's last message. You can answer once they write again.",
		restricted: "The channel does not let you write to this customer just now.",
	},
	lines: { takenOnPhone: "Somebody answered outside of Prosa and took the conversation over" },
	connection: {
		gone: "Channel not found",
		goneHint: "It was deleted while it was open here.",
		goneAction: "Back to the channels",
		unlinked: "This channel is disconnected. You can read; sending waits for the connection.",
		linking: "Connecting the channel…",
		unstable: "The channel's connection is unstable. Messages may be slow.",
	},
};
