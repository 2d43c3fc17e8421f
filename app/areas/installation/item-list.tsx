import {
	AtSign,
	BrainCircuit,
	Building2,
	CreditCard,
	Database,
	DatabaseBackup,
	Files,
	Globe,
	Images,
	type LucideIcon,
	Mail,
	Package,
	Server,
	Share2,
} from "lucide-react";
import type { InstallationView } from "#app/contracts/installation.ts";
import type { Region } from "#app/domain/installation/entering.ts";
import {
	type InstallationItem,
	isTested,
	type ItemReport,
	type ItemState,
} from "#app/domain/installation/overview.ts";
import { en as enRegions } from "#app/i18n/regions.en.ts";
import { pt as ptRegions } from "#app/i18n/regions.pt.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { StatusBadge, type StatusTone } from "#app/ui/status-badge.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useRequest } from "#app/ui/use-request.ts";
import type { SetupAnswer } from "./actions.ts";
import { Step } from "./step.tsx";
import { en } from "./strings.en.ts";
import { type InstallationStrings, pt } from "./strings.pt.ts";

const ICONS: Record<InstallationItem, LucideIcon> = {
	address: Globe,
	company: Building2,
	mail: Mail,
	gateways: Server,
	meta_app: Share2,
	sign_in: AtSign,
	payments: CreditCard,
	models: BrainCircuit,
	storage: Database,
	files: Files,
	pictures: Images,
	backups: DatabaseBackup,
	version: Package,
};

const TONES: Record<ItemState, StatusTone> = {
	good: "good",
	attention: "warning",
	bad: "bad",
	untested: "neutral",
	off: "neutral",
};

/** Every part of the installation: what it is for, its state, the next step, and a test. */
export function ItemList({ view, now }: { view: InstallationView; now: number }) {
	return (
		<Card className="">
			<ul className="divide-y divide-line">
				{view.items.map((report) => (
					<Item key={report.item} now={now} report={report} view={view} />
				))}
			</ul>
		</Card>
	);
}

function Item({ report, view, now }: { report: ItemReport; view: InstallationView; now: number }) {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	const { item, state } = report;
	const words = t.items[item];
	const request = useRequest<SetupAnswer>(({ code, finding }) => {
		if (code !== null) return notify.error(t.testFailed, errorText(code));
		if (finding === "ok") notify.success(words.title, t.findings.ok);
		else if (finding) notify.error(words.title, t.findings[finding]);
	});
	const Icon = ICONS[item];
	const next = words.next[state];
	const id = `installation-${item}`;
	return (
		<li className="flex flex-col gap-3 p-4 sm:flex-row sm:items-start sm:gap-4 md:p-5">
			<span className="hidden size-10 shrink-0 items-center justify-center rounded-control bg-gray-3 text-gray-11 sm:flex">
				<Icon aria-hidden="true" size={20} strokeWidth={1.75} />
			</span>
			<section aria-labelledby={id} className="min-w-0 flex-1">
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<h2 className="font-semibold text-gray-12" id={id}>
						{words.title}
					</h2>
					<StatusBadge tone={TONES[state]}>
						{item === "backups" && state === "off" ? t.noBackup : t.states[state]}
					</StatusBadge>
				</div>
				<p className="mt-1 max-w-[70ch] text-[13px] text-gray-11 text-pretty">{words.purpose}</p>
				<Facts item={item} t={t} view={view} />
				{next ? (
					<p className="mt-2 max-w-[70ch] text-gray-12 text-pretty [overflow-wrap:anywhere]">
						<Step text={next} />
					</p>
				) : null}
				<LastCheck now={now} report={report} t={t} />
			</section>
			{isTested(item) && state !== "off" ? (
				<Button
					aria-label={`${t.test}: ${words.title}`}
					className="self-start"
					loading={request.isBusy}
					onClick={() => request.send({ intent: "test", item })}
					size="small"
					type="button"
				>
					{t.test}
				</Button>
			) : null}
		</li>
	);
}

function LastCheck({
	report,
	now,
	t,
}: {
	report: ItemReport;
	now: number;
	t: InstallationStrings;
}) {
	const format = useFormat();
	const { check, item } = report;
	if (check === null) return null;
	const when = format.relative(check.at, now);
	return (
		<p className="mt-2 text-xs text-gray-11">
			{item === "backups" ? t.made(when) : t.tested(t.findings[check.code], when)}
		</p>
	);
}

/** What is configured, by name. */
function Facts(props: { item: InstallationItem; view: InstallationView; t: InstallationStrings }) {
	const facts = listFacts(
		props.item,
		props.view,
		props.t,
		useStrings({ pt: ptRegions, en: enRegions }),
	);
	if (facts.length === 0) return null;
	return (
		<dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-[13px]">
			{facts.map(([label, value]) => (
				<div className="flex min-w-0 flex-wrap gap-x-2" key={label}>
					<dt className="text-gray-11">{label}</dt>
					<dd className="min-w-0 font-medium text-gray-12 [overflow-wrap:anywhere]">{value}</dd>
				</div>
			))}
		</dl>
	);
}

function listFacts(
	item: InstallationItem,
	view: InstallationView,
	{ facts: t }: InstallationStrings,
	regions: Record<Region, string>,
): [label: string, value: string][] {
	const named = (label: string, names: readonly string[]): [string, string][] =>
		names.length === 0 ? [] : [[label, names.map((name) => t.names[name] ?? name).join(", ")]];
	switch (item) {
		case "address":
			return [
				[t.publicUrl, view.publicUrl],
				[t.region, view.region === null ? t.none : regions[view.region]],
			];
		case "company":
			return [[t.companyName, view.companyName]];
		case "mail":
			return view.mail === "none" ? [] : [[t.by, t.mail[view.mail]]];
		case "gateways":
			return named(t.by, view.gateways);
		case "sign_in":
			return named(t.by, view.providers);
		case "models":
			return named(t.by, view.models);
		case "version":
			return [
				[t.build, view.build],
				[t.migration, view.migration ?? t.none],
			];
		case "meta_app":
		case "payments":
		case "storage":
		case "files":
		case "pictures":
		case "backups":
			return [];
	}
}
