import type { SignedIn } from "#app/contracts/sign-in.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Database } from "#workers/data/database.ts";
import { listOwnWorkspaces, type OwnWorkspace } from "#workers/data/queries/auth/accounts.ts";
import type { RequestMeta, SignInStore } from "./session.ts";

export interface WorkspaceSwitchDeps {
	db: Database;
	signIns: SignInStore;
}

/** Moving between the workspaces a user is a member of (founding.md 10). Methods throw when D1 fails. */
export function createWorkspaceSwitch(deps: WorkspaceSwitchDeps) {
	return {
		/** The workspaces the user is an active member of, by name. */
		listWorkspaces: (signedIn: SignedIn): Promise<OwnWorkspace[]> =>
			listOwnWorkspaces(deps.db, signedIn.userId),

		/**
		 * Continues in another workspace with a new sign-in; the present one ends with its sockets (A06). `not_found` for
		 * another user's workspace and for one that does not exist alike (E08).
		 */
		async switchWorkspace(
			signedIn: SignedIn,
			workspaceId: string,
			meta: RequestMeta,
		): Promise<Result<{ setCookie: string[] }, "not_found">> {
			const own = await listOwnWorkspaces(deps.db, signedIn.userId);
			const wanted = own.find((workspace) => workspace.id === workspaceId);
			if (!wanted) return fail("not_found");
			const who = {
				userId: signedIn.userId,
				memberId: wanted.memberId,
				workspaceId: wanted.id,
			};
			const setCookie = await deps.signIns.begin(who, meta);
			await deps.signIns.end(signedIn.signInId);
			return ok({ setCookie: [setCookie] });
		},
	};
}
