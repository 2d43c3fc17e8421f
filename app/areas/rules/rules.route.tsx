import { CircleCheck, Clock, Play, Plus, Workflow } from "lucide-react";
import { useState } from "react";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { RulesPage, RuleView } from "#app/contracts/rules.ts";
import { MAX_RULES } from "#app/domain/rules/rule.ts";
import { may } from "#app/domain/team/role.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { Example } from "#app/ui/example.tsx";
import { orUnavailable } from "#app/ui/or-unavailable.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { StatCard } from "#app/ui/stat-card.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { Route } from "./+types/rules.route";
import { type RulesAnswer, ruleActions } from "./actions.ts";
import { AUTOMATION_TOTALS, AUTOMATIONS } from "./demo-content.ts";
import { type EditedRule, RuleDialog } from "./rule-dialog.tsx";
import { RuleList } from "./rule-list.tsx";
import { RuleRuns } from "./rule-runs.tsx";
import { sayRules } from "./sentence.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { BLANK, bodyOf, TEMPLATES } from "./templates.ts";

export async function loader({ context }: Route.LoaderArgs) {
	const signedIn = context.get(signedInContext);
	const services = context.get(servicesContext);
	const [page, { responses }] = await Promise.all([
		services.rules.open(signedIn),
		services.cannedResponses.list(signedIn),
	]);
	return {
		page,
		responses: responses
			.filter(({ isTeam }) => isTeam)
			.map(({ id, title, text }) => ({ id, title, text })),
		channels: signedIn.channels.map(({ id, name }) => ({ id, name })),
		departments: (signedIn.departments ?? []).map(({ id, name }) => ({ id, name })),
		mayManage: may(signedIn.member.role, "manage_channels"),
		now: Date.now(),
	};
}

export const action = ruleActions;

export const clientAction = (args: Route.ClientActionArgs) => orUnavailable<RulesAnswer>(args);

/** Rules that act by themselves in conversations. The sample of this screen is the marked example (decision 40). */
export default function RulesRoute({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { page, mayManage, now } = loaderData;
	const { rules } = page;
	const [edited, setEdited] = useState<EditedRule | null>(null);
	const names = { ...loaderData, people: page.people, webhooks: page.webhooks };
	const say = sayRules(t, names, (day) => format.weekday(day, "short"));
	const begin = (fields: Partial<EditedRule> = {}): void =>
		setEdited({ id: null, name: "", isOn: false, body: BLANK, ...fields });
	const open = ({ id, name, isOn, body }: RuleView): void => {
		if (body) setEdited({ id, name, isOn, body });
	};
	return (
		<Page>
			<PageHeader
				actions={
					mayManage ? (
						<ReasonedButton
							kind="primary"
							onClick={() => begin()}
							reason={rules.length >= MAX_RULES ? t.full(format.number(MAX_RULES)) : null}
							type="button"
						>
							<Plus aria-hidden="true" size={16} />
							{t.add}
						</ReasonedButton>
					) : null
				}
				purpose={t.purpose}
				title={t.title}
			/>
			<OwnCards now={now} page={page} />
			{page.silentChannels.length > 0 ? (
				<output className="mb-4 block text-[13px] text-amber-11">
					{t.silent(page.silentChannels.join(", "))}
				</output>
			) : null}
			{rules.length === 0 ? (
				<section className="rounded-card border border-line bg-panel">
					<EmptyState icon={Workflow} title={t.empty}>
						{mayManage ? t.emptyText : t.emptyReader}
					</EmptyState>
				</section>
			) : (
				<RuleList
					counts={page.counts}
					mayManage={mayManage}
					now={now}
					onOpen={open}
					rules={rules}
					say={say}
				/>
			)}
			{mayManage && rules.length < MAX_RULES ? (
				<section aria-label={t.startWith} className="mt-4 flex flex-wrap items-center gap-2">
					<h2 className="mr-1 text-[13px] text-gray-11">{t.startWith}</h2>
					{TEMPLATES.map((name) => (
						<Button
							key={name}
							onClick={() =>
								begin({ name: t.templates[name], body: bodyOf(name, t.templateTexts) })
							}
							size="small"
							type="button"
						>
							{t.templates[name]}
						</Button>
					))}
				</section>
			) : null}
			<RuleRuns page={page} />
			<Example open={rules.length === 0}>
				<Sample />
			</Example>
			{edited ? (
				<RuleDialog
					key={edited.id ?? edited.name}
					mayManage={mayManage}
					names={names}
					onClose={() => setEdited(null)}
					responses={loaderData.responses}
					rule={edited}
					say={say}
				/>
			) : null}
		</Page>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}

/** Where there is nothing to be counted yet. */
const NOTHING = "–";

/** The workspace's own figures, zero included. */
function OwnCards({ page: { rules, counts }, now }: { page: RulesPage; now: number }) {
	const t = useStrings({ pt, en }).cards;
	const format = useFormat();
	const total = counts.reduce((sum, { month }) => sum + month, 0);
	const failed = counts.reduce((sum, one) => sum + one.failed, 0);
	const last = Math.max(0, ...counts.map(({ lastAt }) => lastAt));
	const cards = [
		{
			icon: Workflow,
			label: t.on,
			value: format.number(rules.filter(({ isOn }) => isOn).length),
			detail: t.onMore(format.number(rules.length), format.number(MAX_RULES)),
		},
		{ icon: Play, label: t.runs, value: format.number(total), detail: t.runsMore },
		{
			icon: CircleCheck,
			label: t.finished,
			value: total === 0 ? NOTHING : format.percent((total - failed) / total),
			detail: t.finishedMore,
		},
		{ icon: Clock, label: t.last, value: last === 0 ? NOTHING : format.relative(last, now) },
	];
	return (
		<div className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
			{cards.map((card) => (
				<StatCard key={card.label} {...card} />
			))}
		</div>
	);
}

function Sample() {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { active, runs, finished, hours } = AUTOMATION_TOTALS;
	return (
		<>
			<div className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
				<StatCard icon={Workflow} label={t.cards.on} value={format.number(active)} />
				<StatCard icon={Play} label={t.cards.runs} value={format.number(runs)} />
				<StatCard
					icon={CircleCheck}
					label={t.cards.finished}
					tone="good"
					value={format.percent(finished)}
				/>
				<StatCard icon={Clock} label={t.cards.hours} value={format.number(hours)} />
			</div>
			<Card className="overflow-hidden">
				<h3 className="border-b border-line px-4 py-3 text-base font-semibold">{t.sample.list}</h3>
				<ul>
					{AUTOMATIONS.map((flow) => (
						<li
							className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5 last:border-b-0"
							key={flow.kind}
						>
							<div className="min-w-0 flex-1 basis-44">
								<p className="font-medium text-gray-12">{t.sample.names[flow.kind]}</p>
								<p className="tabular text-[13px] text-gray-11">
									{flow.runs === 0
										? t.sample.never
										: t.sample.detail(format.number(flow.runs), format.percent(flow.finished))}
								</p>
							</div>
							<StatusBadge tone={flow.isOn ? "good" : "neutral"}>
								{flow.isOn ? t.on : t.off}
							</StatusBadge>
						</li>
					))}
				</ul>
			</Card>
		</>
	);
}
