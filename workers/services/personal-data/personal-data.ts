import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { isEntitled } from "#app/domain/billing/subscription.ts";
import type { DumpPage } from "#app/domain/backup/dump.ts";
import { parseChoices } from "#app/domain/preferences/preference.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { LeavingFiles } from "#workers/adapters/file-store/leaving.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { type KeyValue, userKey } from "#workers/data/key-value.ts";
import { findBillingState } from "#workers/data/queries/billing/billing.ts";
import {
	deleteWorkspaceRows,
	isOfInstallation,
	listOnlyHere,
	readPersonRows,
	readWorkspaceRows,
} from "#workers/data/queries/personal-data/rows.ts";
import type { RecordActivity } from "../team/activity.ts";

/** Tables of a channel's object that hold secrets or nothing of people; they are in no export (J13). */
const NOT_EXPORTED: ReadonlySet<string> = new Set(["config", "simulator", "erased_addresses"]);

interface Dumped {
	dump(from: string | null): Promise<DumpPage>;
	dropDump(): Promise<null>;
}

interface ErasedChannel extends Dumped {
	erase(workspaceId: string): Promise<Result<null, "not_found">>;
}

export interface PersonalDataDeps {
	db: Database;
	log: Log;
	keyValue: KeyValue;
	record: RecordActivity;
	channel(channel: SignedIn["channels"][number]): ErasedChannel;
	hub(workspaceId: string): { erase(): Promise<null> };
	knowledge(workspaceId: string): Dumped & { erase(): Promise<null> };
	/** Null: this installation keeps no files. */
	leavingFiles: Pick<LeavingFiles, "note"> | null;
}

/** What people and workspaces take with them, and the end of a workspace. Methods throw when a store fails. */
export function createPersonalDataService(deps: PersonalDataDeps) {
	const { db } = deps;

	/** @param name of the object in the lines: `{ channel: id }` */
	async function* objectLines(object: Dumped, name: object): AsyncGenerator<string> {
		yield `${JSON.stringify(name)}\n`;
		for (let from: string | null = null; ;) {
			const page = await object.dump(from);
			// Rows were moved meanwhile: what follows is the object once more, whole.
			if (page.kind === "again") {
				yield `${JSON.stringify({ ...name, again: true })}\n`;
				from = null;
				continue;
			}
			yield withoutSecrets(page.text);
			if (page.kind === "end") break;
			from = page.next;
		}
		await object.dropDump();
	}

	async function* workspaceLines(signedIn: SignedIn): AsyncGenerator<string> {
		for await (const { table, columns, lines } of readWorkspaceRows(db, signedIn.workspace.id))
			yield `${[JSON.stringify({ table, columns }), ...lines].join("\n")}\n`;
		for (const channel of signedIn.channels)
			yield* objectLines(deps.channel(channel), { channel: channel.id });
		const { id } = signedIn.workspace;
		yield* objectLines(deps.knowledge(id), { knowledge: id });
	}

	return {
		/** Everything that is kept of the member as a person, table by table. */
		async exportOwn({ userId, member, workspace }: SignedIn) {
			const tables: Record<string, unknown[]> = {};
			const ids = { user: userId, member: member.id };
			for await (const { table, columns, lines } of readPersonRows(db, workspace.id, ids))
				(tables[table] ??= []).push(...lines.map((line) => asObject(columns, line)));
			const preferences = parseChoices(await deps.keyValue.find(userKey(userId, "prefs")));
			return { tables, preferences };
		},

		/** Everything of the workspace as lines of JSON, without secrets. `forbidden` but for admins. */
		async exportWorkspace(
			signedIn: SignedIn,
		): Promise<Result<AsyncGenerator<string>, "forbidden">> {
			if (!may(signedIn.member.role, "care_for_data")) return fail("forbidden");
			await deps.record({
				workspaceId: signedIn.workspace.id,
				actorId: signedIn.member.id,
				action: "updated",
				entityType: "workspace_keys",
				entityId: signedIn.workspace.id,
				metadata: { code: "workspace_exported" },
			});
			return ok(workspaceLines(signedIn));
		},

		/**
		 * Deletes the workspace in every store. May be repeated when it was cut: the rows go last, all at once.
		 * `invalid_request`: the typed name is another one. `conflict`: its admins run this installation.
		 * `already_subscribed`: a paid plan is running.
		 */
		async deleteWorkspace(signedIn: SignedIn, typedName: string): Promise<Result<null, ErrorCode>> {
			const { id, name } = signedIn.workspace;
			if (!may(signedIn.member.role, "care_for_data")) return fail("forbidden");
			if (typedName.trim() !== name.trim()) return fail("invalid_request");
			if (await isOfInstallation(db, id)) return fail("conflict");
			const subscription = (await findBillingState(db, id))?.subscription;
			if (subscription?.provider === "stripe" && isEntitled(subscription.status))
				return fail("already_subscribed");
			// Before anything is given up: from here on its files are looked for until there are none (file-sweep.ts).
			await deps.leavingFiles?.note({ workspaceId: id, channelId: null });
			// A channel that is gone already answers not_found.
			for (const channel of signedIn.channels) await deps.channel(channel).erase(id);
			// Before its rows go: from then on it takes nothing in from them.
			await deps.knowledge(id).erase();
			const people = await listOnlyHere(db, id);
			await deleteWorkspaceRows(db, id, people);
			await deps.hub(id).erase();
			await Promise.all(people.map((userId) => deps.keyValue.remove(userKey(userId, "prefs"))));
			deps.log({ event: "workspace_deleted", level: "security", workspaceId: id });
			return ok(null);
		},
	};
}

const asObject = (columns: readonly string[], line: string): object => {
	const values = JSON.parse(line) as unknown[];
	return Object.fromEntries(columns.map((column, at) => [column, values[at]]));
};

/** The lines of a dump but for tables that are not exported. */
function withoutSecrets(text: string): string {
	let isLeftOut = false;
	return text
		.split("\n")
		.filter((line) => {
			const table = /^\{"table":"([^"]*)"/.exec(line)?.[1];
			if (table !== undefined) isLeftOut = NOT_EXPORTED.has(table);
			return !isLeftOut;
		})
		.join("\n");
}
