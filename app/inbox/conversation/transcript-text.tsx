import { Captions, CaptionsOff } from "lucide-react";
import type { MessageView } from "#app/contracts/frames.ts";
import { displayText } from "#app/domain/chat/display-text.ts";
import { useLaterStrings } from "../use-later-strings.ts";
import { FoldedText } from "./message-text.tsx";

/** What a model heard in a voice note or saw in a picture, or that it could not; a long one with its beginning first. */
export function TranscriptText({ message }: { message: MessageView }) {
	const t = useLaterStrings().transcript;
	if (!message.transcript) return null;
	const { text } = message.transcript;
	const isPicture = message.type === "image";
	if (text === null)
		return (
			<p className="mt-1 flex items-center gap-1.5 text-xs text-gray-11">
				<CaptionsOff aria-hidden="true" className="shrink-0" size={13} strokeWidth={1.75} />
				{isPicture ? t.noDescription : t.noTranscript}
			</p>
		);
	return (
		<figure className="mt-1.5 max-w-72 border-l-2 border-accent-6 pl-2.5">
			<figcaption className="flex items-center gap-1 text-xs font-medium text-gray-11">
				<Captions aria-hidden="true" className="shrink-0" size={13} strokeWidth={1.75} />
				{isPicture ? t.description : t.transcript}
			</figcaption>
			<p className="text-[13px] leading-5 text-gray-12">
				<FoldedText id={`${message.id} words`} isSpoken text={displayText(text)} />
			</p>
		</figure>
	);
}
