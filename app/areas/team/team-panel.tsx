import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { may } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { ActivityTab } from "./activity-tab.tsx";
import { InvitationsTab } from "./invitations-tab.tsx";
import { OverviewTab } from "./overview-tab.tsx";
import { PendingTab } from "./pending-tab.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Team } from "./use-team.ts";
import { useActivity } from "./use-team-lists.ts";

export const TEAM_TABS = ["overview", "invitations", "pending", "activity"] as const;
export type TeamTab = (typeof TEAM_TABS)[number];

/** The content of one tab. */
export function TeamPanel(props: { tab: TeamTab; team: Team; onInvite: () => void }) {
	const t = useStrings({ pt, en }).failed;
	const { team } = props;
	const { members, invitations, updates, now } = team;
	switch (props.tab) {
		case "overview":
			return (
				<ListPanel query={members} title={t.team}>
					<OverviewTab
						list={members.data}
						me={team.me}
						now={now}
						onChanged={team.changed}
						onInvite={props.onInvite}
						pending={invitations.data.pending}
					/>
				</ListPanel>
			);
		case "invitations":
			return (
				<ListPanel query={invitations} title={t.invitations}>
					<InvitationsTab updates={updates} list={invitations.data} now={now} />
				</ListPanel>
			);
		case "pending":
			return (
				<ListPanel query={invitations} title={t.invitations}>
					<PendingTab updates={updates} list={invitations.data} now={now} />
				</ListPanel>
			);
		case "activity":
			return <ActivityPanel team={team} />;
	}
}

/** Mounted, and so refreshed, only while its tab is open. */
function ActivityPanel({ team }: { team: Team }) {
	const { failed: t, audit } = useStrings({ pt, en });
	const activity = useActivity(team.me.id, team.overview.activity);
	return (
		<ListPanel query={activity} title={t.activity}>
			<ActivityTab
				actions={
					may(team.me.role, "read_audit") ? (
						<Button asChild>
							<Link to={href("/admin/audit")}>{audit}</Link>
						</Button>
					) : null
				}
				entries={activity.data.activity}
				now={team.now}
			/>
		</ListPanel>
	);
}

interface ListQuery {
	isError: boolean;
	isFetching: boolean;
	refetch: () => Promise<unknown>;
}

/** A failed refresh is shown above the last known list. */
function ListPanel(props: { query: ListQuery; title: string; children: ReactNode }) {
	const t = useStrings({ pt, en }).failed;
	const { query } = props;
	return (
		<div className="flex flex-col gap-4">
			{query.isError ? (
				<ErrorState
					onRetry={() => void query.refetch()}
					retrying={query.isFetching}
					title={props.title}
				>
					{t.kept}
				</ErrorState>
			) : null}
			{props.children}
		</div>
	);
}
