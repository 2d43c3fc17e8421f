import { SearchX } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import type { ConversationSummary } from "#app/contracts/conversations.ts";
import type { SearchAnswer } from "#app/contracts/conversation-answers.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { nextIndex } from "#app/inbox/list/list-keys.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { ConversationRow } from "./conversation-row.tsx";
import { type ListFilter, widened } from "./filters.ts";
import type { ListedChannel } from "./inbox-frame.tsx";
import type { Me } from "./me.ts";
import { MessageHit } from "./message-hit.tsx";
import { SilentChannels } from "./silent-channels.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Conversations } from "./use-conversations.ts";
import { type SearchBeyond, useSearchBeyond } from "./use-search-beyond.ts";
import { type ChosenRows, isSelectKey, useRowChoice } from "./use-selection.ts";

export interface SearchResultsProps {
	list: Conversations;
	filter: ListFilter;
	onFilter: (filter: ListFilter) => void;
	channels: readonly ListedChannel[];
	me: Me;
	now: number;
	openId: string | null;
	onOpen: (one: ConversationSummary) => void;
	/** Of the open conversations among the found; null for who may not act on any. */
	selection: ChosenRows | null;
}

const NOBODY: SearchAnswer["people"] = [];

/** One search for people and words: who was found, then which messages, and which channels are missing. */
export function SearchResults(props: SearchResultsProps) {
	const { search: t, clearFilters } = useStrings({ pt, en });
	const { list, filter } = props;
	const beyond = useSearchBeyond(filter);
	const found = beyond.answer?.people ?? NOBODY;
	const shown = new Set(list.conversations.map(({ id }) => id));
	const people = [...list.conversations, ...found.filter(({ id }) => !shown.has(id))];
	const hits = beyond.answer?.hits ?? [];
	const selectionOf = (id: string): ChosenRows | null => (shown.has(id) ? props.selection : null);
	const keys = useResultKeys(
		[...people.map(({ id }) => id), ...hits.map(({ message }) => message.id)],
		selectionOf,
	);
	const choiceOf = useRowChoice(props.selection);
	const isLoading = beyond.isLoading || list.isLoading;
	const isNothing = people.length + hits.length === 0;
	const isOver = isNothing && !isLoading && !beyond.isFailed && !list.isFailed;
	return (
		<div
			aria-busy={isLoading}
			className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
			data-results
		>
			<output className="sr-only">
				{isLoading ? t.loading : t.found(people.length, hits.length)}
			</output>
			<Missing beyond={beyond} channels={props.channels} />
			{isOver ? (
				<EmptyState
					action={<Button onClick={() => props.onFilter(widened(filter))}>{clearFilters}</Button>}
					icon={SearchX}
					title={t.nothing}
				>
					{t.nothingHint}
				</EmptyState>
			) : null}
			{isNothing && isLoading ? <SkeletonRows count={6} label={t.loading} /> : null}
			<Part isShown={people.length > 0} title={t.people}>
				{people.map((conversation) => (
					<li key={conversation.id}>
						<ConversationRow
							conversation={conversation}
							filter={filter}
							isOpen={conversation.id === props.openId}
							isPinned={list.isPinned(conversation)}
							isTabStop={conversation.id === keys.tabStop}
							me={props.me}
							now={props.now}
							onKeyDown={keys.onKeyDown}
							onOpen={props.onOpen}
							// What ended is found, and not acted on with the others.
							{...(shown.has(conversation.id) ? choiceOf(conversation.id) : {})}
							show={list.show}
						/>
					</li>
				))}
			</Part>
			<Part isShown={hits.length > 0} title={t.messages}>
				{hits.map((hit) => (
					<li key={hit.message.id}>
						<MessageHit
							filter={filter}
							hit={hit}
							isTabStop={hit.message.id === keys.tabStop}
							now={props.now}
							onKeyDown={keys.onKeyDown}
						/>
					</li>
				))}
			</Part>
			{isLoading && people.length > 0 && hits.length === 0 ? (
				<p className="px-4 py-3 text-[13px] text-gray-11">{t.loadingMessages}</p>
			) : null}
			{beyond.answer?.isCut && !isNothing ? (
				<p className="px-4 py-3 text-xs text-gray-11">{t.cut}</p>
			) : null}
		</div>
	);
}

function Part(props: { title: string; isShown: boolean; children: ReactNode }) {
	if (!props.isShown) return null;
	return (
		<section aria-label={props.title}>
			<h2 className="sticky top-0 z-20 border-b border-line bg-panel px-4 py-2 text-xs font-semibold text-gray-11">
				{props.title}
			</h2>
			<ul aria-label={props.title}>{props.children}</ul>
		</section>
	);
}

/** What the result lacks: channels that did not answer in time, or all of them. */
function Missing(props: { beyond: SearchBeyond; channels: SearchResultsProps["channels"] }) {
	const t = useStrings({ pt, en }).search;
	const { answer, isFailed, isLoading, retry } = props.beyond;
	if (isFailed)
		return (
			<div className="p-4">
				<ErrorState onRetry={retry} retrying={isLoading} title={t.failed}>
					{t.failedHint}
				</ErrorState>
			</div>
		);
	return (
		<SilentChannels
			channels={props.channels}
			isBusy={isLoading}
			onRetry={retry}
			says={t.silent}
			silent={answer?.silent ?? []}
		/>
	);
}

/** Arrow keys, Home and End through people and messages as through one list, with one tab stop. */
function useResultKeys(ids: readonly string[], selectionOf: (id: string) => ChosenRows | null) {
	const [focusId, setFocusId] = useState<string | null>(null);
	const tabStop = focusId !== null && ids.includes(focusId) ? focusId : ids[0];
	const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
		const id = event.currentTarget.dataset["contactId"] ?? "";
		const selection = selectionOf(id);
		if (selection && isSelectKey(event)) {
			event.preventDefault();
			return selection.choose(id, event.shiftKey);
		}
		const results = event.currentTarget.closest("[data-results]");
		const rows = [...(results?.querySelectorAll<HTMLElement>("a[data-contact-id]") ?? [])];
		const to = nextIndex(event.key, rows.indexOf(event.currentTarget), rows.length);
		const row = to === null ? undefined : rows[to];
		if (!row) return;
		event.preventDefault();
		setFocusId(row.dataset["contactId"] ?? null);
		row.focus();
	};
	return { tabStop, onKeyDown };
}
