import { Check, CheckCheck, CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import type { PhoneContact, PhoneMessage } from "#app/contracts/simulated-phone.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { BubbleMenu, type Draft, wordsFor } from "./bubble-menu.tsx";
import { FileView } from "./file-view.tsx";
import { ItemInBubble } from "./item-in-bubble.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { Act } from "./use-phone.ts";

interface ChatProps {
	contact: PhoneContact;
	act: Act;
	isLinked: boolean;
	onDraft: (draft: Draft) => void;
}

/** Whoever is this near to the end reads what is new. */
const NEAR_END_PX = 40;

/** The conversation from the customer's side: their own messages are at the right. */
export function CustomerChat(props: ChatProps) {
	const { contact } = props;
	const t = useStrings({ pt, en }).chat;
	const scroller = useRef<HTMLDivElement>(null);
	const isAtEnd = useRef(true);
	const last = contact.messages.at(-1)?.id;
	const toEnd = (): void => {
		scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
	};
	useEffect(() => {
		toEnd();
		isAtEnd.current = true;
	}, [last, contact.phone]);
	return (
		<div
			aria-label={t.log(contact.name)}
			className="flex min-h-0 flex-1 flex-col gap-1.5 overflow-y-auto px-3 py-4"
			// A picture has its height once it is there.
			onLoadCapture={() => {
				if (isAtEnd.current) toEnd();
			}}
			onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
				isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
			}}
			ref={scroller}
			role="log"
			// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
			tabIndex={0}
		>
			{contact.messages.length === 0 ? (
				<p className="m-auto text-[13px] text-gray-11">{t.empty}</p>
			) : null}
			{contact.messages.map((message) => (
				<div
					className={`flex max-w-[88%] items-start gap-1 ${message.fromMe ? "self-start" : "flex-row-reverse self-end"}`}
					key={message.id}
				>
					<Bubble {...props} message={message} />
					<BubbleMenu {...props} message={message} phone={contact.phone} />
				</div>
			))}
		</div>
	);
}

const nameIn = ({ members }: PhoneContact, phone: string): string =>
	members?.find((one) => one.phone === phone)?.name || phone;

function Bubble(props: ChatProps & { message: PhoneMessage }) {
	const { message, contact } = props;
	const t = useStrings({ pt, en }).chat;
	const format = useFormat();
	const side = message.fromMe
		? "rounded-bl-md bg-panel border border-line"
		: "rounded-br-md bg-green-4 text-green-12";
	const quoted = contact.messages.find(({ id }) => id === message.quotedId);
	return (
		<div
			className={`relative min-w-0 animate-appear rounded-bubble px-3 py-1.5 text-[13px] whitespace-pre-wrap [overflow-wrap:anywhere] ${side} ${message.reaction || message.ourReaction ? "mb-3" : ""}`}
		>
			{message.author === undefined ? null : (
				<p className="text-xs font-semibold">
					<bdi>{nameIn(contact, message.author)}</bdi>
				</p>
			)}
			{quoted ? (
				<p className="mb-1 line-clamp-2 border-l-2 border-current pl-2 text-xs opacity-75">
					<bdi>{quoted.text || wordsFor(quoted, t)}</bdi>
				</p>
			) : null}
			{message.deleted ? (
				<em>{t.deleted}</em>
			) : (
				<>
					{message.file ? <FileView file={message.file} /> : null}
					{message.item ? (
						<ItemInBubble
							act={props.act}
							isLinked={props.isLinked}
							item={message.item}
							message={message}
							phone={contact.phone}
						/>
					) : null}
					{message.medium ? (
						<span className="mr-1 font-medium">{t.media[message.medium]}</span>
					) : null}
					<bdi>{message.text}</bdi>
				</>
			)}
			<span className="tabular ml-2 inline-flex translate-y-0.5 items-center gap-1 text-[11px] opacity-75">
				{message.edited && !message.deleted ? <span>{t.edited}</span> : null}
				{format.time(message.sentAt)}
				<Tick message={message} />
			</span>
			<Reactions message={message} />
		</div>
	);
}

/** Of the customer and of the business, each with who it is from for assistive technology. */
function Reactions({ message: { reaction, ourReaction } }: { message: PhoneMessage }) {
	const t = useStrings({ pt, en }).chat;
	if (!reaction && !ourReaction) return null;
	return (
		<span className="absolute -bottom-3 left-2 flex gap-1 rounded-full border border-line bg-panel px-1.5 text-xs text-gray-12">
			{reaction ? (
				<span>
					<span className="sr-only">{t.reaction}</span>
					{reaction}
				</span>
			) : null}
			{ourReaction ? (
				<span>
					<span className="sr-only">{t.ourReaction}</span>
					{ourReaction}
				</span>
			) : null}
		</span>
	);
}

/** The tick of a customer's message: whether the business has read it. */
function Tick({ message }: { message: PhoneMessage }) {
	const t = useStrings({ pt, en }).chat;
	if (message.fromMe && message.status !== "failed") return null;
	const [Icon, tone, words] = message.fromMe
		? ([CircleAlert, "text-red-11", t.failed] as const)
		: message.readByUs
			? ([CheckCheck, "text-accent-11", t.wasRead] as const)
			: ([Check, "", t.sent] as const);
	return (
		<>
			<Icon aria-hidden="true" className={tone} size={14} />
			<span className="sr-only">{words}</span>
		</>
	);
}
