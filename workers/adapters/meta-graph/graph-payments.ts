/** Schemas of Graph's answers about in-app purchases. */
import { z } from "zod";
import { Count, Flag, Id, MaybeName, Name, SECOND_MS } from "./graph-values.ts";
import type { GraphPayment, GraphProduct, GraphPurchase } from "./port.ts";

export const Product = z
	.looseObject({
		product_id: z.string().min(1).max(200),
		title: Name,
		description: Name,
		product_type: MaybeName,
		price: Name,
		price_currency_code: z.string().max(10).catch(""),
		price_amount_cents: Count,
	})
	.transform((product): GraphProduct => ({
		productId: product.product_id,
		title: product.title,
		description: product.description,
		price: product.price,
		productType: product.product_type,
		priceCurrencyCode: product.price_currency_code,
		priceAmountCents: product.price_amount_cents,
	}));

export const Purchase = z
	.looseObject({
		payment_id: Id,
		product_id: z.string().min(1).max(200),
		purchase_time: z.number(),
		purchase_token: z.string().min(1).max(500),
		is_consumed: Flag,
	})
	.transform((purchase): GraphPurchase => ({
		paymentId: purchase.payment_id,
		productId: purchase.product_id,
		purchasedAt: purchase.purchase_time * SECOND_MS,
		purchaseToken: purchase.purchase_token,
		isConsumed: purchase.is_consumed,
	}));

const Word = z.string().max(100).catch("");
export const Payment = z
	.looseObject({
		id: Id,
		user: z.looseObject({ id: Id }),
		actions: z.array(z.looseObject({ type: Word, status: Word })).catch([]),
		disputes: z.array(z.looseObject({ status: Word, reason: Word })).catch([]),
	})
	.transform(({ id, user, actions, disputes }): GraphPayment => ({
		id,
		userId: user.id,
		actions: actions.map(({ type, status }) => ({ type, status })),
		disputes: disputes.map(({ status, reason }) => ({ status, reason })),
	}));
