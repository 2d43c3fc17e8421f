import { href, Link } from "react-router";
import type { Usage } from "#app/contracts/billing.ts";
import { isWithinLimit } from "#app/domain/billing/limits.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** How many agents of the plan are used; when it is full, with a link to the plans. */
export function PlanUseLine({ use }: { use: Usage }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { used, limit } = use;
	const isFull = !isWithinLimit(used + 1, limit);
	return (
		<div
			className={`mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-[13px] ${isFull ? "rounded-control border border-amber-6 bg-amber-3 px-3 py-2 text-amber-12" : "text-gray-11"}`}
		>
			{limit === null ? (
				<p className="tabular">{t.useUnlimited(format.plural(used, t.agent, t.agents))}</p>
			) : (
				<>
					<span aria-hidden="true" className="flex gap-1">
						{Array.from({ length: limit }, (_, at) => (
							<span
								className={`h-1.5 w-5 rounded-full ${at < used ? (isFull ? "bg-amber-11" : "bg-accent-9") : "bg-gray-6"}`}
								key={at}
							/>
						))}
					</span>
					<p className="tabular">{t.use(format.number(used), format.number(limit))}</p>
				</>
			)}
			{isFull ? (
				<>
					<p>{t.full}</p>
					<Link
						className="focus-ring rounded-sm font-medium underline underline-offset-2"
						to={href("/subscription")}
					>
						{t.upgrade}
					</Link>
				</>
			) : null}
		</div>
	);
}
