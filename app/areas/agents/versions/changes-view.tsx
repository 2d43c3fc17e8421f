import type { BusinessHours } from "#app/domain/channels/business-hours.ts";
import type { FormField } from "#app/domain/agents/acts/contact-fields.ts";
import type { ConversionChoice } from "#app/domain/agents/acts/conversion.ts";
import type { AgentLanguage, ModelProvider } from "#app/domain/agents/agent.ts";
import type { FieldChange, LineChange } from "#app/domain/agents/version-diff.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { toClock } from "#app/ui/hours-rows.ts";
import { en as agentsEn } from "../strings.en.ts";
import { pt as agentsPt } from "../strings.pt.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const SECOND_MS = 1_000;

/** What differs between two versions, field by field. */
export function ChangesView({ changes }: { changes: readonly FieldChange[] }) {
	const t = useStrings({ pt, en }).diff;
	if (changes.length === 0) return <p className="text-gray-11">{t.same}</p>;
	return (
		<ul className="flex flex-col gap-4">
			{changes.map((change) => (
				<li key={change.field}>
					<h3 className="mb-1.5 font-medium">{t.fields[change.field]}</h3>
					<Change change={change} />
				</li>
			))}
		</ul>
	);
}

function Change({ change }: { change: FieldChange }) {
	const t = useStrings({ pt, en }).diff;
	const show = useValueText();
	const fieldText = ({ label, kind, isRequired }: FormField): string =>
		`${label} (${[t.fieldKinds[kind], ...(isRequired ? [t.alwaysAsked] : [])].join(", ")})`;
	if (change.field === "instructions") return <Lines lines={change.lines} />;
	if (change.field === "other") return <p className="text-gray-11">{change.names.join(", ")}</p>;
	if (change.field === "integrationId") return <p className="text-gray-11">{t.integration}</p>;
	const { removed, added } = linesOf(change, show, fieldText);
	return (
		<Lines
			lines={[
				...removed.map((text) => ({ kind: "removed" as const, text })),
				...added.map((text) => ({ kind: "added" as const, text })),
			]}
		/>
	);
}

/** What was, and what is in its place. */
function linesOf(
	change: Exclude<FieldChange, { field: "instructions" | "other" }>,
	show: ReturnType<typeof useValueText>,
	fieldText: (field: FormField) => string,
): { removed: string[]; added: string[] } {
	if (change.field === "actForm")
		return { removed: change.removed.map(fieldText), added: change.added.map(fieldText) };
	if ("added" in change) return change;
	return {
		removed: [show(change.field, change.before)],
		added: [show(change.field, change.after)],
	};
}

const LOOKS = {
	same: { mark: " ", look: "text-gray-11" },
	added: { mark: "+", look: "bg-green-3 text-green-12" },
	removed: { mark: "−", look: "bg-red-3 text-red-12" },
} as const;
/** Lines around a change that are shown with it. */
const CONTEXT = 2;

function Lines({ lines }: { lines: readonly LineChange[] }) {
	const t = useStrings({ pt, en }).diff;
	const isNear = (at: number): boolean =>
		lines.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ kind }) => kind !== "same");
	return (
		<ul className="overflow-hidden rounded-control border border-line text-[13px]">
			{lines.map((line, at) =>
				isNear(at) ? (
					<li
						className={`flex gap-2 px-3 py-1 whitespace-pre-wrap [overflow-wrap:anywhere] ${LOOKS[line.kind].look}`}
						// Equal lines occur more than once, and the list never changes its order.
						key={at}
					>
						<span aria-hidden="true" className="w-3 shrink-0 select-none">
							{LOOKS[line.kind].mark}
						</span>
						{line.kind === "same" ? null : (
							<span className="sr-only">{line.kind === "added" ? t.added : t.removed}: </span>
						)}
						<bdi className="min-w-0">{line.text === "" ? " " : line.text}</bdi>
					</li>
				) : null,
			)}
		</ul>
	);
}

type ShownField = Exclude<
	FieldChange["field"],
	"instructions" | "words" | "actForm" | "actLabels" | "other"
>;

/** Values of fields as people read them. */
function useValueText() {
	const t = useStrings({ pt, en }).diff;
	const { providers } = useStrings({ pt: agentsPt, en: agentsEn });
	const format = useFormat();
	const hoursText = (hours: BusinessHours): string =>
		hours.open
			.map(({ day, from, to }) => `${format.weekday(day, "short")} ${toClock(from)}–${toClock(to)}`)
			.join(", ");
	const conversionText = ({ eventType, pixelId, currency }: ConversionChoice): string =>
		`${eventType}, ${currency}, pixel ${pixelId}`;
	const yesOrNo = (value: unknown): string => (value === true ? t.on : t.off);
	const shown: Partial<Record<ShownField, (value: unknown) => string>> = {
		provider: (value) => providers[value as ModelProvider],
		languages: (value) => (value as AgentLanguage[]).map((code) => t.languages[code]).join(", "),
		hours: (value) => (value === null ? t.always : hoursText(value as BusinessHours)),
		debounceMs: (value) => t.seconds(format.decimal(Number(value) / SECOND_MS)),
		temperature: (value) => format.decimal(Number(value)),
		onNoAnswer: yesOrNo,
		onRequest: yesOrNo,
		listens: yesOrNo,
		mayAssign: yesOrNo,
		tellsHours: yesOrNo,
		sendsFiles: yesOrNo,
		conversion: (value) => (value === null ? t.none : conversionText(value as ConversionChoice)),
		maxTurns: (value) => (value === null ? t.none : format.number(Number(value))),
	};
	return (field: ShownField, value: unknown): string =>
		shown[field]?.(value) ?? (value === "" ? t.none : String(value));
}
