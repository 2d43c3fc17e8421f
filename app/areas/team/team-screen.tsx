import { UserPlus } from "lucide-react";
import { useState } from "react";
import { href, Link, useSearchParams } from "react-router";
import type { TeamOverview } from "#app/contracts/team.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { AddressTabs, useAddressTab } from "#app/ui/address-tabs.tsx";
import { Button } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import type { Me } from "./me.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { TEAM_TABS, TeamPanel } from "./team-panel.tsx";
import { useTeam } from "./use-team.ts";

/** The header's "Novo" links here with the dialog open. */
const PARAM = "invite";

/** Whether the invite dialog is open: by a button of the page, or by the address. */
function useInviting() {
	const [search, setSearch] = useSearchParams();
	const [isAsked, setAsked] = useState(false);
	return {
		isOpen: isAsked || search.has(PARAM),
		open: (): void => setAsked(true),
		close(this: void): void {
			setAsked(false);
			if (!search.has(PARAM)) return;
			setSearch(
				(before) => {
					const after = new URLSearchParams(before);
					after.delete(PARAM);
					return after;
				},
				{ replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
			);
		},
	};
}

/** The team's four tabs, kept up to date by the workspace's socket, and the invite dialog. */
export function TeamScreen({ overview, me }: { overview: TeamOverview; me: Me }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const team = useTeam(overview, me);
	const tab = useAddressTab(TEAM_TABS);
	const inviting = useInviting();
	const { invitations, pending } = team.invitations.data;
	const { updates } = team;
	return (
		<Page>
			<PageHeader
				// Spec 1, section 2: shown without a role check; the server refuses.
				actions={
					<>
						<Button asChild>
							<Link to={href("/team/departments")}>{t.departments}</Link>
						</Button>
						<Button kind="primary" onClick={inviting.open} type="button">
							<UserPlus aria-hidden="true" size={16} />
							{t.inviteMember}
						</Button>
					</>
				}
				purpose={t.purpose}
				title={t.title}
			/>
			<AddressTabs
				label={t.tabsLabel}
				onOpen={tab.open}
				tabs={TEAM_TABS.map((value) => ({
					value,
					title: t.tabs[value],
					count: value === "pending" && pending > 0 ? format.number(pending) : undefined,
					panel: <TeamPanel onInvite={inviting.open} tab={value} team={team} />,
				}))}
				value={tab.value}
			/>
			<InviteDialog
				invitations={invitations}
				onClose={inviting.close}
				onInvited={updates.invited}
				open={inviting.isOpen}
				role={me.role}
			/>
			{updates.cancelling ? (
				<CancelDialog
					invitation={updates.cancelling}
					onChanged={updates.changed}
					onClose={updates.keep}
				/>
			) : null}
			{updates.handing?.link ? (
				<LinkDialog answer={updates.handing} link={updates.handing.link} onClose={updates.handed} />
			) : null}
		</Page>
	);
}
