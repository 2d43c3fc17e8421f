import type { AdsView } from "#app/contracts/facebook.ts";

/** What the ads manager is drawn from. */
export interface AdsRead extends AdsView {
	mayManage: boolean;
	/** When it was read, by the server's clock. */
	now: number;
}
