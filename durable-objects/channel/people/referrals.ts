import {
	fromAdLineId,
	lineOfReferral,
	type Referral,
	storeTouches,
} from "#app/domain/inbox/referral.ts";
import { displayTime } from "#app/domain/inbox/order.ts";
import type { Service } from "../figures/service.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { ContactRow } from "../ledger/rows.ts";

/** Of what a message or an event of its own says that an ad brought somebody. */
interface Brought {
	providerId: string;
	/** By the gateway's clock, epoch ms. */
	at: number;
	referral: Referral;
}

export type Referrals = ReturnType<typeof createReferrals>;

/** Which ads and posts brought a contact: a line in the thread for each, and what the contact's row says of them. */
export function createReferrals({ ledger, service }: { ledger: Ledger; service: Service }) {
	return {
		/**
		 * Writes the line. What belongs into the contact's row is answered, because the caller writes that row anyway.
		 * The caller has made sure that it happens once.
		 */
		note(row: ContactRow, { providerId, at, referral }: Brought, now: number) {
			const id = fromAdLineId(providerId);
			const line = lineOfReferral(referral);
			const { adId } = line;
			ledger.insertLine(row.n, line, null, now, { id, at, pictureUrl: referral.pictureUrl });
			const { clickId } = referral;
			const touch = { line: id, at: displayTime(at, now), adId, clickId };
			return {
				touches: storeTouches(row.touches, [touch]),
				/** What service figures know of the conversation, with it. */
				service: (stored: string | null): string | null =>
					adId === null ? stored : service.cameFrom(stored, adId),
			};
		},
	};
}
