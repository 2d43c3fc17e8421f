import { useEffect, useState } from "react";
import { TemplateList } from "#app/contracts/message-templates.ts";
import { parseAnswer } from "#app/ui/api-request.ts";
import { callChannel } from "#app/ui/channel-call.ts";

/**
 * Pauses between polls, in ms. The object asks the gateway at its next alarm, so the answer (or the
 * failure, which is kept for two seconds) is there within seconds. The gateway has ten seconds;
 * after the last pause it counts as too slow.
 */
const PAUSES_MS = [400, 800, ...Array.from({ length: 8 }, () => 1_500)];
/** While a template is under review, what Meta told of it meanwhile is looked for. */
const REVIEW_MS = 10_000;

/** `refused`: Meta does not accept the token or the account. */
export type TemplatesFailure = "refused" | "unreachable";

type Known = TemplateList["templates"];

export interface TemplatesView {
	/** Null while not known. */
	templates: Known;
	isLoading: boolean;
	failure: TemplatesFailure | null;
	/** Reads them anew; what is known stays until then. */
	retry: () => void;
}

/** The list as it is known now. Throws ApiError. */
export const readTemplates = async (
	channelId: string,
	signal?: AbortSignal,
): Promise<TemplateList> =>
	parseAnswer(TemplateList, await callChannel(channelId, "listTemplates", {}, { signal }));

/** The templates of an instance, polled until the gateway has answered, and while one is under review. */
export function useTemplates(instanceId: string): TemplatesView {
	const [templates, setTemplates] = useState<Known>(null);
	const [state, setState] = useState<"loading" | "ready" | TemplatesFailure>("loading");
	const [turn, setTurn] = useState(0);
	useEffect(() => {
		const stop = new AbortController();
		void lookUntilKnown(instanceId, stop.signal, setTemplates).then((failure) => {
			if (!stop.signal.aborted) setState(failure ?? "ready");
		});
		return () => stop.abort();
	}, [instanceId, turn]);
	const isReviewed = templates?.some(({ status }) => status === "PENDING") ?? false;
	useEffect(() => {
		if (!isReviewed) return;
		const timer = setInterval(() => {
			if (document.visibilityState === "visible") setTurn((last) => last + 1);
		}, REVIEW_MS);
		return () => clearInterval(timer);
	}, [isReviewed]);
	return {
		templates,
		isLoading: state === "loading",
		failure: state === "loading" || state === "ready" ? null : state,
		retry: () => {
			setState("loading");
			setTurn((last) => last + 1);
		},
	};
}

/** Resolves to null once a fresh list was read, else to the failure. */
async function lookUntilKnown(
	instanceId: string,
	signal: AbortSignal,
	onRead: (templates: Known) => void,
): Promise<TemplatesFailure | null> {
	try {
		for (const pauseMs of PAUSES_MS) {
			const { templates, isLoading, failure } = await readTemplates(instanceId, signal);
			if (signal.aborted) return null;
			onRead(templates);
			if (!isLoading) return failure;
			await new Promise((resolve) => setTimeout(resolve, pauseMs));
		}
	} catch {
		// The page shows the failure, with a way to try again.
	}
	return "unreachable";
}
