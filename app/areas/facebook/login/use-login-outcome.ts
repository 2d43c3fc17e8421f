import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { type LoginOutcome, parseLoginOutcome } from "#app/domain/facebook/login.ts";
import { notify } from "#app/ui/toasts.ts";
import { OUTCOME_PARAM } from "./return-address.ts";

/**
 * The outcome of a sign-in at Facebook, from the address: success as a toast, anything else
 * returned for the page to show until it is left. The parameter is removed, so that a revalidation
 * does not show it twice.
 */
export function useLoginOutcome(words: Record<LoginOutcome, string>): LoginOutcome | null {
	const [search, setSearch] = useSearchParams();
	const current = parseLoginOutcome(search.get(OUTCOME_PARAM));
	// The return is a new document, so the outcome is known at the first render.
	const [kept] = useState<LoginOutcome | null>(current);
	const handleOutcome = useEffectEvent((outcome: LoginOutcome) => {
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
		if (current) handleOutcome(current);
	}, [current]);
	return kept === "connected" ? null : kept;
}
