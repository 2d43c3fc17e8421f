import { and, eq, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "#workers/data/database.ts";
import { facebookLogins, facebookPages } from "#workers/data/schema/facebook.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

export type StoredLogin = typeof facebookLogins.$inferSelect;
export type NewLogin = Omit<
	typeof facebookLogins.$inferInsert,
	"workspaceId" | "memberId" | "createdAt"
>;

/** Pages kept of one person: more than anybody looks after by hand. */
const MAX_PAGES = 500;

const isOf = (workspaceId: string, memberId: string) =>
	and(eq(facebookLogins.workspaceId, workspaceId), eq(facebookLogins.memberId, memberId));
const arePagesOf = (workspaceId: string, memberId: string) =>
	and(eq(facebookPages.workspaceId, workspaceId), eq(facebookPages.memberId, memberId));

/** The member's own sign-in at Facebook, for a batch with what else a page reads. */
export const selectLogin = (db: Database, workspaceId: string, memberId: string) =>
	db.select().from(facebookLogins).where(isOf(workspaceId, memberId));

/** With the key that its token is sealed by; null when the member has none. */
export async function findLogin(
	db: Database,
	workspaceId: string,
	memberId: string,
): Promise<(StoredLogin & { dataKeyWrapped: string }) | null> {
	const [found] = await db
		.select({ row: facebookLogins, dataKeyWrapped: workspaces.dataKeyWrapped })
		.from(facebookLogins)
		.innerJoin(workspaces, eq(workspaces.id, facebookLogins.workspaceId))
		.where(isOf(workspaceId, memberId));
	return found ? { ...found.row, dataKeyWrapped: found.dataKeyWrapped } : null;
}

/** One of each member; a new sign-in takes the place of the one before, with its pages. */
export async function saveLogin(
	db: Database,
	workspaceId: string,
	memberId: string,
	login: NewLogin,
	pages: readonly { id: string; name: string }[],
): Promise<void> {
	const kept = pages.slice(0, MAX_PAGES);
	await db.batch([
		db
			.insert(facebookLogins)
			.values({ ...login, workspaceId, memberId, createdAt: login.updatedAt })
			.onConflictDoUpdate({
				target: [facebookLogins.workspaceId, facebookLogins.memberId],
				set: login,
			}),
		db.delete(facebookPages).where(arePagesOf(workspaceId, memberId)),
		// Four values each, and D1 binds a hundred in a statement.
		...chunks(kept, 25).map((some) =>
			db
				.insert(facebookPages)
				.values(some.map(({ id, name }) => ({ workspaceId, memberId, pageId: id, name })))
				.onConflictDoNothing(),
		),
	]);
}

/** Forgets a sign-in and its pages. False when there was none. */
export async function deleteLogin(
	db: Database,
	workspaceId: string,
	memberId: string,
): Promise<boolean> {
	const [, deleted] = await db.batch([
		db.delete(facebookPages).where(arePagesOf(workspaceId, memberId)),
		db
			.delete(facebookLogins)
			.where(isOf(workspaceId, memberId))
			.returning({ memberId: facebookLogins.memberId }),
	]);
	return deleted.length > 0;
}

/** A member left: their sign-in ends, and with it what their pages tell the workspace. */
export const forgetLoginOf = (
	db: Database,
	workspaceId: string,
	memberId: string,
	happened: SQL,
): [BatchItem<"sqlite">, BatchItem<"sqlite">] => [
	db.delete(facebookPages).where(and(arePagesOf(workspaceId, memberId), happened)),
	db.delete(facebookLogins).where(and(isOf(workspaceId, memberId), happened)),
];

const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
	Array.from({ length: Math.ceil(items.length / size) }, (_, n) =>
		items.slice(n * size, (n + 1) * size),
	);
