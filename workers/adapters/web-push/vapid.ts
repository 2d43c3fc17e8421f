// RFC 8292: who sends a push, signed with the key that the browser subscribed with.
import { createHmac } from "node:crypto";

const CURVE = { name: "ECDSA", namedCurve: "P-256" };
/** How many keys there are on the curve. */
const ORDER = BigInt("0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551");
/** A private key of P-256 in PKCS #8, up to its 32 bytes; the platform computes the public one. */
const PKCS8_HEAD = Buffer.from(
	"3041020100301306072a8648ce3d020106082a8648ce3d030107042730250201010420",
	"hex",
);
/** Services refuse more than a day. */
const VALID_S = 12 * 60 * 60;

const base64url = (data: string | ArrayBuffer): string =>
	(typeof data === "string" ? Buffer.from(data) : Buffer.from(data)).toString("base64url");

/**
 * The private key of a deployment, 32 bytes. Derived, so that nothing is stored: the same master key always gives the same, and
 * browsers that subscribed stay subscribed.
 */
function derivePrivateKey(masterKey: string): Buffer {
	for (let turn = 0; ; turn++) {
		const bytes = createHmac("sha256", masterKey).update(`prosa:web-push:${turn}`).digest();
		const number = BigInt(`0x${bytes.toString("hex")}`);
		if (number > 0n && number < ORDER) return bytes;
	}
}

export interface VapidKey {
	signing: CryptoKey;
	/** Base64url of the uncompressed point. */
	publicKey: string;
}

export async function createVapidKey(masterKey: string): Promise<VapidKey> {
	const der = new Uint8Array(Buffer.concat([PKCS8_HEAD, derivePrivateKey(masterKey)]));
	const signing = await crypto.subtle.importKey("pkcs8", der, CURVE, true, ["sign"]);
	const { x, y } = (await crypto.subtle.exportKey("jwk", signing)) as JsonWebKey;
	if (x === undefined || y === undefined) throw new Error("no public key");
	const [head, ...point] = [Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
	return { signing, publicKey: Buffer.concat([head, ...point]).toString("base64url") };
}

/**
 * The `Authorization` of a push.
 * @param audience origin of the push service
 * @param contact `mailto:` or `https:`, whom the service may tell of trouble
 */
export async function signVapid(
	key: VapidKey,
	{ audience, contact, now }: { audience: string; contact: string; now: number },
): Promise<string> {
	const head = base64url(JSON.stringify({ typ: "JWT", alg: "ES256" }));
	const claims = base64url(
		JSON.stringify({ aud: audience, exp: Math.floor(now / 1000) + VALID_S, sub: contact }),
	);
	const signed = `${head}.${claims}`;
	const signature = await crypto.subtle.sign(
		{ name: "ECDSA", hash: "SHA-256" },
		key.signing,
		new TextEncoder().encode(signed),
	);
	return `vapid t=${signed}.${base64url(signature)}, k=${key.publicKey}`;
}
