import { MAX_FILE_BYTES } from "#app/contracts/files.ts";
import type { KeptMedium } from "#app/contracts/media.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import {
	AFTER_OPENING_MS,
	type AfterFailure,
	afterFailure,
	isKeptByItself,
	type KeepFailure,
	keptType,
} from "#app/domain/inbox/keeping-files.ts";
import { fromAdLineId } from "#app/domain/inbox/referral.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Tasks } from "../../object/tasks.ts";
import type { ConfigStore } from "../config.ts";
import { forgetFiles, type Ledger } from "../ledger/ledger.ts";
import { contentIn, type MessageRow } from "../ledger/rows.ts";
import { type BacklogParts, createBacklog, type Waiting, type WaitingRow } from "./backlog.ts";

export interface KeepingParts {
	sql: SqlStorage;
	config: ConfigStore;
	ledger: Ledger;
	tasks: Tasks;
	queue: BacklogParts["queue"];
	/** Whether this installation has a store of files. */
	keepsFiles(): boolean;
}

/**
 * Has received files fetched and kept by the Worker, through a queue: this object waits for no gateway. A message without
 * a file costs nothing for it, one with a file a row while it waits.
 */
export function createKeeping({ sql, ledger, keepsFiles, ...parts }: KeepingParts) {
	const backlog = createBacklog({
		...parts,
		type: "keep_file",
		isOn: keepsFiles,
		onLost: (entry, now) => fails(entry, "unreached", now),
		rows: {
			list: () =>
				sql.exec<WaitingRow>("SELECT id, wanted_at, due_at, failures FROM keeping").toArray(),
			put({ id, wantedAt, dueAt, failures }) {
				sql.exec(
					"INSERT OR REPLACE INTO keeping (id, wanted_at, due_at, failures) VALUES (?, ?, ?, ?)",
					id,
					wantedAt,
					dueAt,
					failures,
				);
			},
			remove: (id) => void sql.exec("DELETE FROM keeping WHERE id = ?", id),
		},
	});

	/** Takes note that a file was not kept this time. */
	function fails(entry: Waiting, why: KeepFailure, now: number): void {
		const { id, wantedAt, failures } = entry;
		const row = ledger.find(id);
		const after: AfterFailure =
			row && isFetchable(row) ? afterFailure(why, failures) : { kind: "left" };
		if (after.kind === "again")
			return backlog.again({ id, wantedAt, failures: failures + 1, dueAt: now + after.pauseMs });
		backlog.remove(id);
		if (row && after.kind === "gone")
			ledger.change(row, { media: JSON.stringify({ ...contentIn(row).media, gone: true }) });
	}

	/** A file that no message wants is not kept. */
	function leaves(hash: string, now: number): false {
		forgetFiles(sql, [hash], now);
		return false;
	}

	return {
		/** Of what has just been stored, what is recent and has a file at the gateway waits to be kept. */
		apply(events: readonly GatewayEvent[], now: number): void {
			for (const event of events) {
				for (const id of filesOf(event)) {
					if (!keepsFiles()) return;
					const row = ledger.find(id);
					if (row && isFetchable(row) && isKeptByItself(row.sent_at, now))
						backlog.add(row.id, row.sent_at, now);
				}
			}
		},

		/** Somebody opened a file that is only at the gateway: it is kept soon, however old it is. */
		noteOpened(row: MessageRow, now: number): void {
			if (keepsFiles() && isFetchable(row)) backlog.add(row.id, now, now + AFTER_OPENING_MS);
		},

		/**
		 * A job begins with a message's file. `not_found`: the message is gone, or has no file; `conflict`: it is kept, not
		 * waited for any more, or another job is at it.
		 */
		claim(messageId: string, now: number): Result<MessageRow, "not_found" | "conflict"> {
			const row = ledger.find(messageId);
			if (!row || !isFetchable(row)) {
				backlog.remove(messageId);
				return fail(row?.file ? "conflict" : "not_found");
			}
			return backlog.claim(messageId, now) ? ok(row) : fail("conflict");
		},

		/**
		 * A message's file is in the store. False: the message does not want it (it was deleted meanwhile, or has another
		 * one); then it leaves the store unless another message brings it.
		 */
		keep(messageId: string, { hash, bytes, mimetype }: KeptMedium, now: number): boolean {
			backlog.remove(messageId);
			const row = ledger.find(messageId);
			if (!row) return leaves(hash, now);
			if (row.file === hash) return true;
			const { media } = contentIn(row);
			// Without a reference nobody asks for it any more: it was deleted, or has expired.
			if (media?.ref === undefined || row.file !== null) {
				return leaves(hash, now);
			}
			const { gone: _, ...told } = media;
			const known = { ...told, bytes, mimetype: keptType(told.mimetype, mimetype) };
			ledger.change(row, { file: hash, media: JSON.stringify(known) });
			sql.exec("DELETE FROM leaving_files WHERE hash = ?", hash);
			return true;
		},

		/** A job ended without the file; see `afterFailure`. */
		fail(messageId: string, why: KeepFailure, now: number): void {
			const entry = backlog.find(messageId);
			if (entry) fails(entry, why, now);
		},

		startDue: backlog.startDue,
		nextWake: backlog.nextWake,
		erase: backlog.erase,
	};
}

/** The entries of the ledger that an event gives a file: its message, and the line of the ad that it came from. */
const filesOf = (event: GatewayEvent): string[] => [
	...(event.type === "message" && event.content.media?.ref !== undefined ? [event.providerId] : []),
	...((event.type === "message" || event.type === "referral") && event.referral?.pictureUrl
		? [fromAdLineId(event.providerId)]
		: []),
];

/** Whether a message's file is at the gateway only, and may be kept as far as is known. */
function isFetchable(row: MessageRow): boolean {
	if (row.file !== null || row.deleted === 1 || row.media === null) return false;
	const media = contentIn(row).media;
	if (media?.ref === undefined || media.gone === true) return false;
	return media.bytes === undefined || (media.bytes > 0 && media.bytes <= MAX_FILE_BYTES);
}
