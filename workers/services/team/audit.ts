import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { AuditExport, AuditPage } from "#app/contracts/team.ts";
import {
	type AuditFilter,
	auditSince,
	codesOf,
	type Exported,
	kindOfEntry,
} from "#app/domain/team/audit.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import { selectAudit, toActivityView } from "#workers/data/queries/team/activity.ts";
import type { RecordActivity } from "./activity.ts";

const PER_PAGE = 50;
/** Entries of one file: more than a spreadsheet is read through. */
const PER_FILE = 10_000;

export interface AuditDeps {
	db: Database;
	now: () => number;
	record: RecordActivity;
}

/** Notes that data left as a file, before it does: what cannot be noted does not leave. Throws when D1 fails. */
export type NoteExport = (signedIn: SignedIn, what: Exported) => Promise<void>;

/** `noteExport` for whoever gives data away. */
export const createNoteExport =
	(record: RecordActivity): NoteExport =>
	(signedIn, what) =>
		record({
			workspaceId: signedIn.workspace.id,
			actorId: signedIn.member.id,
			action: "created",
			entityType: "exports",
			entityId: signedIn.workspace.id,
			metadata: { code: "data_exported", what },
		});

/** What admins answer for, out of the log of activity. */
export function createAuditService({ db, now, record }: AuditDeps) {
	const noteExport = createNoteExport(record);

	async function read(signedIn: SignedIn, filter: AuditFilter, limit: number) {
		const rows = await selectAudit(db, signedIn.workspace.id, {
			codes: codesOf(filter.kind),
			since: auditSince(filter.days, now()),
			q: filter.q,
			before: filter.before,
			limit: limit + 1,
		});
		const shown = rows.slice(0, limit);
		return {
			entries: shown.map(({ seq: _, ...row }) => {
				const view = toActivityView(row);
				return { ...view, kind: kindOfEntry(String(view.metadata["code"])) };
			}),
			olderThan: rows.length > limit ? (shown.at(-1)?.seq ?? null) : null,
		};
	}

	return {
		/** One page, the newest first. `forbidden` but for admins. */
		async open(signedIn: SignedIn, filter: AuditFilter): Promise<Result<AuditPage, "forbidden">> {
			if (!may(signedIn.member.role, "read_audit")) return fail("forbidden");
			return ok(await read(signedIn, filter, PER_PAGE));
		},

		/** All that a filter shows, for a file; that somebody took it is an entry too. */
		async exportAll(
			signedIn: SignedIn,
			filter: AuditFilter,
		): Promise<Result<AuditExport, "forbidden">> {
			if (!may(signedIn.member.role, "read_audit")) return fail("forbidden");
			const { entries, olderThan } = await read(signedIn, { ...filter, before: null }, PER_FILE);
			await noteExport(signedIn, "audit");
			return ok({ entries, isCut: olderThan !== null });
		},
	};
}
