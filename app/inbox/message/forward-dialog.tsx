import { useQuery } from "@tanstack/react-query";
import { Check, CircleAlert, Search, X } from "lucide-react";
import { useState } from "react";
import type { ConversationSummary } from "#app/contracts/conversations.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { MOST_TARGETS } from "#app/domain/inbox/forwarding.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { CHANNEL_TYPE_NAMES, ChannelTypeMark } from "#app/ui/channel-type-mark.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { contactTitle, type UnnamedWords } from "../list/contact-title.ts";
import { useRested } from "../list/use-search.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { forwardTo, personKey, searchTargets, type Target, targetOf } from "./forward.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const REST_MS = 250;
const MAX_TYPED = 120;

const titleOf = (one: ConversationSummary, words: UnnamedWords): string =>
	contactTitle(
		{ id: one.contactId, name: one.contactName, phone: one.contactPhone, isGroup: one.isGroup },
		words,
	);

/** Sends a message again to people of any channel, as a new message of the member's own. */
export function ForwardDialog(props: { message: TimelineMessage; onClose: () => void }) {
	const t = useStrings({ pt, en }).forward;
	const { message, onClose } = props;
	const sending = useForwarding(message, onClose);
	const { chosen, failures } = sending;
	return (
		<Dialog
			onOpenChange={(isOpen) => {
				if (!isOpen) onClose();
			}}
			open
			purpose={t.purpose(String(MOST_TARGETS))}
			title={t.title}
			width={440}
		>
			<Chosen chosen={chosen} isFixed={sending.isRunning} onRemove={sending.toggle} />
			<Choice chosen={chosen} message={message} onToggle={sending.toggle} />
			{failures.size > 0 ? <Failures chosen={chosen} failures={failures} /> : null}
			<div className="mt-4 flex justify-end">
				<Button
					disabled={chosen.length === 0}
					kind="primary"
					loading={sending.isRunning}
					onClick={() => void sending.send()}
					type="button"
				>
					{failures.size > 0 ? t.again : t.submit(String(chosen.length))}
				</Button>
			</div>
		</Dialog>
	);
}

/** Who was chosen, and why it did not go to some of them. Those it went to are chosen no more. */
function useForwarding({ id: messageId }: TimelineMessage, onClose: () => void) {
	const t = useStrings({ pt, en }).forward;
	const { instance } = useInboxParts();
	const [chosen, setChosen] = useState<readonly Target[]>([]);
	const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
	const [isRunning, setIsRunning] = useState(false);
	return {
		chosen,
		failures,
		isRunning,
		toggle(one: ConversationSummary): void {
			const key = personKey(one);
			const rest = chosen.filter(({ conversation }) => personKey(conversation) !== key);
			setChosen(rest.length < chosen.length ? rest : [...chosen, targetOf(one)]);
			const left = [...failures].filter(([id]) => rest.some((other) => other.id === id));
			setFailures(new Map(left));
		},
		async send(): Promise<void> {
			setIsRunning(true);
			const from = { channelId: instance.id, messageId };
			const ends = await Promise.all(
				chosen.map(async (target) => ({ target, code: await forwardTo(from, target) })),
			);
			setIsRunning(false);
			const failed = ends.flatMap(({ target, code }) =>
				code === null ? [] : [[target.id, code] as const],
			);
			const sent = ends.length - failed.length;
			if (sent > 0) notify.success(t.sent(String(sent)));
			if (failed.length === 0) return onClose();
			setFailures(new Map(failed));
			setChosen(chosen.filter(({ id }) => failed.some(([other]) => other === id)));
		},
	};
}

function Chosen(props: {
	chosen: readonly Target[];
	isFixed: boolean;
	onRemove: (one: ConversationSummary) => void;
}) {
	const t = useStrings({ pt, en }).forward;
	const { contacts } = useInboxStrings();
	if (props.chosen.length === 0) return null;
	return (
		<ul aria-label={t.chosen} className="mb-3 flex flex-wrap gap-1.5">
			{props.chosen.map(({ id, conversation }) => {
				const title = titleOf(conversation, contacts);
				return (
					<li
						className="inline-flex h-7 max-w-full items-center gap-1 rounded-full bg-gray-4 pr-1 pl-2.5 text-[13px] text-gray-12"
						key={id}
					>
						{conversation.channel.type ? (
							<ChannelTypeMark size={13} type={conversation.channel.type} />
						) : null}
						<bdi className="truncate">{title}</bdi>
						<button
							aria-label={t.remove(title)}
							className="focus-ring inline-flex size-5 shrink-0 items-center justify-center rounded-full text-gray-11 hover:bg-gray-6"
							disabled={props.isFixed}
							onClick={() => props.onRemove(conversation)}
							type="button"
						>
							<X aria-hidden="true" size={13} />
						</button>
					</li>
				);
			})}
		</ul>
	);
}

/** Whom it did not reach, and why; they are still chosen. */
function Failures(props: { chosen: readonly Target[]; failures: ReadonlyMap<string, string> }) {
	const t = useStrings({ pt, en }).forward;
	const { contacts } = useInboxStrings();
	const errorText = useErrorText();
	const wordsFor = (code: string): string =>
		(t.failures as Readonly<Record<string, string>>)[code] ?? errorText(code);
	return (
		<ul className="mt-3 flex flex-col gap-1.5 text-[13px]" role="alert">
			{props.chosen.map(({ id, conversation }) => {
				const code = props.failures.get(id);
				return code === undefined ? null : (
					<li className="flex gap-2 text-gray-12" key={id}>
						<CircleAlert aria-hidden="true" className="mt-0.5 shrink-0 text-red-11" size={14} />
						<span className="min-w-0">
							<bdi className="font-medium">{titleOf(conversation, contacts)}</bdi>: {wordsFor(code)}
						</span>
					</li>
				);
			})}
		</ul>
	);
}

function Choice(props: {
	message: TimelineMessage;
	chosen: readonly Target[];
	onToggle: (one: ConversationSummary) => void;
}) {
	const t = useStrings({ pt, en }).forward;
	const { contacts } = useInboxStrings();
	const { instance } = useInboxParts();
	const [text, setText] = useState("");
	const q = useRested(text.trim(), REST_MS);
	const query = useQuery({
		queryKey: ["people-to-forward-to", q],
		queryFn: ({ signal }) => searchTargets(q, signal),
		staleTime: 0,
	});
	const here = personKey({ channel: { ...instance }, contactId: props.message.contactId });
	const shown = (query.data ?? []).filter((one) => personKey(one) !== here);
	const chosen = new Set(props.chosen.map(({ conversation }) => personKey(conversation)));
	return (
		<>
			<TextInput
				aria-label={t.search}
				autoComplete="off"
				icon={<Search size={16} />}
				maxLength={MAX_TYPED}
				onChange={(event) => setText(event.target.value)}
				placeholder={t.search}
				value={text}
			/>
			{query.isError ? (
				<div className="mt-3">
					<ErrorState onRetry={() => void query.refetch()} title={contacts.failed} />
				</div>
			) : null}
			<ul aria-label={t.people} className="-mx-2 mt-2 h-72 overflow-y-auto overscroll-contain">
				{shown.map((one) => (
					<li key={personKey(one)}>
						<Person
							isChosen={chosen.has(personKey(one))}
							isFull={chosen.size >= MOST_TARGETS}
							onToggle={() => props.onToggle(one)}
							one={one}
						/>
					</li>
				))}
				{query.isSuccess && shown.length === 0 ? (
					<li className="px-2 py-3 text-[13px] text-gray-11">{t.none}</li>
				) : null}
			</ul>
		</>
	);
}

function Person(props: {
	one: ConversationSummary;
	isChosen: boolean;
	isFull: boolean;
	onToggle: () => void;
}) {
	const { contacts } = useInboxStrings();
	const { one, isChosen } = props;
	const title = titleOf(one, contacts);
	const { type, name } = one.channel;
	return (
		<button
			aria-pressed={isChosen}
			className="focus-ring flex min-h-12 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-gray-3 disabled:opacity-50"
			disabled={!isChosen && props.isFull}
			onClick={props.onToggle}
			type="button"
		>
			<Avatar name={title} size={32} src={one.avatarUrl} />
			<span className="min-w-0 flex-1">
				<bdi className="block truncate text-gray-12">{title}</bdi>
				{type ? (
					<span className="flex min-w-0 items-center gap-1 text-xs text-gray-11">
						<ChannelTypeMark size={12} type={type} />
						<span className="truncate">
							{CHANNEL_TYPE_NAMES[type]} · <bdi>{displayName(name ?? "")}</bdi>
						</span>
					</span>
				) : null}
			</span>
			<span
				aria-hidden="true"
				className={`inline-flex size-5 shrink-0 items-center justify-center rounded-full border ${isChosen ? "border-accent-9 bg-accent-9 text-white" : "border-gray-8"}`}
			>
				{isChosen ? <Check size={13} strokeWidth={2.5} /> : null}
			</span>
		</button>
	);
}
