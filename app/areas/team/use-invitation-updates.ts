import { useState } from "react";
import type { InviteAnswer } from "#app/contracts/team.ts";
import type { Me } from "./me.ts";
import type { Deliveries } from "./use-deliveries.ts";

/** What the rows of invitations do besides asking the server. */
export interface InvitationUpdates {
	me: Me;
	/** Before a resend. */
	begin: (id: string) => void;
	invited: (answer: InviteAnswer) => void;
	resent: (answer: InviteAnswer) => void;
	/** Something was changed: the lists are read again. */
	changed: () => void;
	/** A resent invitation whose link is to be handed over; null when none. */
	handing: InviteAnswer | null;
	handed: () => void;
}

export function useInvitationUpdates(
	me: Me,
	deliveries: Deliveries,
	changed: () => void,
): InvitationUpdates {
	const [handing, setHanding] = useState<InviteAnswer | null>(null);
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
	};
}
