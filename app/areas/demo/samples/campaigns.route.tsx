import { Megaphone, MessageSquareReply, Plus, ShoppingBag, Upload, Users } from "lucide-react";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { StatusBadge, type StatusTone } from "#app/ui/status-badge.tsx";
import { notify } from "#app/ui/toasts.ts";
import { CAMPAIGN_TOTALS, CAMPAIGNS, FUNNEL } from "./demo-content.ts";
import { SamplePage } from "./sample-page.tsx";
import { SampleRows } from "./sample-rows.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const TONES: Record<(typeof CAMPAIGNS)[number]["status"], StatusTone> = {
	running: "good",
	scheduled: "accent",
	finished: "neutral",
};

/** Spec 2, section 2: the buttons only log to the console (founding.md 2: and say so). */
function useSoon(): (action: string) => void {
	const t = useStrings({ pt, en }).campaigns;
	return (action) => {
		console.log("campaigns", action);
		notify.info(t.soonTitle, t.soonText);
	};
}

export default function CampaignsPage() {
	const t = useStrings({ pt, en }).campaigns;
	const format = useFormat();
	const { active, reached, answered, converted } = CAMPAIGN_TOTALS;
	return (
		<SamplePage
			actions={<Actions />}
			figures={[
				{ icon: Megaphone, label: t.active, value: format.number(active) },
				{ icon: Users, label: t.reached, value: format.number(reached) },
				{ icon: MessageSquareReply, label: t.answered, value: format.percent(answered) },
				{ icon: ShoppingBag, label: t.converted, value: format.percent(converted), tone: "good" },
			]}
			purpose={t.purpose}
			title={t.title}
		>
			<div className="grid items-start gap-4 xl:grid-cols-[3fr_2fr]">
				<CampaignRows />
				<Funnel />
			</div>
		</SamplePage>
	);
}

function Actions() {
	const words = useStrings({ pt, en });
	const t = words.campaigns;
	const soon = useSoon();
	return (
		<>
			<Button onClick={() => soon("import")} type="button">
				<Upload aria-hidden="true" size={16} />
				{t.import}
				<Soon />
			</Button>
			<Button kind="primary" onClick={() => soon("create")} type="button">
				<Plus aria-hidden="true" size={16} />
				{t.create}
				<Soon />
			</Button>
		</>
	);
}

const Soon = () => (
	<span className="text-xs font-normal opacity-90">({useStrings({ pt, en }).soon})</span>
);

function CampaignRows() {
	const t = useStrings({ pt, en }).campaigns;
	const format = useFormat();
	const soon = useSoon();
	return (
		<SampleRows
			icon={Megaphone}
			rows={CAMPAIGNS.map(({ kind, reached, answered, converted, status }) => ({
				name: t.names[kind],
				detail: t.detail(
					format.number(reached),
					format.percent(answered),
					format.percent(converted),
				),
				aside: (
					<>
						<StatusBadge tone={TONES[status]}>{t.status[status]}</StatusBadge>
						<Button
							aria-label={t.open(t.names[kind])}
							onClick={() => soon(`open ${kind}`)}
							size="small"
							type="button"
						>
							{t.details}
						</Button>
					</>
				),
			}))}
			title={t.list}
		/>
	);
}

function Funnel() {
	const t = useStrings({ pt, en }).campaigns;
	const format = useFormat();
	const start = FUNNEL[0]?.people ?? 1;
	return (
		<Card className="p-4 md:p-5">
			<h2 className="text-base font-semibold">{t.funnel}</h2>
			<ol className="mt-4 flex flex-col gap-4">
				{FUNNEL.map(({ step, people }) => (
					<li key={step}>
						<p className="flex flex-wrap items-baseline justify-between gap-x-3">
							<span className="font-medium">{t.steps[step]}</span>
							<span className="tabular text-[13px] text-gray-11">
								{t.people(format.number(people), format.percent(people / start))}
							</span>
						</p>
						<div aria-hidden="true" className="mt-1.5 h-2 rounded-full bg-gray-4">
							<div
								className="h-2 rounded-full bg-accent-9"
								style={{ width: `${(people / start) * 100}%` }}
							/>
						</div>
					</li>
				))}
			</ol>
		</Card>
	);
}
