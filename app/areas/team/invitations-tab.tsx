import { MailPlus } from "lucide-react";
import { useState } from "react";
import type { InvitationList, InvitationView } from "#app/contracts/team.ts";
import { computeShownStatus, type ShownStatus } from "#app/domain/team/invitation.ts";
import { may } from "#app/domain/team/role.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { StatusBadge, type StatusTone } from "#app/ui/status-badge.tsx";
import { DeliveryBadge } from "./delivery-badge.tsx";
import { findPeople } from "./find-people.ts";
import { InvitationActions } from "./invitation-actions.tsx";
import { InvitationRow } from "./invitation-row.tsx";
import { FindBox, ListCard, NothingFound, SEARCHED_FROM } from "./list-card.tsx";
import { ListEnd } from "./list-end.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useBounded } from "./use-bounded.ts";
import type { InvitationUpdates } from "./use-invitation-updates.ts";

const TONES: Record<ShownStatus, StatusTone> = {
	pending: "accent",
	accepted: "good",
	cancelled: "neutral",
	expired: "warning",
};

/** All invitations with their status; a pending one past its expiry shows as expired. */
export function InvitationsTab(props: {
	list: InvitationList;
	updates: InvitationUpdates;
	now: number;
}) {
	const t = useStrings({ pt, en }).invitations;
	const [typed, setTyped] = useState("");
	const { invitations, total } = props.list;
	const found = findPeople(invitations, (invitation) => invitation.name, typed);
	const { shown, more } = useBounded(found);
	return (
		<ListCard
			actions={total >= SEARCHED_FROM ? <FindBox onChange={setTyped} value={typed} /> : undefined}
			purpose={may(props.updates.me.role, "invite") ? undefined : t.managersOnly}
			title={t.title}
		>
			{invitations.length === 0 ? (
				<EmptyState icon={MailPlus} title={t.empty}>
					{t.emptyText}
				</EmptyState>
			) : found.length === 0 ? (
				<NothingFound onClear={() => setTyped("")} />
			) : (
				<ul>
					{shown.map((invitation) => (
						<Row
							updates={props.updates}
							invitation={invitation}
							key={invitation.id}
							now={props.now}
						/>
					))}
				</ul>
			)}
			<ListEnd
				more={more}
				shown={shown.length}
				total={typed.trim() === "" ? total : found.length}
			/>
		</ListCard>
	);
}

function Row(props: { invitation: InvitationView; updates: InvitationUpdates; now: number }) {
	const t = useStrings({ pt, en }).invitations;
	const format = useFormat();
	const { invitation, now } = props;
	const status = computeShownStatus(invitation, now);
	const { resentCount } = invitation;
	const times = [
		t.invitedAt(format.date(invitation.invitedAt)),
		...(resentCount > 0
			? [
					t.resent(resentCount, format.number(resentCount)),
					t.lastSent(format.relative(invitation.lastSentAt, now)),
				]
			: []),
	];
	return (
		<InvitationRow
			actions={<InvitationActions updates={props.updates} invitation={invitation} />}
			invitation={invitation}
			state={
				<>
					<StatusBadge tone={TONES[status]}>{t.status[status]}</StatusBadge>
					{invitation.status === "pending" ? (
						<DeliveryBadge outcome={invitation.mailOutcome} />
					) : null}
				</>
			}
			times={times.join(" · ")}
		/>
	);
}
