import type { ReactNode } from "react";
import type { InvitationView } from "#app/contracts/team.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { RoleChip } from "./role-chip.tsx";

/** The invited person, the invitation's state, and its actions. */
export function InvitationRow(props: {
	invitation: InvitationView;
	/** Badges: status, label, mail. */
	state: ReactNode;
	/** When it was sent and when it expires. */
	times: ReactNode;
	actions?: ReactNode;
}) {
	const { invitation } = props;
	return (
		<li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-3 last:border-b-0">
			<Avatar name={invitation.name} size={36} />
			<div className="min-w-0 flex-1 basis-52">
				<p className="flex items-center gap-2">
					<bdi className="truncate font-medium text-gray-12" title={invitation.name}>
						{invitation.name}
					</bdi>
					<RoleChip role={invitation.role} />
				</p>
				<p className="truncate text-[13px] text-gray-11">
					<bdi title={invitation.email}>{invitation.email}</bdi>
					{invitation.department ? (
						<>
							{" "}
							· <bdi>{invitation.department}</bdi>
						</>
					) : null}
				</p>
			</div>
			<div className="flex basis-full flex-col items-start gap-1 sm:basis-64 sm:pl-0">
				<p className="flex flex-wrap gap-1.5">{props.state}</p>
				<p className="tabular text-xs text-gray-11">{props.times}</p>
			</div>
			{/* The same width in every row, so that the columns align. */}
			<div className="flex w-full gap-2 max-sm:empty:hidden sm:w-48 sm:justify-end">
				{props.actions}
			</div>
		</li>
	);
}
