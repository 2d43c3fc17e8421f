import { and, eq } from "drizzle-orm";
import type { AvatarType } from "#app/domain/settings/avatar.ts";
import type { Database } from "#workers/data/database.ts";
import { users } from "#workers/data/schema/auth.ts";
import { avatars } from "#workers/data/schema/settings.ts";
import { members } from "#workers/data/schema/team.ts";

/** The name is the person's everywhere; the job title is theirs in this workspace. */
export async function updateProfile(
	db: Database,
	workspaceId: string,
	profile: { userId: string; fullName: string; jobTitle: string | null; now: number },
): Promise<void> {
	const { userId, fullName, jobTitle, now } = profile;
	await db.batch([
		db.update(users).set({ fullName, updatedAt: now }).where(eq(users.id, userId)),
		db
			.update(members)
			.set({ jobTitle, updatedAt: now })
			.where(and(eq(members.workspaceId, workspaceId), eq(members.userId, userId))),
	]);
}

/** Keeps a user's picture, and its address in each of their memberships. */
export async function saveAvatar(
	db: Database,
	avatar: { userId: string; contentType: AvatarType; bytes: Buffer; url: string; now: number },
): Promise<void> {
	const { userId, contentType, bytes, url, now } = avatar;
	const row = { contentType, bytes, updatedAt: now };
	await db.batch([
		db
			.insert(avatars)
			.values({ userId, ...row })
			.onConflictDoUpdate({ target: avatars.userId, set: row }),
		db.update(members).set({ avatarUrl: url, updatedAt: now }).where(eq(members.userId, userId)),
	]);
}

export async function removeAvatar(db: Database, userId: string, now: number): Promise<void> {
	await db.batch([
		db.delete(avatars).where(eq(avatars.userId, userId)),
		db.update(members).set({ avatarUrl: null, updatedAt: now }).where(eq(members.userId, userId)),
	]);
}

/** The picture of an active member of a workspace; null for anybody else's. */
export async function findAvatar(
	db: Database,
	workspaceId: string,
	userId: string,
): Promise<{ contentType: string; bytes: Buffer } | null> {
	const [found] = await db
		.select({ contentType: avatars.contentType, bytes: avatars.bytes })
		.from(avatars)
		.innerJoin(members, eq(members.userId, avatars.userId))
		.where(
			and(
				eq(members.workspaceId, workspaceId),
				eq(avatars.userId, userId),
				eq(members.isActive, true),
			),
		);
	return found ?? null;
}
