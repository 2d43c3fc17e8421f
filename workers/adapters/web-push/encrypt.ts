// RFC 8291: what a push service carries and cannot read. Ours, because it is three derivations of the platform's own
// cryptography (record 110).
import type { PushTarget } from "./port.ts";

const CURVE = { name: "ECDH", namedCurve: "P-256" };
const SALT_BYTES = 16;
/** The whole body is one record. */
const RECORD_BYTES = 4096;
/** Ends the last record, RFC 8188. */
const LAST_RECORD = 2;

/** What is new for each push; tests give the RFC's own. */
export interface PushSecrets {
	keys: { privateKey: CryptoKey; publicKey: CryptoKey };
	salt: Uint8Array<ArrayBuffer>;
}

async function createSecrets(): Promise<PushSecrets> {
	const keys = await crypto.subtle.generateKey(CURVE, true, ["deriveBits"]);
	if (!("privateKey" in keys)) throw new Error("no pair of keys");
	return { keys, salt: crypto.getRandomValues(new Uint8Array(SALT_BYTES)) };
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
	new Uint8Array(Buffer.from(base64url, "base64url"));

function concat(...parts: (Uint8Array | string | number)[]): Uint8Array<ArrayBuffer> {
	const encoder = new TextEncoder();
	const all = parts.map((part) =>
		typeof part === "string"
			? encoder.encode(part)
			: typeof part === "number"
				? Uint8Array.of(part)
				: part,
	);
	return new Uint8Array(Buffer.concat(all));
}

async function deriveBytes(
	secret: Uint8Array<ArrayBuffer>,
	salt: Uint8Array<ArrayBuffer>,
	info: Uint8Array<ArrayBuffer>,
	length: number,
): Promise<Uint8Array<ArrayBuffer>> {
	const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
	const how = { name: "HKDF", hash: "SHA-256", salt, info };
	return new Uint8Array(await crypto.subtle.deriveBits(how, key, length * 8));
}

/**
 * The body of a push in the coding `aes128gcm`. Rejects when the browser's key is none.
 * @param text of at most 3,900 bytes
 */
export async function encryptPush(
	text: string,
	{ publicKey, authSecret }: Pick<PushTarget, "publicKey" | "authSecret">,
	secrets?: PushSecrets,
): Promise<Uint8Array<ArrayBuffer>> {
	const { keys, salt } = secrets ?? (await createSecrets());
	const theirs = bytesOf(publicKey);
	const ours = new Uint8Array(
		(await crypto.subtle.exportKey("raw", keys.publicKey)) as ArrayBuffer,
	);
	const theirKey = await crypto.subtle.importKey("raw", theirs, CURVE, false, []);
	// The platform's types know this parameter by another name than the platform does.
	const agreement = { name: "ECDH", public: theirKey } as unknown as EcdhKeyDeriveParams;
	const shared = new Uint8Array(await crypto.subtle.deriveBits(agreement, keys.privateKey, 256));
	const info = concat("WebPush: info\0", theirs, ours);
	const secret = await deriveBytes(shared, bytesOf(authSecret), info, 32);
	const key = await deriveBytes(secret, salt, concat("Content-Encoding: aes128gcm\0"), 16);
	const nonce = await deriveBytes(secret, salt, concat("Content-Encoding: nonce\0"), 12);
	const sealing = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt"]);
	const sealed = new Uint8Array(
		await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce }, sealing, concat(text, LAST_RECORD)),
	);
	const size = new Uint8Array(4);
	new DataView(size.buffer).setUint32(0, RECORD_BYTES);
	return concat(salt, size, ours.length, ours, sealed);
}
