import type { PhoneMessage } from "#app/contracts/simulated-phone.ts";
import type { MessageFile } from "#app/domain/inbox/outgoing-file.ts";
import type {
	GatewayAnswer,
	GatewayMedia,
	OutgoingFile,
} from "#workers/adapters/channel-gateway/port.ts";
import { SAMPLE_MEDIA } from "#app/domain/channels/sample-media.ts";
import { openFile } from "#workers/adapters/channel-gateway/opened-file.ts";
import { isSameFile } from "../sent-file.ts";
import { hashIn } from "./rules.ts";
import { readSample } from "./samples.ts";
import type { SimulatorState } from "./state.ts";

/** Where the bytes are that simulated people sent: the channel's own store. */
export interface SimulatedFiles {
	/** Null: they are gone. */
	open(hash: string): Promise<ReadableStream<Uint8Array> | null>;
}

/** A file of ours as the phone keeps it. */
export const keptOf = ({ fileName, open: _, ...facts }: OutgoingFile): MessageFile => ({
	...facts,
	name: fileName,
});

/** Takes all the bytes of a file, as a gateway would; null: they are there, and as many as were said. */
export async function takeFile(
	file: OutgoingFile,
): Promise<Exclude<GatewayAnswer<never>, { class: "accepted" }> | null> {
	const opened = await openFile(file);
	if (opened.class !== "accepted") return opened;
	let bytes = 0;
	try {
		for await (const chunk of opened.value) bytes += chunk.byteLength;
	} catch {
		bytes = -1;
	}
	return bytes === file.bytes ? null : { class: "not_accepted", retryAfterMs: null };
}

/** Whether a message of ours is the one that brought this file. */
export function bringsFile(
	{ file, text }: PhoneMessage,
	wanted: OutgoingFile,
	caption: string,
): boolean {
	if (!file) return false;
	const size = { width: file.width ?? null, height: file.height ?? null };
	return isSameFile({ ...file, ...size, caption: text }, wanted, caption);
}

const REFUSED = { class: "refused", reason: "rejected" } as const;

/** What a customer sent: a sample by its name, or a file that was uploaded by its hash. */
export async function fetchSimulatedMedia(
	state: SimulatorState,
	files: SimulatedFiles | null,
	{ ref, maxBytes }: { ref: string; maxBytes: number },
): Promise<GatewayAnswer<GatewayMedia>> {
	const hash = hashIn(ref);
	return hash === null ? fetchSample(ref, maxBytes) : fetchFile(state, files, hash, maxBytes);
}

async function fetchFile(
	state: SimulatorState,
	files: SimulatedFiles | null,
	hash: string,
	maxBytes: number,
): Promise<GatewayAnswer<GatewayMedia>> {
	const file = state.contacts
		.flatMap(({ messages }) => messages)
		.find((message) => message.file?.hash === hash)?.file;
	if (!file || file.bytes > maxBytes) return REFUSED;
	const body = (await files?.open(hash)) ?? null;
	if (body === null) return REFUSED;
	const { mimetype, bytes, name } = file;
	return { class: "accepted", value: { body, mimetype, bytes, fileName: name } };
}

function fetchSample(ref: string, maxBytes: number): GatewayAnswer<GatewayMedia> {
	const medium = SAMPLE_MEDIA.find((known) => ref.startsWith(`${known}:`));
	if (!medium) return REFUSED;
	const { bytes, mimetype, fileName } = readSample(medium);
	if (bytes.byteLength > maxBytes) return REFUSED;
	const body = new Blob([bytes]).stream();
	return { class: "accepted", value: { body, mimetype, bytes: bytes.byteLength, fileName } };
}
