import { CircleCheck, CircleHelp } from "lucide-react";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { ConversionView } from "#app/contracts/facebook.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { useFacebookErrorText } from "../use-facebook-error-text.ts";
import type { ConversionAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The result of the last sending; it stays on the page, with Meta's trace id. */
export function SendResult(props: {
	answer: ConversionAnswer;
	isBusy: boolean;
	onRetry: (eventId: string) => void;
	onOpen: (tab: "pixel" | "event" | "customer") => void;
}) {
	const t = useStrings({ pt, en });
	const errorText = useFacebookErrorText();
	const { code, event } = props.answer;
	if (!event) {
		const tab = code === null ? null : (TABS_OF[code] ?? null);
		return (
			<ErrorState title={t.send.failed}>
				<p>{errorText(code ?? "unavailable")}</p>
				{tab === null ? null : (
					<Button className="!mt-2" onClick={() => props.onOpen(tab)} size="small" type="button">
						{t.send.toTab(t.tabs[tab])}
					</Button>
				)}
			</ErrorState>
		);
	}
	if (event.state === "sent") return <Sent event={event} />;
	if (event.state === "failed")
		return (
			<ErrorState
				onRetry={() => props.onRetry(event.eventId)}
				retrying={props.isBusy}
				title={t.send.failed}
			>
				<Fault event={event} />
			</ErrorState>
		);
	return <Unknown {...props} event={event} />;
}

function Sent({ event }: { event: ConversionView }) {
	const { send: t, eventTypes } = useStrings({ pt, en });
	const format = useFormat();
	const count = format.plural(event.eventsReceived ?? 0, t.oneReceived, t.manyReceived);
	return (
		<output className="flex flex-wrap items-start gap-3 rounded-card border border-green-6 bg-green-3 px-4 py-3">
			<CircleCheck aria-hidden="true" className="mt-0.5 shrink-0 text-green-11" size={18} />
			<div className="min-w-0 flex-1 basis-56">
				<p className="font-medium text-green-12">{t.sent}</p>
				<p className="text-[13px] text-green-12">
					{event.eventName in eventTypes ? event.eventName : <bdi>{event.eventName}</bdi>} ·{" "}
					{t.received(count)}
				</p>
				<Trace event={event} />
			</div>
			{event.traceId === null ? null : (
				<CopyButton done={t.traceCopied} label={t.copyTrace} text={event.traceId} />
			)}
		</output>
	);
}

function Unknown(props: {
	event: ConversionView;
	isBusy: boolean;
	onRetry: (eventId: string) => void;
}) {
	const t = useStrings({ pt, en }).send;
	const { event } = props;
	const isSending = event.state === "sending";
	return (
		<div
			className="flex flex-wrap items-start gap-3 rounded-card border border-amber-6 bg-amber-3 px-4 py-3"
			role="alert"
		>
			<CircleHelp aria-hidden="true" className="mt-0.5 shrink-0 text-amber-11" size={18} />
			<div className="min-w-0 flex-1 basis-56 text-amber-12">
				<p className="font-medium">{isSending ? t.sending : t.unknown}</p>
				<p className="text-[13px] text-pretty">{t.unknownText}</p>
			</div>
			{isSending ? null : (
				<Button loading={props.isBusy} onClick={() => props.onRetry(event.eventId)} type="button">
					{t.retry}
				</Button>
			)}
		</div>
	);
}

/**
 * Our own explanation, then Meta's message if there is one, then the ids that Meta's support asks
 * for.
 */
export function Fault({ event }: { event: ConversionView }) {
	const t = useStrings({ pt, en }).send;
	const errorText = useFacebookErrorText();
	const { fault } = event;
	return (
		<>
			{fault === null ? null : <p>{errorText(fault.code)}</p>}
			{fault?.message ? <p>{t.metaSays(isolate(fault.message))}</p> : null}
			<Trace event={event} />
		</>
	);
}

function Trace({ event }: { event: ConversionView }) {
	const t = useStrings({ pt, en }).send;
	if (event.traceId === null) return null;
	return (
		<p className="mt-1 text-xs [overflow-wrap:anywhere]">
			{t.trace} <code>{event.traceId}</code>
		</p>
	);
}

/** The tab where a refused field can be corrected. */
const TABS_OF: Partial<Record<ErrorCode, "pixel" | "event" | "customer">> = {
	pixel_id_invalid: "pixel",
	test_code_invalid: "pixel",
	value_required: "event",
	value_invalid: "event",
	event_too_old: "event",
	email_invalid: "customer",
	phone_invalid: "customer",
};
