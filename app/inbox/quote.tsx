import { plainText } from "#app/domain/chat/plain-text.ts";
import type { TimelineMessage } from "./timeline-message.ts";
import { TypeIcon } from "./type-icon.tsx";
import { useInboxStrings } from "./use-inbox-strings.ts";

/** The message that is answered; a click leads to it. Not loaded: a plain word stands for it. */
export function Quote(props: {
	quoted: TimelineMessage | null;
	contactName: string;
	onJump: (messageId: string) => void;
}) {
	const t = useInboxStrings();
	const { quoted } = props;
	const look =
		"mb-1 block w-full rounded-control border-l-[3px] border-accent-9 bg-[var(--gray-a3)] px-2 py-1 text-left text-[13px] leading-[18px]";
	if (!quoted) return <p className={`${look} text-gray-11`}>{t.message.quotedMissing}</p>;
	const text = quoted.deleted ? t.message.deleted : plainText(quoted.text);
	return (
		<button
			aria-label={t.message.quoted}
			className={`focus-ring ${look}`}
			onClick={() => props.onJump(quoted.id)}
			type="button"
		>
			<bdi className="block truncate font-medium text-accent-11">
				{quoted.direction === "outgoing" ? t.message.mine : (quoted.author ?? props.contactName)}
			</bdi>
			<span className="line-clamp-2 text-gray-11 [overflow-wrap:anywhere]">
				<span className="mr-1 inline-flex align-[-2px]">
					<TypeIcon type={quoted.type} />
				</span>
				<bdi>{text === "" ? t.message.types[quoted.type] : text}</bdi>
			</span>
		</button>
	);
}
