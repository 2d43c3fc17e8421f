import { useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { type ListChoice, WHOLE_LIST } from "#app/domain/inbox/contact-filter.ts";
import { parseListChoice, withListChoice } from "./list-choice.ts";
import { type ContactList, useContacts } from "./use-contacts.ts";

export interface InboxList {
	/** The contacts shown; the next/previous keys follow the same list. */
	shown: ContactList;
	/** Kept in the address, so that reload, back and shared links agree. */
	choice: ListChoice;
	choose: (choice: ListChoice) => void;
	/** The search words; empty for none. */
	q: string;
	search: (q: string) => void;
}

/** The list beside the open conversation: its filter, its search and its contacts. */
export function useInboxList(openId: string | null): InboxList {
	const [params, setParams] = useSearchParams();
	const choice = useMemo(() => parseListChoice(params), [params]);
	const [q, search] = useState("");
	const shown = useContacts(q, q === "" ? choice : WHOLE_LIST, openId);
	const choose = useCallback(
		(next: ListChoice) =>
			setParams((current) => withListChoice(current, next), {
				preventScrollReset: true,
				replace: true,
			}),
		[setParams],
	);
	return { shown, choice, choose, q, search };
}
