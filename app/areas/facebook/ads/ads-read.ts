import type { AdsView } from "#app/contracts/facebook.ts";

/** Data of the ads manager. */
export interface AdsRead extends AdsView {
	mayManage: boolean;
	/** The server's time of reading, in ms. */
	now: number;
}
