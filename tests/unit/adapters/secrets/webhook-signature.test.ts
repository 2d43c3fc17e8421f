import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { signWebhook } from "#workers/adapters/secrets/webhook-signature.ts";

test("H19 a receiver proves a call by HMAC-SHA256 of second and body, with either secret", () => {
	const body = '{"texto":"olá"}';
	const signature = signWebhook(["whsec_novo", "whsec_antigo"], body, 1_795_204_285_999);
	const [time, ...marks] = signature.split(",");
	expect(time).toBe("t=1795204285");
	const markOf = (secret: string) =>
		`v1=${createHmac("sha256", secret).update(`1795204285.${body}`).digest("hex")}`;
	expect(marks).toEqual([markOf("whsec_novo"), markOf("whsec_antigo")]);
});
