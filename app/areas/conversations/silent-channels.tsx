import { displayName } from "#app/domain/chat/display-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export interface NamedChannel {
	id: string;
	name: string;
}

/** Says which channels did not answer in time, with a way to ask again; nothing when all did. */
export function SilentChannels(props: {
	/** Their ids. */
	silent: readonly string[];
	channels: readonly NamedChannel[];
	/** @param names of the channels, as in a sentence */
	says: (names: string) => string;
	isBusy: boolean;
	onRetry: () => void;
}) {
	const t = useStrings({ pt, en }).search;
	const format = useFormat();
	const names = props.channels
		.filter(({ id }) => props.silent.includes(id))
		.map(({ name }) => displayName(name));
	if (names.length === 0) return null;
	return (
		<output className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-amber-6 bg-amber-3 px-4 py-2 text-[13px] text-amber-12">
			<span className="min-w-0 flex-1 basis-56 text-pretty">{props.says(format.list(names))}</span>
			<Button loading={props.isBusy} onClick={props.onRetry} size="small" type="button">
				{t.askAgain}
			</Button>
		</output>
	);
}
