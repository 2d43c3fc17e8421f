/** What a browser does with a push: RFC 8291 read from its end, by other means than those that encrypt. */
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";

export interface Browser {
	ecdh: ECDH;
	auth: Buffer;
}

export function createBrowser(): Browser {
	const ecdh = createECDH("prime256v1");
	ecdh.generateKeys();
	return { ecdh, auth: randomBytes(16) };
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
	Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/** Throws for what was not encrypted for this browser. */
export function decryptPush({ ecdh, auth }: Browser, body: Buffer): string {
	const salt = body.subarray(0, 16);
	const recordBytes = body.readUInt32BE(16);
	const sender = body.subarray(21, 21 + body.readUInt8(20));
	const sealed = body.subarray(21 + sender.length);
	if (sealed.length > recordBytes) throw new Error("more than one record");
	const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), sender]);
	const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
	const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
	const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
	const opening = createDecipheriv("aes-128-gcm", key, nonce);
	opening.setAuthTag(sealed.subarray(-16));
	const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
	const end = padded.lastIndexOf(2);
	if (end < 0 || padded.subarray(end + 1).some((byte: number) => byte !== 0))
		throw new Error("no end");
	return padded.subarray(0, end).toString("utf8");
}
