import { Search, SearchX } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** A list with its title, and actions on the whole list at the right. */
export function ListCard(props: {
	title: string;
	purpose?: string | undefined;
	actions?: ReactNode;
	children: ReactNode;
}) {
	const id = useId();
	return (
		<section aria-labelledby={id}>
			<Card className="overflow-hidden">
				<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3">
					<div>
						<h2 className="text-base font-semibold" id={id}>
							{props.title}
						</h2>
						{props.purpose ? <p className="text-[13px] text-gray-11">{props.purpose}</p> : null}
					</div>
					{props.actions ? (
						<div className="flex flex-wrap items-center gap-2">{props.actions}</div>
					) : null}
				</div>
				{props.children}
			</Card>
		</section>
	);
}

/** Shorter lists get no search box. */
export const SEARCHED_FROM = 9;

export function FindBox(props: { value: string; onChange: (typed: string) => void }) {
	const t = useStrings({ pt, en }).find;
	return (
		<div className="w-full sm:w-64">
			<TextInput
				aria-label={t.label}
				autoComplete="off"
				icon={<Search size={16} strokeWidth={1.75} />}
				onChange={(event) => props.onChange(event.currentTarget.value)}
				placeholder={t.label}
				type="search"
				value={props.value}
			/>
		</div>
	);
}

export function NothingFound({ onClear }: { onClear: () => void }) {
	const t = useStrings({ pt, en }).find;
	return (
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
	);
}
