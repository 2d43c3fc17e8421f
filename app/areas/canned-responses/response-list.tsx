import { FileText, SearchX, Star, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { CannedResponse } from "#app/contracts/canned-responses.ts";
import { searchResponses } from "#app/domain/canned-responses/canned-response.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import type { CannedResponsesAnswer } from "./actions.ts";
import { RemoveDialog } from "./remove-dialog.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useCannedResponseError } from "./use-canned-response-error.ts";

/** Rows that are drawn at once. */
const PER_STEP = 50;

const FILTERS = {
	all: () => true,
	team: (one: CannedResponse) => one.isTeam,
	own: (one: CannedResponse) => !one.isTeam,
	favourites: (one: CannedResponse) => one.isFavourite,
};
type Filter = keyof typeof FILTERS;

/** All ready answers, those that are used most and the favourites first, with search and a choice of whose. */
export function ResponseList(props: {
	responses: CannedResponse[];
	mayWrite: boolean;
	mayManage: boolean;
	onOpen: (response: CannedResponse) => void;
	/** The button that makes one, where nothing else is to be seen. */
	add: ReactNode;
}) {
	const t = useStrings({ pt, en });
	const { responses, mayWrite, mayManage } = props;
	const [query, setQuery] = useState("");
	const [filter, setFilter] = useState<Filter>("all");
	const [shown, setShown] = useState(PER_STEP);
	const [leaving, setLeaving] = useState<CannedResponse | null>(null);
	if (responses.length === 0)
		return (
			<section className="rounded-card border border-line bg-panel">
				<EmptyState action={props.add} icon={FileText} title={t.empty}>
					{mayWrite ? t.emptyText : t.emptyViewer}
				</EmptyState>
			</section>
		);
	const found = searchResponses(responses.filter(FILTERS[filter]), query, responses.length);
	const showAll = (): void => {
		setQuery("");
		setFilter("all");
	};
	return (
		<section aria-label={t.list}>
			<div className="mb-3 flex flex-wrap gap-3">
				<div className="min-w-48 flex-1">
					<TextInput
						aria-label={t.search}
						onChange={({ target }) => {
							setQuery(target.value);
							setShown(PER_STEP);
						}}
						placeholder={t.search}
						type="search"
						value={query}
					/>
				</div>
				<Select
					aria-label={t.filter}
					className="w-40"
					onChange={({ target }) => setFilter(target.value as Filter)}
					value={filter}
				>
					{(Object.keys(FILTERS) as Filter[]).map((one) => (
						<option key={one} value={one}>
							{t.filters[one]}
						</option>
					))}
				</Select>
			</div>
			{found.length === 0 ? (
				<div className="rounded-card border border-line bg-panel">
					<EmptyState
						action={
							<Button onClick={showAll} type="button">
								{t.showAll}
							</Button>
						}
						icon={SearchX}
						title={t.nothing}
					>
						{t.nothingText}
					</EmptyState>
				</div>
			) : (
				<ul className="overflow-hidden rounded-card border border-line bg-panel">
					{found.slice(0, shown).map((response) => (
						<ResponseRow
							key={response.id}
							mayChange={response.isTeam ? mayManage : mayWrite}
							onOpen={() => props.onOpen(response)}
							onRemove={() => setLeaving(response)}
							response={response}
						/>
					))}
				</ul>
			)}
			{found.length > shown ? (
				<div className="mt-3 text-center">
					<Button onClick={() => setShown(shown + PER_STEP)} type="button">
						{t.showMore}
					</Button>
				</div>
			) : null}
			{leaving ? <RemoveDialog onClose={() => setLeaving(null)} response={leaving} /> : null}
		</section>
	);
}

function ResponseRow(props: {
	response: CannedResponse;
	mayChange: boolean;
	onOpen: () => void;
	onRemove: () => void;
}) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { response, mayChange } = props;
	const { shortcut, title, text, language, isTeam, department, files = [], uses } = response;
	const removeLabel = t.remove(isolate(title));
	return (
		<li className="relative flex items-center gap-2 border-b border-line py-2 pr-3 pl-2 last:border-b-0 hover:bg-gray-2">
			<Favourite response={response} />
			<div className="min-w-0 flex-1 py-0.5">
				<p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
					<button
						className="min-w-0 max-w-full truncate text-left font-medium text-gray-12 outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-9"
						onClick={props.onOpen}
						type="button"
					>
						<span className="sr-only">{t.open} </span>
						<bdi>{title}</bdi>
					</button>
					<code className="shrink-0 text-[13px] text-accent-11">/{shortcut}</code>
				</p>
				<p className="truncate text-[13px] text-gray-11">
					<bdi>{text}</bdi>
				</p>
				<p className="tabular text-xs text-gray-11">
					{[
						...(isTeam ? [] : [t.own]),
						...(department ? [isolate(department.name)] : []),
						...(language === "" ? [] : [t.languages[language]]),
						...(files.length > 0 ? [t.files(files.length)] : []),
						t.uses(format.number(uses), uses === 1),
					].join(" · ")}
				</p>
			</div>
			<span className="relative z-1">
				{/* Not `disabled`: it stays focusable, so that the reason can be read. */}
				<IconButton
					aria-disabled={mayChange ? undefined : true}
					className={mayChange ? "hover:!text-red-11" : "opacity-60"}
					label={mayChange ? removeLabel : `${removeLabel}. ${t.managersOnly}`}
					onClick={mayChange ? props.onRemove : undefined}
				>
					<Trash2 aria-hidden="true" size={17} strokeWidth={1.75} />
				</IconButton>
			</span>
		</li>
	);
}

function Favourite({ response: { id, title, isFavourite } }: { response: CannedResponse }) {
	const t = useStrings({ pt, en });
	const errorText = useCannedResponseError();
	const marking = useIntent<CannedResponsesAnswer>("favourite", ({ code }) => {
		if (code !== null) notify.error(t.favouriteFailed, errorText(code));
	});
	// As it will be, while the server is told.
	const isMarked = marking.isSending ? !isFavourite : isFavourite;
	return (
		<span className="relative z-1">
			<IconButton
				aria-pressed={isMarked}
				label={isMarked ? t.unmark(isolate(title)) : t.mark(isolate(title))}
				onClick={() => {
					if (!marking.isSending) marking.send({ id, mark: isFavourite ? "off" : "on" });
				}}
			>
				<Star
					aria-hidden="true"
					className={isMarked ? "fill-amber-9 text-amber-9" : ""}
					size={17}
					strokeWidth={1.75}
				/>
			</IconButton>
		</span>
	);
}
