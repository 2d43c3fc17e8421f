import type { VoiceStrings } from "./strings.pt.ts";

export const en: VoiceStrings = {
	label: "Voice message",
	asking: "Allow the microphone to record",
	recording: "Recording",
	paused: "Paused",
	preparing: "Preparing the recording…",
	hold: "Let go to send, slide to the left to discard",
	discard: "Discard the recording",
	pause: "Pause the recording",
	resume: "Go on recording",
	listen: "Listen to the recording",
	stopListening: "Stop listening",
	send: "Send the voice message",
	full: "The recording reached 15 minutes, the longest. Send or discard it.",
	short: "Hold the button while you speak, or tap it to record without holding.",
	failed: {
		title: "Could not record",
		refused:
			"The browser did not allow the microphone. Allow it in this site's settings and try again.",
		missing: "No microphone was found on this device.",
		busy: "The microphone is in use by another program.",
		failed: "The recording could not be made ready to be sent. Try again.",
	},
	fileName: "voice-message.ogg",
};
