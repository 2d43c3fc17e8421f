// Spec 1, section 8: Team invite, Resend. The three outcomes of a mail, shown when they are known.
import { useEffect, useEffectEvent, useState } from "react";
import type { InvitationView } from "#app/contracts/team.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { notify } from "#app/ui/toasts.ts";
import { useWorkspaceEvent } from "#app/ui/workspace-events.ts";
import { createPendingDeliveries, type Delivery } from "./pending-deliveries.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export interface Deliveries {
	begin: (id: string) => void;
	expect: (invitation: InvitationView, isResend: boolean) => void;
	/** Passes rows that were read: they may have outcomes that the socket missed. */
	read: (invitations: readonly InvitationView[]) => void;
	isWaiting: boolean;
}

/** Shows toasts with the outcomes of the invitations that this member sends. */
export function useDeliveries(memberId: string): Deliveries {
	const t = useStrings({ pt, en });
	const [book] = useState(createPendingDeliveries);
	const [isWaiting, setWaiting] = useState(false);
	const showOutcome = ({ email, isResend, outcome }: Delivery): void => {
		if (outcome === "sent") notify.success(isResend ? t.resend.done(email) : t.invite.sent(email));
		else if (outcome === "failed")
			notify.warning(t.invite.mailFailed(email), t.invite.mailFailedText);
		else notify.success(t.invite.notConfigured(email), t.invite.notConfiguredText);
	};
	useWorkspaceEvent("invitation_delivery", (frame) => {
		if (frame.memberId !== memberId) return;
		const { email, isResend, outcome } = frame;
		const fresh = book.hear(frame.invitationId, { email, isResend, outcome });
		if (fresh) showOutcome(fresh);
		setWaiting(book.isWaiting());
	});
	return {
		begin: book.begin,
		expect(invitation, isResend) {
			book.expect(invitation, isResend);
			if (!book.isWaiting()) return;
			notify.info(t.invite.sending, invitation.email);
			setWaiting(true);
		},
		read(invitations) {
			for (const delivery of book.read(invitations)) showOutcome(delivery);
			setWaiting(book.isWaiting());
		},
		isWaiting,
	};
}

/** Passes each newly read list of invitations to `deliveries`. */
export function useDeliveryReading(
	deliveries: Deliveries,
	invitations: readonly InvitationView[],
): void {
	const read = useEffectEvent(() => deliveries.read(invitations));
	useEffect(() => read(), [invitations]);
}
