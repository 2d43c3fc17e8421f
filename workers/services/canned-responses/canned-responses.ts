import Papa from "papaparse";
import type { CannedResponses, ImportOutcome } from "#app/contracts/canned-responses.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import {
	keptFiles,
	MAX_RESPONSES,
	parseResponse,
	type ResponseTexts,
} from "#app/domain/canned-responses/canned-response.ts";
import {
	MAX_IMPORT_LENGTH,
	readTable,
	RESPONSE_COLUMNS,
	toCells,
} from "#app/domain/canned-responses/transfer.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may, type Permission } from "#app/domain/team/role.ts";
import type { NoteExport } from "../team/audit.ts";
import type { Database } from "#workers/data/database.ts";
import {
	countUse,
	deleteResponse,
	findResponse,
	importResponses,
	insertResponse,
	listShortcuts,
	readResponses,
	setFavourite,
	updateResponse,
} from "#workers/data/queries/canned-responses/canned-responses.ts";

export interface CannedResponsesDeps {
	db: Database;
	now: () => number;
	newId: () => string;
	noteExport: NoteExport;
}

/** Whose one is to be. */
interface Owned {
	isTeam: boolean;
	/** Left out or null: the whole workspace's. */
	departmentId?: string | null | undefined;
}

/** Ids of files of the library; left out: those it has, if any. */
interface Filed {
	files?: string[] | undefined;
}

/** The workspace's and departments' are made and changed by who manages channels, a member's own by whoever writes to customers. */
const permissionFor = (isTeam: boolean): Permission => (isTeam ? "manage_channels" : "send");
const mayChange = ({ member }: SignedIn, isTeam: boolean): boolean =>
	may(member.role, permissionFor(isTeam));

/** Who changes departments' answers sees them all. */
const readerOf = (signedIn: SignedIn) => ({
	workspaceId: signedIn.workspace.id,
	memberId: signedIn.member.id,
	departmentIds: (signedIn.departments ?? [])
		.filter(({ isMine }) => isMine || mayChange(signedIn, true))
		.map(({ id }) => id),
});
const ownerOf = ({ workspace, member }: SignedIn, { isTeam, departmentId = null }: Owned) => ({
	workspaceId: workspace.id,
	memberId: member.id,
	isTeam,
	departmentId,
});
const isKnown = ({ departments = [] }: SignedIn, { departmentId = null }: Owned): boolean =>
	departmentId === null || departments.some(({ id }) => id === departmentId);

/** The mark of UTF-8, without which Excel shows no accents. */
const MARK = "\uFEFF";

/** Ready answers of a workspace and of its members. Methods throw when D1 fails. */
export function createCannedResponsesService({ db, now, newId, noteExport }: CannedResponsesDeps) {
	const thisMonth = (): string => new Date(now()).toISOString().slice(0, "YYYY-MM".length);

	async function list(signedIn: SignedIn): Promise<CannedResponses> {
		const { responses, usesThisMonth } = await readResponses(db, readerOf(signedIn), thisMonth());
		const names = new Map((signedIn.departments ?? []).map(({ id, name }) => [id, name]));
		return {
			responses: responses.map(({ departmentId, files, ...one }) => ({
				...one,
				...(departmentId !== null && {
					department: { id: departmentId, name: names.get(departmentId) ?? "" },
				}),
				...(files.length > 0 && { files }),
			})),
			usesThisMonth,
		};
	}

	/** One that the member may change. */
	async function open(
		signedIn: SignedIn,
		id: string,
	): Promise<Result<{ isTeam: boolean }, "not_found" | "forbidden">> {
		if (!mayChange(signedIn, false)) return fail("forbidden");
		const found = await findResponse(db, readerOf(signedIn), id);
		if (found === null) return fail("not_found");
		return mayChange(signedIn, found.isTeam) ? ok(found) : fail("forbidden");
	}

	return {
		/** What the member sees: the workspace's, their departments' and their own. */
		list,

		/** Adds one. `shortcut_taken`, `too_many_responses`, and what the texts are refused for. */
		async create(
			signedIn: SignedIn,
			{ isTeam, departmentId, files = [], ...typed }: ResponseTexts & Owned & Filed,
		): Promise<Result<{ id: string }, ErrorCode>> {
			if (!mayChange(signedIn, isTeam)) return fail("forbidden");
			if (!isKnown(signedIn, { isTeam, departmentId })) return fail("not_found");
			const texts = parseResponse(typed);
			if (!texts.ok) return texts;
			const id = newId();
			const made = await insertResponse(db, ownerOf(signedIn, { isTeam, departmentId }), {
				...texts.value,
				files: keptFiles(files),
				id,
				now: now(),
			});
			if (made.isTaken) return fail("shortcut_taken");
			return made.isFull ? fail("too_many_responses") : ok({ id });
		},

		async change(
			signedIn: SignedIn,
			id: string,
			{ files, ...typed }: ResponseTexts & Filed,
		): Promise<Result<null, ErrorCode>> {
			const opened = await open(signedIn, id);
			if (!opened.ok) return opened;
			const texts = parseResponse(typed);
			if (!texts.ok) return texts;
			const { workspace } = signedIn;
			const done = await updateResponse(db, workspace.id, {
				...texts.value,
				...(files && { files: keptFiles(files) }),
				id,
				now: now(),
			});
			return done.isTaken ? fail("shortcut_taken") : ok(null);
		},

		async remove(signedIn: SignedIn, id: string): Promise<Result<null, ErrorCode>> {
			const opened = await open(signedIn, id);
			if (!opened.ok) return opened;
			await deleteResponse(db, signedIn.workspace.id, id);
			return ok(null);
		},

		/** Marks one for oneself, or takes the mark off. */
		async setFavourite(
			signedIn: SignedIn,
			id: string,
			isFavourite: boolean,
		): Promise<Result<null, ErrorCode>> {
			const found = await findResponse(db, readerOf(signedIn), id);
			if (found === null) return fail("not_found");
			await setFavourite(db, readerOf(signedIn), id, isFavourite);
			return ok(null);
		},

		/** Counts that a message was sent with it. */
		async noteUse(signedIn: SignedIn, id: string): Promise<Result<null, ErrorCode>> {
			if (!may(signedIn.member.role, "send")) return fail("forbidden");
			const isCounted = await countUse(db, readerOf(signedIn), id, thisMonth());
			return isCounted ? ok(null) : fail("not_found");
		},

		/** What the member sees as CSV. */
		async exportCsv(signedIn: SignedIn): Promise<string> {
			const { responses } = await list(signedIn);
			await noteExport(signedIn, "canned_responses");
			const rows = [[...RESPONSE_COLUMNS], ...responses.map(toCells)];
			return `${MARK}${Papa.unparse(rows, { escapeFormulae: true })}\r\n`;
		},

		/**
		 * Takes over a CSV file: what has a shortcut that is there already replaces it. `table_unreadable`: it has no
		 * column of shortcuts or of texts.
		 */
		async importCsv(
			signedIn: SignedIn,
			csv: string,
			owned: Owned,
		): Promise<Result<ImportOutcome, ErrorCode>> {
			if (!mayChange(signedIn, owned.isTeam)) return fail("forbidden");
			if (!isKnown(signedIn, owned)) return fail("not_found");
			if (csv.length > MAX_IMPORT_LENGTH) return fail("table_too_large");
			const table = readTable(Papa.parse<string[]>(csv).data);
			if (table === null) return fail("table_unreadable");
			const owner = ownerOf(signedIn, owned);
			const known = await listShortcuts(db, owner);
			const changed = [];
			const added = [];
			for (const texts of table.responses) {
				const there = known.find(
					(one) => one.shortcut === texts.shortcut && one.language === texts.language,
				);
				if (there) changed.push({ ...texts, id: there.id });
				else added.push({ ...texts, id: newId() });
			}
			const taken = added.slice(0, Math.max(0, MAX_RESPONSES - known.length));
			await importResponses(db, owner, { changed, added: taken }, now());
			return ok({
				added: taken.length,
				replaced: changed.length,
				unread: table.unread,
				left: added.length - taken.length,
			});
		},
	};
}
