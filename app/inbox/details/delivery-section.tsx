import { useQuery } from "@tanstack/react-query";
import { parseAnswer } from "#app/ui/api-request.ts";
import { callChannel } from "#app/ui/channel-call.ts";
import { CounterLine } from "#app/ui/counter-line.tsx";
import { Delivery } from "../store/answers.ts";
import { useInboxParts } from "../store/inbox-context.ts";

/** Totals since the beginning: a minute of staleness does not matter. */
const FRESH_MS = 60_000;

/** How many messages the whole channel lost, recovered and dropped as duplicates; nothing while unknown. */
export function DeliverySection() {
	const { instance, me } = useInboxParts();
	const figures = useQuery({
		queryKey: ["delivery", me.memberId, instance.id],
		queryFn: async ({ signal }) =>
			parseAnswer(Delivery, await callChannel(instance.id, "readFigures", {}, { signal })),
		staleTime: FRESH_MS,
	});
	return figures.data ? <CounterLine {...figures.data.counters} /> : null;
}
