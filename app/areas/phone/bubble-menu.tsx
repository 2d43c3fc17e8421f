import { ChevronDown } from "lucide-react";
import type { PhoneMessage } from "#app/contracts/simulated-phone.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { en } from "./strings.en.ts";
import { type PhoneStrings, pt } from "./strings.pt.ts";
import type { Act } from "./use-phone.ts";

const EMOJI = ["👍", "❤️", "😂"];

/** What the next text refers to: a message to answer, or to edit. */
export interface Draft {
	kind: "answer" | "edit";
	message: PhoneMessage;
}

/** What a message without words is called. */
export const wordsFor = (
	{ medium, file, item }: PhoneMessage,
	t: Pick<PhoneStrings["chat"], "items" | "media">,
): string => (item ? t.items[item.type] : t.media[file?.kind ?? medium ?? "document"]);

/** What a customer can do with one message. */
export function BubbleMenu(props: {
	message: PhoneMessage;
	phone: string;
	act: Act;
	isLinked: boolean;
	onDraft: (draft: Draft) => void;
}) {
	const t = useStrings({ pt, en }).bubble;
	const { message, phone, act } = props;
	const messageId = message.id;
	const react = (emoji: string): void => act({ type: "react", phone, messageId, emoji });
	if (!props.isLinked || message.deleted) return null;
	return (
		<Menu
			trigger={
				<IconButton className="!size-6" label={t.more(message.text)}>
					<ChevronDown aria-hidden="true" size={14} />
				</IconButton>
			}
		>
			<MenuItem onSelect={() => props.onDraft({ kind: "answer", message })}>{t.answer}</MenuItem>
			<MenuSeparator />
			{EMOJI.map((emoji) => (
				<MenuItem key={emoji} onSelect={() => react(emoji)}>
					{t.react(emoji)}
				</MenuItem>
			))}
			{message.reaction ? <MenuItem onSelect={() => react("")}>{t.takeBack}</MenuItem> : null}
			{message.fromMe ? null : (
				<>
					<MenuSeparator />
					{message.medium || message.file || message.item ? null : (
						<MenuItem onSelect={() => props.onDraft({ kind: "edit", message })}>{t.edit}</MenuItem>
					)}
					<MenuItem color="red" onSelect={() => act({ type: "delete", phone, messageId })}>
						{t.remove}
					</MenuItem>
				</>
			)}
		</Menu>
	);
}
