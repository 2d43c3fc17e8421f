import { Link } from "react-router";
import { REPORT_SPANS, type ReportSpan } from "#app/domain/reports/message-report.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** 7, 30 or 90 days: links, so that a span can be sent to somebody. */
export function SpanLinks({ span }: { span: ReportSpan }) {
	const t = useStrings({ pt, en }).span;
	return (
		<nav
			aria-label={t.label}
			className="inline-flex gap-0.5 rounded-control border border-line bg-panel p-0.5"
		>
			{REPORT_SPANS.toSorted((a, b) => a - b).map((days) => (
				<Link
					aria-current={days === span ? "true" : undefined}
					className="focus-ring rounded-[6px] px-3 py-1 text-[13px] font-medium text-gray-11 hover:text-gray-12 aria-[current=true]:bg-accent-3 aria-[current=true]:text-accent-11"
					key={days}
					preventScrollReset
					to={`?days=${days}`}
				>
					{t.days(days)}
				</Link>
			))}
		</nav>
	);
}
