import { z } from "zod";
import { judge, textAt, type VendorCaller } from "./call.ts";
import type { Probe } from "./port.ts";

const Bot = z.object({ ok: z.literal(true), result: z.object({ username: z.string() }) });
const Balance = z.object({ object: z.literal("balance"), livemode: z.boolean() });

/** The mode in a Stripe key (`sk_test_…`); both keys must have the same. */
const modeOf = (key: string): string | null => /^[a-z]{2}_(test|live)_/.exec(key)?.[1] ?? null;

export function createOtherProbes(call: VendorCaller) {
	const telegram: Probe = async ({ bot_token = "" }) => {
		// The token becomes part of the path, where other characters would select another method (H14).
		if (!/^\d{1,16}:[\w-]{20,64}$/.test(bot_token)) return { kind: "refused", message: null };
		return judge(
			await call({ url: `https://api.telegram.org/bot${bot_token}/getMe` }),
			Bot,
			({ result }) => ({ kind: "account", name: `@${result.username}` }),
			(body) => textAt(body, "description"),
		);
	};

	const stripe: Probe = async ({ publishable_key = "", secret_key = "" }) => {
		const isPair =
			publishable_key.startsWith("pk_") &&
			modeOf(publishable_key) !== null &&
			modeOf(publishable_key) === modeOf(secret_key);
		if (!isPair) return { kind: "refused", message: null };
		return judge(
			await call({
				url: "https://api.stripe.com/v1/balance",
				headers: { authorization: `Bearer ${secret_key}` },
			}),
			Balance,
			() => ({ kind: "reached" }),
			(body) => textAt(body, "error", "message"),
		);
	};

	return { telegram, stripe };
}
