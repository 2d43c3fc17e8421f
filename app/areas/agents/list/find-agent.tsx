import { Search, SearchX } from "lucide-react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export function FindAgent(props: { value: string; onChange: (typed: string) => void }) {
	const t = useStrings({ pt, en });
	return (
		<search className="mb-4 block sm:w-72">
			<TextInput
				aria-label={t.find}
				autoComplete="off"
				icon={<Search size={16} strokeWidth={1.75} />}
				onChange={(event) => props.onChange(event.currentTarget.value)}
				placeholder={t.find}
				type="search"
				value={props.value}
			/>
		</search>
	);
}

export function NoAgentFound({ onClear }: { onClear: () => void }) {
	const t = useStrings({ pt, en });
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
