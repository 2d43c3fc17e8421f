import type { ErrorCode } from "#app/contracts/errors.ts";
import type { NewView, SavedView, ViewChange } from "#app/contracts/saved-views.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { keptFilter, moved, parseViewName } from "#app/domain/conversations/saved-view.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import {
	deleteView,
	findView,
	insertView,
	listViews,
	orderViews,
	updateView,
} from "#workers/data/queries/conversations/saved-views.ts";

export interface SavedViewsDeps {
	db: Database;
	now: () => number;
	newId: () => string;
	holdRights(workspaceIds: readonly string[]): Promise<void>;
}

/**
 * Saved views: everybody keeps their own; the team's are made and changed by admins and managers. Who is signed in comes
 * with the views they see, so that a page asks for nothing more. Methods throw when D1 fails.
 */
export function createSavedViewsService(deps: SavedViewsDeps) {
	const { db } = deps;

	const ownerOf = ({ workspace, member }: SignedIn, isTeam: boolean) => ({
		workspaceId: workspace.id,
		memberId: isTeam ? null : member.id,
	});

	/** The hub has the views with who is signed in, and reads them anew from here on. */
	const announce = ({ workspace }: SignedIn): Promise<void> => deps.holdRights([workspace.id]);

	/** A view that the member may change. */
	async function open(
		signedIn: SignedIn,
		id: string,
	): Promise<Result<SavedView, "not_found" | "forbidden">> {
		const of = { workspaceId: signedIn.workspace.id, memberId: signedIn.member.id };
		const found = await findView(db, of, id);
		if (found === null) return fail("not_found");
		const isAllowed = !found.isTeam || may(signedIn.member.role, "manage_channels");
		return isAllowed ? ok(found) : fail("forbidden");
	}

	return {
		/** `forbidden` for the team's, where the role does not allow it; `conflict`: there are as many as may be. */
		async create(signedIn: SignedIn, typed: NewView): Promise<Result<SavedView, ErrorCode>> {
			const { isTeam } = typed;
			if (isTeam && !may(signedIn.member.role, "manage_channels")) return fail("forbidden");
			const name = parseViewName(typed.name);
			if (!name.ok) return name;
			const view = { id: deps.newId(), name: name.value, filter: keptFilter(typed.filter) };
			await announce(signedIn);
			const owner = ownerOf(signedIn, isTeam);
			const isMade = await insertView(db, owner, { ...view, now: deps.now() });
			return isMade ? ok({ ...view, isTeam }) : fail("conflict");
		},

		async change(
			signedIn: SignedIn,
			id: string,
			change: ViewChange,
		): Promise<Result<null, ErrorCode>> {
			const opened = await open(signedIn, id);
			if (!opened.ok) return opened;
			const { workspace } = signedIn;
			if ("step" in change) {
				const owner = ownerOf(signedIn, opened.value.isTeam);
				const views = moved(await listViews(db, owner), id, change.step);
				await announce(signedIn);
				await orderViews(
					db,
					owner,
					views.map((view) => view.id),
				);
				return ok(null);
			}
			const name = "name" in change ? parseViewName(change.name) : null;
			if (name !== null && !name.ok) return name;
			await announce(signedIn);
			const to =
				"filter" in change ? { filter: keptFilter(change.filter) } : name && { name: name.value };
			await updateView(db, workspace.id, id, to ?? {}, deps.now());
			return ok(null);
		},

		async remove(signedIn: SignedIn, id: string): Promise<Result<null, ErrorCode>> {
			const opened = await open(signedIn, id);
			if (!opened.ok) return opened;
			await announce(signedIn);
			await deleteView(db, signedIn.workspace.id, id);
			return ok(null);
		},
	};
}
