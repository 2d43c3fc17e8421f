import {
	ChartColumn,
	Eye,
	ImagePlus,
	LayoutTemplate,
	type LucideIcon,
	MousePointerClick,
	ShoppingCart,
	TrendingUp,
	Users,
} from "lucide-react";
import type { AccountView } from "#app/contracts/facebook.ts";
import { sumInsights } from "#app/domain/facebook/campaign.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { StatCard } from "#app/ui/stat-card.tsx";
import { en as facebookEn } from "../strings.en.ts";
import { pt as facebookPt } from "../strings.pt.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

interface Figure {
	label: string;
	icon: LucideIcon;
	value: string;
	detail?: string;
}

/** Spec 2, section 2: counters, an empty state and a button that does nothing yet. */
function ComingTab(props: {
	figures: Figure[];
	icon: LucideIcon;
	words: { empty: string; emptyText: string; action: string };
}) {
	const facebook = useStrings({ pt: facebookPt, en: facebookEn });
	const { words, figures } = props;
	return (
		<>
			<div
				className={`mb-6 grid grid-cols-2 gap-3 sm:gap-4 ${figures.length > 3 ? "xl:grid-cols-4" : "lg:grid-cols-3"}`}
			>
				{figures.map((figure) => (
					<StatCard key={figure.label} {...figure} />
				))}
			</div>
			<Card className="">
				<EmptyState
					action={
						<ReasonedButton reason={facebook.soon} type="button">
							{words.action}
						</ReasonedButton>
					}
					icon={props.icon}
					title={words.empty}
				>
					{words.emptyText}
				</EmptyState>
			</Card>
		</>
	);
}

const zeros = (labels: readonly string[], icon: LucideIcon): Figure[] =>
	labels.map((label) => ({ label, icon, value: "0" }));

export function AdsToCome() {
	const t = useStrings({ pt, en }).ads;
	return <ComingTab figures={zeros(t.figures, ImagePlus)} icon={ImagePlus} words={t} />;
}

export function TemplatesToCome() {
	const t = useStrings({ pt, en }).templates;
	return <ComingTab figures={zeros(t.figures, LayoutTemplate)} icon={LayoutTemplate} words={t} />;
}

export function AudiencesToCome() {
	const t = useStrings({ pt, en }).audiences;
	return <ComingTab figures={zeros(t.figures, Users)} icon={Users} words={t} />;
}

/** Impressions and clicks as Meta counts them; conversions and return are not read yet. */
export function ReportsTab({ accounts }: { accounts: AccountView[] }) {
	const t = useStrings({ pt, en }).reports;
	const format = useFormat();
	const { impressions, clicks } = sumInsights(accounts);
	return (
		<ComingTab
			figures={[
				{
					label: t.impressions,
					icon: Eye,
					value: format.number(impressions),
					detail: t.thirtyDays,
				},
				{
					label: t.clicks,
					icon: MousePointerClick,
					value: format.number(clicks),
					detail: t.thirtyDays,
				},
				{ label: t.conversions, icon: ShoppingCart, value: "0" },
				{ label: t.roas, icon: TrendingUp, value: "0" },
			]}
			icon={ChartColumn}
			words={t}
		/>
	);
}
