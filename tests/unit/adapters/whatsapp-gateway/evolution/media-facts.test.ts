import { expect, test } from "vitest";
import {
	readMediaFacts,
	readWaveform,
} from "#workers/adapters/whatsapp-gateway/evolution/media-facts.ts";
import { readBody } from "#workers/adapters/whatsapp-gateway/evolution/content.ts";

test("a waveform has at most 64 values from 0 to 100, of more the loudest of each stretch", () => {
	expect(readWaveform([0, 50, 100, 255])).toEqual([0, 50, 100, 100]);
	const long = Array.from({ length: 640 }, (_, at) => (at % 10 === 3 ? 80 : 5));
	expect(readWaveform(long)).toEqual(Array.from({ length: 64 }, () => 80));
	const odd = readWaveform(Array.from({ length: 100 }, (_, at) => at));
	expect(odd).toHaveLength(64);
	expect(odd?.at(-1)).toBe(99);
	for (const nothing of [null, "", [], {}, "x"]) expect(readWaveform(nothing)?.length ?? 0).toBe(0);
});

test("what is told of a file is kept, and what protobuf says nothing by is left out", () => {
	const fields = { mimetype: "video/mp4", seconds: 12, width: 640, height: "360", fileLength: 99 };
	expect(readMediaFacts({ ...fields, ptt: false })).toEqual({
		mimetype: "video/mp4",
		seconds: 12,
		width: 640,
		height: 360,
		bytes: 99,
	});
	const unsaid = {
		seconds: 0,
		width: 0,
		height: null,
		fileLength: { low: 0, high: 0 },
		ptt: false,
	};
	expect(readMediaFacts(unsaid)).toEqual({});
	expect(readMediaFacts({ ptt: true, waveform: "AAo=" })).toEqual({
		isVoice: true,
		waveform: [0, 10],
	});
});

test("a picture to be looked at once is a picture", () => {
	const imageMessage = { mimetype: "image/jpeg", caption: "só uma vez", width: 9, height: 8 };
	const body = readBody({ viewOnceMessageV2: { message: { imageMessage } } });
	expect(body).toEqual({
		kind: "content",
		content: {
			type: "image",
			text: "só uma vez",
			media: { mimetype: "image/jpeg", width: 9, height: 8 },
		},
	});
});
