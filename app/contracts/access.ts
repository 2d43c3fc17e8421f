/** Who and what can get into a workspace, for the person who answers for it. */
import type { Role } from "../domain/team/role.ts";

export interface WorkspaceAccess {
	id: string;
	name: string;
	/** The workspace one is in: from here its people and keys can be opened. */
	isCurrent: boolean;
	/** Everybody but oneself, whoever came last first. */
	people: { id: string; name: string; email: string; role: Role; since: number }[];
	/** Invitations that may still be accepted. */
	invitations: { id: string; email: string; role: Role; since: number }[];
	/** Instances with a key of `/api/v1`; of the key its beginning. */
	keys: { channelId: string; channelName: string; prefix: string; since: number | null }[];
}
