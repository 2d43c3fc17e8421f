import { useCallback, useEffect, useRef } from "react";
import { useFetcher, useRevalidator } from "react-router";
import type { PhoneAction } from "#app/contracts/simulated-phone.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { notify } from "#app/ui/toasts.ts";
import type { PhoneAnswer } from "./phone.route.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The simulated phone has no socket: the page polls while it is visible. */
const POLL_MS = 1500;

export type Act = (action: PhoneAction) => void;

/** Runs actions of the phone and keeps the view up to date. */
export function usePhone(): { act: Act; isBusy: boolean } {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	const fetcher = useFetcher<PhoneAnswer>();
	const { revalidate, state } = useRevalidator();
	const isIdle = useRef(true);
	useEffect(() => {
		isIdle.current = state === "idle" && fetcher.state === "idle";
	});
	useEffect(() => {
		const timer = setInterval(() => {
			if (document.visibilityState === "visible" && isIdle.current) void revalidate();
		}, POLL_MS);
		return () => clearInterval(timer);
	}, [revalidate]);
	const refused = fetcher.state === "idle" ? fetcher.data : undefined;
	useEffect(() => {
		if (refused?.code) notify.error(t.failed, errorText(refused.code));
		// oxlint-disable-next-line react-hooks/exhaustive-deps -- one toast for each answer
	}, [refused]);
	const act = useCallback<Act>(
		(action) => {
			void fetcher.submit(action, { method: "post", encType: "application/json" });
		},
		// oxlint-disable-next-line react-hooks/exhaustive-deps -- `submit` is stable, the fetcher is not
		[fetcher.submit],
	);
	return { act, isBusy: fetcher.state !== "idle" };
}
