import { createHmac } from "node:crypto";
import { formatSignature, signedText } from "#app/domain/webhooks/signature.ts";

/** The value of `X-Prosa-Signature`: one signature per valid secret (H19). `now` in epoch ms. */
export function signWebhook(secrets: readonly string[], body: string, now: number): string {
	const seconds = Math.floor(now / 1000);
	const text = signedText(seconds, body);
	return formatSignature(
		seconds,
		secrets.map((secret) => createHmac("sha256", secret).update(text).digest("hex")),
	);
}
