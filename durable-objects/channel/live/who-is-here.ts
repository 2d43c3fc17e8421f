import type { Colleague, Presence } from "#app/contracts/frames.ts";
import {
	COLLEAGUE_TTL_MS,
	notePresence,
	type PresenceEntry,
	TYPING_TTL_MS,
} from "#app/domain/inbox/presence.ts";
import type { PresenceState } from "#app/domain/channels/gateway-event.ts";

const MAX_PRESENT = 2_000;

/**
 * Contacts that are typing or online, members that are viewing or typing. In memory only: after a sleep it
 * is empty, as nothing was reported lately.
 */
export function createWhoIsHere() {
	const contacts = new Map<string, PresenceEntry>();
	const colleagues = new Map<string, { colleague: Omit<Colleague, "forMs">; expiresAt: number }>();

	return {
		/** The frame to broadcast, or null when the sockets have it already (L24). */
		noteContact(
			contactId: string,
			report: { state: PresenceState; lastSeenAt: number | null },
			now: number,
		): Presence | null {
			const { entry, tell } = notePresence(contacts.get(contactId), report, now);
			if (contacts.size >= MAX_PRESENT) contacts.clear();
			contacts.set(contactId, entry);
			return tell ? view(contactId, entry, now) : null;
		},

		/** What to broadcast about a member; `forMs` 0: no longer viewing any conversation. */
		noteColleague(colleague: Omit<Colleague, "forMs">, now: number): Colleague {
			const isHere = colleague.contactId !== null;
			// "Is typing" expires soon; "is viewing" is renewed by the client.
			const ttl = colleague.typing ? TYPING_TTL_MS : COLLEAGUE_TTL_MS;
			if (isHere) colleagues.set(colleague.memberId, { colleague, expiresAt: now + ttl });
			else colleagues.delete(colleague.memberId);
			return { ...colleague, forMs: isHere ? ttl : 0 };
		},

		/** Whether this member was last reported as typing there. */
		isWriting(memberId: string, contactId: string | null, now: number): boolean {
			const known = colleagues.get(memberId);
			return (
				known !== undefined &&
				known.expiresAt > now &&
				known.colleague.typing &&
				known.colleague.contactId === contactId
			);
		},

		present(now: number): { presence: Presence[]; colleagues: Colleague[] } {
			return {
				presence: [...contacts]
					.filter(([, entry]) => entry.expiresAt > now)
					.map(([id, entry]) => view(id, entry, now)),
				colleagues: [...colleagues.values()]
					.filter(({ expiresAt }) => expiresAt > now)
					.map(({ colleague, expiresAt }) => ({ ...colleague, forMs: expiresAt - now })),
			};
		},
	};
}

const view = (contactId: string, entry: PresenceEntry, now: number): Presence => ({
	contactId,
	state: entry.state,
	lastSeenAt: entry.lastSeenAt,
	forMs: entry.expiresAt - now,
});
