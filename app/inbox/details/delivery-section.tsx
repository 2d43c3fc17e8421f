import { useQuery } from "@tanstack/react-query";
import { useStrings } from "#app/i18n/use-strings.ts";
import { parseAnswer } from "#app/ui/api-request.ts";
import { callChannel } from "#app/ui/channel-call.ts";
import { CounterLine } from "#app/ui/counter-line.tsx";
import { en } from "#app/ui/strings.en.ts";
import { pt } from "#app/ui/strings.pt.ts";
import { Delivery } from "../store/answers.ts";
import { useInboxParts } from "../store/inbox-context.ts";

/** Totals since the beginning: a minute of staleness does not matter. */
const FRESH_MS = 60_000;

/** How many messages the whole channel lost, recovered and dropped as duplicates; nothing while unknown. */
export function DeliverySection() {
	const t = useStrings({ pt, en }).counters;
	const { instance, me } = useInboxParts();
	const figures = useQuery({
		queryKey: ["delivery", me.memberId, instance.id],
		queryFn: async ({ signal }) =>
			parseAnswer(Delivery, await callChannel(instance.id, "readFigures", {}, { signal })),
		staleTime: FRESH_MS,
	});
	if (!figures.data) return null;
	return (
		<>
			<p className="text-xs text-gray-11">{t.label}</p>
			<CounterLine {...figures.data.counters} />
		</>
	);
}
