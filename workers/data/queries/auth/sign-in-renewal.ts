/** A sign-in that continues under a new id, after a change of role or password (A06). */
import { and, eq, exists, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import { signIns } from "#workers/data/schema/auth.ts";

/** What was under way with the old id when it was replaced may still finish. */
export const REPLACED_ID_GRACE_MS = 30_000;

/** The member's sign-ins get a new id at their next request. To be batched with the change of role. */
export function markingForReissue(
	db: Database,
	workspaceId: string,
	memberId: string,
	now: number,
) {
	return db
		.update(signIns)
		.set({ reissueAt: now })
		.where(
			and(
				eq(signIns.workspaceId, workspaceId),
				eq(signIns.memberId, memberId),
				isNull(signIns.revokedAt),
				isNull(signIns.replacedBy),
			),
		);
}

/**
 * Gives a marked sign-in a new token. The new row takes over its `id`, so lists and sockets see no change;
 * the old token is valid for REPLACED_ID_GRACE_MS more. Exactly one of several concurrent requests gets
 * true; its browser must get the token.
 * @param spareIds two unused ids
 */
export async function replaceSignIn(
	db: Database,
	input: {
		signInId: string;
		oldHash: string;
		newHash: string;
		spareIds: [string, string];
		now: number;
	},
): Promise<boolean> {
	const { signInId, oldHash, newHash, now } = input;
	const [firstId, secondId] = input.spareIds;
	const replacement = db
		.select({ id: signIns.id })
		.from(signIns)
		.where(and(eq(signIns.tokenHash, newHash), eq(signIns.id, firstId)));
	const [inserted] = await db.batch([
		db.insert(signIns).select(
			db
				.select({
					tokenHash: sql<string>`${newHash}`.as("token_hash"),
					id: sql<string>`${firstId}`.as("id"),
					userId: signIns.userId,
					memberId: signIns.memberId,
					workspaceId: signIns.workspaceId,
					createdAt: signIns.createdAt,
					expiresAt: signIns.expiresAt,
					lastSeenAt: signIns.lastSeenAt,
					ip: signIns.ip,
					userAgent: signIns.userAgent,
					revokedAt: signIns.revokedAt,
					reissueAt: sql<number | null>`null`.as("reissue_at"),
					replacedBy: sql<string | null>`null`.as("replaced_by"),
				})
				.from(signIns)
				.where(
					and(
						eq(signIns.tokenHash, oldHash),
						eq(signIns.id, signInId),
						isNotNull(signIns.reissueAt),
						isNull(signIns.revokedAt),
					),
				),
		),
		db
			.update(signIns)
			.set({
				id: secondId,
				replacedBy: signInId,
				reissueAt: null,
				expiresAt: sql`min(${signIns.expiresAt}, ${now + REPLACED_ID_GRACE_MS})`,
			})
			.where(and(eq(signIns.tokenHash, oldHash), exists(replacement))),
		db
			.update(signIns)
			.set({ id: signInId })
			.where(and(eq(signIns.tokenHash, newHash), eq(signIns.id, firstId))),
	]);
	return inserted.meta.changes > 0;
}
