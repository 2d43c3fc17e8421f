import {
	createDemonstrationPayments,
	type DemonstrationDeps,
	type DemonstrationPayments,
} from "./demonstration.ts";
import type { PaymentVendor } from "./port.ts";
import { createStripePayments, type StripeSettings } from "./stripe.ts";

/** Who takes payments here; `demonstration` is the same vendor when it is the demonstration one. */
export interface Payments {
	vendor: PaymentVendor | null;
	demonstration: DemonstrationPayments | null;
}

/** Which vendor, one switch: Stripe when configured, else the demonstration, in production nobody. */
export function createPayments(
	config: { stripe: StripeSettings | null; isProduction: boolean },
	deps: DemonstrationDeps,
): Payments {
	if (config.stripe) return { vendor: createStripePayments(config.stripe), demonstration: null };
	if (config.isProduction) return { vendor: null, demonstration: null };
	const demonstration = createDemonstrationPayments(deps);
	return { vendor: demonstration, demonstration };
}
