import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/**
 * Which steps are done: accounts and pixels; the sync always counts as done (spec 2, section 2).
 */
export function IntegrationStatus(props: { hasAccounts: boolean; hasPixels: boolean }) {
	const t = useStrings({ pt, en }).status;
	const rows = [
		{ label: t.accounts, badge: <Setup isDone={props.hasAccounts} /> },
		{ label: t.pixels, badge: <Setup isDone={props.hasPixels} /> },
		{ label: t.sync, badge: <StatusBadge tone="good">{t.active}</StatusBadge> },
	];
	return (
		<section aria-labelledby="integration-status" className="mb-6">
			<Card className="flex flex-wrap items-center gap-x-8 gap-y-3 p-4">
				<h2 className="w-full text-base font-semibold lg:mr-auto lg:w-auto" id="integration-status">
					{t.title}
				</h2>
				<dl className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row sm:flex-wrap sm:gap-x-8">
					{rows.map(({ label, badge }) => (
						<div className="flex items-center justify-between gap-3" key={label}>
							<dt className="text-gray-11">{label}</dt>
							<dd>{badge}</dd>
						</div>
					))}
				</dl>
			</Card>
		</section>
	);
}

function Setup({ isDone }: { isDone: boolean }) {
	const t = useStrings({ pt, en }).status;
	return (
		<StatusBadge tone={isDone ? "good" : "warning"}>{isDone ? t.done : t.pending}</StatusBadge>
	);
}
