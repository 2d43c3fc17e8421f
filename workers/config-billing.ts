/** The part of the configuration that says who takes payments. */
import { z } from "zod";
import { Origin } from "./config-values.ts";

export interface BillingConfig {
	/** Who takes payments; `url` is another address of its API, never in production. */
	stripe: {
		secretKey: string;
		webhookSecret: string;
		premiumPrice: string;
		url: string | null;
	} | null;
}

export const BILLING_VARIABLES = {
	STRIPE_SECRET_KEY: z
		.string()
		.regex(/^[a-z]+_(test|live)_\w+$/, "must be a secret key of Stripe")
		.optional(),
	STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_", "must begin with whsec_").optional(),
	STRIPE_PREMIUM_PRICE: z.string().startsWith("price_", "must begin with price_").optional(),
	STRIPE_URL: Origin.optional(),
};
type Variables = z.infer<z.ZodObject<typeof BILLING_VARIABLES>>;

export function listBillingConflicts(v: Variables, isProduction: boolean): string[] {
	const problems: string[] = [];
	const stripe = [v.STRIPE_SECRET_KEY, v.STRIPE_WEBHOOK_SECRET, v.STRIPE_PREMIUM_PRICE];
	if (stripe.some(Boolean) && !stripe.every(Boolean))
		problems.push(
			"STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PREMIUM_PRICE come together",
		);
	if (isProduction && v.STRIPE_URL) problems.push("STRIPE_URL is refused in production");
	return problems;
}

export const toBilling = (v: Variables): BillingConfig => ({
	stripe:
		v.STRIPE_SECRET_KEY && v.STRIPE_WEBHOOK_SECRET && v.STRIPE_PREMIUM_PRICE
			? {
					secretKey: v.STRIPE_SECRET_KEY,
					webhookSecret: v.STRIPE_WEBHOOK_SECRET,
					premiumPrice: v.STRIPE_PREMIUM_PRICE,
					url: v.STRIPE_URL ?? null,
				}
			: null,
});
