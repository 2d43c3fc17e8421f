import { CircleAlert } from "lucide-react";
import type { FormEvent, KeyboardEvent } from "react";
import { href, Link, useNavigate } from "react-router";
import { displayName } from "#app/domain/chat/display-text.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { conversationHref } from "#app/ui/channel-links.ts";
import { CHANNEL_TYPE_NAMES } from "#app/ui/channel-type-mark.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { QueryProvider } from "#app/ui/query-provider.tsx";
import { Select } from "#app/ui/select.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { TextArea } from "#app/ui/text-input.tsx";
import { NumberNote } from "./number-note.tsx";
import { RecipientField } from "./recipient-field.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { TemplateSlot } from "./template-slot.tsx";
import { useBeginFocus } from "./use-begin-focus.ts";
import {
	type BeginStart,
	type Beginning,
	type Begun,
	isConnected,
	mayTry,
	useBeginning,
} from "./use-beginning.ts";

/** Begins a conversation: channel, person or number, first words. After it the conversation opens. */
export function NewConversation(props: { start?: BeginStart; onClose: () => void }) {
	const t = useStrings({ pt, en });
	return (
		<Dialog
			onOpenChange={(isOpen) => {
				if (!isOpen) props.onClose();
			}}
			open
			purpose={t.purpose}
			title={t.title}
		>
			<QueryProvider>
				<Form {...props} />
			</QueryProvider>
		</Dialog>
	);
}

function Form({ start, onClose }: { start?: BeginStart; onClose: () => void }) {
	const t = useStrings({ pt, en });
	const navigate = useNavigate();
	const open = ({ channel, contactId }: Begun): void => {
		onClose();
		void navigate(conversationHref(channel, contactId));
	};
	const beginning = useBeginning(start, open);
	const { channel, channels, person, sending } = beginning;
	const fields = useBeginFocus(channel && (person?.contactId ?? "nobody"));
	if (channels.isFailed) return <ErrorState onRetry={channels.retry} title={t.failed} />;
	if (channels.list === null) return <Skeleton className="h-64" />;
	if (channel === null) return <NoChannels onClose={onClose} />;
	return (
		<div className="flex flex-col gap-4" ref={fields}>
			<ChannelField beginning={beginning} />
			<RecipientField beginning={beginning} />
			<NumberNote number={beginning.number} />
			{beginning.hasTemplateOnly ? (
				<TemplateSlot
					channelId={channel.id}
					contact={contactOf(beginning)}
					onChosen={(item) => {
						if (item.type === "template") void sending.send({ text: "", item });
					}}
				/>
			) : (
				<Words beginning={beginning} />
			)}
			<Failure code={sending.code} />
		</div>
	);
}

/** As whom a template names whoever it is for. */
function contactOf({ person, number, draft }: Beginning) {
	if (person) return { name: person.contactName, phone: person.contactPhone };
	return { name: number.known?.name ?? (draft.name.trim() || null), phone: number.phone };
}

function NoChannels({ onClose }: { onClose: () => void }) {
	const t = useStrings({ pt, en });
	return (
		<div className="flex flex-wrap items-center justify-between gap-3 text-gray-11">
			<p>{t.noChannels}</p>
			<Button asChild>
				<Link onClick={onClose} to={href("/channels")}>
					{t.toChannels}
				</Link>
			</Button>
		</div>
	);
}

function ChannelField({ beginning }: { beginning: Beginning }) {
	const t = useStrings({ pt, en });
	const { channel, channels, onlyKnown } = beginning;
	const isOff = channel !== null && !isConnected(channel.status);
	const hint = channel && onlyKnown ? t.onlyKnown(CHANNEL_TYPE_NAMES[channel.type]) : null;
	return (
		<Field error={isOff ? t.errors.not_linked : null} hint={hint} label={t.channel}>
			{(control) => (
				<Select
					{...control}
					onChange={(event) => beginning.change({ channelId: event.target.value })}
					value={channel?.id ?? ""}
				>
					{channels.list?.map(({ id, name, type, status }) => (
						<option key={id} value={id}>
							{displayName(name)} · {CHANNEL_TYPE_NAMES[type]}
							{isConnected(status) ? "" : ` · ${t.offline}`}
						</option>
					))}
				</Select>
			)}
		</Field>
	);
}

/** The first words; Ctrl and Enter send them. */
function Words({ beginning }: { beginning: Beginning }) {
	const t = useStrings({ pt, en });
	const { channel, draft, person, sending, to, change } = beginning;
	const submit = (event: Pick<FormEvent, "preventDefault">): void => {
		event.preventDefault();
		if (to === null) return sending.refuse("recipient_missing");
		if (draft.text.trim() === "") return sending.refuse("message_empty");
		void sending.send({ text: draft.text });
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit(event);
	};
	const isStopped = channel === null || !isConnected(channel.status);
	return (
		<form className="flex flex-col gap-4" noValidate onSubmit={submit}>
			<Field
				error={sending.code === "message_empty" ? t.textMissing : null}
				hint={<span className="max-md:hidden">{t.messageHint}</span>}
				label={t.message}
			>
				{(control) => (
					<TextArea
						{...control}
						{...(person && { "data-begin": true })}
						onChange={(event) => change({ text: event.target.value })}
						onKeyDown={onKeyDown}
						rows={4}
						value={draft.text}
					/>
				)}
			</Field>
			<div className="flex justify-end">
				<Button
					disabled={isStopped || !mayTry(beginning.number.state)}
					kind="primary"
					loading={sending.isRunning}
					type="submit"
				>
					{t.submit}
				</Button>
			</div>
		</form>
	);
}

/** Said at its field. */
const AT_FIELDS: readonly (string | null)[] = ["recipient_missing", "message_empty"];

function Failure({ code }: { code: string | null }) {
	const errorText = useErrorText({ pt: pt.errors, en: en.errors });
	if (code === null || AT_FIELDS.includes(code)) return null;
	return (
		<p className="flex gap-2 text-[13px] text-gray-12" role="alert">
			<CircleAlert aria-hidden="true" className="mt-0.5 shrink-0 text-red-11" size={14} />
			{errorText(code)}
		</p>
	);
}
