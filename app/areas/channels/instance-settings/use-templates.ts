import { useEffect, useState } from "react";
import { TemplateList } from "#app/contracts/message-templates.ts";
import { parseAnswer } from "#app/ui/api-request.ts";
import { callChannel } from "#app/ui/channel-call.ts";

/**
 * The instance asks the gateway at its next alarm: the answer is there within seconds, and why there
 * is none is told for two. The gateway has ten seconds; after the last pause it is too slow.
 */
const PAUSES_MS = [400, 800, ...Array.from({ length: 8 }, () => 1_500)];

/** `refused`: Meta does not take the token or the account. */
export type TemplatesFailure = "refused" | "unreachable";

type Known = TemplateList["templates"];

export interface TemplatesView {
	/** Null: not known yet. */
	templates: Known;
	isLoading: boolean;
	failure: TemplatesFailure | null;
	retry: () => void;
}

/** The templates of an instance, looked at until the gateway has been asked. */
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

/** Null once a look brought a list that is fresh. */
async function lookUntilKnown(
	instanceId: string,
	signal: AbortSignal,
	tell: (templates: Known) => void,
): Promise<TemplatesFailure | null> {
	try {
		for (const pauseMs of PAUSES_MS) {
			const { templates, isLoading, failure } = await parseAnswer(
				TemplateList,
				await callChannel(instanceId, "listTemplates", {}, { signal }),
			);
			if (signal.aborted) return null;
			tell(templates);
			if (!isLoading) return failure;
			await new Promise((resolve) => setTimeout(resolve, pauseMs));
		}
	} catch {
		// Told by the page, with a way to try again.
	}
	return "unreachable";
}
