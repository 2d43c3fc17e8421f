import type { InvitationView } from "#app/contracts/team.ts";
import type { MailOutcome } from "#app/domain/team/invitation.ts";

/** What became of a mail, once it is known. */
export type KnownOutcome = Exclude<MailOutcome, "queued">;

export interface Delivery {
	email: string;
	isResend: boolean;
	outcome: KnownOutcome;
}

/**
 * Sendings of this browser whose outcome its member has not been told. It may come over the line or
 * with the row when the line is down; whichever comes first is told, once.
 */
export function createPendingDeliveries() {
	const waiting = new Map<string, { isResend: boolean; resentCount: number }>();
	const told = new Set<string>();

	const settle = (id: string): void => {
		waiting.delete(id);
		told.add(id);
	};
	return {
		/** Before a resend: the next outcome of this invitation is news again. */
		begin(id: string): void {
			told.delete(id);
		},
		/** The server has accepted a sending; its outcome may have come already. */
		expect(invitation: InvitationView, isResend: boolean): void {
			if (told.has(invitation.id)) return;
			waiting.set(invitation.id, { isResend, resentCount: invitation.resentCount });
		},
		/** The line says what became of a mail; null when it was told before. */
		hear(id: string, delivery: Delivery): Delivery | null {
			if (told.has(id)) return null;
			settle(id);
			return delivery;
		},
		/** What the rows say of the sendings one waits for. */
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
