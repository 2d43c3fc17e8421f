import type { ContactView } from "#app/contracts/frames.ts";
import { CLAIMS_BY_ANSWERING, isClaimable } from "#app/domain/conversations/claim.ts";

export interface ClaimsDeps {
	memberId: string;
	find: (contactId: string) => ContactView | null;
	/** The member's own text has made this conversation theirs. `fromAgent`: an agent answered it until then. */
	onMine: (contact: ContactView, fromAgent: boolean) => void;
}

/** Waits for conversations nobody has to become the member's own by what they write. */
export function createClaims({ memberId, find, onMine }: ClaimsDeps) {
	/** By contact; whether an agent answered it. */
	const awaited = new Map<string, boolean>();
	return {
		/** To be called when a text leaves. */
		noteWriting(contactId: string): void {
			const contact = find(contactId);
			if (!CLAIMS_BY_ANSWERING || contact === null) return;
			const { assignee, closedAt } = contact;
			if (!isClaimable({ assigneeId: assignee?.memberId ?? null, closedAt })) return;
			// The second of two quick texts finds the agent gone already.
			const fromAgent = contact.conversation?.handler === "agent";
			awaited.set(contactId, awaited.get(contactId) === true || fromAgent);
		},
		/** The text was given up. */
		drop: (contactId: string): void => void awaited.delete(contactId),
		/** To be called after news from the server. */
		check(): void {
			for (const [contactId, fromAgent] of awaited) {
				const contact = find(contactId);
				if (contact?.assignee === null) continue;
				awaited.delete(contactId);
				if (contact?.assignee.memberId === memberId) onMine(contact, fromAgent);
			}
		},
	};
}
