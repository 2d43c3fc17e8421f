import {
	createDemonstrationPayments,
	type DemonstrationDeps,
	type DemonstrationPayments,
} from "./demonstration.ts";
import type { PaymentVendor } from "./port.ts";
import { createStripePayments, type StripeSettings } from "./stripe.ts";

/** The configured payment provider; `demonstration` is the same object when it is the demonstration. */
export interface Payments {
	vendor: PaymentVendor | null;
	demonstration: DemonstrationPayments | null;
}

/** Stripe when configured, else the demonstration; in production none without Stripe. */
export function createPayments(
	config: { stripe: StripeSettings | null; isProduction: boolean },
	deps: DemonstrationDeps,
): Payments {
	if (config.stripe) return { vendor: createStripePayments(config.stripe), demonstration: null };
	if (config.isProduction) return { vendor: null, demonstration: null };
	const demonstration = createDemonstrationPayments(deps);
	return { vendor: demonstration, demonstration };
}
