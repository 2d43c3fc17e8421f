import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { parseSignedPurchase } from "#workers/adapters/meta-graph/signed-request.ts";

const APP = { appId: "123456789012345", appSecret: "app_secret_test" };
const VECTOR =
	"5Ye-PVZREkzc6iFjlVRy48FH47cNWdQ5qeeZOwNdz30.eyJhbGdvcml0aG0iOiJITUFDLVNIQTI1NiIsImlzc3VlZF9hdCI6MTc5MDAwMDAwMCwiYXBwX2lkIjoiMTIzNDU2Nzg5MDEyMzQ1IiwiaXNfY29uc3VtZWQiOmZhbHNlLCJwYXltZW50X2lkIjoiOTg3NjU0MzIxMDk4NzY1IiwicHJvZHVjdF9pZCI6ImNyZWRpdG9zXzEwMCIsInB1cmNoYXNlX3RpbWUiOjE3OTAwMDAwMDAsInB1cmNoYXNlX3Rva2VuIjoicHRfMDAwMSIsImRldmVsb3Blcl9wYXlsb2FkIjoicGF5bG9hZF8xNzkwMDAwMDAwMDAwIn0";

function sign(json: string, secret = APP.appSecret): string {
	const payload = Buffer.from(json).toString("base64url");
	return `${createHmac("sha256", secret).update(payload).digest("base64url")}.${payload}`;
}
const PURCHASE = {
	algorithm: "HMAC-SHA256",
	app_id: APP.appId,
	payment_id: "1",
	product_id: "creditos_100",
	purchase_time: 1_790_000_000,
	purchase_token: "pt_1",
};

test("Meta's signed purchase opens with the app's secret", () => {
	expect(parseSignedPurchase(VECTOR, APP)).toEqual({
		paymentId: "987654321098765",
		productId: "creditos_100",
		purchasedAt: 1_790_000_000_000,
		purchaseToken: "pt_0001",
		isConsumed: false,
	});
});

test("an id longer than a number holds keeps every digit", () => {
	const json = JSON.stringify({ ...PURCHASE, product_id: "x 12345678901234567890" });
	const long = json.replace('"payment_id":"1"', '"payment_id":12345678901234567891');
	expect(parseSignedPurchase(sign(long), APP)).toMatchObject({
		paymentId: "12345678901234567891",
		productId: "x 12345678901234567890",
	});
});

test.each([
	["signed by another app's secret", sign(JSON.stringify(PURCHASE), "other")],
	["of another app", sign(JSON.stringify({ ...PURCHASE, app_id: "999999999999999" }))],
	["of another algorithm", sign(JSON.stringify({ ...PURCHASE, algorithm: "none" }))],
	["without a token", sign(JSON.stringify({ ...PURCHASE, purchase_token: "" }))],
	["that is no JSON", sign("not json")],
	["with a changed body", `${VECTOR.slice(0, -2)}AA`],
	["without a signature", `.${VECTOR.split(".")[1]}`],
	["with a short signature", `5Ye-.${VECTOR.split(".")[1]}`],
	["of three parts", `${VECTOR}.x`],
	["that is empty", ""],
	["that fills the memory", "a".repeat(9_000)],
])("a signed purchase %s is none", (_, text) => {
	expect(parseSignedPurchase(text, APP)).toBeNull();
});
