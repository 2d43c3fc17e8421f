import { Search, X } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { ConversationOverview } from "#app/contracts/conversations.ts";
import { COUNTED_CONVERSATIONS } from "#app/domain/conversations/conversation.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { ListFilter } from "./filters.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const DEBOUNCE_MS = 250;
const WHO = ["everybody", "mine", "unassigned", "agent"] as const;

export interface ToolbarProps {
	filter: ListFilter;
	onFilter: (filter: ListFilter) => void;
	overview: ConversationOverview;
	channels: readonly { id: string; name: string; type: ChannelType }[];
}

/** Search and filters; they are combined. */
export function Toolbar(props: ToolbarProps) {
	const t = useStrings({ pt, en }).filters;
	const { filter, onFilter, overview } = props;
	return (
		<div className="flex shrink-0 flex-col gap-3 pb-3">
			<div className="flex flex-wrap gap-3">
				<SearchBox filter={filter} onFilter={onFilter} />
				<Choices {...props} />
			</div>
			<div className="-mx-4 flex items-center gap-1.5 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
				<fieldset className="contents">
					<legend className="sr-only">{t.who}</legend>
					{WHO.map((who) => (
						<Chip
							checked={(filter.who ?? "everybody") === who}
							count={who === "everybody" ? null : overview.counts[who]}
							key={who}
							name="who"
							onChange={() => onFilter({ ...filter, who: who === "everybody" ? undefined : who })}
							type="radio"
						>
							{t[who]}
						</Chip>
					))}
				</fieldset>
				<span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-line" />
				<Chip
					checked={filter.unread === "1"}
					count={overview.counts.unread}
					onChange={() => onFilter({ ...filter, unread: filter.unread ? undefined : "1" })}
					type="checkbox"
				>
					{t.unread}
				</Chip>
				<Chip
					checked={filter.status === "closed"}
					count={null}
					onChange={() =>
						onFilter({ ...filter, status: filter.status === "closed" ? "active" : "closed" })
					}
					type="checkbox"
				>
					{t.closed}
				</Chip>
			</div>
		</div>
	);
}

/** One value of a filter: a radio button or check box that looks like a chip. */
function Chip(props: {
	type: "radio" | "checkbox";
	name?: string;
	checked: boolean;
	count: number | null;
	onChange: () => void;
	children: ReactNode;
}) {
	const { count } = props;
	return (
		<label className="relative inline-flex h-8 shrink-0 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-full border border-line bg-panel px-3 text-[13px] font-medium text-gray-11 hover:bg-gray-3 has-checked:border-accent-7 has-checked:bg-accent-3 has-checked:text-accent-11 has-focus-visible:outline-2 has-focus-visible:outline-accent-9">
			<input
				checked={props.checked}
				className="sr-only"
				onChange={props.onChange}
				type={props.type}
				{...(props.name ? { name: props.name } : {})}
			/>
			{props.children}
			{count ? (
				<span className="tabular text-xs">
					{count >= COUNTED_CONVERSATIONS ? `${COUNTED_CONVERSATIONS - 1}+` : count}
				</span>
			) : null}
		</label>
	);
}

/** Choice of channel and label, where there is more than one. */
function Choices({ filter, onFilter, overview, channels }: ToolbarProps) {
	const t = useStrings({ pt, en }).filters;
	const labels =
		filter.label === undefined || overview.labels.includes(filter.label)
			? overview.labels
			: [filter.label, ...overview.labels];
	return (
		<>
			{channels.length > 1 || filter.channelId ? (
				<Select
					aria-label={t.channel}
					className="w-full min-w-0 flex-1 sm:w-48 sm:flex-none"
					onChange={({ target }) => onFilter({ ...filter, channelId: target.value || undefined })}
					value={filter.channelId ?? ""}
				>
					<option value="">{t.allChannels}</option>
					{channels.map(({ id, name }) => (
						<option key={id} value={id}>
							{displayName(name)}
						</option>
					))}
				</Select>
			) : null}
			{labels.length > 0 ? (
				<Select
					aria-label={t.label}
					className="w-full min-w-0 flex-1 sm:w-44 sm:flex-none"
					onChange={({ target }) => onFilter({ ...filter, label: target.value || undefined })}
					value={filter.label ?? ""}
				>
					<option value="">{t.allLabels}</option>
					{labels.map((label) => (
						<option key={label} value={label}>
							{label}
						</option>
					))}
				</Select>
			) : null}
		</>
	);
}

/** The search box; the list is searched once typing pauses. */
function SearchBox({ filter, onFilter }: Pick<ToolbarProps, "filter" | "onFilter">) {
	const t = useStrings({ pt, en }).filters;
	const [text, setText] = useState(filter.q);
	const [seenQ, setSeenQ] = useState(filter.q);
	/** Words on their way into the address: when they arrive, what was typed meanwhile stays. */
	const [asked, setAsked] = useState<readonly string[]>([]);
	if (seenQ !== filter.q) {
		setSeenQ(filter.q);
		setAsked(asked.slice(asked.indexOf(filter.q) + 1));
		// The address changed otherwise: by going back, or by clearing the filters.
		if (!asked.includes(filter.q) && text.trim() !== filter.q) setText(filter.q);
	}
	const search = useEffectEvent((q: string) => {
		if (q === filter.q) return;
		setAsked([...asked, q]);
		onFilter({ ...filter, q });
	});
	useEffect(() => {
		const timer = setTimeout(() => search(text.trim()), text === "" ? 0 : DEBOUNCE_MS);
		return () => clearTimeout(timer);
	}, [text]);
	return (
		<search className="relative block w-full flex-none sm:w-auto sm:min-w-64 sm:flex-1">
			<TextInput
				aria-label={t.search}
				autoComplete="off"
				enterKeyHint="search"
				icon={<Search size={16} strokeWidth={1.75} />}
				onChange={(event) => setText(event.target.value)}
				onKeyDown={(event) => {
					if (event.nativeEvent.isComposing) return;
					if (event.key === "Escape") setText("");
					if (event.key === "ArrowDown" && focusFirst()) event.preventDefault();
				}}
				placeholder={t.search}
				value={text}
			/>
			{text === "" ? null : (
				<span className="absolute top-1 right-1">
					<IconButton label={t.clearSearch} onClick={() => setText("")}>
						<X aria-hidden="true" size={16} />
					</IconButton>
				</span>
			)}
		</search>
	);
}

/** Moves into the list below; false when there is nothing. */
function focusFirst(): boolean {
	const first = document.querySelector<HTMLElement>('a[data-contact-id][tabindex="0"]');
	first?.focus();
	return first !== null;
}
