import { useQueryClient } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { v7 as uuidv7 } from "uuid";
import { planCaptions } from "#app/domain/inbox/captions.ts";
import type { ScheduleMessages } from "#app/contracts/scheduled.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { serverNow } from "#app/ui/clock.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { notify } from "#app/ui/toasts.ts";
import { dropBytes } from "../files/bytes.ts";
import { bringFile, saidOf } from "../files/upload.ts";
import { ownerOf, useInboxParts } from "../store/inbox-context.ts";
import type { TrayFile } from "../store/tray-book.ts";
import { type ScheduleForm, ScheduleDialog } from "./schedule-form.tsx";
import { schedule } from "./scheduled-api.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useSchedule } from "./use-scheduled.ts";
import { whenText } from "./when-text.ts";

/** Beside "Enviar": what stands in the composer leaves later, its files with it. */
export function LaterButton(props: {
	contactId: string;
	quotedId: string | null;
	isDisabled: boolean;
	/** It is scheduled: the composer is empty. */
	onScheduled: () => void;
}) {
	const t = useStrings({ pt, en });
	const [isOpen, setIsOpen] = useState(false);
	return (
		<>
			<IconButton
				aria-haspopup="dialog"
				className="!size-10 max-[24rem]:!w-8"
				disabled={props.isDisabled}
				label={t.door}
				onClick={() => setIsOpen(true)}
				side="top"
				type="button"
			>
				<CalendarClock aria-hidden="true" size={20} strokeWidth={1.75} />
			</IconButton>
			{isOpen ? <LaterDialog {...props} onClose={() => setIsOpen(false)} /> : null}
		</>
	);
}

function LaterDialog(props: {
	contactId: string;
	quotedId: string | null;
	onScheduled: () => void;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const errorText = useErrorText({ pt: pt.errors, en: en.errors });
	const { drafts, tray, instance } = useInboxParts();
	const { contactId } = props;
	const client = useQueryClient();
	const { data, queryKey } = useSchedule(contactId, 0);
	const toMessages = useMessages(props.quotedId);
	const [isBusy, setIsBusy] = useState(false);
	async function submit({ text: _, ...form }: ScheduleForm): Promise<void> {
		setIsBusy(true);
		const [text, files] = [drafts.get(contactId), tray.get(contactId)];
		try {
			const body = { ...form, messages: await toMessages(text, files) };
			const now = await schedule({ channelId: instance.id, contactId }, body);
			client.setQueryData(queryKey, now);
			// Of what was written meanwhile nothing is lost.
			if (drafts.get(contactId) === text) drafts.set(contactId, "");
			tray.set(
				contactId,
				tray.get(contactId).filter(({ key }) => !files.some((one) => one.key === key)),
			);
			for (const { key } of files) void dropBytes(key);
			notify.success(t.done.scheduled(whenText(form.at, serverNow(), format, t)));
			props.onClose();
			props.onScheduled();
		} catch (error) {
			const code = codeOf(error);
			notify.error(t.failed, code === "network" ? t.offline : errorText(code));
			setIsBusy(false);
		}
	}
	return (
		<ScheduleDialog
			begin={null}
			isBusy={isBusy}
			left={data?.left ?? null}
			onClose={props.onClose}
			onSubmit={(form) => void submit(form)}
		/>
	);
}

/** Makes messages of a text and the files beside it, whose bytes are brought to the store. Throws ApiError. */
function useMessages(quotedId: string | null) {
	const parts = useInboxParts();
	const owner = ownerOf(parts);
	return async (
		text: string,
		files: readonly TrayFile[],
	): Promise<ScheduleMessages["messages"]> => {
		const ready = files.filter(({ state }) => state === undefined);
		const { captions, rest } = planCaptions(ready, text, parts.capabilities.files ?? {});
		const messages: ScheduleMessages["messages"] = [];
		for (const [at, file] of ready.entries()) {
			const hash = await bringFile(parts.instance.id, owner, file);
			const caption = captions[at]?.caption ?? "";
			messages.push({ id: uuidv7(), text: caption, file: { ...saidOf(file), hash } });
		}
		if (rest !== "") messages.push({ id: uuidv7(), text: rest });
		const [first] = messages;
		if (first && quotedId !== null) first.quotedId = quotedId;
		return messages;
	};
}
