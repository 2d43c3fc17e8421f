import { ChevronDown, RotateCcw } from "lucide-react";
import type { DeliveryView } from "#app/contracts/instance-settings.ts";
import type { DeliveryState } from "#app/domain/webhooks/event.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ScrolledText } from "#app/ui/scrolled-text.tsx";
import { StatusBadge, type StatusTone } from "#app/ui/status-badge.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import type { SettingsAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const TONES: Record<DeliveryState, StatusTone> = {
	queued: "accent",
	delivered: "good",
	failed: "bad",
	held: "warning",
};

/** One delivery; opened it shows request and response as text (F10). */
export function DeliveryRow(props: {
	delivery: DeliveryView;
	/** Why it cannot be sent again; null when it can. */
	refusal: string | null;
}) {
	const { delivery } = props;
	const t = useStrings({ pt, en }).deliveries;
	const format = useFormat();
	const { state, attempts, nextAt } = delivery;
	const isWaiting = state === "queued" && attempts > 0;
	return (
		<li className="border-b border-line last:border-b-0">
			<details className="group">
				<summary className="focus-ring flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-4 py-2 hover:bg-gray-2 [&::-webkit-details-marker]:hidden">
					<StatusBadge pulsing={state === "queued"} tone={TONES[state]}>
						{isWaiting ? t.retrying : t.states[state]}
					</StatusBadge>
					<span className="min-w-0 flex-1 basis-40">
						<span className="block truncate font-medium">
							{t.events[delivery.event]}
							{delivery.isReplay ? (
								<span className="ml-2 text-xs font-normal text-gray-11">{t.replayed}</span>
							) : null}
						</span>
						<span className="tabular block truncate text-[13px] text-gray-11">
							<Summary delivery={delivery} />
							{isWaiting ? ` · ${t.nextTry(format.time(nextAt))}` : ""}
						</span>
					</span>
					<time
						className="tabular shrink-0 text-xs text-gray-11"
						dateTime={new Date(delivery.createdAt).toISOString()}
					>
						{format.dateTime(delivery.createdAt)}
					</time>
					<ChevronDown
						aria-hidden="true"
						className="shrink-0 text-gray-11 transition-transform duration-150 group-open:rotate-180"
						size={16}
					/>
				</summary>
				<Details delivery={delivery} refusal={props.refusal} />
			</details>
		</li>
	);
}

/** The result of the last attempt in a few words. */
function Summary({ delivery }: { delivery: DeliveryView }) {
	const t = useStrings({ pt, en }).deliveries;
	const { responseStatus, problem, attempts } = delivery;
	const problems: Record<string, string> = t.problems;
	const outcome =
		responseStatus === null
			? problem === null
				? t.notTried
				: (problems[problem] ?? problem)
			: t.status(responseStatus);
	return <>{attempts > 1 ? `${outcome} · ${t.attempts(attempts)}` : outcome}</>;
}

function Details({ delivery, refusal }: { delivery: DeliveryView; refusal: string | null }) {
	const t = useStrings({ pt, en }).deliveries;
	const errorText = useErrorText();
	const { send, isSending } = useIntent<SettingsAnswer>("replay", ({ code }) =>
		code ? notify.error(errorText(code)) : notify.success(t.replayQueued),
	);
	return (
		<div className="flex flex-col gap-4 px-4 pt-1 pb-4">
			<ScrolledText className="max-h-72" text={prettyJson(delivery.body)} title={t.sent} />
			{delivery.isBodyCut ? <p className="text-xs text-gray-11">{t.cut}</p> : null}
			{delivery.responseText ? (
				<ScrolledText className="max-h-72" text={delivery.responseText} title={t.answer} />
			) : null}
			<div className="flex flex-wrap items-center justify-between gap-3">
				<p className="text-xs text-gray-11 [overflow-wrap:anywhere]">
					{t.id(delivery.id)}
					{refusal ? <span className="block">{refusal}</span> : null}
				</p>
				<Button
					disabled={refusal !== null}
					loading={isSending}
					onClick={() => send({ id: delivery.id })}
					size="small"
					type="button"
				>
					<RotateCcw aria-hidden="true" size={14} />
					{t.replay}
				</Button>
			</div>
		</div>
	);
}

/** Indents JSON; a truncated body stays as it is. */
function prettyJson(text: string): string {
	try {
		return JSON.stringify(JSON.parse(text), null, 2);
	} catch {
		return text;
	}
}
