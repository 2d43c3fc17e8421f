// Spec 2, section 4: a health check runs on load, every 5 minutes and on demand.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { href } from "react-router";
import type { IntegrationView } from "#app/contracts/integrations.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { notify } from "#app/ui/toasts.ts";
import { useRequest } from "#app/ui/use-request.ts";
import { useProblemToast } from "#app/ui/use-problem-toast.ts";
import { useWorkspaceEvent } from "#app/ui/workspace-events.ts";
import { isWatched } from "./health-words.ts";
import type { IntegrationsAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Opening the page does not repeat tests that are newer than this. */
const FRESH_MS = 60_000;
/** After this time without a result, a row stops showing that it is being checked. */
const GIVE_UP_MS = 45_000;

const NONE: ReadonlySet<string> = new Set();

interface Options {
	mayManage: boolean;
	/** When the page was read, in ms. */
	now: number;
}

/** The integrations to check on opening the page: all in use, unless they were checked just now. */
function dueOnLoad(
	integrations: readonly IntegrationView[],
	{ mayManage, now }: Options,
): string[] {
	const watched = integrations.filter(isWatched);
	const isOld = watched.some(({ lastTest }) => (lastTest?.at ?? 0) < now - FRESH_MS);
	return mayManage && isOld ? watched.map(({ id }) => id) : [];
}

/** The checks that this page requested and that have no result yet. */
export function useChecks(integrations: readonly IntegrationView[], options: Options) {
	const t = useStrings({ pt, en }).monitoring;
	const errorText = useErrorText();
	const showProblems = useProblemToast();
	const [asked, setAsked] = useState<ReadonlySet<string>>(
		() => new Set(dueOnLoad(integrations, options)),
	);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	/** An automatic check: its refusal is not shown, because the schedule repeats it soon. */
	const isQuiet = useRef(true);

	const { send, answer } = useRequest<IntegrationsAnswer>(
		({ code }) => {
			if (code !== null && !isQuiet.current) notify.error(t.refused, errorText(code));
		},
		{ action: href("/integrations") },
	);
	const refusal = answer?.code ?? null;
	const waiting = refusal === null ? asked : NONE;

	function submit(id: string | null): void {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => setAsked(NONE), GIVE_UP_MS);
		// The results arrive over the socket.
		send({ intent: "check", id }, false);
	}

	const submitOnLoad = useEffectEvent(() => {
		if (asked.size > 0) submit(null);
	});
	useEffect(() => {
		submitOnLoad();
		return () => clearTimeout(timer.current);
	}, []);

	useWorkspaceEvent("integration_checked", ({ integrationId, health, problems }) => {
		if (!waiting.has(integrationId)) return;
		// Results come in bursts, several before the next render: each removes only its own id.
		setAsked((before) => new Set([...before].filter((id) => id !== integrationId)));
		// A requested check is answered by a toast even when the status did not change.
		if (health === "error") showProblems(problems);
	});
	return {
		waiting,
		/** Checks one, or (null) all that are in use. */
		ask(id: string | null): void {
			const ids = id === null ? integrations.filter(isWatched).map((each) => each.id) : [id];
			isQuiet.current = false;
			// After a refusal, earlier requests are no longer awaited.
			setAsked((before) => new Set([...(refusal === null ? before : NONE), ...ids]));
			submit(id);
		},
	};
}
export type Checks = ReturnType<typeof useChecks>;
