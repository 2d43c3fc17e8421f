/** Everybody and everything with access to a workspace, for its admins to review. */
import type { Role } from "../domain/team/role.ts";

export interface WorkspaceAccess {
	id: string;
	name: string;
	/** The workspace of the present sign-in; only its members and keys can be opened from the page. */
	isCurrent: boolean;
	/** All members but the user, newest first. `since` in epoch ms. */
	people: { id: string; name: string; email: string; role: Role; since: number }[];
	/** Invitations that may still be accepted. */
	invitations: { id: string; email: string; role: Role; since: number }[];
	/** Numbers with a key of `/api/v1`; `prefix` is the beginning of the key. */
	keys: { channelId: string; channelName: string; prefix: string; since: number | null }[];
}
