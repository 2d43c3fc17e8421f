import type { ReactNode } from "react";
import { displayText } from "#app/domain/chat/display-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { moneyOfMicros } from "#app/i18n/money.ts";
import { Part } from "./part.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { ReadTrace } from "./trace-api.ts";

/** What the agent did for the answer, and what it took: model, version, tokens, cost, time. */
export function TraceFacts({ read }: { read: ReadTrace }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { trace } = read;
	const { took } = trace;
	const tokens = trace.inputTokens + trace.outputTokens;
	const inMs = (value: number): string =>
		value < 1_000 ? t.ms(format.number(value)) : t.seconds(format.decimal(value / 1_000));
	const times = [
		t.timeSearch(inMs(took.retrieval)),
		...(took.model === null ? [] : [t.timeModel(inMs(took.model))]),
		t.timeWhole(inMs(took.whole)),
	];
	return (
		<>
			<Acts acts={trace.acts} />
			<Part title={t.facts}>
				<dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-[13px]">
					<Fact name={t.model}>
						{t.providers[trace.provider]}
						{trace.model === "" ? null : (
							<>
								{" · "}
								<bdi>{trace.model}</bdi>
							</>
						)}
					</Fact>
					{trace.version === null ? null : (
						<Fact name={t.version}>{t.versionOf(format.number(trace.version))}</Fact>
					)}
					{tokens === 0 ? null : (
						<Fact name={t.tokens}>
							{t.tokensOf(format.number(trace.inputTokens), format.number(trace.outputTokens))}
						</Fact>
					)}
					<Fact name={t.cost}>
						{trace.costMicros === 0 ? t.free : moneyOfMicros(trace.costMicros, format)}
					</Fact>
					<Fact name={t.time}>{times.join(" · ")}</Fact>
				</dl>
			</Part>
		</>
	);
}

function Fact(props: { name: string; children: ReactNode }) {
	return (
		<>
			<dt className="text-gray-11">{props.name}</dt>
			<dd className="tabular text-gray-12 [overflow-wrap:anywhere]">{props.children}</dd>
		</>
	);
}

function Acts({ acts }: { acts: ReadTrace["trace"]["acts"] }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	if (acts.length === 0) return null;
	return (
		<Part title={t.acts}>
			<ol className="flex flex-col gap-2 text-[13px]">
				{acts.map((act, at) => (
					<li className="rounded-control border border-line px-3 py-2" key={at}>
						<p className="font-medium text-gray-12">
							<bdi>{act.name}</bdi>
							<span className="tabular font-normal text-gray-11">
								{" · "}
								{t.ms(format.number(act.ms))}
							</span>
							{act.ok ? null : <span className="text-red-11"> · {t.actFailed}</span>}
						</p>
						<Said name={t.actArguments} text={act.arguments} />
						<Said name={t.actResult} text={act.result} />
					</li>
				))}
			</ol>
		</Part>
	);
}

function Said({ name, text }: { name: string; text: string }) {
	if (text === "") return null;
	return (
		<p className="text-gray-11 [overflow-wrap:anywhere]">
			{name}: <bdi className="font-mono text-xs text-gray-12">{displayText(text)}</bdi>
		</p>
	);
}
