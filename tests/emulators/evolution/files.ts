/** Files that come with a call, and the messages 2.3.7 makes of them. */
import { createHash } from "node:crypto";
import type { Instance } from "./state.ts";

type Body = Record<string, unknown>;

/** A file of a form. */
export interface FormFile {
	name: string;
	bytes: Buffer;
}
/** Where the form's file stands among a call's fields; no field has this name. */
const FILE = "\0file";

/** A `multipart/form-data` body as multer reads it: `quoted[key][id]` is an object in objects. */
export async function readForm(bytes: Buffer, type: string): Promise<Body> {
	const headers = { "content-type": type };
	const form = await new Response(new Uint8Array(bytes), { headers }).formData();
	const body: Body = {};
	for (const [name, value] of form) {
		if (typeof value === "string") put(body, name.split(/\]?\[|\]$/).filter(Boolean), value);
		else body[FILE] = { name: value.name, bytes: Buffer.from(await value.arrayBuffer()) };
	}
	return body;
}

function put(into: Body, [name = "", ...deeper]: string[], value: string): void {
	if (deeper.length === 0) {
		into[name] = value;
		return;
	}
	const inner = (into[name] ??= {}) as Body;
	put(inner, deeper, value);
}

/** The form's own file, or a field's base64; null for neither. */
export function fileOf(body: Body, field: string): Buffer | null {
	const file = body[FILE] as FormFile | undefined;
	if (file) return file.bytes;
	const text = body[field];
	const isBase64 = typeof text === "string" && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
	return isBase64 && text.length % 4 === 0 ? Buffer.from(text, "base64") : null;
}

const sha256 = (bytes: Buffer): Buffer => createHash("sha256").update(bytes).digest();
/** Bytes in a webhook and in an answer: an object of numbered bytes. */
const numbered = (bytes: Buffer): Body => Object.fromEntries(Object.entries([...bytes]));

/** `<kind>Message` of a file. */
export function mediaMessage(kind: string, bytes: Buffer, told: Body): Body {
	// Pictures are made anew as JPEG: another length, other bytes.
	const sent = kind === "image" ? Buffer.concat([Buffer.from("jpeg:"), bytes]) : bytes;
	const facts = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
	return {
		[`${kind}Message`]: {
			url: `https://mmg.whatsapp.net/up/${sha256(sent).toString("hex").slice(0, 12)}`,
			...facts,
			fileSha256: numbered(sha256(sent)),
			fileLength: { low: sent.byteLength, high: 0, unsigned: true },
			mediaKey: numbered(Buffer.alloc(32, 7)),
		},
	};
}

/** As records of `findMessages` tell it: bytes are base64. */
export function storedForm(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(storedForm);
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value);
	const isBytes = entries.length > 0 && entries.every(([key], at) => key === String(at));
	return isBytes
		? Buffer.from(Object.values(value) as number[]).toString("base64")
		: Object.fromEntries(entries.map(([key, inner]) => [key, storedForm(inner)]));
}

const KEPT_FILES = 20;

/** Keeps what was sent, for whoever asks for its bytes. */
export function keepFile(instance: Instance, id: string, bytes: Buffer): void {
	instance.files.set(id, bytes);
	const [oldest] = instance.files.keys();
	if (instance.files.size > KEPT_FILES && oldest !== undefined) instance.files.delete(oldest);
}

/** What a test compares: the bytes that came, not those that 2.3.7 made of them. */
export const describeFile = (kind: string, name: string, bytes: Buffer) => ({
	kind,
	name,
	bytes: bytes.byteLength,
	sha256: sha256(bytes).toString("hex"),
});
