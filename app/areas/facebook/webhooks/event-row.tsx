import type { FacebookEventView } from "#app/contracts/facebook.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { useFieldName } from "./field-chips.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** One event; its content is untrusted and shown as text. */
export function EventRow(props: { event: FacebookEventView; now: number }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const nameOf = useFieldName();
	const { event, now } = props;
	return (
		<li className="border-b border-line px-4 py-3 last:border-b-0">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
				<p className="min-w-0 font-medium text-gray-12">
					{nameOf(event.field) ?? <bdi>{event.field}</bdi>}
				</p>
				<time
					className="tabular text-[13px] text-gray-11"
					dateTime={new Date(event.happenedAt).toISOString()}
					title={format.relative(event.happenedAt, now)}
				>
					{format.dateTime(event.happenedAt)}
				</time>
			</div>
			<p className="text-[13px] text-gray-11">
				{t.objects[event.objectType]} <span className="tabular">{event.objectId}</span>{" "}
				<span className="font-mono text-xs">
					{event.objectType}.{event.field}
				</span>
			</p>
			{event.value === "null" ? (
				<p className="mt-1 text-[13px] text-gray-11">{t.logs.noValue}</p>
			) : (
				<details className="mt-1">
					<summary className="focus-ring inline-flex min-h-6 cursor-pointer items-center rounded-control text-[13px] font-medium text-accent-11">
						{t.logs.show}
					</summary>
					<pre
						className="mt-2 rounded-control bg-gray-3 p-3 font-mono text-xs break-all whitespace-pre-wrap text-gray-12"
						dir="ltr"
					>
						{pretty(event.value)}
					</pre>
				</details>
			)}
		</li>
	);
}

/** Indents JSON; a truncated value is no JSON and stays as it is. */
function pretty(value: string): string {
	try {
		return JSON.stringify(JSON.parse(value), null, 2);
	} catch {
		return value;
	}
}
