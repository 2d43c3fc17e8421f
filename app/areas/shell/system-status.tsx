import type { HeaderData } from "#app/contracts/header.ts";
import type { Plan } from "#app/domain/billing/plan.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { useHeader } from "./header-context.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const DOTS: Record<HeaderData["system"], string> = {
	operational: "bg-green-9",
	degraded: "bg-amber-9",
	down: "bg-red-9",
};

/**
 * Plan, health, members online and the last sync (spec 1, section 2). It starts as "healthy",
 * because the page itself was just answered.
 */
export function SystemStatus(props: {
	plan: Plan;
	/** Other members with an open browser; null: take the number of the header's data. */
	online: number | null;
	className: string;
}) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { data, isFailing } = useHeader();
	const system = isFailing ? "down" : (data?.system ?? "operational");
	const online = props.online ?? data?.onlineMembers ?? null;
	const details = [
		online === null ? null : t.online(online),
		data ? t.synced(format.time(data.lastSyncAt)) : null,
	];
	return (
		<div className={`tabular whitespace-nowrap text-xs text-gray-11 ${props.className}`}>
			<p className="flex items-center gap-1.5" data-system={system}>
				<span aria-hidden="true" className={`size-2 rounded-full ${DOTS[system]}`} />
				<span className="font-medium text-gray-12">{t.system[system]}</span>
				<span aria-hidden="true">·</span>
				<span>{t.plans[props.plan]}</span>
			</p>
			<p>{details.filter(Boolean).join(" · ") || "\u00A0"}</p>
		</div>
	);
}
