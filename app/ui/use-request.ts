import { useContext, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import {
	type FetcherWithComponents,
	UNSAFE_FetchersContext as FetchersContext,
	useFetcher,
} from "react-router";

/**
 * Fields of an action's form: a list becomes one field several times, true is "on"; false and null
 * are left out.
 */
export type Fields = Readonly<
	Record<string, string | number | boolean | null | undefined | readonly (string | number)[]>
>;

export interface RequestOptions {
	/** Path of the action; the page's own by default. */
	action?: string;
	/** Requests of one key share their state: the newest counts. */
	key?: string;
	/**
	 * Call `onAnswer` before the page is revalidated, because the component may be gone by then. By
	 * default it is called once the page shows the change.
	 */
	isAnsweredFirst?: boolean;
}

export interface Request<Answer> {
	/** A <form> of this request; it names its fields itself. */
	Form: FetcherWithComponents<Answer>["Form"];
	/** @param revalidates false: the action changes nothing that the page has read */
	send: (fields: Fields, revalidates?: boolean) => void;
	isBusy: boolean;
	/** The `intent` of the request under way; null for none. */
	intent: string | null;
	/** The form of the request under way; null for none. */
	submitted: FormData | null;
	/** The last answer; null before the first and during another attempt. */
	answer: Answer | null;
	/** The last answer; it stays until the next one arrives. */
	lastAnswer: Answer | null;
}

/**
 * Sends requests to an action without navigating, one at a time. `onAnswer` is called once for each
 * answer.
 */
export function useRequest<Answer>(
	onAnswer: (answer: Answer) => void,
	{ action, key, isAnsweredFirst = false }: RequestOptions = {},
): Request<Answer> {
	const ownKey = useId();
	const fetcherKey = key ?? ownKey;
	const fetcher = useFetcher<Answer>({ key: fetcherKey });
	const fetcherData = useContext(FetchersContext)?.fetcherData;
	const heard = useRef<unknown>(undefined);
	const isAnswered = isAnsweredFirst ? fetcher.state !== "submitting" : fetcher.state === "idle";
	const answer = isAnswered ? (fetcher.data ?? null) : null;
	const handleAnswer = useEffectEvent(onAnswer);
	useEffect(() => {
		if (answer === null) return;
		heard.current = answer;
		// The fetcher's data is the answer of the server's action, whose type is known.
		handleAnswer(answer as Answer);
	}, [answer]);
	// A layout effect: the fetcher's own, later one lets its data go.
	useLayoutEffect(
		() => () => {
			// A busy browser draws the answer and the page read after it at once: whoever is gone with that hears it on leaving.
			const last: unknown = fetcherData?.get(fetcherKey);
			if (isAnsweredFirst && last !== undefined && last !== heard.current)
				handleAnswer(last as Answer);
		},
		[fetcherData, fetcherKey, isAnsweredFirst],
	);
	const submitted = fetcher.formData ?? null;
	const intent = fetcher.state === "idle" ? null : submitted?.get("intent");
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
		submitted,
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
