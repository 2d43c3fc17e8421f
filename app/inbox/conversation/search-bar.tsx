import { CalendarSearch, ChevronDown, ChevronUp, Search, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useFormat } from "#app/i18n/use-format.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { HitLine } from "../list/hit-line.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import { useLaterStrings } from "../use-later-strings.ts";
import {
	type MessageSearch,
	MIN_SEARCH_LENGTH,
	useMessageSearch,
	useRested,
} from "../list/use-search.ts";

const REST_MS = 250;

/**
 * Search within the open conversation. Starts at the newest hit; up goes to older hits, down to
 * newer ones.
 */
export function SearchBar(props: {
	contactId: string;
	/**
	 * Opened from a hit of the search over all conversations: its words, and the message already
	 * shown; else null.
	 */
	initial: { q: string; messageId: string } | null;
	onJump: (messageId: string, q: string) => void;
	/** "Ir para a data". */
	onDay: () => void;
	onClose: () => void;
}) {
	const t = useLaterStrings();
	const [text, setText] = useState(props.initial?.q ?? "");
	const q = useRested(text.trim(), REST_MS);
	const search = useMessageSearch(q, props.contactId);
	const { at, go } = useWalk(search, props.initial, props.onJump);
	const input = useRef<HTMLInputElement>(null);
	const isLedHere = props.initial !== null;
	useEffect(() => {
		if (!isLedHere) input.current?.focus();
	}, [isLedHere]);
	const onKeyDown = (event: KeyboardEvent): void => {
		if (event.key === "Enter") {
			event.preventDefault();
			go(at + (event.shiftKey ? -1 : 1));
		}
	};
	const isLast = at >= search.hits.length - 1;
	return (
		<search className="block shrink-0 animate-appear border-b border-line bg-panel" data-search-bar>
			<div className="flex items-center gap-1 px-2 py-1.5 md:px-4">
				<Search aria-hidden="true" className="ml-1 shrink-0 text-gray-11" size={16} />
				<input
					aria-label={t.search.label}
					autoComplete="off"
					className="h-9 min-w-0 flex-1 bg-transparent px-2 text-base text-gray-12 outline-none placeholder:text-gray-11 md:text-[13px]"
					enterKeyHint="search"
					onChange={(event) => setText(event.target.value)}
					onKeyDown={onKeyDown}
					placeholder={t.search.label}
					ref={input}
					type="text"
					value={text}
				/>
				<SearchState at={at} search={search} />
				<IconButton label={t.menu.day} onClick={props.onDay}>
					<CalendarSearch aria-hidden="true" size={18} strokeWidth={1.75} />
				</IconButton>
				<IconButton disabled={isLast} label={t.search.older} onClick={() => go(at + 1)}>
					<ChevronUp aria-hidden="true" size={18} />
				</IconButton>
				<IconButton disabled={at <= 0} label={t.search.newer} onClick={() => go(at - 1)}>
					<ChevronDown aria-hidden="true" size={18} />
				</IconButton>
				<IconButton aria-keyshortcuts="Escape" label={t.search.close} onClick={props.onClose}>
					<X aria-hidden="true" size={18} />
				</IconButton>
			</div>
			<HitList at={at} onPick={go} search={search} />
		</search>
	);
}

function SearchState({ at, search }: { at: number; search: MessageSearch }) {
	const t = useLaterStrings().search;
	const format = useFormat();
	const count = `${format.number(search.hits.length)}${search.isCut ? "+" : ""}`;
	const text = search.isFailed
		? t.failed
		: search.q.length < MIN_SEARCH_LENGTH
			? ""
			: search.isLoading
				? t.loading
				: search.hits.length === 0
					? t.none
					: t.position(format.number(at + 1), count);
	return (
		<output
			aria-live="polite"
			className={`tabular shrink-0 px-1 text-xs ${search.isFailed ? "text-red-11" : "text-gray-11"}`}
		>
			{text}
		</output>
	);
}

/** All hits in a list, each with the words around the match. */
function HitList(props: { search: MessageSearch; at: number; onPick: (index: number) => void }) {
	const t = useLaterStrings();
	const { now } = useInboxParts();
	const format = useFormat();
	const { hits, q } = props.search;
	const current = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		current.current?.scrollIntoView({ block: "nearest" });
	}, [props.at]);
	if (hits.length < 2) return null;
	return (
		<ul
			aria-label={t.search.hits}
			className="max-h-40 overflow-y-auto border-t border-line py-1 [@media(max-height:600px)]:hidden"
		>
			{hits.map((hit, index) => (
				<li key={hit.message.id}>
					<button
						aria-current={index === props.at ? "true" : undefined}
						className="flex min-h-9 w-full items-center gap-3 px-4 py-1 text-left text-[13px] outline-none hover:bg-gray-3 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent-9 aria-[current=true]:bg-accent-3"
						onClick={() => props.onPick(index)}
						ref={index === props.at ? current : null}
						type="button"
					>
						<span className="min-w-0 flex-1 truncate text-gray-12">
							<HitLine message={hit.message} q={q} />
						</span>
						<time
							className="tabular shrink-0 text-xs text-gray-11"
							dateTime={new Date(hit.message.sentAt).toISOString()}
						>
							{format.listTime(hit.message.sentAt, now)}
						</time>
					</button>
				</li>
			))}
		</ul>
	);
}

/** The index of the hit that is shown. New words jump to their newest hit automatically. */
function useWalk(
	search: MessageSearch,
	initial: { q: string; messageId: string } | null,
	onJump: (messageId: string, q: string) => void,
) {
	const { hits, isLoading, q } = search;
	const [picked, setPicked] = useState<{ q: string; at: number } | null>(null);
	// With the initial words the chosen message is already on screen: no jump to the newest hit.
	const jumpedQ = useRef(initial?.q ?? null);
	useEffect(() => {
		const first = hits[0];
		if (isLoading || !first || jumpedQ.current === q) return;
		jumpedQ.current = q;
		onJump(first.message.id, q);
	}, [hits, isLoading, onJump, q]);
	const shown =
		initial?.q === q ? hits.findIndex((hit) => hit.message.id === initial.messageId) : 0;
	const at = picked?.q === q ? picked.at : Math.max(shown, 0);
	const go = (index: number): void => {
		const hit = hits[index];
		if (!hit) return;
		setPicked({ q, at: index });
		onJump(hit.message.id, q);
	};
	return { at: Math.min(at, Math.max(hits.length - 1, 0)), go };
}
