import { LIBRARY } from "#app/domain/library/library-file.ts";
import type { FilePlace } from "./port.ts";

/** Everything that is kept of a workspace. */
export const workspaceFolder = (workspaceId: string): string => `workspaces/${workspaceId}`;

/** Everything that is kept of a channel, or of the library. */
export const channelFolder = ({ workspaceId, channelId }: FilePlace): string =>
	workspaceFolder(workspaceId) + (channelId === LIBRARY ? "/library" : `/channels/${channelId}`);

/**
 * Where what is not a file yet stands: in front of the workspace, so that one listing has what nobody ended, and only that.
 */
export const UNFINISHED = "unfinished/";
/** Where is noted what shall be removed whole. */
export const LEAVING = "leaving/";
