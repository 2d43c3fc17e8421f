/** What an open page does with the news of the workspace's line: a tone, and a notification where no push comes. */
import { AlertsAnswer } from "#app/contracts/alert-answers.ts";
import { parseChanges } from "#app/contracts/conversation-answers.ts";
import { filterableOf, type IndexedConversation } from "#app/contracts/told-conversations.ts";
import { judgeAlert, judgeMention, type Sight } from "#app/domain/alerts/judge.ts";
import { calledBy, newsOf } from "#app/domain/alerts/news.ts";
import { noticeText } from "#app/domain/alerts/notice-text.ts";
import { conversationPath, tagOf } from "#app/domain/alerts/payload.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { en } from "#app/domain/inbox/message-words.en.ts";
import { pt } from "#app/domain/inbox/message-words.pt.ts";
import { toldHere } from "#app/ui/alerts/this-browser.ts";
import { playTone } from "#app/ui/alerts/tone.ts";
import { callApi, parseAnswer } from "#app/ui/api-request.ts";

/** One tab of several makes the tone; the others find the lock taken, this long. */
const TONE_LOCK = "prosa-tone";
const TONE_MS = 1_500;
/** Clocks of a browser and of a customer's phone differ. */
const LENIENT_MS = 60_000;

export interface Hearing {
	memberId: string;
	/** What this page shows now. */
	sight: () => Sight;
	locale: "pt" | "en";
	/** What a notification says where neither who wrote nor the message is known. */
	words: { someone: string; message: string; mentioned: string };
}

/** What the member wants to be told of, as the server has it. Throws ApiError. */
export async function readAlerts(): Promise<AlertsAnswer> {
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
	const query = new URLSearchParams({ timeZone }).toString();
	return parseAnswer(AlertsAnswer, await callApi(`/api/alerts?${query}`));
}

/** Runs `act` in one tab of this browser at a time; the others do nothing. */
async function inOneTab(act: () => Promise<void>): Promise<void> {
	await navigator.locks.request(TONE_LOCK, { ifAvailable: true }, async (lock) => {
		if (lock === null) return;
		await act();
		await new Promise((resolve) => setTimeout(resolve, TONE_MS));
	});
}

async function show(
	one: IndexedConversation,
	{ words, locale }: Pick<Hearing, "words" | "locale">,
	isMention: boolean,
): Promise<void> {
	const registration = await navigator.serviceWorker.getRegistration();
	const name = one.contactName === null ? one.contactPhone : displayName(one.contactName);
	const { lastType: type, lastText: text } = one;
	await registration?.showNotification(name ?? words.someone, {
		body: isMention
			? words.mentioned
			: type === null
				? words.message
				: noticeText({ type, text }, { pt, en }[locale]),
		tag: tagOf(one.id),
		// The tone is ours.
		silent: true,
		icon: "/icon-192.png",
		data: { path: conversationPath({ ...one, conversationId: one.id }) },
	});
}

async function takeBack(id: string): Promise<void> {
	const registration = await navigator.serviceWorker?.getRegistration();
	const shown = (await registration?.getNotifications({ tag: tagOf(id) })) ?? [];
	for (const one of shown) one.close();
}

/** Listens to frames `conversations`. `forget`: what the member wants changed. */
export function createHearing({ memberId, sight, words, locale }: Hearing, startedAt = Date.now()) {
	const known = new Map<string, IndexedConversation>();
	let alerts: Promise<AlertsAnswer> | null = null;

	async function ask(): Promise<AlertsAnswer | null> {
		alerts ??= readAlerts();
		try {
			return await alerts;
		} catch {
			// Asked again with the next message.
			alerts = null;
			return null;
		}
	}

	async function tell(one: IndexedConversation, isMention: boolean, now: number): Promise<void> {
		const answer = await ask();
		if (answer === null) return;
		const who = {
			memberId,
			canShow: toldHere(memberId, answer.endpoint) === "page",
			sights: [sight()],
		};
		const message = { ...one, ...filterableOf(one) };
		const judge = isMention ? judgeMention : judgeAlert;
		const { hasSound, isShown } = judge(answer.settings, message, who, now);
		if (!hasSound && !isShown) return;
		await inOneTab(async () => {
			if (hasSound) await playTone();
			if (isShown) await show(one, { words, locale }, isMention);
		});
	}

	async function take(one: IndexedConversation, now: number): Promise<void> {
		const since = startedAt - LENIENT_MS;
		const unheard = { unread: 0, lastActivityAt: since, mentioned: { [memberId]: since } };
		const before = known.get(one.id) ?? unheard;
		known.set(one.id, one);
		const isCalled = one.mentioned?.[memberId] !== undefined;
		if (calledBy(before, one, now).includes(memberId)) await tell(one, true, now);
		else if (newsOf(before, one, now) === "message") await tell(one, false, now);
		else if (one.unread === 0 && !isCalled) await takeBack(one.id);
	}

	return {
		/** Answers once everything of the frame is told. Never rejects. */
		async hear(frame: unknown, now = Date.now()): Promise<void> {
			const changes = parseChanges(frame)?.conversations ?? [];
			await Promise.allSettled(changes.map((one) => take(one, now)));
		},

		/** Routing gave it to them, or it is back in the queue: told as if its customer had just written. Never rejects. */
		async call(conversationId: string, now = Date.now()): Promise<void> {
			const one = known.get(conversationId);
			if (one && one.unread > 0) await Promise.allSettled([tell(one, false, now)]);
		},

		forget(): void {
			alerts = null;
		},

		ask,
	};
}
