import {
	ArrowLeftRight,
	CalendarX,
	CircleAlert,
	CircleCheck,
	Headset,
	Info,
	ShieldCheck,
} from "lucide-react";
import { useEffect } from "react";
import { href, redirect, useNavigation } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { BillingOverview } from "#app/contracts/billing.ts";
import { PLANS } from "#app/domain/billing/plan.ts";
import { may } from "#app/domain/team/role.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { DemonstrationBadge } from "#app/ui/demonstration-badge.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { FailedPage } from "#app/ui/failed-page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { notify } from "#app/ui/toasts.ts";
import type { Route } from "./+types/subscription.route";
import { subscriptionActions, type SubscriptionAnswer } from "./actions.ts";
import { PlanCard } from "./plan-card.tsx";
import { StatusCard } from "./status-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { UseCard } from "./use-card.tsx";

const ICONS = [ShieldCheck, CalendarX, ArrowLeftRight, Headset];

/** Spec 1, section 2: four lines. */
function UpgradeBox() {
	const t = useStrings({ pt, en }).upgrade;
	return (
		<Card className="p-5">
			<section aria-labelledby="upgrade">
				<h2 className="text-base font-semibold" id="upgrade">
					{t.title}
				</h2>
				<ul className="mt-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
					{t.lines.map((line, at) => {
						const Icon = ICONS[at] ?? ShieldCheck;
						return (
							<li className="flex items-center gap-3" key={line}>
								<span className="flex size-9 shrink-0 items-center justify-center rounded-control bg-accent-3 text-accent-11">
									<Icon aria-hidden="true" size={18} strokeWidth={1.75} />
								</span>
								{line}
							</li>
						);
					})}
				</ul>
			</section>
		</Card>
	);
}

const NOTICES = ["done", "pending", "cancelled"] as const;
type NoticeKind = (typeof NOTICES)[number];

const LOOKS = {
	done: { icon: CircleCheck, frame: "border-green-6 bg-green-3 text-green-12" },
	pending: { icon: CircleAlert, frame: "border-amber-6 bg-amber-3 text-amber-12" },
	cancelled: { icon: Info, frame: "border-line bg-gray-3 text-gray-12" },
} as const;

/** Outcome of a checkout, shown on returning from the provider. */
function Notice({ kind }: { kind: NoticeKind }) {
	const t = useStrings({ pt, en }).notice;
	const { icon: Icon, frame } = LOOKS[kind];
	return (
		<output className={`mb-6 flex items-start gap-3 rounded-card border px-4 py-3 ${frame}`}>
			<Icon aria-hidden="true" className="mt-0.5 shrink-0" size={18} />
			<span className="min-w-0">
				<span className="block font-medium">{t[kind]}</span>
				<span className="block text-[13px]">{t[`${kind}Text`]}</span>
			</span>
		</output>
	);
}

/**
 * The parameters of the provider's redirect are read once and removed from the address (N03: they
 * prove nothing).
 */
export async function loader({ context, url }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { billing } = context.get(servicesContext);
	const checkoutId = url.searchParams.get("session_id");
	const outcome = url.searchParams.get("checkout");
	const here = href("/subscription");
	if (checkoutId !== null) {
		const finished = await billing.finishCheckout(signedIn, checkoutId.slice(0, 255));
		if (!finished.ok && (finished.code === "not_found" || finished.code === "forbidden"))
			throw redirect(here);
		const isPaid = finished.ok && finished.value !== "free";
		throw redirect(`${here}?checkout=${isPaid ? "done" : "pending"}`);
	}
	if (outcome === "back") {
		// Returning from the portal: its changes are read at once, if possible.
		await billing.refresh(signedIn);
		throw redirect(here);
	}
	const overview = await billing.overview(signedIn);
	return {
		overview,
		mayManage: may(signedIn.member.role, "manage_billing"),
		notice: noticeOf(outcome, overview),
	};
}

/** The address's outcome, as far as the subscription agrees with it. */
function noticeOf(outcome: string | null, { subscription }: BillingOverview): NoticeKind | null {
	if (outcome === "done" || outcome === "pending")
		return subscription.subscribed ? "done" : "pending";
	return outcome === "cancelled" && !subscription.subscribed ? "cancelled" : null;
}

export const action = subscriptionActions;

export default function SubscriptionPage({ loaderData, actionData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	const { overview, mayManage, notice } = loaderData;
	const { subscription, payments } = overview;
	const pending = usePendingIntent();
	useRefreshToast(actionData);
	const hasPayments = payments !== null;
	return (
		<Page>
			<PageHeader purpose={t.purpose} title={t.title} />
			{notice ? <Notice kind={notice} /> : null}
			{actionData?.code ? (
				<div className="mb-6">
					<ErrorState title={t.notice.failed}>{errorText(actionData.code)}</ErrorState>
				</div>
			) : null}
			<div className="flex flex-col gap-6 min-[90rem]:grid min-[90rem]:grid-cols-[1fr_20rem]">
				<div className="grid content-start gap-6 md:max-[90rem]:grid-cols-2 min-[90rem]:order-last">
					<StatusCard
						badge={
							payments === "demonstration" ? (
								<DemonstrationBadge hint={t.demonstration.hint} label={t.demonstration.label} />
							) : null
						}
						hasPayments={hasPayments}
						mayManage={mayManage}
						pending={pending === "portal" || pending === "refresh" ? pending : null}
						subscription={subscription}
					/>
					<UseCard use={overview.use} />
				</div>
				<section aria-labelledby="plans">
					<h2 className="sr-only" id="plans">
						{t.plansTitle}
					</h2>
					<ul className="grid h-full gap-4 lg:grid-cols-3">
						{PLANS.map((plan) => (
							<li key={plan}>
								<PlanCard
									current={subscription.tier}
									hasPayments={hasPayments}
									isPending={pending === "checkout" && plan === "premium"}
									mayManage={mayManage}
									plan={plan}
									subscribed={subscription.subscribed}
								/>
							</li>
						))}
					</ul>
				</section>
			</div>
			<div className="mt-6">
				<UpgradeBox />
			</div>
		</Page>
	);
}

/** The intent of the request under way; null for none. */
function usePendingIntent(): string | null {
	const { formData } = useNavigation();
	const intent = formData?.get("intent");
	return typeof intent === "string" ? intent : null;
}

function useRefreshToast(answered: SubscriptionAnswer | undefined): void {
	const t = useStrings({ pt, en }).status;
	useEffect(() => {
		if (answered?.intent === "refresh" && answered.code === null) notify.success(t.refreshed);
	}, [answered, t]);
}

export function ErrorBoundary() {
	const t = useStrings({ pt, en });
	return <FailedPage failed={t.failed} purpose={t.purpose} title={t.title} />;
}
