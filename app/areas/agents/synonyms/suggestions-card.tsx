import { ArrowLeftRight } from "lucide-react";
import type { SynonymList } from "#app/contracts/knowledge.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useSynonymRequest } from "./use-synonym-request.ts";

type Suggestion = SynonymList["suggestions"][number];

/** Pairs of words that answers of the team suggest, each accepted or dismissed with a click. */
export function SuggestionsCard(props: { suggestions: readonly Suggestion[]; mayManage: boolean }) {
	const t = useStrings({ pt, en }).suggestions;
	if (props.suggestions.length === 0) return null;
	return (
		<Card className="mb-6 overflow-hidden">
			<header className="border-b border-line px-4 py-3">
				<h2 className="font-semibold">{t.title}</h2>
				<p className="max-w-[70ch] text-[13px] text-gray-11 text-pretty">{t.purpose}</p>
			</header>
			<ul aria-label={t.list}>
				{props.suggestions.map((pair) => (
					<SuggestionRow
						key={`${pair.asked} ${pair.told}`}
						mayManage={props.mayManage}
						pair={pair}
					/>
				))}
			</ul>
		</Card>
	);
}

function SuggestionRow(props: { pair: Suggestion; mayManage: boolean }) {
	const words = useStrings({ pt, en });
	const t = words.suggestions;
	const request = useSynonymRequest();
	const { asked, told } = props.pair;
	const reason = props.mayManage ? null : words.managersOnly;
	const named = t.pair(isolate(asked), isolate(told));
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 last:border-b-0">
			<p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
				<span className="min-w-0 [overflow-wrap:anywhere]">
					<span className="mr-1.5 text-[13px] text-gray-11">{t.asked}</span>
					<bdi className="font-medium text-gray-12">{asked}</bdi>
				</span>
				<ArrowLeftRight aria-hidden="true" className="shrink-0 text-gray-10" size={15} />
				<span className="min-w-0 [overflow-wrap:anywhere]">
					<span className="mr-1.5 text-[13px] text-gray-11">{t.told}</span>
					<bdi className="font-medium text-gray-12">{told}</bdi>
				</span>
			</p>
			<div className="flex gap-2">
				<ReasonedButton
					aria-label={t.dismissOf(named)}
					disabled={request.isBusy}
					onClick={() => request.send({ intent: "dismiss", asked, told })}
					reason={reason}
					size="small"
					type="button"
				>
					{t.dismiss}
				</ReasonedButton>
				<ReasonedButton
					aria-label={t.acceptOf(named)}
					kind="primary"
					loading={request.isBusy}
					onClick={() => request.send({ intent: "accept", asked, told })}
					reason={reason}
					size="small"
					type="button"
				>
					{t.accept}
				</ReasonedButton>
			</div>
		</li>
	);
}
