import { useState } from "react";
import type { InvitationView, InviteAnswer } from "#app/contracts/team.ts";
import type { Me } from "./me.ts";
import type { Deliveries } from "./use-deliveries.ts";

/** Callbacks of the rows of invitations. */
export interface InvitationUpdates {
	me: Me;
	/** Called before a resend. */
	begin: (id: string) => void;
	invited: (answer: InviteAnswer) => void;
	resent: (answer: InviteAnswer) => void;
	/** Called after a change, to read the lists again. */
	changed: () => void;
	/** A resent invitation whose link has to be passed on by hand; null for none. */
	handing: InviteAnswer | null;
	handed: () => void;
	/** The invitation whose cancelling is asked about; null for none. */
	cancelling: InvitationView | null;
	cancel: (invitation: InvitationView) => void;
	keep: () => void;
}

export function useInvitationUpdates(
	me: Me,
	deliveries: Deliveries,
	changed: () => void,
): InvitationUpdates {
	const [handing, setHanding] = useState<InviteAnswer | null>(null);
	const [cancelling, setCancelling] = useState<InvitationView | null>(null);
	return {
		me,
		begin: deliveries.begin,
		invited({ invitation }) {
			deliveries.expect(invitation, false);
			changed();
		},
		resent(answer) {
			deliveries.expect(answer.invitation, true);
			if (answer.link !== null) setHanding(answer);
			changed();
		},
		changed,
		handing,
		handed: () => setHanding(null),
		cancelling,
		cancel: setCancelling,
		keep: () => setCancelling(null),
	};
}
