import { Check, CheckCheck, CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import type { PhoneContact, PhoneMessage } from "#app/contracts/simulated-phone.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The conversation seen from the customer: their own messages are the ones at the right. */
export function CustomerChat({ contact }: { contact: PhoneContact }) {
	const t = useStrings({ pt, en }).chat;
	const scroller = useRef<HTMLDivElement>(null);
	const last = contact.messages.at(-1)?.id;
	useEffect(() => {
		scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
	}, [last, contact.phone]);
	return (
		<div
			aria-label={t.log(contact.name)}
			className="flex min-h-0 flex-1 flex-col gap-1.5 overflow-y-auto px-3 py-4"
			ref={scroller}
			role="log"
			// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
			tabIndex={0}
		>
			{contact.messages.length === 0 ? (
				<p className="m-auto text-[13px] text-gray-11">{t.empty}</p>
			) : null}
			{contact.messages.map((message) => (
				<Bubble key={message.id} message={message} />
			))}
		</div>
	);
}

function Bubble({ message }: { message: PhoneMessage }) {
	const format = useFormat();
	const side = message.fromMe
		? "self-start rounded-bl-md bg-panel border border-line"
		: "self-end rounded-br-md bg-green-4 text-green-12";
	return (
		<p
			className={`max-w-[82%] animate-appear rounded-bubble px-3 py-1.5 text-[13px] whitespace-pre-wrap [overflow-wrap:anywhere] ${side}`}
		>
			<bdi>{message.text}</bdi>
			<span className="tabular ml-2 inline-flex translate-y-0.5 items-center gap-1 text-[11px] opacity-75">
				{format.time(message.sentAt)}
				<Tick message={message} />
			</span>
		</p>
	);
}

/** Ticks of what the customer wrote say whether the business has read it. */
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
