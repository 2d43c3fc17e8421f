import { useCallback, useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";

/**
 * Names what is open over the conversation on a phone: a history entry of its own, so that "back"
 * closes it first.
 */
export const OVER_PARAM = "over";
const PHONE = "(max-width: 767px)";

/**
 * While `isOpen` on a phone, the address is one history entry ahead, and going back calls `close`.
 * Wider screens show it beside the conversation and need no entry. Returns the function that closes
 * it.
 */
export function useBackStep(name: string, isOpen: boolean, close: () => void): () => void {
	const [params, setParams] = useSearchParams();
	const navigate = useNavigate();
	const isInAddress = params.get(OVER_PARAM) === name;
	const step = useRef<"none" | "asked" | "there">("none");
	const latest = useRef({ close, setParams });
	useEffect(() => {
		latest.current = { close, setParams };
	});
	useEffect(() => {
		if (!isOpen) step.current = "none";
		if (!isOpen || step.current !== "none" || !window.matchMedia(PHONE).matches) return;
		step.current = "asked";
		latest.current.setParams((now) => withOver(now, name), { preventScrollReset: true });
	}, [isOpen, name]);
	useEffect(() => {
		if (isInAddress && step.current === "asked") step.current = "there";
		if (isInAddress || step.current !== "there") return;
		step.current = "none";
		latest.current.close();
	}, [isInAddress]);
	return () => {
		if (step.current === "there") void navigate(-1);
		else close();
	};
}

/** Removes a leftover step from the address: after a reload nothing is open over the page. */
export function useNothingOver(): void {
	const [params, setParams] = useSearchParams();
	const isStale = params.has(OVER_PARAM);
	const drop = useCallback(
		() => setParams((now) => withOver(now, null), { preventScrollReset: true, replace: true }),
		[setParams],
	);
	useEffect(() => {
		if (isStale) drop();
		// oxlint-disable-next-line react-hooks/exhaustive-deps -- as the page begins, and never again
	}, []);
}

function withOver(params: URLSearchParams, name: string | null): URLSearchParams {
	const next = new URLSearchParams(params);
	if (name === null) next.delete(OVER_PARAM);
	else next.set(OVER_PARAM, name);
	return next;
}
