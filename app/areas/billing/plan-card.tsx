import { Check } from "lucide-react";
import { Form, href, Link } from "react-router";
import { isAtLeast, type Plan, PLAN_PRICES, RECOMMENDED_PLAN } from "#app/domain/billing/plan.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export interface PlanCardProps {
	plan: Plan;
	current: Plan;
	subscribed: boolean;
	mayManage: boolean;
	hasPayments: boolean;
	isPending: boolean;
}

/** One of the three plans (spec 1, section 2). Only Premium's button leads to a checkout. */
export function PlanCard(props: PlanCardProps) {
	const t = useStrings({ pt, en });
	const { plan, current } = props;
	const words = t.plans[plan];
	const isRecommended = plan === RECOMMENDED_PLAN;
	return (
		<Card
			className={`relative flex h-full flex-col p-5 ${isRecommended ? "!border-accent-9 ring-1 ring-accent-9" : ""}`}
		>
			{/* On the card's edge, so that it does not move the content, and stays on the current plan. */}
			{isRecommended ? (
				<span className="absolute -top-3 left-4">
					<StatusBadge tone="accent">{t.recommended}</StatusBadge>
				</span>
			) : null}
			<div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
				<h3 className="text-base font-semibold text-gray-12">{words.name}</h3>
				{plan === current ? <StatusBadge tone="good">{t.yourPlan}</StatusBadge> : null}
			</div>
			<p className="mt-1 text-[13px] text-gray-11">{words.purpose}</p>
			<PlanPrice plan={plan} />
			<PlanAction {...props} />
			<ul
				aria-label={t.features(words.name)}
				className="mt-4 flex flex-col gap-2.5 border-t border-line pt-5"
			>
				{words.features.map((feature) => (
					<li className="flex items-start gap-2" key={feature}>
						<Check
							aria-hidden="true"
							className="mt-0.5 shrink-0 text-green-11"
							size={16}
							strokeWidth={1.75}
						/>
						{feature}
					</li>
				))}
			</ul>
		</Card>
	);
}

function PlanPrice({ plan }: { plan: Plan }) {
	const t = useStrings({ pt, en }).price;
	const format = useFormat();
	const price = PLAN_PRICES[plan];
	const figure =
		price.kind === "free"
			? t.free
			: price.kind === "on_request"
				? t.onRequest
				: format.money(price.amount, price.currency);
	return (
		<p className="mt-4 mb-5 flex min-h-8 flex-wrap items-baseline gap-x-1.5">
			<span className="tabular text-2xl/8 font-semibold tracking-tight text-gray-12">{figure}</span>
			{price.kind === "monthly" ? <span className="text-gray-11">{t.month}</span> : null}
		</p>
	);
}

function PlanAction(props: PlanCardProps) {
	const t = useStrings({ pt, en });
	const { plan } = props;
	const reason = useReason(props);
	const label = plan === props.current ? t.currentPlan : props.subscribed ? t.change : t.subscribe;
	return (
		<>
			<Form className="flex flex-col" method="post">
				<input name="intent" type="hidden" value="checkout" />
				<input name="plan" type="hidden" value={plan} />
				<ReasonedButton
					aria-label={`${label}: ${t.plans[plan].name}`}
					kind="primary"
					loading={props.isPending}
					reason={reason}
					size="large"
					type="submit"
				>
					{label}
				</ReasonedButton>
			</Form>
			{/* The same height in every card, so that the lists below are aligned. */}
			<p className="mt-2 hidden text-center text-[13px]/5 has-[a]:block lg:block lg:min-h-5">
				{plan === "enterprise" && props.current !== "enterprise" ? (
					<Link
						className="focus-ring rounded-control font-medium text-accent-11 hover:underline"
						to={href("/contact")}
					>
						{t.talkToSales}
					</Link>
				) : null}
			</p>
		</>
	);
}

/** Why the card's button is off; null when it starts a checkout. */
function useReason(props: PlanCardProps): string | null {
	const t = useStrings({ pt, en }).reasons;
	const { plan, current } = props;
	if (plan === current) return t.current;
	if (plan === "enterprise") return t.enterprise;
	if (plan === "free") return props.subscribed ? t.downgrade : t.freeIsStart;
	if (isAtLeast(current, plan)) return t.included;
	if (!props.mayManage) return t.adminsOnly;
	return props.hasPayments ? null : t.notConfigured;
}
