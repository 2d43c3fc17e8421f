import type { LeavingFiles, LeavingPlace } from "#workers/adapters/file-store/leaving.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { isPlaceInUse } from "#workers/data/queries/channels/places.ts";
import { SWEEP_BUDGET_MS } from "../pages-of-work.ts";

const HOUR_MS = 60 * 60 * 1000;
/** For so long a place is looked at again after it was given up: what was under way then may still bring a file. */
const LATE_MS = HOUR_MS;
/** A place that is still in use after so long was given up by somebody whose request did not come to its end. */
const GIVEN_BACK_MS = 24 * HOUR_MS;
/** For so long an upload that stopped can go on. */
const UNFINISHED_MS = 24 * HOUR_MS;
/** What is unfinished is listed in the first run of an hour: enough for something that is kept for a day. */
const FIRST_RUN_MINUTES = 5;

export interface FileSweepDeps {
	db: Database;
	/** Null: this installation keeps no files. */
	leavingFiles: LeavingFiles | null;
	log: Log;
	now: () => number;
}

/** Removes the files of deleted channels and workspaces from the store, and uploads that nobody ended. */
export function createFileSweep({ db, leavingFiles, log, now }: FileSweepDeps) {
	/** Empties one place. Cut anywhere, the next run goes on: the store's note goes last. */
	async function empty(
		files: LeavingFiles,
		place: LeavingPlace & { at: number },
		mayGoOn: () => boolean,
	): Promise<number> {
		const age = now() - place.at;
		if (await isPlaceInUse(db, place)) {
			if (age >= GIVEN_BACK_MS) await files.forget(place);
			return 0;
		}
		let removed = 0;
		while (mayGoOn()) {
			const piece = await files.removeSome(place);
			removed += piece;
			if (piece > 0) continue;
			if (age >= LATE_MS) await files.forget(place);
			break;
		}
		return removed;
	}

	return {
		/** Works until nothing is left or the time is over. A place that fails is logged and looked at in the next run. */
		async sweep(): Promise<void> {
			if (!leavingFiles) return;
			const startedAt = now();
			const mayGoOn = (): boolean => now() - startedAt < SWEEP_BUDGET_MS;
			let left = 0;
			for (const place of await leavingFiles.list()) {
				if (!mayGoOn()) break;
				try {
					left += await empty(leavingFiles, place, mayGoOn);
				} catch (error) {
					const { workspaceId, channelId } = place;
					log({ event: "files_stayed", level: "error", workspaceId, channelId, error });
				}
			}
			const isHourly = new Date(startedAt).getUTCMinutes() < FIRST_RUN_MINUTES;
			const unfinished =
				isHourly && mayGoOn()
					? await leavingFiles.removeUnfinished(startedAt - UNFINISHED_MS, mayGoOn)
					: 0;
			if (left > 0 || unfinished > 0) log({ event: "files_left", left, unfinished });
		},
	};
}
