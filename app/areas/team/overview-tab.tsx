import { MailPlus, ShieldCheck, UserPlus, Users, Wifi } from "lucide-react";
import { use, useState } from "react";
import type { MemberList } from "#app/contracts/team.ts";
import { computeTeamMetrics, type TeamMetrics } from "#app/domain/team/membership.ts";
import { may } from "#app/domain/team/role.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { StatCard } from "#app/ui/stat-card.tsx";
import { OnlineMembersContext } from "#app/ui/workspace-events.ts";
import { findPeople } from "./find-people.ts";
import { FindBox, ListCard, NothingFound, SEARCHED_FROM } from "./list-card.tsx";
import { ListEnd } from "./list-end.tsx";
import { MemberDialog, type MemberQuestion } from "./member-dialog.tsx";
import { MemberRow } from "./member-row.tsx";
import { isMemberOnline } from "./presence.tsx";
import { RemovedMembers } from "./removed-members.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Me } from "./me.ts";
import { useBounded } from "./use-bounded.ts";

interface OverviewTabProps {
	list: MemberList;
	/** Invitations that are pending and not expired. */
	pending: number;
	me: Me;
	now: number;
	onInvite: () => void;
	onChanged: () => void;
}

/** The team's figures and its members. */
export function OverviewTab(props: OverviewTabProps) {
	const { list, me, now } = props;
	const online = use(OnlineMembersContext);
	const [question, ask] = useState<MemberQuestion | null>(null);
	const metrics = computeTeamMetrics(list.members, props.pending, me.id, now, online);
	return (
		<div className="flex flex-col gap-6">
			<Metrics {...metrics} members={list.total} />
			<MembersCard {...props} admins={metrics.administrators} onAsk={ask} online={online} />
			<RemovedMembers list={list.removed} onAsk={ask} onChanged={props.onChanged} />
			<MemberDialog onChanged={props.onChanged} onClose={() => ask(null)} question={question} />
		</div>
	);
}

function Metrics(props: TeamMetrics) {
	const t = useStrings({ pt, en }).metrics;
	const format = useFormat();
	return (
		<div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
			<StatCard icon={Users} label={t.members} value={format.number(props.members)} />
			<StatCard
				icon={ShieldCheck}
				label={t.administrators}
				value={format.number(props.administrators)}
			/>
			<StatCard
				icon={Wifi}
				label={t.online}
				{...(props.onlineNow > 0 ? { tone: "good" as const } : {})}
				value={format.number(props.onlineNow)}
			/>
			<StatCard icon={MailPlus} label={t.pending} value={format.number(props.pendingInvitations)} />
		</div>
	);
}

function MembersCard(
	props: OverviewTabProps & {
		admins: number;
		online: readonly string[] | null;
		onAsk: (question: MemberQuestion) => void;
	},
) {
	const t = useStrings({ pt, en }).members;
	const [typed, setTyped] = useState("");
	const { members, total } = props.list;
	const found = findPeople(members, (member) => member.fullName, typed);
	const { shown, more } = useBounded(found);
	return (
		<ListCard
			actions={
				<>
					{total >= SEARCHED_FROM ? <FindBox onChange={setTyped} value={typed} /> : null}
					<InviteButton {...props} label={t.invite} />
				</>
			}
			title={t.title}
		>
			{found.length === 0 ? (
				<NothingFound onClear={() => setTyped("")} />
			) : (
				<ul>
					{shown.map((member) => (
						<MemberRow
							admins={props.admins}
							isOnline={isMemberOnline(member, props.online, props.now)}
							key={member.id}
							me={props.me}
							member={member}
							now={props.now}
							onAsk={props.onAsk}
						/>
					))}
				</ul>
			)}
			<ListEnd
				more={more}
				shown={shown.length}
				total={typed.trim() === "" ? total : found.length}
			/>
			{total === 1 ? (
				<div className="border-t border-line">
					<EmptyState icon={UserPlus} title={t.alone}>
						{t.aloneText}
					</EmptyState>
				</div>
			) : null}
		</ListCard>
	);
}

/** Spec 1, section 6: the overview's own invite button is for admins and managers. */
function InviteButton(props: { me: Me; onInvite: () => void; label: string }) {
	if (!may(props.me.role, "invite")) return null;
	return (
		<Button onClick={props.onInvite} type="button">
			<UserPlus aria-hidden="true" size={16} />
			{props.label}
		</Button>
	);
}
