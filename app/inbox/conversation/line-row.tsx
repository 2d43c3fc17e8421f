import { displayText } from "#app/domain/chat/display-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { tellLine } from "./tell-line.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";

/** look.md, The inbox: what happened to the conversation, small and centred. */
export function LineRow(props: { message: TimelineMessage; ownName: string }) {
	const t = useInboxStrings();
	const format = useFormat();
	const { message } = props;
	const line = tellLine(message, props.ownName, t.lines);
	if (!line) return null;
	return (
		<div className="flex justify-center px-4 py-2 md:px-6" data-line={message.id}>
			<div className="max-w-[min(90%,60ch)] rounded-control bg-gray-3 px-3 py-1 text-center text-xs leading-4 text-gray-11 text-pretty [overflow-wrap:anywhere]">
				<bdi>{line.text}</bdi>{" "}
				<time
					className="tabular whitespace-nowrap"
					dateTime={new Date(message.sentAt).toISOString()}
					title={format.dateTime(message.sentAt)}
				>
					· {format.time(message.sentAt)}
				</time>
				{line.note === null ? null : (
					<p className="mt-1 whitespace-pre-wrap text-gray-12">
						<bdi>“{displayText(line.note)}”</bdi>
					</p>
				)}
			</div>
		</div>
	);
}
