import { Banknote, ChevronLeft, ChevronRight, CircleCheck, Receipt } from "lucide-react";
import { href, Link } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { PricesView } from "#app/contracts/prices.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { may } from "#app/domain/team/role.ts";
import { moneyOfMicros } from "#app/i18n/money.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { orUnavailable } from "#app/ui/or-unavailable.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import { StatCard } from "#app/ui/stat-card.tsx";
import { refusal } from "../figures/find-instance.ts";
import { InstanceError } from "../figures/instance-error.tsx";
import type { Route } from "./+types/costs.route";
import { type CostAnswer, costActions } from "./actions.ts";
import { CeilingForm } from "./ceiling-form.tsx";
import { CostTable } from "./cost-table.tsx";
import { ExportButton } from "./export-button.tsx";
import { RatesForm } from "./rates-form.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export const handle: ShellHandle = {
	parentCrumb: (loaderData) => (loaderData as LoaderData | undefined)?.view.number.name ?? null,
};
type LoaderData = Route.ComponentProps["loaderData"];

export async function loader({ params, context, url }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { prices } = context.get(servicesContext);
	const opened = await prices.open(signedIn, params.instanceId, url.searchParams.get("month"));
	if (!opened.ok) throw refusal(opened.code);
	const { role } = signedIn.member;
	return {
		view: opened.value,
		mayChange: may(role, "manage_billing"),
		mayRelease: may(role, "manage_channels"),
	};
}

export const action = costActions;

export const clientAction = (args: Route.ClientActionArgs) => orUnavailable<CostAnswer>(args);

/** What a number's messages cost, by month; its ceiling and the prices it is counted by. */
export default function CostsPage({ loaderData }: Route.ComponentProps) {
	const { view, mayChange, mayRelease } = loaderData;
	const t = useStrings({ pt, en });
	return (
		<Page width="narrow">
			<PageHeader
				actions={mayRelease && view.isPaid ? <ExportButton month={view.month} /> : null}
				backTo={href("/whatsapp/:instanceId", { instanceId: view.number.id })}
				purpose={<bdi>{view.number.name}</bdi>}
				title={t.title}
			/>
			<div className="flex flex-col gap-6">
				{view.isPaid ? null : (
					<p className="rounded-control bg-gray-3 px-3 py-2 text-gray-11">{t.unpaid}</p>
				)}
				<Months view={view} />
				<Figures view={view} />
				<CeilingForm
					key={JSON.stringify(view.ceiling)}
					mayChange={mayChange}
					mayRelease={mayRelease}
					view={view}
				/>
				<RatesForm mayChange={mayChange} view={view} />
			</div>
		</Page>
	);
}

function Figures({ view }: { view: PricesView }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { total, categories, speakers } = view;
	if (total.billed + total.free === 0)
		return (
			<Card className="">
				<EmptyState icon={Receipt} title={t.none}>
					{t.noneText}
				</EmptyState>
			</Card>
		);
	return (
		<>
			<div className="grid gap-3 sm:grid-cols-3">
				<StatCard
					detail={total.isEstimated ? t.estimated : undefined}
					icon={Banknote}
					label={t.total}
					value={moneyOfMicros(total.micros, format)}
				/>
				<StatCard icon={Receipt} label={t.billed} value={format.number(total.billed)} />
				<StatCard icon={CircleCheck} label={t.free} value={format.number(total.free)} />
			</div>
			{total.unpriced === 0 ? null : (
				<p className="text-[13px] text-amber-11">{t.unpriced(format.number(total.unpriced))}</p>
			)}
			<CostTable
				lines={categories.map(({ category, ...cost }) => ({
					key: category,
					name: t.categories[category],
					cost,
				}))}
				title={t.byCategory}
			/>
			<CostTable
				lines={speakers.map(({ by, name, ...cost }, at) => ({
					key: `${by} ${at}`,
					name:
						by === "person" ? (
							t.people
						) : by === "auto" ? (
							t.auto
						) : (
							<bdi>{name === null ? t.goneAgent : displayName(name)}</bdi>
						),
					cost,
				}))}
				title={t.byWhom}
			/>
		</>
	);
}

function Months({ view }: { view: PricesView }) {
	const t = useStrings({ pt, en });
	const to = (month: string) =>
		`${href("/whatsapp/:instanceId/costs", { instanceId: view.number.id })}?month=${month}`;
	return (
		<nav aria-label={t.months} className="flex items-center gap-2">
			<Button asChild>
				<Link aria-label={t.earlier} preventScrollReset to={to(view.before)}>
					<ChevronLeft aria-hidden="true" size={16} />
				</Link>
			</Button>
			<span aria-live="polite" className="tabular min-w-20 text-center font-medium">
				{t.month(view.month)}
			</span>
			{view.after === null ? (
				<Button aria-label={t.later} disabled type="button">
					<ChevronRight aria-hidden="true" size={16} />
				</Button>
			) : (
				<Button asChild>
					<Link aria-label={t.later} preventScrollReset to={to(view.after)}>
						<ChevronRight aria-hidden="true" size={16} />
					</Link>
				</Button>
			)}
		</nav>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <InstanceError error={error} />;
}
