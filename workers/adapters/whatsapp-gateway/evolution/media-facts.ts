import { MAX_WAVEFORM } from "#app/domain/inbox/outgoing-file.ts";
import type { MessageContent } from "#app/domain/inbox/message.ts";
import { readBytes } from "../sent-file.ts";
import { WireNumber } from "./wire.ts";

type Media = NonNullable<MessageContent["media"]>;

const asText = (value: unknown): string => (typeof value === "string" ? value : "");

/** A number above 0; undefined for anything else, 0 being how protobuf says nothing. */
export function readPositive(value: unknown): number | undefined {
	const parsed = WireNumber.safeParse(value);
	return parsed.success && parsed.data > 0 ? parsed.data : undefined;
}

/** How loud a recording is, at most MAX_WAVEFORM values from 0 to 100; undefined where it is not told. */
export function readWaveform(value: unknown): number[] | undefined {
	const told = readBytes(value);
	if (!told) return undefined;
	const shown = Math.min(told.length, MAX_WAVEFORM);
	// Of more values the loudest of each stretch is kept, as ears do.
	return Array.from({ length: shown }, (_, at) => {
		const stretch = told.subarray(
			Math.floor((at * told.length) / shown),
			Math.floor(((at + 1) * told.length) / shown),
		);
		return Math.min(100, Math.max(...stretch));
	});
}

/** What a `imageMessage` and its like say of their file. */
export function readMediaFacts(fields: Record<string, unknown>): Media {
	const mimetype = asText(fields.mimetype);
	const fileName = asText(fields.fileName);
	const seconds = readPositive(fields.seconds);
	const bytes = readPositive(fields.fileLength);
	const width = readPositive(fields.width);
	const height = readPositive(fields.height);
	const waveform = readWaveform(fields.waveform);
	return {
		...(mimetype && { mimetype }),
		...(fileName && { fileName }),
		...(seconds !== undefined && { seconds }),
		...(bytes !== undefined && { bytes }),
		...((fields.ptt ?? fields.PTT) === true && { isVoice: true as const }),
		// The browser engine of WAHA has its own name for it.
		...((fields.gifPlayback ?? fields.isGif) === true && { isGif: true as const }),
		...(waveform && { waveform }),
		...(width !== undefined && { width }),
		...(height !== undefined && { height }),
	};
}
