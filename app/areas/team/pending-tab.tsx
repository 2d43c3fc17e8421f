import { MailCheck } from "lucide-react";
import type { InvitationList, InvitationView } from "#app/contracts/team.ts";
import { computePendingLabel, type PendingLabel } from "#app/domain/team/invitation.ts";
import { may } from "#app/domain/team/role.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { StatusBadge, type StatusTone } from "#app/ui/status-badge.tsx";
import { DeliveryBadge } from "./delivery-badge.tsx";
import { InvitationActions } from "./invitation-actions.tsx";
import { InvitationRow } from "./invitation-row.tsx";
import { ListCard } from "./list-card.tsx";
import { ListEnd } from "./list-end.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useBounded } from "./use-bounded.ts";
import { useUntil } from "./use-until.ts";
import type { InvitationUpdates } from "./use-invitation-updates.ts";

const TONES: Record<PendingLabel, StatusTone> = {
	expired: "bad",
	expiring: "warning",
	active: "good",
};

/** Pending invitations, soonest expiry first, labelled expired, expiring or active. */
export function PendingTab(props: {
	list: InvitationList;
	updates: InvitationUpdates;
	now: number;
}) {
	const t = useStrings({ pt, en });
	const pending = props.list.invitations
		.filter(({ status }) => status === "pending")
		.toSorted((one, other) => one.expiresAt - other.expiresAt);
	const { shown, more } = useBounded(pending);
	return (
		<ListCard
			purpose={may(props.updates.me.role, "invite") ? undefined : t.invitations.managersOnly}
			title={t.pending.title}
		>
			{pending.length === 0 ? (
				<EmptyState icon={MailCheck} title={t.pending.empty}>
					{t.pending.emptyText}
				</EmptyState>
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
			<ListEnd more={more} shown={shown.length} total={pending.length} />
		</ListCard>
	);
}

function Row(props: { invitation: InvitationView; updates: InvitationUpdates; now: number }) {
	const t = useStrings({ pt, en }).pending;
	const format = useFormat();
	const until = useUntil();
	const { invitation, now } = props;
	const label = computePendingLabel(invitation.expiresAt, now);
	const when = until(invitation.expiresAt, now);
	return (
		<InvitationRow
			actions={<InvitationActions updates={props.updates} invitation={invitation} />}
			invitation={invitation}
			state={
				<>
					<StatusBadge tone={TONES[label]}>{t.state[label]}</StatusBadge>
					<DeliveryBadge outcome={invitation.mailOutcome} />
				</>
			}
			times={
				<span title={format.dateTime(invitation.expiresAt)}>
					{label === "expired" ? t.expired(when) : t.expiresIn(when)}
				</span>
			}
		/>
	);
}
