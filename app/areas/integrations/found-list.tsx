import { Search, SearchX } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { IntegrationView } from "#app/contracts/integrations.ts";
import { searchKey } from "#app/domain/inbox/search-key.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { TYPE_NAMES } from "./types.ts";

/** Shorter lists get no search box. */
const SEARCHED_FROM = 9;
/** Rows rendered at first and added by each "Mostrar mais". */
const STEP = 30;

const matches = ({ name, type, ownerName }: IntegrationView, key: string): boolean =>
	searchKey([name, TYPE_NAMES[type], ownerName].join(" ")).includes(key);

/** A searchable list, STEP rows at a time; `children` renders the rows. */
export function FoundList(props: {
	items: readonly IntegrationView[];
	children: (shown: readonly IntegrationView[]) => ReactNode;
}) {
	const t = useStrings({ pt, en }).monitoring;
	const format = useFormat();
	const [sought, setSought] = useState("");
	const [limit, setLimit] = useState(STEP);
	const { items } = props;
	const key = searchKey(sought);
	const found = key === "" ? items : items.filter((item) => matches(item, key));
	const shown = found.slice(0, limit);
	return (
		<div className="flex flex-col gap-4">
			{items.length < SEARCHED_FROM ? null : (
				<search className="block sm:w-72">
					<TextInput
						aria-label={t.find}
						autoComplete="off"
						icon={<Search size={16} strokeWidth={1.75} />}
						onChange={(event) => setSought(event.currentTarget.value)}
						placeholder={t.find}
						type="search"
						value={sought}
					/>
				</search>
			)}
			{found.length === 0 ? <NothingFound onClear={() => setSought("")} /> : props.children(shown)}
			{shown.length < found.length ? (
				<div className="flex flex-wrap items-center justify-between gap-3">
					<p className="tabular text-[13px] text-gray-11">
						{t.shown(format.number(shown.length), format.number(found.length))}
					</p>
					<Button onClick={() => setLimit((before) => before + STEP)} size="small" type="button">
						{t.more}
					</Button>
				</div>
			) : null}
		</div>
	);
}

function NothingFound({ onClear }: { onClear: () => void }) {
	const t = useStrings({ pt, en }).monitoring;
	return (
		<Card className="">
			<EmptyState
				action={
					<Button onClick={onClear} type="button">
						{t.clear}
					</Button>
				}
				icon={SearchX}
				title={t.none}
			>
				{t.noneText}
			</EmptyState>
		</Card>
	);
}
