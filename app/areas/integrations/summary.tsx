import { CircleAlert, CircleCheck, Hourglass, Plug } from "lucide-react";
import type { IntegrationView } from "#app/contracts/integrations.ts";
import { countGroups } from "#app/domain/integrations/group.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { StatCard } from "#app/ui/stat-card.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 2, section 2: summary counters. */
export function Summary({ integrations }: { integrations: readonly IntegrationView[] }) {
	const t = useStrings({ pt, en }).counters;
	const format = useFormat();
	const { active, pending, problem } = countGroups(integrations);
	return (
		<div className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
			<StatCard icon={Plug} label={t.all} value={format.number(integrations.length)} />
			<StatCard
				icon={CircleCheck}
				label={t.active}
				tone={active > 0 ? "good" : undefined}
				value={format.number(active)}
			/>
			<StatCard icon={Hourglass} label={t.pending} value={format.number(pending)} />
			<StatCard
				icon={CircleAlert}
				label={t.problem}
				tone={problem > 0 ? "warning" : undefined}
				value={format.number(problem)}
			/>
		</div>
	);
}
