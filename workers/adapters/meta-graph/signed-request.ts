import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

const MAX_LENGTH = 8_192;

/** Quotes long ids in JSON before parsing, because a number would lose their last digits. */
const quoteIds = (json: string): string =>
	json.replace(/"(app_id|payment_id)":(\d{1,32})/g, '"$1":"$2"');

const Id = z.union([
	z.string().regex(/^\d{1,32}$/),
	z.number().int().nonnegative().transform(String),
]);

const SignedPurchase = z.object({
	algorithm: z.literal("HMAC-SHA256"),
	app_id: Id,
	payment_id: Id,
	product_id: z.string().min(1).max(200),
	purchase_time: z.number().int().positive(),
	purchase_token: z.string().min(1).max(500),
	is_consumed: z.boolean().optional(),
});

/** A purchase that Meta signed for the page that made it. */
export interface SignedPurchase {
	paymentId: string;
	productId: string;
	/** Epoch ms. */
	purchasedAt: number;
	purchaseToken: string;
	isConsumed: boolean;
}

/**
 * Verifies the pay dialog's result, `base64url(hmac).base64url(json)` with the MAC over the encoded text. Null unless it
 * is signed with this app's secret and for this app. Never throws.
 */
export function parseSignedPurchase(
	text: string,
	app: { appId: string; appSecret: string },
): SignedPurchase | null {
	const [signature = "", payload = "", ...rest] = text.split(".");
	if (text.length > MAX_LENGTH || rest.length > 0 || payload === "") return null;
	if (!/^[\w-]+=*$/.test(signature) || !/^[\w-]+=*$/.test(payload)) return null;
	const expected = createHmac("sha256", app.appSecret).update(payload).digest();
	const given = Buffer.from(signature, "base64url");
	if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
	const read = SignedPurchase.safeParse(parseJson(payload));
	if (!read.success || read.data.app_id !== app.appId) return null;
	return {
		paymentId: read.data.payment_id,
		productId: read.data.product_id,
		purchasedAt: read.data.purchase_time * 1000,
		purchaseToken: read.data.purchase_token,
		isConsumed: read.data.is_consumed ?? false,
	};
}

function parseJson(payload: string): unknown {
	try {
		return JSON.parse(quoteIds(Buffer.from(payload, "base64url").toString("utf8")));
	} catch {
		return null;
	}
}
