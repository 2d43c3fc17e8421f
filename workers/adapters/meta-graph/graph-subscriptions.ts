/** Schema of the app's webhook subscriptions. */
import { z } from "zod";
import { Flag } from "./graph-values.ts";
import type { GraphSubscription } from "./port.ts";

export const Subscription = z
	.looseObject({
		object: z.string().max(100),
		callback_url: z.string().max(2_000).catch(""),
		active: Flag,
		fields: z
			.array(
				z.union([z.string(), z.looseObject({ name: z.string() }).transform(({ name }) => name)]),
			)
			.catch([]),
	})
	.transform((subscription): GraphSubscription => ({
		object: subscription.object,
		callbackUrl: subscription.callback_url,
		isActive: subscription.active,
		fields: subscription.fields,
	}));
