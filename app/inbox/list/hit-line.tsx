import type { MessageView } from "#app/contracts/frames.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { FoundWords } from "./found-words.tsx";
import { TypeIcon } from "./type-icon.tsx";

/** A found message on one line: the text around the match, with the words marked. */
export function HitLine({ message, q }: { message: MessageView; q: string }) {
	const t = useInboxStrings();
	return (
		<>
			{message.direction === "outgoing" ? `${t.contacts.you} ` : null}
			{message.type === "text" ? null : (
				<span className="mr-1 inline-flex align-[-2px]">
					<TypeIcon type={message.type} />
				</span>
			)}
			<FoundWords message={message} q={q} />
		</>
	);
}
