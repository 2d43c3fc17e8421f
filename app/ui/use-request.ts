import { useEffect, useEffectEvent } from "react";
import { type FetcherWithComponents, useFetcher } from "react-router";

/** What an action's form holds: a list is the field several times, true is "on"; false and null are not there. */
export type Fields = Readonly<
	Record<string, string | number | boolean | null | undefined | readonly (string | number)[]>
>;

export interface RequestOptions {
	/** Path of the action; the page's own without it. */
	action?: string;
	/** Requests of one key are one: the newest counts. */
	key?: string;
	/** Heard before the page is read again: by then whoever asked may be gone. Otherwise once the page shows it. */
	isHeardFirst?: boolean;
}

export interface Request<Answer> {
	/** A form of its own; it names its fields itself. */
	Form: FetcherWithComponents<Answer>["Form"];
	/** @param revalidates false: it changes nothing that the page has read */
	send: (fields: Fields, revalidates?: boolean) => void;
	isBusy: boolean;
	/** The field `intent` of what is under way; null while nothing is. */
	intent: string | null;
	/** The form that is under way; null while none is. */
	asked: FormData | null;
	/** The last answer; null before the first and during another attempt. */
	answer: Answer | null;
	/** The same, and it stays until the next one is there. */
	lastAnswer: Answer | null;
}

/** Asks an action beside the page, one request at a time. `onAnswer` hears each answer once. */
export function useRequest<Answer>(
	onAnswer: (answer: Answer) => void,
	{ action, key, isHeardFirst = false }: RequestOptions = {},
): Request<Answer> {
	const fetcher = useFetcher<Answer>(key === undefined ? {} : { key });
	const isHeard = isHeardFirst ? fetcher.state !== "submitting" : fetcher.state === "idle";
	const answer = isHeard ? (fetcher.data ?? null) : null;
	const hear = useEffectEvent(onAnswer);
	useEffect(() => {
		// What a fetcher holds is what the server's answer was parsed to.
		if (answer !== null) hear(answer as Answer);
	}, [answer]);
	const asked = fetcher.formData ?? null;
	const intent = fetcher.state === "idle" ? null : asked?.get("intent");
	return {
		Form: fetcher.Form,
		send(fields, revalidates = true) {
			void fetcher.submit(toForm(fields), {
				method: "post",
				...(action !== undefined && { action }),
				defaultShouldRevalidate: revalidates,
			});
		},
		isBusy: fetcher.state !== "idle",
		intent: typeof intent === "string" ? intent : null,
		asked,
		answer: answer as Answer | null,
		lastAnswer: (fetcher.data ?? null) as Answer | null,
	};
}

function toForm(fields: Fields): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields))
		if (Array.isArray(value)) for (const each of value) form.append(name, String(each));
		else if (value === true) form.append(name, "on");
		else if (value !== false && value !== null && value !== undefined)
			form.append(name, String(value));
	return form;
}
