import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import type { IntegrationTest } from "#app/contracts/integrations.ts";
import type { IntegrationType } from "#app/domain/integrations/type.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { findingDetail, findingText } from "../finding-words.ts";
import { en } from "../strings.en.ts";
import { pt } from "../strings.pt.ts";
import type { TestOutcome } from "./use-integration-form.ts";

type Tone = "good" | "warning" | "bad";

const LOOKS = {
	good: { icon: CircleCheck, frame: "border-green-6 bg-green-3 text-green-12" },
	warning: { icon: TriangleAlert, frame: "border-amber-6 bg-amber-3 text-amber-12" },
	bad: { icon: CircleAlert, frame: "border-red-6 bg-red-3 text-red-12" },
} as const;

const toneOf = ({ health }: IntegrationTest): Tone => {
	if (health === "healthy") return "good";
	return health === "error" ? "bad" : "warning";
};

/** The result of the test in the specification's words, announced to screen readers. */
export function TestResult(props: { type: IntegrationType; outcome: TestOutcome }) {
	const t = useStrings({ pt, en }).finding;
	const errorText = useErrorText();
	const format = useFormat();
	const { outcome, type } = props;
	return (
		<output aria-live="polite" className="block">
			{outcome === null ? null : "test" in outcome ? (
				<Line
					detail={findingDetail(outcome.test, t, format)}
					text={findingText(type, outcome.test.finding, t, format)}
					tone={toneOf(outcome.test)}
				/>
			) : (
				<Line
					detail={null}
					text={outcome.code === "invalid_request" ? t.unknown : errorText(outcome.code)}
					tone="bad"
				/>
			)}
		</output>
	);
}

function Line(props: { tone: Tone; text: string; detail: string | null }) {
	const { icon: Icon, frame } = LOOKS[props.tone];
	return (
		<div className={`mt-3 flex items-start gap-2.5 rounded-control border px-3 py-2.5 ${frame}`}>
			<Icon aria-hidden="true" className="mt-0.5 shrink-0" size={16} />
			<div className="min-w-0">
				<p className="font-medium [overflow-wrap:anywhere]">
					<bdi>{props.text}</bdi>
				</p>
				{props.detail ? <p className="text-[13px]">{props.detail}</p> : null}
			</div>
		</div>
	);
}
