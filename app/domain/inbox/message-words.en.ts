import type { MessageWords } from "./message-words.ts";

export const en: MessageWords = {
	types: {
		text: "Message",
		image: "Image",
		audio: "Audio",
		document: "Document",
		video: "Video",
		sticker: "Sticker",
		location: "Location",
		contact: "Contact",
		call: "Call",
		other: "Unsupported message",
		system: "Notice",
	},
	calls: {
		voice: "Voice call",
		video: "Video call",
		voice_refused: "Voice call declined automatically",
		video_refused: "Video call declined automatically",
		voice_missed: "Missed voice call",
		video_missed: "Missed video call",
	},
	deleted: "Deleted message",
};
