import { useQuery } from "@tanstack/react-query";
import { href, Link } from "react-router";
import type { ContactView } from "#app/contracts/frames.ts";
import { moneyOfMicros } from "#app/i18n/money.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import { readCost } from "./details-api.ts";
import { Fact } from "./fact.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const FRESH_MS = 15_000;

/** What the conversation costs so far, and until when free text may be sent in it. */
export function CostSection({ contact }: { contact: ContactView }) {
	const t = useStrings({ pt, en }).cost;
	const format = useFormat();
	const { me, instance } = useInboxParts();
	const { id, lastMessageAt } = contact;
	const query = useQuery({
		queryKey: ["cost", me.memberId, instance.id, id, lastMessageAt],
		queryFn: ({ signal }) => readCost(instance.id, id, signal),
		staleTime: FRESH_MS,
	});
	if (query.isError) return <ErrorState onRetry={() => void query.refetch()} title={t.failed} />;
	if (!query.data) return <Skeleton className="h-16" />;
	const { micros, billed, free, isEstimated, windowUntil, freeUntil } = query.data;
	return (
		<>
			<dl className="flex flex-col gap-3">
				<Fact label={t.cost}>
					{moneyOfMicros(micros, format)}
					{isEstimated ? <span className="ml-1 text-xs text-gray-11">({t.estimated})</span> : null}
				</Fact>
				<Fact label={t.messages}>{t.counted(format.number(billed), format.number(free))}</Fact>
				<Fact label={t.window}>
					<span suppressHydrationWarning>
						{windowUntil === null ? t.closed : t.until(format.dateTime(windowUntil))}
					</span>
				</Fact>
				{freeUntil === null ? null : (
					<Fact label={t.entry}>
						<span suppressHydrationWarning>{t.until(format.dateTime(freeUntil))}</span>
					</Fact>
				)}
			</dl>
			<Link
				className="focus-ring mt-3 inline-block rounded-control text-[13px] text-accent-11 hover:underline"
				to={href("/whatsapp/:instanceId/costs", { instanceId: instance.id })}
			>
				{t.all}
			</Link>
		</>
	);
}
