import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { AT_PARAM, WORDS_PARAM } from "./hit-place.ts";
import { OVER_PARAM } from "./use-back-step.ts";

export const CONTACT_PARAM = "contact";

/**
 * The open conversation, in the address (`?contact=<id>`) so that reload and back keep it. A choice
 * shows in the same frame as the click; the address follows.
 */
export function useSelectedContact(): {
	contactId: string | null;
	select: (contactId: string | null) => void;
} {
	const [params, setParams] = useSearchParams();
	const inAddress = params.get(CONTACT_PARAM);
	const [choice, setChoice] = useState<{ from: string | null; to: string | null } | null>(null);
	// The address has caught up and decides from here on; otherwise going back would show the old
	// choice.
	if (choice && choice.to === inAddress) setChoice(null);
	const contactId = choice && choice.from === inAddress ? choice.to : inAddress;

	const select = useCallback(
		(to: string | null) => {
			if (to === contactId) return;
			setChoice({ from: inAddress, to });
			setParams(
				(current) => {
					const next = new URLSearchParams(current);
					// What was open over one conversation, or found in it, is no part of the next.
					for (const name of [OVER_PARAM, AT_PARAM, WORDS_PARAM]) next.delete(name);
					if (to === null) next.delete(CONTACT_PARAM);
					else next.set(CONTACT_PARAM, to);
					return next;
				},
				// Closing replaces the history entry: going back must not open the conversation again.
				{ preventScrollReset: true, replace: to === null },
			);
		},
		[contactId, inAddress, setParams],
	);
	return { contactId, select };
}
