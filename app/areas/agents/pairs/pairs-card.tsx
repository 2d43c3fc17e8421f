import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { callApi, parseAnswer, sendJson } from "#app/ui/api-request.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { QueryProvider } from "#app/ui/query-provider.tsx";
import { notify } from "#app/ui/toasts.ts";
import { EntryDialog } from "../knowledge/entry-dialog.tsx";
import { RemoveEntryDialog } from "../knowledge/remove-entry-dialog.tsx";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import { ListedPairs, type Pair, type PairedEntry } from "./forms.ts";
import { PairRow } from "./pair-row.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** So many are shown at first, and more with each click: each is two texts long. */
const SHOWN = 5;

interface PairsCardProps {
	baseId: string;
	/** Names of bases by their ids. */
	baseNames: ReadonlyMap<string, string>;
	/** Says another thing once entries have changed. */
	of: string;
	mayManage: boolean;
}

/** Entries of a base that are told twice or contradict each other; nothing while there are none. */
export function PairsCard(props: PairsCardProps) {
	return (
		<QueryProvider>
			<Pairs {...props} />
		</QueryProvider>
	);
}

function Pairs(props: PairsCardProps) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const errorText = useAgentErrorText();
	const { query, settle } = usePairs(props);
	const [shown, setShown] = useState(SHOWN);
	const [edited, setEdited] = useState<PairedEntry | null>(null);
	const [removed, setRemoved] = useState<PairedEntry | null>(null);
	if (query.isError) {
		const code = codeOf(query.error);
		return (
			<Card className="mb-6">
				<ErrorState
					onRetry={() => void query.refetch()}
					retrying={query.isFetching}
					title={t.failed}
				>
					{errorText(code)}
				</ErrorState>
			</Card>
		);
	}
	const pairs = query.data ?? [];
	if (pairs.length === 0) return null;
	return (
		<Card className="mb-6 overflow-hidden">
			<header className="border-b border-line px-4 py-3">
				<h2 className="font-semibold">
					{t.title}
					<span className="tabular ml-2 text-[13px] font-normal text-gray-11">
						{t.count(format.number(pairs.length))}
					</span>
				</h2>
				<p className="max-w-[70ch] text-[13px] text-gray-11 text-pretty">{t.purpose}</p>
			</header>
			<ul aria-label={t.list}>
				{pairs.slice(0, shown).map((pair) => (
					<PairRow
						baseId={props.baseId}
						baseNames={props.baseNames}
						key={`${pair.one.id} ${pair.other.id}`}
						mayManage={props.mayManage}
						onEdit={setEdited}
						onKeep={setRemoved}
						onSettle={() => void settle(pair)}
						pair={pair}
					/>
				))}
			</ul>
			{pairs.length > shown ? (
				<div className="flex justify-center border-t border-line p-3">
					<Button onClick={() => setShown(shown + 2 * SHOWN)} type="button">
						{t.more(format.number(pairs.length - shown))}
					</Button>
				</div>
			) : null}
			{edited ? (
				<EntryDialog
					entryId={edited.id}
					mayManage
					onClose={() => setEdited(null)}
					place={{ baseId: edited.baseId }}
				/>
			) : null}
			{removed ? (
				<RemoveEntryDialog
					entry={removed}
					onClose={() => setRemoved(null)}
					place={{ baseId: removed.baseId }}
				/>
			) : null}
		</Card>
	);
}

function usePairs({ baseId, of }: PairsCardProps) {
	const t = useStrings({ pt, en });
	const errorText = useAgentErrorText();
	const client = useQueryClient();
	const query = useQuery({
		queryKey: ["pairs", baseId, of],
		queryFn: ({ signal }) => readPairs(baseId, signal),
		// While they are looked for anew the former ones stay.
		placeholderData: keepPreviousData,
		retry: false,
		// Another person in this tab must not see it.
		gcTime: 0,
	});
	const settle = async (pair: Pair): Promise<void> => {
		try {
			await settlePair(pair);
			notify.success(t.settled);
			await client.invalidateQueries({ queryKey: ["pairs", baseId] });
		} catch (error) {
			notify.error(t.settleFailed, errorText(codeOf(error)));
		}
	};
	return { query, settle };
}

/** Entries that tell the same or contradict each other. Throws ApiError, as does `settlePair`. */
async function readPairs(baseId: string, signal: AbortSignal): Promise<Pair[]> {
	const answer = await callApi(`/api/knowledge/${baseId}/pairs`, { signal });
	return (await parseAnswer(ListedPairs, answer)).pairs;
}

/** Both are right as they are shown. */
async function settlePair({ one, other }: Pair): Promise<void> {
	const seen = ({ id, updatedAt }: Pair["one"]) => ({ id, updatedAt });
	await sendJson("/api/knowledge/pairs/settled", { one: seen(one), other: seen(other) });
}
