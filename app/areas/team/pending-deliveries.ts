import type { InvitationView } from "#app/contracts/team.ts";
import type { MailOutcome } from "#app/domain/team/invitation.ts";

/** The outcome of a mail, once it is known. */
export type KnownOutcome = Exclude<MailOutcome, "queued">;

export interface Delivery {
	email: string;
	isResend: boolean;
	outcome: KnownOutcome;
}

/**
 * Mails sent by this browser whose outcome was not shown yet. It may arrive over the socket, or
 * with the invitation's row when the socket is down; whichever comes first is shown, once.
 */
export function createPendingDeliveries() {
	const waiting = new Map<string, { isResend: boolean; resentCount: number }>();
	const shown = new Set<string>();

	const settle = (id: string): void => {
		waiting.delete(id);
		shown.add(id);
	};
	return {
		/** Before a resend: this invitation's next outcome will be a new one. */
		begin(id: string): void {
			shown.delete(id);
		},
		/** The server accepted a mail; its outcome may have arrived already. */
		expect(invitation: InvitationView, isResend: boolean): void {
			if (shown.has(invitation.id)) return;
			waiting.set(invitation.id, { isResend, resentCount: invitation.resentCount });
		},
		/** The outcome as received over the socket; null when it was shown before. */
		hear(id: string, delivery: Delivery): Delivery | null {
			if (shown.has(id)) return null;
			settle(id);
			return delivery;
		},
		/** Outcomes found in the rows, for mails still waited for. */
		read(invitations: readonly InvitationView[]): Delivery[] {
			const found: Delivery[] = [];
			for (const { id, email, resentCount, mailOutcome } of invitations) {
				const sending = waiting.get(id);
				if (!sending || mailOutcome === "queued" || resentCount < sending.resentCount) continue;
				settle(id);
				found.push({ email, isResend: sending.isResend, outcome: mailOutcome });
			}
			return found;
		},
		isWaiting: (): boolean => waiting.size > 0,
	};
}
