import { counted } from "#app/i18n/counted.ts";
import type { FileStrings } from "./strings.pt.ts";

export const en: FileStrings = {
	tray: {
		label: "Files to send",
		count: (count) => counted(count, "file", "files"),
		clear: "Remove all",
		remove: (name) => `Remove ${name}`,
		up: (name) => `Move ${name} up`,
		down: (name) => `Move ${name} down`,
		moved: (name, at, count) => `${name}: ${at} of ${count}`,
		caption: (name) => `Caption of ${name}`,
		captionHint: "Caption",
		captionBelow: "Its caption is the text below",
		asGif: "Send as a GIF",
		hasSound: "This video has sound, and a GIF has none.",
		preparing: "Preparing…",
	},
	kinds: {
		image: "Photo",
		video: "Video",
		audio: "Audio",
		voice: "Voice message",
		document: "Document",
		sticker: "Sticker",
	},
	notes: {
		as_document: "Goes as a document",
		gif_as_film: "Goes as a video, which the customer plays",
		large_as_document: (limit) => `Goes as a document: larger than ${limit}`,
		unread_picture:
			"This browser cannot read this photo. It goes as a document, with the place saved in it.",
	},
	refusals: {
		file_empty: "The file is empty.",
		file_type_not_taken: "This channel does not take files of this type.",
		file_too_large: (size, limit) => `It has ${size}; this channel takes up to ${limit}.`,
		file_too_large_plain: "It is too large for this channel.",
		unreadable: "This file could not be read.",
		bytes_gone: "It is no longer in this browser. Choose it again.",
	},
	drop: (name) => `Drop to send to ${name}`,
	dropHint: "You check before it is sent",
	way: {
		sending: (name) => `Sending ${name}`,
		waiting: (name) => `Waiting to send ${name}`,
		cancel: (name) => `Cancel sending ${name}`,
	},
};
