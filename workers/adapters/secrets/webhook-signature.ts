import { createHmac } from "node:crypto";
import { formatSignature, signedText } from "#app/domain/webhooks/signature.ts";

/** The value of `X-Prosa-Signature`: one mark for each secret that is valid now (H19). */
export function signWebhook(secrets: readonly string[], body: string, now: number): string {
	const seconds = Math.floor(now / 1000);
	const text = signedText(seconds, body);
	return formatSignature(
		seconds,
		secrets.map((secret) => createHmac("sha256", secret).update(text).digest("hex")),
	);
}
