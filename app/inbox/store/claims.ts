import type { ContactView } from "#app/contracts/frames.ts";
import { CLAIMS_BY_ANSWERING, isClaimable } from "#app/domain/conversations/claim.ts";

export interface ClaimsDeps {
	memberId: string;
	find: (contactId: string) => ContactView | null;
	/** The member's own text has made this conversation theirs. */
	onMine: (contact: ContactView) => void;
}

/** Waits for conversations nobody has to become the member's own by what they write. */
export function createClaims({ memberId, find, onMine }: ClaimsDeps) {
	const awaited = new Set<string>();
	return {
		/** To be called when a text leaves. */
		noteWriting(contactId: string): void {
			const contact = find(contactId);
			if (!CLAIMS_BY_ANSWERING || contact === null) return;
			const { assignee, closedAt } = contact;
			if (isClaimable({ assigneeId: assignee?.memberId ?? null, closedAt })) awaited.add(contactId);
		},
		/** The text was given up. */
		drop: (contactId: string): void => void awaited.delete(contactId),
		/** To be called after news from the server. */
		check(): void {
			for (const contactId of awaited) {
				const contact = find(contactId);
				if (contact?.assignee === null) continue;
				awaited.delete(contactId);
				if (contact?.assignee.memberId === memberId) onMine(contact);
			}
		},
	};
}
