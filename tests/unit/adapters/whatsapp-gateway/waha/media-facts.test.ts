import { expect, test } from "vitest";
import { readWahaFile } from "#workers/adapters/whatsapp-gateway/waha/media-facts.ts";
import { translateWahaMessage } from "#workers/adapters/whatsapp-gateway/waha/message.ts";
import { WahaMessage } from "#workers/adapters/whatsapp-gateway/waha/wire.ts";

const HASH = Buffer.alloc(32, 7);
const message = (_data: object, told: object = {}) =>
	WahaMessage.parse({
		id: "false_5511987654321@c.us_ABC",
		timestamp: 1_790_000_000,
		from: "5511987654321@c.us",
		to: "5511912345678@c.us",
		body: "",
		hasMedia: true,
		media: {
			url: "http://x/api/files/s/ABC.oga",
			mimetype: "audio/ogg; codecs=opus",
			filename: null,
		},
		_data,
		...told,
	});
const contentOf = (one: ReturnType<typeof message>) => {
	const event = translateWahaMessage(one, "live");
	return event?.content;
};

const VOICE = { mimetype: "audio/ogg; codecs=opus", seconds: 4, fileLength: 900 };
const ENGINES: Record<string, object> = {
	GOWS: {
		Message: {
			audioMessage: { ...VOICE, PTT: true, waveform: "ADJk", fileSHA256: HASH.toString("base64") },
		},
	},
	NOWEB: {
		message: {
			audioMessage: { ...VOICE, ptt: true, waveform: [0, 50, 100], fileSha256: HASH.toJSON() },
		},
	},
	WEBJS: {
		type: "ptt",
		mimetype: VOICE.mimetype,
		duration: "4",
		size: 900,
		waveform: { 0: 0, 1: 50, 2: 100 },
		filehash: HASH.toString("base64"),
	},
};

test.each(Object.keys(ENGINES))(
	"a voice is told as one by the engine %s, with length and loudness",
	(engine) => {
		const one = message(ENGINES[engine] ?? {});
		expect(contentOf(one)).toEqual({
			type: "audio",
			text: "",
			media: {
				mimetype: "audio/ogg; codecs=opus",
				bytes: 900,
				seconds: 4,
				isVoice: true,
				waveform: [0, 50, 100],
				ref: "/api/files/s/ABC.oga",
			},
		});
		expect(readWahaFile(one)).toMatchObject({
			kind: "voice",
			hash: HASH.toString("hex"),
			bytes: 900,
		});
	},
);

test("what the engine calls a document is one, whatever its type; without its record the type decides", () => {
	const media = { url: "http://x/api/files/s/A.jpg", mimetype: "image/jpeg", filename: "a.jpg" };
	const documentMessage = { mimetype: "image/jpeg", fileName: "a.jpg", caption: "veja" };
	const told = message({ message: { documentMessage } }, { media, body: "veja" });
	expect(contentOf(told)).toMatchObject({ type: "document", text: "veja" });
	expect(contentOf(message({}, { media }))).toMatchObject({ type: "image" });
	expect(readWahaFile(message({}, { media }))).toBeNull();
});
