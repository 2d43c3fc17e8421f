import { Form, Link } from "react-router";
import { type Period, type PeriodName, PERIODS } from "#app/domain/service-figures/period.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The usual periods as links, so that one can be shared, and an own one by its days. */
export function PeriodChoice({ period }: { period: Period }) {
	const t = useStrings({ pt, en }).period;
	const names = (Object.keys(PERIODS) as PeriodName[]).toSorted((a, b) => PERIODS[a] - PERIODS[b]);
	return (
		<div className="flex flex-wrap items-center gap-3">
			<nav
				aria-label={t.label}
				className="inline-flex gap-0.5 rounded-control border border-line bg-panel p-0.5"
			>
				{names.map((name) => (
					<Link
						aria-current={name === period.name ? "true" : undefined}
						className="focus-ring rounded-[6px] px-3 py-1 text-[13px] font-medium text-gray-11 hover:text-gray-12 aria-[current=true]:bg-accent-3 aria-[current=true]:text-accent-11"
						key={name}
						preventScrollReset
						to={`?days=${name}`}
					>
						{t.names[name]}
					</Link>
				))}
			</nav>
			<Form
				aria-label={t.own}
				className="flex flex-wrap items-center gap-2"
				key={`${period.from} ${period.to}`}
				preventScrollReset
			>
				<Day label={t.from} name="from" value={period.from} />
				<Day label={t.to} name="to" value={period.to} />
				<Button type="submit">{t.show}</Button>
			</Form>
		</div>
	);
}

function Day({ label, name, value }: { label: string; name: string; value: string }) {
	return (
		<label className="flex items-center gap-2 text-[13px] text-gray-11">
			{label}
			<TextInput className="w-auto" defaultValue={value} name={name} required type="date" />
		</label>
	);
}

/** Which days are shown, and which they are compared with. */
export function usePeriodText(): (period: Period) => string {
	const t = useStrings({ pt, en }).period;
	const { calendarDay } = useFormat();
	const days = ({ from, to }: { from: string; to: string }) =>
		t.range(calendarDay(from), calendarDay(to));
	return (period) => t.compared(days(period), days(period.before));
}
