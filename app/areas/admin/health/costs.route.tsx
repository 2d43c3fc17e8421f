import { ChevronLeft, ChevronRight } from "lucide-react";
import { data, href, Link } from "react-router";
import { preferencesContext, servicesContext, signedInContext } from "#app/context.ts";
import type { CostsView } from "#app/contracts/installation-health.ts";
import { sumAmounts } from "#app/domain/health/cost.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { statusOf } from "#app/middleware/status-of.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { InstallationPages } from "#app/ui/installation-pages.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import type { ShellHandle } from "#app/ui/shell-handle.ts";
import type { Route } from "./+types/costs.route";
import { ChannelCosts } from "./channel-costs.tsx";
import { PriceList } from "./price-list.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The path is an English term, so the breadcrumb takes its label from the strings. */
export const handle: ShellHandle = {
	crumb: (loaded) => (loaded as { crumb: string } | undefined)?.crumb ?? null,
};

/** An installation sees itself: what a month costs at list prices; the service decides who may see it. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const { costs } = context.get(servicesContext);
	const opened = await costs.open(context.get(signedInContext), url.searchParams.get("month"));
	if (!opened.ok) throw data({ code: opened.code }, { status: statusOf(opened.code) });
	const { locale } = context.get(preferencesContext);
	return { view: opened.value, crumb: { pt, en }[locale].costs.title };
}

export default function CostsPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en }).costs;
	const { view } = loaderData;
	return (
		<Page>
			<PageHeader actions={<Months view={view} />} purpose={t.purpose} title={t.title} />
			<InstallationPages />
			<div className="flex flex-col gap-6">
				<PriceList amounts={sumAmounts([view.channelTotal, view.shared])} />
				<ChannelCosts view={view} />
			</div>
		</Page>
	);
}

function Months({ view }: { view: CostsView }) {
	const t = useStrings({ pt, en }).costs;
	const to = (month: string) => `${href("/admin/costs")}?month=${month}`;
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
	return <ErrorPage error={error} inShell />;
}
