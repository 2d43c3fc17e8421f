import { TriangleAlert } from "lucide-react";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { FactList } from "../fact-list.tsx";
import { type Draft, filledCustomer, momentOf } from "./draft.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The event to be sent, in words; of the customer only which fields are filled in. */
export function EventSummary({ draft }: { draft: Draft }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const filled = filledCustomer(draft);
	const at = momentOf(draft.eventAt);
	const amount = Number(draft.value);
	const isAmount = draft.value !== "" && Number.isFinite(amount);
	return (
		<Card className="p-4 md:p-6">
			<h2 className="text-base font-semibold">{t.summary.title}</h2>
			<FactList
				facts={[
					[t.event.type, `${draft.eventType} · ${t.eventTypes[draft.eventType]}`],
					[
						t.summary.value,
						isAmount ? format.money(Math.round(amount * 100), draft.currency) : "-",
					],
					[t.summary.at, at === null ? t.summary.now : format.dateTime(at)],
					[t.summary.order, draft.orderId.trim() === "" ? "-" : <bdi>{draft.orderId}</bdi>],
					[
						t.summary.content,
						draft.contentName.trim() === "" ? "-" : <bdi>{draft.contentName}</bdi>,
					],
					[
						t.summary.customer,
						filled.length === 0
							? t.summary.noCustomer
							: filled.map((field) => t.customer[field]).join(", "),
					],
					[
						t.summary.ldu,
						draft.isLdu
							? t.summary.on(
									draft.lduState === null ? t.pixel.noState : t.lduStates[draft.lduState],
								)
							: t.summary.off,
					],
				]}
			/>
			{filled.length === 0 ? (
				<p className="mt-4 flex items-start gap-2 text-[13px] text-amber-11">
					<TriangleAlert aria-hidden="true" className="mt-0.5 shrink-0" size={14} />
					{t.summary.thin}
				</p>
			) : null}
		</Card>
	);
}
