import { channelFolder, LEAVING, UNFINISHED, workspaceFolder } from "./keys.ts";

/** A channel, or where `channelId` is null a whole workspace. */
export interface LeavingPlace {
	workspaceId: string;
	channelId: string | null;
}

/**
 * Files that are to be removed whole. Which ones is noted in the store itself, so no crash between it and any other store
 * forgets them, and nothing else has to know of a channel that is gone. Every method rejects when the store cannot be reached.
 */
export interface LeavingFiles {
	/** To be called before the place is given up: it is looked at until it is empty. The same again begins its time anew. */
	note(place: LeavingPlace): Promise<void>;
	/** At most a thousand places, with when they were noted, epoch ms. */
	list(): Promise<(LeavingPlace & { at: number })[]>;
	/** Removes at most a thousand objects; answers how many, 0: it is empty. */
	removeSome(place: LeavingPlace): Promise<number>;
	/** Nothing is to be removed there any more. */
	forget(place: LeavingPlace): Promise<void>;
	/**
	 * Removes parts of uploads, and arriving files, that are older than `before`; epoch ms. Answers how many, and goes on
	 * while `mayGoOn`.
	 */
	removeUnfinished(before: number, mayGoOn: () => boolean): Promise<number>;
}

/** What the store lists, and deletes, in one call. */
const PAGE = 1000;

const markOf = ({ workspaceId, channelId }: LeavingPlace): string =>
	LEAVING + (channelId === null ? workspaceId : `${workspaceId}/${channelId}`);

const folderOf = ({ workspaceId, channelId }: LeavingPlace): string =>
	channelId === null ? workspaceFolder(workspaceId) : channelFolder({ workspaceId, channelId });

function placeOf(mark: string): LeavingPlace {
	const [workspaceId = "", channelId = null] = mark.slice(LEAVING.length).split("/");
	return { workspaceId, channelId };
}

/** Null: this installation keeps no files. */
export function createLeavingFiles({ MEDIA }: { MEDIA?: R2Bucket }): LeavingFiles | null {
	return MEDIA ? inBucket(MEDIA) : null;
}

/** The same of a bucket that is there. */
export function inBucket(bucket: R2Bucket): LeavingFiles {
	async function removePage(prefix: string): Promise<number> {
		const { objects } = await bucket.list({ prefix, limit: PAGE });
		if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
		return objects.length;
	}

	return {
		async note(place) {
			await bucket.put(markOf(place), "");
		},

		async list() {
			const { objects } = await bucket.list({ prefix: LEAVING, limit: PAGE });
			return objects.map(({ key, uploaded }) => ({ ...placeOf(key), at: uploaded.getTime() }));
		},

		async removeSome(place) {
			const folder = `${folderOf(place)}/`;
			return (await removePage(folder)) || removePage(UNFINISHED + folder);
		},

		async forget(place) {
			await bucket.delete(markOf(place));
		},

		async removeUnfinished(before, mayGoOn) {
			let removed = 0;
			let cursor: string | undefined;
			do {
				const page: R2Objects = await bucket.list({
					prefix: UNFINISHED,
					limit: PAGE,
					...(cursor !== undefined && { cursor }),
				});
				const old = page.objects.filter(({ uploaded }) => uploaded.getTime() < before);
				if (old.length > 0) await bucket.delete(old.map(({ key }) => key));
				removed += old.length;
				cursor = page.truncated ? page.cursor : undefined;
			} while (cursor !== undefined && mayGoOn());
			return removed;
		},
	};
}
