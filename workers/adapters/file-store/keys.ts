import { LIBRARY } from "#app/domain/library/library-file.ts";
import type { FilePlace } from "./port.ts";

/** Everything that is kept of a workspace. */
export const workspaceFolder = (workspaceId: string): string => `workspaces/${workspaceId}`;

/** Everything that is kept of a channel, of what one of its visitors uploads, or of the library. */
export function channelFolder({ workspaceId, channelId, visitorId }: FilePlace): string {
	if (channelId === LIBRARY) return `${workspaceFolder(workspaceId)}/library`;
	const folder = `${workspaceFolder(workspaceId)}/channels/${channelId}`;
	return visitorId ? `${folder}/visitors/${visitorId}` : folder;
}

/**
 * Where what is not a file yet stands: in front of the workspace, so that one listing has what nobody ended, and only that.
 */
export const UNFINISHED = "unfinished/";
/** Where is noted what shall be removed whole. */
export const LEAVING = "leaving/";

/**
 * Where a file stands. What a visitor uploaded counts as unfinished until it is judged and copied: where that is cut, nothing else
 * knows of it.
 */
export const fileKey = (place: FilePlace, name: string): string =>
	`${place.visitorId ? UNFINISHED : ""}${channelFolder(place)}/files/${name}`;
