import type { Department } from "../domain/team/department.ts";
import type { ChannelType } from "../domain/channels/channel.ts";
import type { Role } from "../domain/team/role.ts";

/** A department as its page shows it. */
export interface DepartmentView extends Department {
	memberIds: string[];
	channelIds: string[];
}

/** What the page of departments shows. */
export interface DepartmentOverview {
	departments: DepartmentView[];
	members: { id: string; fullName: string; role: Role }[];
	channels: { id: string; name: string; type: ChannelType }[];
	/** Whether operators and viewers read only their departments' conversations. */
	seesOwnDepartments: boolean;
}
