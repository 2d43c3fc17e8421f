import { useEffect, useState } from "react";
import { TemplateList } from "#app/contracts/message-templates.ts";
import { callApi, parseAnswer } from "#app/ui/api-request.ts";

/**
 * The instance asks the gateway at its next alarm: the answer is there within seconds. After the
 * last of these pauses the gateway refuses, or does not answer; each look may be a call of its own.
 */
const PAUSES_MS = [400, 800, 1500, 2500, 4000, 5000];

type Known = TemplateList["templates"];

export interface TemplatesView {
	/** Null: not known yet. */
	templates: Known;
	isLoading: boolean;
	isFailed: boolean;
	retry: () => void;
}

/** The templates of an instance, looked at until the gateway has been asked. */
export function useTemplates(instanceId: string): TemplatesView {
	const [templates, setTemplates] = useState<Known>(null);
	const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
	const [turn, setTurn] = useState(0);
	useEffect(() => {
		const stop = new AbortController();
		void lookUntilKnown(instanceId, stop.signal, setTemplates).then((isKnown) => {
			if (!stop.signal.aborted) setState(isKnown ? "ready" : "failed");
		});
		return () => stop.abort();
	}, [instanceId, turn]);
	return {
		templates,
		isLoading: state === "loading",
		isFailed: state === "failed",
		retry: () => {
			setState("loading");
			setTurn((last) => last + 1);
		},
	};
}

/** False when no look brought a list that is fresh. */
async function lookUntilKnown(
	instanceId: string,
	signal: AbortSignal,
	tell: (templates: Known) => void,
): Promise<boolean> {
	const address = `/api/channels/${encodeURIComponent(instanceId)}/templates`;
	try {
		for (const pauseMs of PAUSES_MS) {
			const { templates, isLoading } = await parseAnswer(
				TemplateList,
				await callApi(address, { signal }),
			);
			if (signal.aborted) return false;
			tell(templates);
			if (!isLoading) return true;
			await new Promise((resolve) => setTimeout(resolve, pauseMs));
		}
	} catch {
		// Told by the page, with a way to try again.
	}
	return false;
}
