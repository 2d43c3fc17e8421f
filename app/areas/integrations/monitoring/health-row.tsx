import { ChevronDown, RefreshCw } from "lucide-react";
import { useId, useState } from "react";
import type { IntegrationView } from "#app/contracts/integrations.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { findingText } from "../finding-words.ts";
import { HEALTH_TONES, isWatched } from "../health-words.ts";
import { OwnerLine } from "../owner-line.tsx";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";
import { TypeMark } from "../type-mark.tsx";
import { CheckBars } from "./check-bars.tsx";

interface HealthRowProps {
	integration: IntegrationView;
	isChecking: boolean;
	mayManage: boolean;
	now: number;
	onCheck: () => void;
}

/** Health of one integration: status, last answer and earlier tests. */
export function HealthRow(props: HealthRowProps) {
	const { integration } = props;
	const t = useStrings({ pt, en }).monitoring;
	const [isOpen, setIsOpen] = useState(false);
	const tableId = useId();
	const hasHistory = integration.history.length > 0;
	return (
		<li className="border-b border-line px-4 py-3 last:border-b-0">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-3">
				<div className="flex min-w-0 flex-1 basis-64 items-center gap-3">
					<TypeMark type={integration.type} />
					<div className="min-w-0">
						<p className="truncate font-medium text-gray-12">
							<bdi>{integration.name}</bdi>
						</p>
						<OwnerLine integration={integration} />
					</div>
				</div>
				<State {...props} />
				<div className="flex items-center gap-1">
					<CheckBars history={integration.history} />
					<button
						aria-controls={isOpen ? tableId : undefined}
						aria-expanded={isOpen}
						aria-label={`${isOpen ? t.hideHistory : t.showHistory}: ${isolate(integration.name)}`}
						className="focus-ring flex size-8 items-center justify-center rounded-control text-gray-11 hover:bg-gray-4 disabled:opacity-40"
						disabled={!hasHistory}
						onClick={() => setIsOpen((open) => !open)}
						type="button"
					>
						<ChevronDown
							aria-hidden="true"
							className={`transition-transform duration-150 ${isOpen ? "rotate-180" : ""}`}
							size={16}
						/>
					</button>
				</div>
				<CheckButton {...props} />
			</div>
			{isOpen && hasHistory ? (
				<div className="mt-3" id={tableId}>
					<CheckTable integration={integration} />
				</div>
			) : null}
		</li>
	);
}

function State({ integration, isChecking, now }: HealthRowProps) {
	const words = useStrings({ pt, en });
	const t = words.monitoring;
	const format = useFormat();
	const { lastTest, health, type } = integration;
	// An old answer says nothing about an integration that is not in use.
	if (!isWatched(integration))
		return (
			<div className="min-w-0 flex-1 basis-56">
				<StatusBadge tone="neutral">
					{integration.isDisabled ? words.disabled : t.notChecked}
				</StatusBadge>
			</div>
		);
	return (
		<div className="min-w-0 flex-1 basis-56">
			<div className="flex flex-wrap items-center gap-x-2 gap-y-1">
				<StatusBadge pulsing={isChecking} tone={isChecking ? "accent" : HEALTH_TONES[health]}>
					{isChecking ? t.checking : words.health[health]}
				</StatusBadge>
				<span className="tabular text-xs text-gray-11">
					{lastTest
						? `${t.latency(format.number(lastTest.latencyMs))} · ${t.tested(format.relative(lastTest.at, now))}`
						: t.never}
				</span>
			</div>
			{lastTest ? (
				<p className="mt-1 text-[13px] text-gray-11 [overflow-wrap:anywhere]">
					<bdi>{findingText(type, lastTest.finding, words.finding, format)}</bdi>
				</p>
			) : null}
		</div>
	);
}

function CheckButton({ integration, isChecking, mayManage, onCheck }: HealthRowProps) {
	const words = useStrings({ pt, en });
	const reason = !mayManage
		? words.managersOnly
		: isWatched(integration)
			? null
			: words.monitoring.notChecked;
	return (
		<ReasonedButton
			aria-label={words.monitoring.checkOne(isolate(integration.name))}
			className="ml-auto"
			loading={isChecking && reason === null}
			onClick={onCheck}
			reason={reason}
			size="small"
			type="button"
		>
			<RefreshCw aria-hidden="true" size={14} />
			{words.monitoring.checkAll}
		</ReasonedButton>
	);
}

/** The bars as a table, newest first. */
function CheckTable({ integration }: { integration: IntegrationView }) {
	const words = useStrings({ pt, en });
	const t = words.monitoring;
	const format = useFormat();
	const id = useId();
	return (
		<section
			aria-labelledby={id}
			className="focus-ring max-h-64 overflow-auto rounded-control border border-line"
			// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
			tabIndex={0}
		>
			<table className="w-full text-left text-[13px]">
				<caption className="sr-only" id={id}>
					{t.historyOf(isolate(integration.name))}
				</caption>
				<thead className="sticky top-0 bg-gray-2 text-xs text-gray-11">
					<tr>
						<th className="px-3 py-2 font-medium" scope="col">
							{t.columns.at}
						</th>
						<th className="px-3 py-2 font-medium" scope="col">
							{t.columns.health}
						</th>
						<th className="px-3 py-2 text-right font-medium" scope="col">
							{t.columns.latency}
						</th>
					</tr>
				</thead>
				<tbody>
					{integration.history.toReversed().map(({ at, health, latencyMs }) => (
						<tr className="border-t border-line" key={at}>
							<td className="tabular px-3 py-1.5">{format.dateTime(at)}</td>
							<td className="px-3 py-1.5">
								<StatusBadge tone={HEALTH_TONES[health]}>{words.health[health]}</StatusBadge>
							</td>
							<td className="tabular px-3 py-1.5 text-right">
								{t.latency(format.number(latencyMs))}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
