import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ContactView } from "#app/contracts/frames.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { notify } from "#app/ui/toasts.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import type { ScheduleForm } from "./schedule-form.tsx";
import {
	changeScheduled,
	endScheduled,
	readSchedule,
	type Schedule,
	type Scheduled,
} from "./scheduled-api.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/**
 * What is scheduled for a contact.
 * @param changedAt when it changed last, as the contact tells: only then it is read again
 */
export function useSchedule(contactId: string, changedAt: number) {
	const { me, instance } = useInboxParts();
	const queryKey = ["scheduled", me.memberId, instance.id, contactId, changedAt];
	const query = useQuery({
		queryKey,
		queryFn: ({ signal }) => readSchedule({ channelId: instance.id, contactId }, signal),
		placeholderData: keepPreviousData,
		// Another person in this tab must not see it.
		gcTime: 0,
	});
	return { ...query, queryKey };
}

/** What a member does with one. Who comes second is told, and sees how it is. */
export function useScheduledActs(contact: ContactView) {
	const t = useStrings({ pt, en });
	const errorText = useErrorText({ pt: pt.errors, en: en.errors });
	const client = useQueryClient();
	const { instance } = useInboxParts();
	const place = { channelId: instance.id, contactId: contact.id };
	const { queryKey } = useSchedule(contact.id, contact.scheduledAt ?? 0);

	/** False: it was refused, which was said. */
	async function run(act: () => Promise<Schedule>): Promise<boolean> {
		try {
			client.setQueryData<Schedule>(queryKey, await act());
			return true;
		} catch (error) {
			const code = codeOf(error);
			const isLate = code === "conflict" || code === "not_found";
			notify.error(t.failedChange, isLate ? t.conflict : errorText(code));
			// What is true is read: it may have been done all the same.
			void client.invalidateQueries({ queryKey });
			return false;
		}
	}
	const change = (one: Scheduled, form: ScheduleForm, version = one.version) =>
		run(() => changeScheduled(place, one.id, { ...form, version }));
	return {
		change: async (one: Scheduled, form: ScheduleForm): Promise<boolean> => {
			const isDone = await change(one, form);
			if (isDone) notify.success(t.done.changed);
			return isDone;
		},
		send: async (one: Scheduled): Promise<void> => {
			const body = { how: "send" as const, version: one.version };
			if (await run(() => endScheduled(place, one.id, body))) notify.success(t.done.sent);
		},
		cancel: async (one: Scheduled): Promise<void> => {
			const body = { how: "cancel" as const, version: one.version };
			if (!(await run(() => endScheduled(place, one.id, body)))) return;
			// One that was not sent has no moment to go back to.
			if (one.unsent !== null) return notify.success(t.done.dismissed);
			const { at, timeZone, text, untilReply, untilClosed, keepsHours } = one;
			const form = { at, timeZone, text, untilReply, untilClosed, keepsHours };
			notify.done(t.done.cancelled, {
				label: t.undo,
				onClick: () => void change(one, form, one.version + 1),
			});
		},
	};
}
