import type { Plan } from "../domain/billing/plan.ts";
import type { Role } from "../domain/team/role.ts";
import type { ChannelSummary } from "./whatsapp.ts";

/** The member behind a request, read from D1 on each request together with the directory. */
export interface SignedIn {
	signInId: string;
	userId: string;
	email: string;
	fullName: string;
	member: { id: string; role: Role; avatarUrl: string | null };
	workspace: { id: string; name: string; slug: string; plan: Plan };
	/** All channels of the workspace, newest first: one D1 batch with the sign-in. */
	channels: ChannelSummary[];
}
