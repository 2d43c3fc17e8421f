// From the ad to the sale (/facebook/sales).
import { Download } from "lucide-react";
import { Suspense } from "react";
import { Await, Link } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { type AdSpend, toAdRows } from "#app/domain/facebook/ad-sales.ts";
import { may } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { FailedPage } from "#app/ui/failed-page.tsx";
import { orUnavailable } from "#app/ui/or-unavailable.ts";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/sales.route";
import { AdTable } from "./ad-table.tsx";
import { type AdSalesAnswer, adSalesActions } from "./actions.ts";
import { SendingForm } from "./sending-form.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { Totals } from "./totals.tsx";

/** `?days=` chooses the period. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const { adSales } = context.get(servicesContext);
	const typed = (name: string) => url.searchParams.get(name);
	const period = adSales.period({ days: typed("days"), from: typed("from"), to: typed("to") });
	const { spend, ...read } = await adSales.read(signedIn, period);
	return { read, spend, mayManage: may(signedIn.member.role, "manage_facebook") };
}

export const action = adSalesActions;

export const clientAction = (args: Route.ClientActionArgs) => orUnavailable<AdSalesAnswer>(args);

export default function AdSalesPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const { read, spend, mayManage } = loaderData;
	const { from, to } = read.period;
	return (
		<Page>
			<PageHeader
				actions={
					<Button asChild>
						<a
							download
							href={`/api/reports/ads.csv?${new URLSearchParams({ from, to }).toString()}`}
						>
							<Download aria-hidden="true" size={16} />
							{t.csv}
						</a>
					</Button>
				}
				purpose={t.purpose}
				title={t.title}
			/>
			<Periods present={read.period.name} />
			<Suspense fallback={<Figures isWaiting read={read} spend={null} />}>
				<Await errorElement={<Figures read={read} spend={null} />} resolve={spend}>
					{(known) => <Figures read={read} spend={known} />}
				</Await>
			</Suspense>
			<SendingForm
				key={`${read.sending.pixelId} ${read.sending.matchesPhone}`}
				mayManage={mayManage}
				pixels={read.pixels}
				sending={read.sending}
			/>
		</Page>
	);
}

/** The figures are there at once, what the ads cost comes behind them. */
function Figures(props: {
	read: Route.ComponentProps["loaderData"]["read"];
	spend: AdSpend[] | null;
	isWaiting?: true;
}) {
	const { sums, ads, isConfigured, seesAll } = props.read;
	const rows = toAdRows(sums, ads, props.spend);
	return (
		<>
			<Totals isConfigured={isConfigured} isWaiting={props.isWaiting === true} rows={rows} />
			<AdTable rows={rows} seesAll={seesAll} />
		</>
	);
}

const DAYS = ["7", "30", "90"] as const;

function Periods({ present }: { present: string }) {
	const t = useStrings({ pt, en }).period;
	return (
		<nav
			aria-label={t.label}
			className="mb-6 inline-flex gap-0.5 rounded-control border border-line bg-panel p-0.5"
		>
			{DAYS.map((days) => (
				<Link
					aria-current={days === present ? "true" : undefined}
					className="focus-ring rounded-[6px] px-3 py-1 text-[13px] font-medium text-gray-11 hover:text-gray-12 aria-[current=true]:bg-accent-3 aria-[current=true]:text-accent-11"
					key={days}
					preventScrollReset
					to={`?days=${days}`}
				>
					{t.days[days]}
				</Link>
			))}
		</nav>
	);
}

export function ErrorBoundary() {
	const t = useStrings({ pt, en });
	return <FailedPage failed={t.failed} purpose={t.purpose} title={t.title} />;
}
