import type { MemberView } from "#app/contracts/team.ts";
import { isAway } from "#app/domain/routing/absence.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import type { MemberQuestion } from "./member-dialog.tsx";
import { MemberMenu } from "./member-menu.tsx";
import { PresenceDot, PresenceWords } from "./presence.tsx";
import { RoleChip } from "./role-chip.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Me } from "./me.ts";

interface MemberRowProps {
	member: MemberView;
	me: Me;
	/** Number of active administrators: the last one cannot be changed. */
	admins: number;
	isOnline: boolean;
	now: number;
	onAsk: (question: MemberQuestion) => void;
}

/** Avatar, name, e-mail, role, presence and the menu of actions. */
export function MemberRow(props: MemberRowProps) {
	const t = useStrings({ pt, en }).members;
	const { member, me, isOnline } = props;
	const presence = (
		<PresenceWords
			isAway={isAway(member.absence, props.now)}
			isOnline={isOnline}
			lastSeenAt={member.lastSeenAt}
			now={props.now}
		/>
	);
	return (
		<li className="flex min-h-16 items-center gap-3 border-b border-line px-4 py-2.5 last:border-b-0">
			<span className="relative">
				<Avatar name={member.fullName} src={member.avatarUrl} />
				<PresenceDot isAway={isAway(member.absence, props.now)} isOnline={isOnline} />
			</span>
			<div className="min-w-0 flex-1">
				<p className="flex items-center gap-1.5">
					<bdi className="truncate font-medium text-gray-12" title={member.fullName}>
						{member.fullName}
					</bdi>
					{member.id === me.id ? (
						<span className="shrink-0 text-[13px] text-gray-11">({t.you})</span>
					) : null}
				</p>
				<p className="truncate text-[13px] text-gray-11">
					{member.jobTitle ? (
						<>
							<bdi>{member.jobTitle}</bdi> ·{" "}
						</>
					) : null}
					<bdi title={member.email}>{member.email}</bdi>
				</p>
				<p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-[13px] md:hidden">
					<RoleChip role={member.role} />
					{presence}
				</p>
			</div>
			<p className="hidden w-32 shrink-0 md:block">
				<RoleChip role={member.role} />
			</p>
			<p className="hidden w-36 shrink-0 truncate text-[13px] md:block">{presence}</p>
			<MemberMenu admins={props.admins} me={me} member={member} onAsk={props.onAsk} />
		</li>
	);
}
