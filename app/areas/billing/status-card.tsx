import { CreditCard, RefreshCw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import type { SubscriptionView } from "#app/domain/billing/subscription.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export interface StatusCardProps {
	subscription: SubscriptionView;
	mayManage: boolean;
	hasPayments: boolean;
	/** The request under way; null for none. */
	pending: "portal" | "refresh" | null;
	badge?: ReactNode;
}

/** Spec 1, section 2: the subscription's status, its next date, and its actions. */
export function StatusCard(props: StatusCardProps) {
	const t = useStrings({ pt, en }).status;
	const { subscribed } = props.subscription;
	return (
		<Card className="p-5">
			<section aria-labelledby="subscription-status">
				<div className="flex flex-wrap items-center justify-between gap-2">
					<h2 className="text-base font-semibold" id="subscription-status">
						{t.title}
					</h2>
					<StatusBadge tone={subscribed ? "good" : "neutral"}>
						{subscribed ? t.active : t.inactive}
					</StatusBadge>
				</div>
				{subscribed ? <Subscribed {...props} /> : <NotSubscribed {...props} />}
				{props.badge ? <div className="mt-4">{props.badge}</div> : null}
			</section>
		</Card>
	);
}

function Subscribed(props: StatusCardProps) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { subscription, pending } = props;
	const { endsAt, isCancelled } = subscription;
	return (
		<>
			<dl className="mt-4 flex flex-col gap-3">
				<Fact name={t.status.plan}>{t.plans[subscription.tier].name}</Fact>
				<Fact name={isCancelled ? t.status.endsOn : t.status.nextBilling}>
					{endsAt === null ? (
						<span className="font-normal text-gray-11">{t.status.noBilling}</span>
					) : (
						<span className="flex flex-wrap items-center justify-end gap-2">
							<span className="tabular">{format.date(endsAt)}</span>
							{subscription.isEndingSoon ? (
								<StatusBadge tone="warning">{t.status.soon}</StatusBadge>
							) : null}
						</span>
					)}
				</Fact>
			</dl>
			{subscription.isPastDue ? <Warning>{t.status.pastDue}</Warning> : null}
			{isCancelled ? <Warning>{t.status.cancelled}</Warning> : null}
			<div className="mt-5 flex gap-2">
				<Form className="flex flex-1 flex-col" method="post">
					<input name="intent" type="hidden" value="portal" />
					<ReasonedButton
						loading={pending === "portal"}
						reason={useManageReason(props)}
						type="submit"
					>
						<CreditCard aria-hidden="true" size={16} strokeWidth={1.75} />
						{t.status.manage}
					</ReasonedButton>
				</Form>
				<RefreshButton {...props} isIcon label={t.status.refresh} />
			</div>
		</>
	);
}

function NotSubscribed(props: StatusCardProps) {
	const t = useStrings({ pt, en }).status;
	return (
		<>
			<p className="mt-3 text-gray-11">{t.none}</p>
			<div className="mt-4 flex flex-col">
				<RefreshButton {...props} label={t.check} />
			</div>
		</>
	);
}

function RefreshButton(props: StatusCardProps & { label: string; isIcon?: boolean }) {
	const reason = usePaymentsReason(props);
	const { isIcon = false, label } = props;
	return (
		<Form className="flex flex-col" method="post">
			<input name="intent" type="hidden" value="refresh" />
			<ReasonedButton
				aria-label={isIcon ? label : undefined}
				loading={props.pending === "refresh"}
				reason={reason}
				title={isIcon ? label : undefined}
				type="submit"
			>
				<RefreshCw aria-hidden="true" size={16} strokeWidth={1.75} />
				{isIcon ? <span className="sr-only">{label}</span> : label}
			</ReasonedButton>
		</Form>
	);
}

function usePaymentsReason(props: StatusCardProps): string | null {
	const t = useStrings({ pt, en }).reasons;
	if (!props.mayManage) return t.adminsOnly;
	return props.hasPayments ? null : t.notConfigured;
}

function useManageReason(props: StatusCardProps): string | null {
	const t = useStrings({ pt, en }).reasons;
	const reason = usePaymentsReason(props);
	if (reason !== null) return reason;
	return props.subscription.isManageable ? null : t.granted;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="flex items-baseline justify-between gap-4">
			<dt className="text-gray-11">{name}</dt>
			<dd className="text-right font-medium text-gray-12">{children}</dd>
		</div>
	);
}

function Warning({ children }: { children: ReactNode }) {
	return (
		<p className="mt-4 flex items-start gap-2 rounded-control bg-amber-3 px-3 py-2 text-[13px] text-amber-12">
			<TriangleAlert aria-hidden="true" className="mt-0.5 shrink-0 text-amber-11" size={16} />
			{children}
		</p>
	);
}
