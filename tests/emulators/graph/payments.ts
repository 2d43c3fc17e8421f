/** In-app payments: products, purchases, the pay dialog and what it signs. */
import { createHmac, randomInt } from "node:crypto";
import { type Answer, type Asked, json } from "../oauth/http.ts";
import { badParameter } from "./errors.ts";
import type { GraphWorld, Purchase } from "./state.ts";

const digits = () => String(randomInt(10 ** 14, 2 ** 47));

export function addPurchase(
	world: GraphWorld,
	given: { userId: string; productId: string; developerPayload?: string },
): Purchase {
	const purchase: Purchase = {
		developerPayload: "",
		...given,
		paymentId: digits(),
		purchaseToken: `pt_${digits()}`,
		purchaseTime: Math.floor(Date.now() / 1000),
		isConsumed: false,
		actions: [{ type: "charge", status: "completed" }],
		disputes: [],
	};
	world.purchases.push(purchase);
	return purchase;
}

const shown = (purchase: Purchase, appId: string) => ({
	app_id: appId,
	product_id: purchase.productId,
	payment_id: purchase.paymentId,
	purchase_time: purchase.purchaseTime,
	purchase_token: purchase.purchaseToken,
	is_consumed: purchase.isConsumed,
	developer_payload: purchase.developerPayload,
});

/** base64url(HMAC of the encoded payload) "." payload. */
export function signRequest(payload: object, appSecret: string): string {
	const encoded = Buffer.from(JSON.stringify(payload)).toString("base64url");
	const mac = createHmac("sha256", appSecret).update(encoded).digest("base64url");
	return `${mac}.${encoded}`;
}

/** What FB.ui tells the page after somebody paid. */
export function paidAnswer(purchase: Purchase, app: { appId: string; appSecret: string }) {
	const told = shown(purchase, app.appId);
	const payload = { algorithm: "HMAC-SHA256", issued_at: purchase.purchaseTime, ...told };
	return { ...told, signed_request: signRequest(payload, app.appSecret) };
}

function payment(world: GraphWorld, purchase: Purchase, appId: string): Answer {
	const product = world.products.find(({ productId }) => productId === purchase.productId);
	const amount = ((product?.cents ?? 0) / 100).toFixed(2);
	const currency = product?.currency ?? "BRL";
	return json(200, {
		id: purchase.paymentId,
		user: { id: purchase.userId, name: "Maria" },
		application: { id: appId, name: "Prosa", namespace: "prosa" },
		actions: purchase.actions.map((action) => ({ ...action, currency, amount })),
		...(purchase.disputes.length > 0 ? { disputes: purchase.disputes } : {}),
		items: [{ type: "IN_APP_PURCHASE", product: purchase.productId, quantity: 1 }],
		country: "BR",
		test: 1,
	});
}

/** Everything of payments; null for any other path. `userId` is null for the app's own token. */
export function payments(
	world: GraphWorld,
	asked: Asked,
	path: string,
	who: { userId: string | null; appId: string },
): Answer | null {
	if (path === `${who.appId}/products`) {
		const wanted = asked.query.get("product_ids")?.split(",");
		const data = world.products
			.filter(({ productId }) => wanted?.includes(productId) ?? true)
			.map((product) => ({
				product_id: product.productId,
				title: product.title,
				description: product.description,
				product_type: product.productType,
				price: product.price,
				price_currency_code: product.currency,
				price_amount_cents: product.cents,
			}));
		return json(200, { data });
	}
	if (path === `${who.appId}/purchases`) {
		const own = world.purchases.filter(
			({ userId, isConsumed }) => userId === who.userId && !isConsumed,
		);
		return json(200, { data: own.map((purchase) => shown(purchase, who.appId)) });
	}
	const consumed = /^([\w-]+)\/consume$/.exec(path)?.[1];
	if (consumed !== undefined && asked.method === "POST") {
		const purchase = world.purchases.find(
			({ purchaseToken, userId }) => purchaseToken === consumed && userId === who.userId,
		);
		if (!purchase || purchase.isConsumed) return badParameter("Invalid purchase token");
		purchase.isConsumed = true;
		return json(200, { success: true });
	}
	const paid = world.purchases.find(({ paymentId }) => paymentId === path);
	return paid && who.userId === null ? payment(world, paid, who.appId) : null;
}
