import { MAX_FILE_BYTES } from "#app/contracts/files.ts";
import type { KeepFileJob } from "#app/contracts/jobs.ts";
import type { KeptMedium } from "#app/contracts/media.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import {
	AFTER_OPENING_MS,
	type AfterFailure,
	afterFailure,
	isKeptByItself,
	JOB_LOST_MS,
	type KeepFailure,
	keptType,
	MAX_UNDER_WAY,
	MAX_WAITING,
} from "#app/domain/inbox/keeping-files.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import type { Task, Tasks } from "../../object/tasks.ts";
import type { ConfigStore } from "../config.ts";
import { forgetFiles, type Ledger } from "../ledger/ledger.ts";
import { contentIn, type MessageRow } from "../ledger/rows.ts";

const TASK = "keep_files";
/** Pause after the queue refused a batch. */
const RETRY_MS = 30_000;

/** A received file that is to be kept. A row of `keeping`, but for what is known of its job. */
interface Waiting {
	/** Of its message. */
	id: string;
	/** What was sent or opened last goes first; epoch ms. */
	wantedAt: number;
	/** When its job is asked for, or counts as lost. */
	dueAt: number;
	failures: number;
	/** Its job is in the queue, or being done. In memory: after an eviction it is asked for again, which does no harm. */
	isUnderWay: boolean;
	/** A job has begun; the same one a second time ends at once. */
	isClaimed: boolean;
}

export interface KeepingParts {
	sql: SqlStorage;
	config: ConfigStore;
	ledger: Ledger;
	tasks: Tasks;
	queue: Pick<Queue<KeepFileJob>, "sendBatch">;
	/** Whether this installation has a store of files. */
	keepsFiles(): boolean;
}

/**
 * Has received files fetched and kept by the Worker, through a queue: this object waits for no gateway. A message without
 * a file costs nothing for it, one with a file a row while it waits.
 */
export function createKeeping(parts: KeepingParts) {
	const { sql, config, ledger, tasks, queue, keepsFiles } = parts;
	const waiting = new Map<string, Waiting>();
	const stored = sql.exec<{ id: string; wanted_at: number; due_at: number; failures: number }>(
		"SELECT id, wanted_at, due_at, failures FROM keeping",
	);
	for (const { id, wanted_at: wantedAt, due_at: dueAt, failures } of stored)
		waiting.set(id, { id, wantedAt, dueAt, failures, isUnderWay: false, isClaimed: false });

	function put(entry: Omit<Waiting, "isUnderWay" | "isClaimed">): void {
		waiting.set(entry.id, { ...entry, isUnderWay: false, isClaimed: false });
		sql.exec(
			"INSERT OR REPLACE INTO keeping (id, wanted_at, due_at, failures) VALUES (?, ?, ?, ?)",
			entry.id,
			entry.wantedAt,
			entry.dueAt,
			entry.failures,
		);
	}

	function remove(id: string): void {
		if (waiting.delete(id)) sql.exec("DELETE FROM keeping WHERE id = ?", id);
	}

	/** One more waits. Where too many do, the oldest of them is left. */
	function add(row: MessageRow, wantedAt: number, dueAt: number): void {
		if (waiting.has(row.id)) return;
		if (waiting.size >= MAX_WAITING) {
			const [oldest] = [...waiting.values()].toSorted((a, b) => a.wantedAt - b.wantedAt);
			if (!oldest || oldest.wantedAt >= wantedAt || oldest.isUnderWay) return;
			remove(oldest.id);
		}
		put({ id: row.id, wantedAt, dueAt, failures: 0 });
	}

	/** Takes note that a file was not kept this time. */
	function fails(entry: Waiting, why: KeepFailure, now: number): void {
		const { id, wantedAt, failures } = entry;
		const row = ledger.find(id);
		const after: AfterFailure =
			row && isFetchable(row) ? afterFailure(why, failures) : { kind: "left" };
		if (after.kind === "again")
			return put({ id, wantedAt, failures: failures + 1, dueAt: now + after.pauseMs });
		remove(id);
		if (row && after.kind === "gone")
			ledger.change(row, { media: JSON.stringify({ ...contentIn(row).media, gone: true }) });
	}

	/** What is to be asked for now, newest first, as far as the pace allows. */
	function takeDue(now: number): Waiting[] {
		const all = [...waiting.values()];
		for (const entry of all)
			if (entry.isUnderWay && entry.dueAt <= now) fails(entry, "unreached", now);
		const room = MAX_UNDER_WAY - countUnderWay();
		const due = [...waiting.values()].filter((entry) => !entry.isUnderWay && entry.dueAt <= now);
		return due.toSorted((a, b) => b.wantedAt - a.wantedAt).slice(0, room);
	}

	const countUnderWay = (): number =>
		[...waiting.values()].filter(({ isUnderWay }) => isUnderWay).length;

	/** A file that no message wants is not kept. */
	function leaves(hash: string, now: number): false {
		forgetFiles(sql, [hash], now);
		return false;
	}

	async function ask(entries: readonly Waiting[]): Promise<void> {
		const place = config.get();
		if (!place) return;
		const { workspaceId, channelId, type: channelType } = place;
		const of = { type: "keep_file" as const, workspaceId, channelId, channelType };
		try {
			await queue.sendBatch(entries.map(({ id: messageId }) => ({ body: { ...of, messageId } })));
		} catch (error) {
			logEvent({ event: "files_not_asked", level: "error", channelId, error: String(error) });
			const dueAt = Date.now() + RETRY_MS;
			for (const entry of entries) Object.assign(entry, { isUnderWay: false, dueAt });
		}
	}

	return {
		/** Of what has just been stored, what is recent and has a file at the gateway waits to be kept. */
		apply(events: readonly GatewayEvent[], now: number): void {
			for (const event of events) {
				if (event.type !== "message" || event.content.media?.ref === undefined) continue;
				if (!keepsFiles()) return;
				const row = ledger.find(event.providerId);
				if (row && isFetchable(row) && isKeptByItself(row.sent_at, now)) add(row, row.sent_at, now);
			}
		},

		/** Somebody opened a file that is only at the gateway: it is kept soon, however old it is. */
		noteOpened(row: MessageRow, now: number): void {
			if (keepsFiles() && isFetchable(row)) add(row, now, now + AFTER_OPENING_MS);
		},

		/**
		 * A job begins with a message's file. `not_found`: the message is gone, or has no file; `conflict`: it is kept, not
		 * waited for any more, or another job is at it.
		 */
		claim(messageId: string, now: number): Result<MessageRow, "not_found" | "conflict"> {
			const row = ledger.find(messageId);
			const entry = waiting.get(messageId);
			if (!row || !isFetchable(row)) {
				remove(messageId);
				return fail(row?.file ? "conflict" : "not_found");
			}
			if (!entry || entry.isClaimed) return fail("conflict");
			Object.assign(entry, { isUnderWay: true, isClaimed: true, dueAt: now + JOB_LOST_MS });
			return ok(row);
		},

		/**
		 * A message's file is in the store. False: the message does not want it (it was deleted meanwhile, or has another
		 * one); then it leaves the store unless another message brings it.
		 */
		keep(messageId: string, { hash, bytes, mimetype }: KeptMedium, now: number): boolean {
			remove(messageId);
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
			const entry = waiting.get(messageId);
			if (entry) fails(entry, why, now);
		},

		startDue(now: number): Task[] {
			if (!keepsFiles() || tasks.isUnderWay(TASK)) return [];
			const due = takeDue(now);
			if (due.length === 0) return [];
			for (const entry of due)
				Object.assign(entry, { isUnderWay: true, isClaimed: false, dueAt: now + JOB_LOST_MS });
			return [tasks.begin(TASK, () => ask(due))];
		},

		nextWake(): number | null {
			if (waiting.size === 0 || !keepsFiles() || tasks.isUnderWay(TASK)) return null;
			const isFull = countUnderWay() >= MAX_UNDER_WAY;
			const moments = [...waiting.values()].filter(({ isUnderWay }) => isUnderWay || !isFull);
			return Math.min(...moments.map(({ dueAt }) => dueAt));
		},

		erase: (): void => waiting.clear(),
	};
}

/** Whether a message's file is at the gateway only, and may be kept as far as is known. */
function isFetchable(row: MessageRow): boolean {
	if (row.file !== null || row.deleted === 1 || row.media === null) return false;
	const media = contentIn(row).media;
	if (media?.ref === undefined || media.gone === true) return false;
	return media.bytes === undefined || (media.bytes > 0 && media.bytes <= MAX_FILE_BYTES);
}
