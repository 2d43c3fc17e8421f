import type { ContactView } from "#app/contracts/frames.ts";
import { plainText } from "#app/domain/chat/plain-text.ts";
import { messageWords } from "../conversation/message-words.ts";
import { TickIcon } from "./tick-icon.tsx";
import { TypeIcon } from "./type-icon.tsx";
import { useInboxStrings } from "../use-inbox-strings.ts";

/** The second line of a row: what happens now, else what is being written, else the last message. */
export function ContactPreview(props: {
	contact: ContactView;
	presence: "typing" | "recording" | null;
	draft: string;
}) {
	const t = useInboxStrings();
	if (props.presence) return <span className="text-green-11">{t.header[props.presence]}</span>;
	if (props.draft !== "") {
		return (
			<>
				<span className="text-red-11">{t.contacts.draft}</span> <bdi>{plainText(props.draft)}</bdi>
			</>
		);
	}
	const preview = props.contact.preview;
	if (!preview) return <>{t.contacts.noMessages}</>;
	return (
		<span className="flex items-center gap-1">
			{preview.direction === "outgoing" && preview.status ? (
				<TickIcon status={preview.status} />
			) : null}
			{preview.deleted ? null : <TypeIcon type={preview.type} />}
			<bdi className="truncate">{messageWords(preview, t.message)}</bdi>
		</span>
	);
}
