import type { FacebookSdk } from "#app/ui/facebook-sdk.ts";

/** Opens the pay dialog; its answer is untrusted until it is parsed. */
export const openPayDialog = (sdk: FacebookSdk, productId: string, now: number): Promise<unknown> =>
	new Promise((resolve) => {
		sdk.ui(
			{
				method: "pay",
				action: "purchaseiap",
				product_id: productId,
				developer_payload: `payload_${now}`,
				quantity: 1,
			},
			resolve,
		);
	});
