import { Link, useNavigate } from "react-router";
import type { DeadLettersFilter, DeadLettersPage } from "#app/contracts/dead-letters.ts";
import { findQueue, JOB_QUEUES, LETTER_STATES } from "#app/domain/dead-letters/letter.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Select } from "#app/ui/select.tsx";
import { formatLettersFilter } from "./filters.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Filters of failed jobs by state and by queue, both kept in the address. */
export function FilterBar(props: {
	filter: DeadLettersFilter;
	waiting: DeadLettersPage["waiting"];
}) {
	const { filter, waiting } = props;
	const words = useStrings({ pt, en });
	const t = words.filter;
	const format = useFormat();
	const navigate = useNavigate();
	const to = (change: Partial<DeadLettersFilter>): string =>
		formatLettersFilter({ ...filter, cursor: null, ...change }) || ".";
	const total = JOB_QUEUES.reduce((sum, queue) => sum + waiting[queue], 0);
	return (
		<div className="mb-4 flex flex-wrap items-center justify-between gap-3">
			<nav aria-label={t.state} className="-mx-1 flex min-w-0 gap-1 overflow-x-auto px-1 py-1">
				{LETTER_STATES.map((state) => (
					<Link
						aria-current={state === filter.state ? "page" : undefined}
						className="focus-ring inline-flex h-8 shrink-0 items-center gap-1.5 rounded-full border border-line bg-panel px-3 text-[13px] font-medium text-gray-11 hover:bg-gray-3 aria-[current]:border-accent-7 aria-[current]:bg-accent-3 aria-[current]:text-accent-11"
						key={state}
						preventScrollReset
						to={to({ state })}
					>
						{t.states[state]}
						{state === "waiting" && total > 0 ? (
							<span className="tabular text-xs">{format.number(total)}</span>
						) : null}
					</Link>
				))}
			</nav>
			<Select
				aria-label={t.queue}
				className="w-full sm:w-64"
				isCompact
				onChange={({ target }) =>
					void navigate(to({ queue: findQueue(target.value) }), { preventScrollReset: true })
				}
				value={filter.queue ?? ""}
			>
				<option value="">{t.allQueues}</option>
				{JOB_QUEUES.map((queue) => (
					<option key={queue} value={queue}>
						{waiting[queue] > 0
							? t.queueWith(words.queues[queue], format.number(waiting[queue]))
							: words.queues[queue]}
					</option>
				))}
			</Select>
		</div>
	);
}
