import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { answerMetaChallenge, isSignedByMeta } from "#workers/adapters/meta-graph/signature.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Published in the test of a public verifier of receipts. */
const RECEIPT = {
	secret: "4abc9369a6c3c0350d5a6439d90ae2d9",
	body: '{"object":"payments","entry":[{"id":"617617415035527","time":1431613346,"changed_fields":["actions"]}]}',
	signature: "sha256=b69bb428ad6c83a4b1c382f75c0fbc654a4e76756c8510c3e0c2d65600b9692d",
};
/** Meta signs the escaped form, and sends it so. */
const ESCAPED = {
	secret: "app_secret_test",
	body: String.raw`{"object":"whatsapp_business_account","entry":[{"id":"102290129340398","changes":[{"value":{"messaging_product":"whatsapp","metadata":{"display_phone_number":"551130000000","phone_number_id":"106540352242922"},"contacts":[{"profile":{"name":"Jo\u00e3o"},"wa_id":"5511912345678"}],"messages":[{"from":"5511912345678","id":"wamid.T1","timestamp":"1790000000","type":"text","text":{"body":"Ol\u00e1, tudo bem? \ud83d\udc4d"}}]},"field":"messages"}]}]}`,
	signature: "sha256=9cfb51395a50419506a9b649cb24e22a311cbe3947a4900faa7fdd2263e88df7",
};

const isGood = (body: string, signature: string | null, ...secrets: string[]) =>
	isSignedByMeta({ bytes: bytesOf(body), signature }, secrets);

test("I02 both published vectors are signed, and each by its own secret alone", () => {
	for (const { secret, body, signature } of [RECEIPT, ESCAPED]) {
		expect(isGood(body, signature, secret)).toBe(true);
		expect(isGood(body, signature.toUpperCase().replace("SHA256", "sha256"), secret)).toBe(true);
		expect(isGood(body, signature, `${secret}x`)).toBe(false);
		expect(isGood(`${body} `, signature, secret)).toBe(false);
		expect(isGood(body, signature)).toBe(false);
	}
	expect(isGood(RECEIPT.body, ESCAPED.signature, RECEIPT.secret, ESCAPED.secret)).toBe(false);
});

test("I02 the same JSON written another way is refused", () => {
	const { secret, signature } = ESCAPED;
	const rewritten = JSON.stringify(JSON.parse(ESCAPED.body));
	const own = createHmac("sha256", secret).update(rewritten).digest("hex");
	expect(own).toBe("c731449a7a56e8db01e56fdb728b9668dc3ff67d84db57136160869733d688b5");
	expect(isGood(rewritten, signature, secret)).toBe(false);
});

test("I01 what is no signature of 64 hex digits is refused", () => {
	const { secret, body, signature } = RECEIPT;
	const hex = signature.slice("sha256=".length);
	for (const wrong of [
		null,
		"",
		hex,
		`sha1=${hex}`,
		"sha256=",
		signature.slice(0, -1),
		`${signature}0`,
		signature.replace(/.$/, "z"),
		`sha256=${"0".repeat(64)}`,
		` ${signature}`,
	])
		expect(isGood(body, wrong, secret), String(wrong)).toBe(false);
});

test("any of the app's secrets will do, wherever it stands", () => {
	const { secret, body, signature } = RECEIPT;
	expect(isGood(body, signature, "another", secret)).toBe(true);
	expect(isGood(body, signature, secret, "another")).toBe(true);
});

test("I06 the challenge goes back to our own token only, and never as markup", () => {
	const query = { mode: "subscribe", token: "ours", challenge: "1158201444" };
	expect(answerMetaChallenge(query, "ours")).toBe("1158201444");
	for (const wrong of [
		{ token: "theirs" },
		{ token: "" },
		{ mode: "unsubscribe" },
		{ challenge: "" },
		{ challenge: "<script>" },
		{ challenge: "1".repeat(129) },
		{ challenge: "a.b" },
		{ challenge: "a b" },
		{ challenge: "1158201444\n" },
	])
		expect(answerMetaChallenge({ ...query, ...wrong }, "ours")).toBeNull();
});
