import type { DeskHoursView, HoursOwner } from "#app/contracts/desk.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { listUnfillable } from "#app/domain/desk/automatic-text.ts";
import { type HoursScope, parseDeskHours, readDeskHours } from "#app/domain/desk/desk-hours.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import { deleteHours, listHours, saveHours } from "#workers/data/queries/desk/hours.ts";
import type { RecordActivity } from "../team/activity.ts";
import type { TellDesk } from "./tell-desk.ts";

export interface DeskHoursDeps {
	db: Database;
	now: () => number;
	record: RecordActivity;
	tellDesk: TellDesk;
}

/** Whose hours are meant: the workspace's without an id. */
export interface AskedHours {
	scope: HoursScope;
	id: string;
}

/** All of the workspace that may have hours of its own. */
function ownersOf({ channels, departments = [] }: SignedIn): Omit<HoursOwner, "isOwn">[] {
	return [
		{ scope: "workspace", id: "", name: "" },
		...departments.map(({ id, name }) => ({ scope: "department" as const, id, name })),
		...channels
			// A webchat has its own form, and shows the workspace's hours where it has none.
			.filter(({ type }) => type !== "webchat")
			.map(({ id, name }) => ({ scope: "channel" as const, id, name })),
	];
}

/** When a workspace answers, and what it says by itself. Admins and managers choose. Methods throw when D1 fails. */
export function createDeskHoursService({ db, now, record, tellDesk }: DeskHoursDeps) {
	function open(signedIn: SignedIn, asked: AskedHours): Result<HoursOwner, ErrorCode> {
		const found = ownersOf(signedIn).find(
			({ scope, id }) => scope === asked.scope && id === asked.id,
		);
		if (!found) return fail("not_found");
		if (!may(signedIn.member.role, "manage_channels")) return fail("forbidden");
		return ok({ ...found, isOwn: true });
	}

	/** Told at once; a channel that cannot be reached is told by the queue. */
	async function publish({ workspace, member }: SignedIn, { scope, name }: HoursOwner) {
		await tellDesk(workspace.id);
		await record({
			workspaceId: workspace.id,
			actorId: member.id,
			action: "updated",
			entityType: "user_settings",
			entityId: workspace.id,
			metadata: { code: "desk_hours_changed", scope, name },
		});
		return ok(null);
	}

	return {
		/** What the page shows of one of them. `not_found` for what is not the workspace's. */
		async read(signedIn: SignedIn, asked: AskedHours): Promise<Result<DeskHoursView, "not_found">> {
			const stored = await listHours(db, signedIn.workspace.id);
			const find = (of: AskedHours) =>
				stored.find(({ scope, scopeId }) => scope === of.scope && scopeId === of.id);
			const owners = ownersOf(signedIn).map((each) => ({
				...each,
				isOwn: find(each) !== undefined,
			}));
			const owner = owners.find(({ scope, id }) => scope === asked.scope && id === asked.id);
			if (!owner) return fail("not_found");
			const settings = (find(asked) ?? find({ scope: "workspace", id: "" }))?.settings;
			return ok({ owner, owners, hours: settings ? readDeskHours(settings) : null });
		},

		/** Keeps hours and texts. `variable_unknown`: a text has a variable that nobody can fill. */
		async save(
			signedIn: SignedIn,
			asked: AskedHours,
			typed: unknown,
		): Promise<Result<null, ErrorCode>> {
			const opened = open(signedIn, asked);
			if (!opened.ok) return opened;
			const parsed = parseDeskHours(typed);
			if (!parsed.ok) return parsed;
			const hours = parsed.value;
			if (listUnfillable(`${hours.greeting}\n${hours.away}`).length > 0)
				return fail("variable_unknown");
			await saveHours(db, signedIn.workspace.id, {
				scope: asked.scope,
				scopeId: asked.id,
				settings: JSON.stringify(hours),
				now: now(),
			});
			return publish(signedIn, opened.value);
		},

		/** The workspace's hours count from here on; of the workspace itself: there are none any more. */
		async reset(signedIn: SignedIn, asked: AskedHours): Promise<Result<null, ErrorCode>> {
			const opened = open(signedIn, asked);
			if (!opened.ok) return opened;
			await deleteHours(db, signedIn.workspace.id, { scope: asked.scope, scopeId: asked.id });
			return publish(signedIn, opened.value);
		},
	};
}
