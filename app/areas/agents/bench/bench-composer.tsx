import { SendHorizontal, Square } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { MAX_INPUT_LENGTH } from "#app/domain/agents/answering.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/text-input.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/**
 * The question box. Enter sends, Shift+Enter breaks the line; an answer under way can be stopped.
 */
export function BenchComposer(props: {
	isBusy: boolean;
	/** Why nothing can be asked now; null when it can. */
	problem: string | null;
	onSend: (text: string) => void;
	onStop: () => void;
}) {
	const t = useStrings({ pt, en });
	const [text, setText] = useState("");
	const { isBusy, problem } = props;
	const send = (): void => {
		if (isBusy || problem !== null || text.trim() === "") return;
		props.onSend(text.trim());
		setText("");
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
		event.preventDefault();
		send();
	};
	return (
		<form
			className="flex flex-wrap items-end gap-3 border-t border-line px-4 py-3"
			onSubmit={(event) => {
				event.preventDefault();
				send();
			}}
		>
			<TextArea
				aria-label={t.message}
				className="field-sizing-content max-h-40 min-h-10 flex-1 !resize-none"
				enterKeyHint="send"
				maxLength={MAX_INPUT_LENGTH}
				onChange={(event) => setText(event.currentTarget.value)}
				onKeyDown={onKeyDown}
				placeholder={t.placeholder}
				rows={1}
				value={text}
			/>
			<SendOrStop
				isBusy={isBusy}
				isOff={text.trim() === "" || problem !== null}
				onStop={props.onStop}
			/>
			{problem ? <output className="w-full text-[13px] text-gray-11">{problem}</output> : null}
		</form>
	);
}

function SendOrStop(props: { isBusy: boolean; isOff: boolean; onStop: () => void }) {
	const t = useStrings({ pt, en });
	if (props.isBusy)
		return (
			<Button onClick={props.onStop} size="large" type="button">
				<Square aria-hidden="true" size={14} />
				{t.stop}
			</Button>
		);
	return (
		<Button disabled={props.isOff} kind="primary" size="large" type="submit">
			<SendHorizontal aria-hidden="true" size={16} />
			<span className="max-sm:sr-only">{t.send}</span>
		</Button>
	);
}
