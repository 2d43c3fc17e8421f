// Spec 2, section 4: Purchase, Disponível moves to Consumido once (N07).

/** An ask of so long ago got no answer that anybody will write down. */
export const CLAIM_STALE_MS = 2 * 60_000;

export interface PurchaseState {
	/** Epoch ms of the request to Meta that is under way; null for none. */
	consumingAt: number | null;
	consumedAt: number | null;
}

/**
 * What consuming a purchase begins with: `ask` Meta, `look` first whether an ask without an answer
 * went through, or nothing, because it is `consumed` or somebody is `asking`.
 */
export function nextConsumption(
	{ consumingAt, consumedAt }: PurchaseState,
	now: number,
): "ask" | "look" | "asking" | "consumed" {
	if (consumedAt !== null) return "consumed";
	if (consumingAt === null) return "ask";
	return now - consumingAt > CLAIM_STALE_MS ? "look" : "asking";
}

/** Meta lists what is not consumed yet: a purchase that is not there any more is. */
export const isConsumedByList = (
	listed: readonly { paymentId: string; isConsumed: boolean }[],
	paymentId: string,
): boolean => !listed.some((one) => one.paymentId === paymentId && !one.isConsumed);
