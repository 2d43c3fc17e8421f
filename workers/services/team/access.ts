import type { WorkspaceAccess } from "#app/contracts/access.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { parseRole } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import { listOwnWorkspaces } from "#workers/data/queries/auth/accounts.ts";
import { readAccess } from "#workers/data/queries/team/access.ts";

/** Workspaces of one user that are reviewed at once. */
const MAX_WORKSPACES = 20;

/**
 * The review of access that is offered after a password was replaced: an intruder may have invited others or made API
 * keys, and those survive the end of the account's sign-ins (security 3). Throws when D1 fails.
 */
export function createAccessService(deps: { db: Database; now: () => number }) {
	return {
		/** Members, invitations and API keys of the workspaces this user administers; the present workspace first. */
		async review(signedIn: SignedIn): Promise<WorkspaceAccess[]> {
			const isCurrent = ({ id }: { id: string }) => id === signedIn.workspace.id;
			const [workspaces, all] = await Promise.all([
				listOwnWorkspaces(deps.db, signedIn.userId),
				readAccess(deps.db, signedIn.userId, deps.now()),
			]);
			const own = workspaces
				.filter(({ role }) => role === "admin")
				.toSorted((a, b) => Number(isCurrent(b)) - Number(isCurrent(a)))
				.slice(0, MAX_WORKSPACES);
			const isOf = (id: string) => (row: { workspaceId: string }) => row.workspaceId === id;
			return own.map(({ id, name }) => ({
				id,
				name,
				isCurrent: isCurrent({ id }),
				people: all.people
					.filter(isOf(id))
					.map(({ workspaceId: _, ...row }) => ({ ...row, role: parseRole(row.role) })),
				invitations: all.invited
					.filter(isOf(id))
					.map(({ workspaceId: _, ...row }) => ({ ...row, role: parseRole(row.role) })),
				keys: all.keys
					.filter(isOf(id))
					.map(({ workspaceId: _, ...row }) => ({ ...row, prefix: row.prefix ?? "" })),
			}));
		},
	};
}
