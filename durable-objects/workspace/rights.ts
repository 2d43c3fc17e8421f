// Who is signed in to the workspace and what they may do, as D1 decides it, kept while nothing changes it.
import type { FoundSignIn } from "#app/contracts/hub-questions.ts";

/**
 * How long what was read counts: what nobody announced, such as a name changed in another workspace, is seen then. A
 * thousand workspaces at their peak ask D1 for a quarter of what it can do when this is a minute.
 */
const FRESH_MS = 5 * 60_000;
/** How long nothing is kept after a change was announced; longer than a write to D1 takes. */
const HELD_MS = 30_000;
/** Sign-ins kept; the one read first is dropped first. */
const MOST_KEPT = 5_000;

export interface RightsParts {
	workspaceId: string;
	/** Reads the sign-in behind a token's hash from D1. */
	read(tokenHash: string, now: number): Promise<FoundSignIn | null>;
	/** How long a sign-in lasts without being used, ms. */
	idleMs(): number;
}

export type Rights = ReturnType<typeof createRights>;

/**
 * Sign-ins of the workspace in memory. A change of rights is announced before it is made (`hold`): from then on D1 is
 * asked each time; `forget` follows once it is made. An answer that was asked before either is used and not kept.
 */
export function createRights({ workspaceId, read, idleMs }: RightsParts) {
	const known = new Map<string, { found: FoundSignIn; readAt: number; seenAt: number }>();
	let epoch = 0;
	let heldUntil = 0;

	function forget(): void {
		known.clear();
		epoch += 1;
	}

	function keep(tokenHash: string, found: FoundSignIn, readAt: number): void {
		known.delete(tokenHash);
		known.set(tokenHash, { found, readAt, seenAt: readAt });
		const [oldest] = known.keys();
		if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
	}

	/** The same condition as D1's (queries/auth/sign-ins.ts). */
	const isLive = (entry: { found: FoundSignIn; seenAt: number }, now: number): boolean =>
		entry.found.expiresAt > now && entry.seenAt > now - idleMs();

	return {
		forget,

		/** A change of rights is about to be made. */
		hold(now: number): void {
			forget();
			heldUntil = now + HELD_MS;
		},

		/** It was made. */
		release(): void {
			forget();
			heldUntil = 0;
		},

		/**
		 * The sign-in behind a token's hash, of whatever workspace it is. While D1 fails, one that is known goes on: nothing
		 * can end it meanwhile (R18). Rejects for any other.
		 */
		async find(tokenHash: string, now: number): Promise<FoundSignIn | null> {
			const entry = known.get(tokenHash);
			const isHeld = heldUntil > now;
			if (entry && !isHeld && now - entry.readAt < FRESH_MS) {
				if (!isLive(entry, now)) return null;
				entry.seenAt = now;
				return entry.found;
			}
			const before = epoch;
			let found: FoundSignIn | null;
			try {
				found = await read(tokenHash, now);
			} catch (error) {
				if (entry && !isHeld && known.has(tokenHash) && isLive(entry, now)) return entry.found;
				throw error;
			}
			const isOurs = found?.signedIn.workspace.id === workspaceId;
			if (found === null) known.delete(tokenHash);
			else if (isOurs && !found.mustReissue && epoch === before && heldUntil <= now)
				keep(tokenHash, found, now);
			return found;
		},
	};
}
