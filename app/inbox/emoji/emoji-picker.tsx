import { Search } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { type Emoji, searchEmoji } from "#app/domain/chat/emoji-search.ts";
import { withoutTone } from "#app/domain/chat/skin-tone.ts";
import { isSameEmoji } from "#app/domain/inbox/reaction.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { TextInput } from "#app/ui/text-input.tsx";
import { listRecentEmoji, noteEmoji, noteTone, readTone, toned } from "./recent-emoji.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { ToneChoice } from "./tone-choice.tsx";
import { useEmoji } from "./use-emoji.ts";

/** Of a search; more is not looked through. */
const MAX_FOUND = 96;

/** Emoji by groups, with those used last first, and a search in both languages. The arrow keys go through them. */
export function EmojiPicker(props: {
	onPick: (emoji: string) => void;
	/** Only these; null: all. */
	taken?: readonly string[] | null;
}) {
	const t = useStrings({ pt, en });
	const loaded = useEmoji();
	const [query, setQuery] = useState("");
	const [recent] = useState(listRecentEmoji);
	const [tone, setTone] = useState(readTone);
	const { taken = null } = props;
	const all = useMemo(() => {
		if (!Array.isArray(loaded)) return loaded;
		// Who takes only some takes none of them in a tone.
		return taken === null
			? loaded.map((one) => toned(one, tone))
			: loaded.filter(({ emoji }) => taken.some((one) => isSameEmoji(one, emoji)));
	}, [loaded, taken, tone]);
	const grid = useRef<HTMLDivElement>(null);
	useEffect(() => {
		// On touch the keyboard would cover what is to be chosen from.
		if (window.matchMedia("(pointer: coarse)").matches) return;
		grid.current?.parentElement?.querySelector("input")?.focus();
	}, []);
	const pick = (emoji: string): void => {
		noteEmoji(emoji);
		props.onPick(emoji);
	};
	return (
		<div className="flex h-80 flex-col" data-emoji-picker>
			<div className="flex items-center gap-1 p-2">
				<div className="min-w-0 flex-1">
					<TextInput
						aria-label={t.search}
						autoComplete="off"
						icon={<Search size={16} strokeWidth={1.75} />}
						onChange={(event) => setQuery(event.target.value)}
						onKeyDown={(event) => {
							const first = grid.current?.querySelector<HTMLElement>("[data-emoji]");
							if (event.nativeEvent.isComposing || !first) return;
							if (event.key !== "ArrowDown" && event.key !== "Enter") return;
							event.preventDefault();
							if (event.key === "Enter") first.click();
							else first.focus();
						}}
						placeholder={t.search}
						value={query}
					/>
				</div>
				{taken === null ? (
					<ToneChoice
						onChoose={(chosen) => {
							noteTone(chosen);
							setTone(chosen);
						}}
						tone={tone}
					/>
				) : null}
			</div>
			{/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys go from button to button */}
			<div
				className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-2"
				onKeyDown={goBetween}
				ref={grid}
			>
				{all === null ? (
					<p className="animate-late p-4 text-center text-xs text-gray-11">{t.loading}</p>
				) : all === "failed" ? (
					<p className="p-4 text-center text-xs text-gray-11">{t.failed}</p>
				) : (
					<Groups all={all} onPick={pick} query={query} recent={recent} />
				)}
			</div>
		</div>
	);
}

function Groups(props: {
	all: readonly Emoji[];
	recent: readonly string[];
	query: string;
	onPick: (emoji: string) => void;
}) {
	const t = useStrings({ pt, en });
	const { all, query, onPick } = props;
	// As they were picked, in whatever tone.
	const recent = props.recent.flatMap((emoji): Emoji[] => {
		const plain = withoutTone(emoji);
		const known = all.find((one) => isSameEmoji(withoutTone(one.emoji), plain));
		return known ? [{ ...known, emoji }] : [];
	});
	if (query.trim() !== "") {
		const found = searchEmoji(all, query, MAX_FOUND);
		return found.length === 0 ? (
			<p className="p-4 text-center text-xs text-gray-11">{t.none}</p>
		) : (
			<Group emoji={found} onPick={onPick} title={t.found} />
		);
	}
	const groups = Object.entries(t.groups).map(([group, title]) => ({
		title,
		emoji: all.filter((one) => one.group === Number(group)),
	}));
	return [{ title: t.recent, emoji: recent }, ...groups].map(({ title, emoji }) =>
		emoji.length === 0 ? null : <Group emoji={emoji} key={title} onPick={onPick} title={title} />,
	);
}

/** Groups out of sight are not laid out: there are two thousand emoji. */
function Group(props: {
	title: string;
	emoji: readonly Emoji[];
	onPick: (emoji: string) => void;
}): ReactNode {
	return (
		<section
			aria-label={props.title}
			className="[content-visibility:auto] [contain-intrinsic-size:auto_600px]"
		>
			<h4 className="sticky top-0 bg-[var(--color-panel-solid)] py-1 text-xs font-semibold text-gray-11">
				{props.title}
			</h4>
			<div className="grid grid-cols-8">
				{props.emoji.map(({ emoji, label }) => (
					<button
						aria-label={label}
						className="focus-ring inline-flex aspect-square items-center justify-center rounded-control text-2xl leading-none hover:bg-gray-4"
						data-emoji={emoji}
						key={emoji}
						onClick={() => props.onPick(emoji)}
						tabIndex={-1}
						title={label}
						type="button"
					>
						{emoji}
					</button>
				))}
			</div>
		</section>
	);
}

/** From one to the next; up and down to the one nearest in the next row. Up from the first row leads back to the search. */
function goBetween(event: KeyboardEvent<HTMLElement>): void {
	const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-emoji]")];
	const at = all.findIndex((one) => one === event.target);
	if (at === -1) return;
	const next = findNext(all, at, event.key);
	if (next === undefined) return;
	event.preventDefault();
	if (next === null)
		event.currentTarget.parentElement?.querySelector<HTMLElement>("input")?.focus();
	else next.focus();
}

/** Null: beyond the first; undefined: the key is none of these. */
function findNext(all: HTMLElement[], at: number, key: string): HTMLElement | null | undefined {
	if (key === "ArrowRight") return all[at + 1] ?? all[at];
	if (key === "ArrowLeft") return all[at - 1] ?? null;
	if (key !== "ArrowDown" && key !== "ArrowUp") return undefined;
	const own = all[at]?.getBoundingClientRect();
	if (!own) return undefined;
	const step = key === "ArrowDown" ? 1 : -1;
	let best: HTMLElement | null = null;
	let rowTop: number | null = null;
	let nearest = Infinity;
	for (let other = at + step; other >= 0 && other < all.length; other += step) {
		const one = all[other];
		const place = one?.getBoundingClientRect();
		if (!one || !place || place.top === own.top) continue;
		if (rowTop !== null && place.top !== rowTop) break;
		rowTop = place.top;
		const distance = Math.abs(place.left - own.left);
		if (distance < nearest) [best, nearest] = [one, distance];
	}
	return best ?? (step === 1 ? all[at] : null);
}
