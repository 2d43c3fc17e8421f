import {
	createCipheriv,
	createDecipheriv,
	createHash,
	createHmac,
	hkdfSync,
	randomBytes,
} from "node:crypto";
import { fail, ok, type Result } from "#app/domain/result.ts";

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** The place of a secret. It is authenticated with the ciphertext, so a copy in another place does not decrypt (J04). */
export interface SecretContext {
	workspaceId: string;
	table: string;
	rowId: string;
	field: string;
}

/** Encrypts and decrypts the secrets of one workspace. Synchronous, so that objects can use it in a transaction. */
export interface Sealer {
	/** A compact record `v1.<key id>.<iv>.<ciphertext>`. */
	seal(value: string, context: SecretContext): string;
	/** `secret_unreadable` for anything but an unchanged record of exactly this place. Never throws. */
	open(sealed: string, context: SecretContext): Result<string, "secret_unreadable">;
}

interface Key {
	id: string;
	bytes: Buffer;
}

/** JSON separates the parts unambiguously, so two different places never have the same data. */
function aadOf(parts: readonly string[]): Buffer {
	return Buffer.from(JSON.stringify(parts));
}

function keyOf(bytes: Buffer): Key {
	return { id: createHash("sha256").update(bytes).digest("hex").slice(0, 8), bytes };
}

function masterKeyOf(text: string): Key {
	return keyOf(Buffer.from(hkdfSync("sha256", text, "", "prosa:wrap", KEY_BYTES)));
}

function encrypt(key: Key, value: Buffer, aad: Buffer): string {
	const iv = randomBytes(IV_BYTES);
	const cipher = createCipheriv("aes-256-gcm", key.bytes, iv).setAAD(aad);
	const ciphertext = Buffer.concat([cipher.update(value), cipher.final(), cipher.getAuthTag()]);
	return `v1.${key.id}.${iv.toString("base64url")}.${ciphertext.toString("base64url")}`;
}

function decrypt(keys: readonly Key[], sealed: string, aad: Buffer): Buffer | null {
	const [version, keyId, ivText = "", text = "", ...rest] = sealed.split(".");
	const key = keys.find(({ id }) => id === keyId);
	const iv = Buffer.from(ivText, "base64url");
	const ciphertext = Buffer.from(text, "base64url");
	if (version !== "v1" || !key || rest.length > 0) return null;
	if (iv.length !== IV_BYTES || ciphertext.length < TAG_BYTES) return null;
	try {
		const cut = ciphertext.length - TAG_BYTES;
		const decipher = createDecipheriv("aes-256-gcm", key.bytes, iv, { authTagLength: TAG_BYTES })
			.setAAD(aad)
			.setAuthTag(ciphertext.subarray(cut));
		return Buffer.concat([decipher.update(ciphertext.subarray(0, cut)), decipher.final()]);
	} catch {
		return null;
	}
}

const wrapAad = (workspaceId: string) => aadOf(["data-key", workspaceId]);

/** A new random data key for a workspace, encrypted with the master key, for `workspaces.data_key_wrapped`. */
export function createDataKey(masterKey: string, workspaceId: string): string {
	return encrypt(masterKeyOf(masterKey), randomBytes(KEY_BYTES), wrapAad(workspaceId));
}

/** The id of a master key in the records it encrypted; not secret. */
export const masterKeyId = (masterKey: string): string => masterKeyOf(masterKey).id;

/** The id of the master key that encrypted a data key; "" for anything that is no data key. */
export function wrappingKeyId(dataKeyWrapped: string): string {
	return /^v1\.([0-9a-f]{8})\./.exec(dataKeyWrapped)?.[1] ?? "";
}

/**
 * The same data key encrypted with the present master key; what the data key encrypted stays valid. The same text when
 * it already is; null when no master key decrypts it. `masterKeys`: the present one first, then earlier ones.
 */
export function rewrapDataKey(input: {
	masterKeys: readonly [string, ...string[]];
	workspaceId: string;
	dataKeyWrapped: string;
}): string | null {
	const [present, ...earlier] = input.masterKeys.map(masterKeyOf);
	if (!present || wrappingKeyId(input.dataKeyWrapped) === present.id) return input.dataKeyWrapped;
	const aad = wrapAad(input.workspaceId);
	const bytes = decrypt(earlier, input.dataKeyWrapped, aad);
	return bytes && encrypt(present, bytes, aad);
}

/**
 * Marks by which a workspace knows a text again without keeping it: a keyed hash, the same whatever master key wraps
 * the data key. Throws as `createSealer`.
 */
export function createMarker(input: {
	masterKeys: readonly string[];
	workspaceId: string;
	dataKeyWrapped: string;
}): (purpose: string, text: string) => string {
	const bytes = openDataKey(input);
	return (purpose, text) =>
		createHmac("sha256", bytes)
			.update(aadOf([purpose, text]))
			.digest("base64url");
}

function openDataKey(input: {
	masterKeys: readonly string[];
	workspaceId: string;
	dataKeyWrapped: string;
}): Buffer {
	const keys = input.masterKeys.map(masterKeyOf);
	const bytes = decrypt(keys, input.dataKeyWrapped, wrapAad(input.workspaceId));
	if (!bytes) throw new Error(`data key of workspace ${input.workspaceId} does not open`);
	return bytes;
}

/**
 * The sealer of one workspace. `masterKeys`: the present one first, then earlier ones. Throws when no master key
 * decrypts the data key, because then no secret of this workspace can be read.
 */
export function createSealer(input: {
	masterKeys: readonly string[];
	workspaceId: string;
	dataKeyWrapped: string;
}): Sealer {
	const dataKey = keyOf(openDataKey(input));
	const placeOf = (context: SecretContext) => {
		if (context.workspaceId !== input.workspaceId)
			throw new Error("a secret of another workspace was asked for");
		return aadOf([context.workspaceId, context.table, context.rowId, context.field]);
	};
	return {
		seal: (value, context) => encrypt(dataKey, Buffer.from(value), placeOf(context)),
		open: (sealed, context) => {
			const value = decrypt([dataKey], sealed, placeOf(context));
			return value ? ok(value.toString()) : fail("secret_unreadable");
		},
	};
}
