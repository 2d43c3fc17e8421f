import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { type LoginOutcome, parseLoginOutcome } from "#app/domain/facebook/login.ts";
import { notify } from "#app/ui/toasts.ts";
import { OUTCOME_PARAM } from "./return-address.ts";

/**
 * What became of the sign-in that led here: success as a toast, anything else for the page to show
 * until it is left. The address forgets it, so that reading the page again says nothing twice.
 */
export function useLoginOutcome(words: Record<LoginOutcome, string>): LoginOutcome | null {
	const [search, setSearch] = useSearchParams();
	const told = parseLoginOutcome(search.get(OUTCOME_PARAM));
	// One comes back as a new document: what it says at first is all it will say.
	const [kept] = useState<LoginOutcome | null>(told);
	const hear = useEffectEvent((outcome: LoginOutcome) => {
		if (outcome === "connected") notify.success(words[outcome]);
		setSearch(
			(before) => {
				const after = new URLSearchParams(before);
				after.delete(OUTCOME_PARAM);
				return after;
			},
			{ replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
		);
	});
	useEffect(() => {
		if (told) hear(told);
	}, [told]);
	return kept === "connected" ? null : kept;
}
