import { useCallback, useEffect, useRef } from "react";
import { useFetchers, useRevalidator } from "react-router";

/**
 * Reads the page again for news of others, but not while the page itself waits for an answer: the
 * row that asked would be gone before it could say what came of it. Then it is read right after.
 */
export function usePatientRevalidate(): () => void {
	const { revalidate } = useRevalidator();
	const isSubmitting = useFetchers().some(({ state }) => state === "submitting");
	const now = useRef({ isSubmitting, isOwed: false });
	useEffect(() => {
		now.current.isSubmitting = isSubmitting;
		if (isSubmitting || !now.current.isOwed) return;
		now.current.isOwed = false;
		void revalidate();
	}, [isSubmitting, revalidate]);
	return useCallback(() => {
		if (now.current.isSubmitting) now.current.isOwed = true;
		else void revalidate();
	}, [revalidate]);
}
