import type { FileKind } from "#app/domain/inbox/outgoing-file.ts";
import type { OutgoingFile } from "../channel-gateway/port.ts";

/** A file as a gateway's record of a message tells it; null: not told. */
export interface SentFile {
	kind: FileKind;
	caption: string;
	/** SHA-256 of the plain bytes, lower-case hexadecimal. */
	hash: string | null;
	bytes: number | null;
	width: number | null;
	height: number | null;
}

/**
 * Whether a record is of this file: the same bytes, and the same words below them.
 * @param remade kinds that the gateway makes anew before it sends them, so that their bytes say nothing
 */
export function isSameFile(
	sent: SentFile,
	file: OutgoingFile,
	caption: string,
	remade: readonly FileKind[] = [],
): boolean {
	if (sent.kind !== file.kind || sent.caption.trim() !== caption.trim()) return false;
	if (sent.hash === file.hash) return true;
	if (remade.includes(sent.kind)) return hasSameSize(sent, file);
	if (sent.hash !== null) return false;
	if (sent.bytes !== null) return sent.bytes === file.bytes;
	return caption.trim() !== "";
}

/** False only where both sides tell width and height, and they differ. */
function hasSameSize(sent: SentFile, { width, height }: OutgoingFile): boolean {
	const differs = (a: number | null, b: number | undefined) =>
		a !== null && b !== undefined && a !== b;
	return !differs(sent.width, width) && !differs(sent.height, height);
}

/** Bytes in any of the shapes in which JSON tells them: base64, numbered fields, a list, Node's own. */
export function readBytes(value: unknown): Uint8Array | null {
	if (typeof value === "string") return value === "" ? null : Buffer.from(value, "base64");
	if (typeof value !== "object" || value === null) return null;
	const told = "data" in value ? value.data : value;
	if (typeof told !== "object" || told === null) return null;
	const numbers: unknown[] = Object.values(told);
	const isByte = (one: unknown): one is number =>
		typeof one === "number" && Number.isInteger(one) && one >= 0 && one <= 255;
	return numbers.length > 0 && numbers.every(isByte) ? Uint8Array.from(numbers) : null;
}

const HASH_BYTES = 32;

/** A SHA-256 in these shapes as hexadecimal. */
export function readHash(value: unknown): string | null {
	const bytes = readBytes(value);
	return bytes?.byteLength === HASH_BYTES ? Buffer.from(bytes).toString("hex") : null;
}
