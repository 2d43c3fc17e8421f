import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { v7 as uuidv7 } from "uuid";
import {
	type FirstWay,
	firstWayOf,
	mayBeWrittenTo,
	type Recipient,
} from "#app/domain/conversations/first-message.ts";
import { COUNTRIES } from "#app/domain/inbox/countries.ts";
import { looksLikeNumber, readTypedNumber } from "#app/domain/inbox/typed-number.ts";
import type { TemplateMessage } from "#app/domain/official-templates/template-message.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { useRested } from "../list/use-search.ts";
import {
	type BeginDraft,
	keepBeginDraft,
	noteBegun,
	readBeginDraft,
	readLastChannel,
} from "./begin-draft.ts";
import {
	type BeginChannel,
	beginConversation,
	listBeginChannels,
	lookUpNumber,
} from "./begin-api.ts";
import { needsTemplate, recipientIn } from "./recipient-in.ts";

/** A number is looked up once nobody has typed for so long. */
const REST_MS = 500;

/** With whom and through what the dialog begins, where its opener knows it. */
export type BeginStart = Partial<Pick<BeginDraft, "channelId" | "person" | "typed" | "name">>;

export type Beginning = ReturnType<typeof useBeginning>;

/** Whoever writes first mostly has a number. */
const WAYS: readonly FirstWay[] = ["text", "template", "known"];

/** Channels in the order they are offered: the last used first, then those that are connected, with whoever takes any number before. */
export function orderChannels(
	channels: readonly BeginChannel[],
	lastUsed: string | null,
): BeginChannel[] {
	const rank = ({ id, status, gateway }: BeginChannel): number =>
		(id === lastUsed ? -100 : isConnected(status) ? 0 : 10) + WAYS.indexOf(firstWayOf(gateway));
	return channels.toSorted((one, other) => rank(one) - rank(other));
}

export const isConnected = (status: string): boolean =>
	status === "connected" || status === "unstable";

/** What one dialog of a new conversation holds; what was typed stays when it is closed. */
export function useBeginning(start: BeginStart | undefined, onBegun: (at: Begun) => void) {
	// Whoever comes with somebody in mind does not go on with what they left elsewhere.
	const [draft, setDraft] = useState<BeginDraft>(() =>
		start ? { ...readBeginDraft(), person: null, typed: "", name: "", ...start } : readBeginDraft(),
	);
	useEffect(() => keepBeginDraft(draft), [draft]);
	const channels = useChannels();
	const channel = channelOf(channels.list ?? [], draft);
	const number = useNumber(draft, channel);
	const person = draft.person;
	const to = channel === null ? null : recipientOf(channel, draft, number.phone);
	const sending = useSending(channel, to, onBegun);
	const hasTemplateOnly =
		channel !== null &&
		to !== null &&
		(sending.code === "window_closed" || needsTemplate(channel, to, number.known !== null));
	return {
		draft,
		channels,
		channel,
		number,
		person,
		to,
		sending,
		/** Only a template may be sent to whom is chosen. */
		hasTemplateOnly,
		isNowhere: person !== null && channel !== null && to === null,
		onlyKnown: channel !== null && firstWayOf(channel.gateway) === "known",
		change(changes: Partial<BeginDraft>): void {
			sending.forget();
			setDraft((now) => ({ ...now, ...changes }));
		},
	};
}

export interface Begun {
	channel: BeginChannel;
	contactId: string;
}

/** The one that was chosen; for somebody known else another one of theirs; else the first. */
function channelOf(
	list: readonly BeginChannel[],
	{ channelId, person }: BeginDraft,
): BeginChannel | null {
	const chosen = list.find(({ id }) => id === channelId);
	const other =
		person && list.find((one) => one.id !== person.channelId && recipientIn(one, person) !== null);
	return chosen ?? other ?? list[0] ?? null;
}

function recipientOf(
	channel: BeginChannel,
	{ person, name }: BeginDraft,
	phone: string | null,
): Recipient | null {
	if (person) return recipientIn(channel, person);
	if (phone === null) return null;
	return name.trim() === "" ? { phone } : { phone, name: name.trim() };
}

function useChannels() {
	const [lastUsed] = useState(readLastChannel);
	const query = useQuery({
		queryKey: ["begin-channels"],
		queryFn: ({ signal }) => listBeginChannels(signal),
		staleTime: 0,
	});
	const list = query.data ? orderChannels(query.data, lastUsed) : null;
	return { list, isFailed: query.isError, retry: () => void query.refetch() };
}

/** The number that is typed, what it lacks, and what the channel's gateway says of it. */
function useNumber({ typed, country, person }: BeginDraft, channel: BeginChannel | null) {
	const takes = channel !== null && firstWayOf(channel.gateway) !== "known";
	const isNumber = person === null && takes && looksLikeNumber(typed);
	const from = COUNTRIES.find(({ iso }) => iso === country) ?? { iso: "BR", code: "55" };
	const read = isNumber ? readTypedNumber(typed, from) : null;
	const phone = read?.ok ? read.value : null;
	const rested = useRested(phone ?? "", REST_MS);
	const query = useQuery({
		queryKey: ["number", channel?.id, rested],
		queryFn: ({ signal }) => lookUpNumber(channel?.id ?? "", rested, signal),
		enabled: rested !== "" && rested === phone && channel !== null,
		// The server limits how many anybody asks for.
		retry: false,
	});
	const found = rested === phone ? query.data : undefined;
	const isWaiting = phone !== null && !found && !query.isError;
	return {
		isNumber,
		phone,
		refusal: read && !read.ok ? read.code : null,
		state: phone === null ? null : isWaiting ? ("looking" as const) : stateOf(found?.state),
		/** Who has it already in this channel. */
		known: found?.contact ?? null,
	};
}

/** Whoever had to wait too long is told that nobody knows. */
const stateOf = (state: Awaited<ReturnType<typeof lookUpNumber>>["state"] | undefined) =>
	state === undefined || state === "looking" ? "unknown" : state;

/** The same words to the same person keep their id, so that a second try sends nothing twice. */
function useSending(
	channel: BeginChannel | null,
	to: Recipient | null,
	onBegun: (at: Begun) => void,
) {
	const [attempt, setAttempt] = useState({ id: "", of: "" });
	const [isRunning, setIsRunning] = useState(false);
	const [code, setCode] = useState<string | null>(null);
	return {
		isRunning,
		code,
		forget: () => setCode(null),
		refuse: (why: string) => setCode(why),
		async send(words: { text: string; item?: TemplateMessage }): Promise<void> {
			if (channel === null || to === null || isRunning) return;
			const of = JSON.stringify([channel.id, to, words]);
			const id = attempt.of === of ? attempt.id : uuidv7();
			setAttempt({ id, of });
			setIsRunning(true);
			setCode(null);
			try {
				const contactId = await beginConversation(channel.id, { id, to, ...words });
				noteBegun(channel.id);
				onBegun({ channel, contactId });
			} catch (error) {
				setCode(codeOf(error));
			} finally {
				setIsRunning(false);
			}
		},
	};
}

export const mayTry = (state: Beginning["number"]["state"]): boolean =>
	state === null || mayBeWrittenTo(state);
