import type { Plan } from "../domain/billing/plan.ts";
import type { Department } from "../domain/team/department.ts";
import type { ContactField } from "../domain/inbox/contact-field.ts";
import type { Role } from "../domain/team/role.ts";
import type { SavedView } from "./saved-views.ts";
import type { ChannelSummary } from "./whatsapp.ts";

/** A department of the workspace, as a member of it sees it. */
export interface SignedInDepartment extends Department {
	isMine: boolean;
}

/** The member behind a request, read from D1 on each request together with the directory. */
export interface SignedIn {
	signInId: string;
	userId: string;
	email: string;
	fullName: string;
	member: { id: string; role: Role; avatarUrl: string | null };
	workspace: {
		id: string;
		name: string;
		slug: string;
		plan: Plan;
		/** Whether a first answer claims a conversation. Absent: a hub of an earlier release read it. */
		claimsByAnswering?: boolean | undefined;
		/** Its own fields of contacts. Absent: a hub of an earlier release read it. */
		contactFields?: ContactField[] | undefined;
		/** Whether operators and viewers read only their departments' conversations. Absent: a hub of an earlier release read it. */
		seesOwnDepartments?: boolean | undefined;
	};
	/** All channels of the workspace, newest first: one D1 batch with the sign-in. */
	channels: ChannelSummary[];
	/** The views of the inbox they see, in their order. Absent: a hub of an earlier release read it. */
	views?: SavedView[] | undefined;
	/** The workspace's departments, in their order. Absent: a hub of an earlier release read it. */
	departments?: SignedInDepartment[] | undefined;
}
