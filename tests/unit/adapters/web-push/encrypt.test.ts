import { expect, test } from "vitest";
import { encryptPush } from "#workers/adapters/web-push/encrypt.ts";
import { createVapidKey, signVapid } from "#workers/adapters/web-push/vapid.ts";

const CURVE = { name: "ECDH", namedCurve: "P-256" };

/** RFC 8291, appendix A. */
const RFC = {
	text: "When I grow up, I want to be a watermelon",
	ours: {
		d: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
		point:
			"BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
	},
	publicKey:
		"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
	authSecret: "BTBZMqHH6r4Tts7J_aSIgg",
	salt: "DGv6ra1nlYgDCS1FRnbzlw",
	body: "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};

async function rfcSecrets() {
	const bytes = Buffer.from(RFC.ours.point, "base64url");
	const jwk = {
		kty: "EC",
		crv: "P-256",
		d: RFC.ours.d,
		x: bytes.subarray(1, 33).toString("base64url"),
		y: bytes.subarray(33).toString("base64url"),
	};
	const { d: _, ...open } = jwk;
	return {
		keys: {
			privateKey: await crypto.subtle.importKey("jwk", jwk, CURVE, false, ["deriveBits"]),
			publicKey: await crypto.subtle.importKey("jwk", open, CURVE, true, []),
		},
		salt: new Uint8Array(Buffer.from(RFC.salt, "base64url")),
	};
}

test("a push is encrypted as RFC 8291 shows it, byte for byte", async () => {
	const body = await encryptPush(RFC.text, RFC, await rfcSecrets());
	expect(Buffer.from(body).toString("base64url")).toBe(RFC.body);
});

test("no two pushes share a key or a salt, and a key that is no point is refused", async () => {
	const [one, other] = await Promise.all([encryptPush("Oi", RFC), encryptPush("Oi", RFC)]);
	expect(Buffer.from(one).subarray(0, 16)).not.toEqual(Buffer.from(other).subarray(0, 16));
	expect(Buffer.from(one).subarray(21, 86)).not.toEqual(Buffer.from(other).subarray(21, 86));
	const none = { ...RFC, publicKey: `B${"A".repeat(86)}` };
	await expect(encryptPush("Oi", none)).rejects.toThrow(/./);
});

test("a deployment's key is derived: the same master key gives the same, another one another", async () => {
	const [one, again, other] = await Promise.all([
		createVapidKey("master-key-of-more-than-thirty-two-bytes"),
		createVapidKey("master-key-of-more-than-thirty-two-bytes"),
		createVapidKey("another-key-of-more-than-thirty-two-bytes"),
	]);
	expect(one.publicKey).toBe(again.publicKey);
	expect(one.publicKey).not.toBe(other.publicKey);
	expect(one.publicKey).toMatch(/^B[\w-]{86}$/);
});

test("a push names who sends it for its service alone, for half a day, in a signature anybody can check", async () => {
	const key = await createVapidKey("master-key-of-more-than-thirty-two-bytes");
	const now = 1_800_000_000_000;
	const header = await signVapid(key, {
		audience: "https://push.example",
		contact: "mailto:contato@loja.example",
		now,
	});
	const [, signed = "", claims = "", signature = ""] =
		/^vapid t=([\w-]+\.([\w-]+))\.([\w-]+), k=/.exec(header) ?? [];
	expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toEqual({
		aud: "https://push.example",
		exp: now / 1000 + 12 * 3600,
		sub: "mailto:contato@loja.example",
	});
	const point = new Uint8Array(Buffer.from(key.publicKey, "base64url"));
	const ecdsa = { name: "ECDSA", namedCurve: "P-256" };
	const open = await crypto.subtle.importKey("raw", point, ecdsa, false, ["verify"]);
	const isOurs = await crypto.subtle.verify(
		{ name: "ECDSA", hash: "SHA-256" },
		open,
		new Uint8Array(Buffer.from(signature, "base64url")),
		new TextEncoder().encode(signed),
	);
	expect(isOurs).toBe(true);
});
