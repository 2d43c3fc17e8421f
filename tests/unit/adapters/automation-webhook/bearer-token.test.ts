import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { signBearerToken } from "#workers/adapters/automation-webhook/bearer-token.ts";

const claims = {
	issuer: "https://prosa.example",
	audience: "n8n.loja.com",
	subject: "member-1",
	id: "test-1",
	now: 1_800_000_000_500,
};

test("A21 the token names the asking member, is for one host and lives five minutes", () => {
	const [head = "", body = "", signature] = signBearerToken("key", claims).split(".");
	expect(JSON.parse(Buffer.from(head, "base64url").toString())).toEqual({
		alg: "HS256",
		typ: "JWT",
	});
	expect(JSON.parse(Buffer.from(body, "base64url").toString())).toEqual({
		iss: "https://prosa.example",
		aud: "n8n.loja.com",
		sub: "member-1",
		jti: "test-1",
		iat: 1_800_000_000,
		exp: 1_800_000_300,
	});
	const expected = createHmac("sha256", "key").update(`${head}.${body}`).digest("base64url");
	expect(signature).toBe(expected);
	expect(signBearerToken("other", claims)).not.toBe(signBearerToken("key", claims));
});
