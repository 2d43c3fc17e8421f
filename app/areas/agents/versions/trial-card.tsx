import type { VersionFigures } from "#app/contracts/agent-versions.ts";
import type { AgentView } from "#app/contracts/agents.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { Select } from "#app/ui/select.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useRequest } from "#app/ui/use-request.ts";
import { en as agentsEn } from "../strings.en.ts";
import { pt as agentsPt } from "../strings.pt.ts";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import type { VersionAnswer } from "./actions.ts";
import { SHARES } from "./publish-dialog.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

interface TrialCardProps {
	trial: NonNullable<AgentView["trial"]>;
	/** Number of the live version. */
	live: number;
	figures: readonly VersionFigures[];
	mayManage: boolean;
}

/** A version that answers a share of the conversations, compared with the live one. */
export function TrialCard({ trial, live, figures, mayManage }: TrialCardProps) {
	const t = useStrings({ pt, en }).trial;
	const { managersOnly } = useStrings({ pt: agentsPt, en: agentsEn });
	const format = useFormat();
	const request = useTrialRequest();
	const reason = mayManage ? null : managersOnly;
	const shares = [...new Set([...SHARES, trial.share])].toSorted((a, b) => a - b);
	return (
		<Card className="mb-6">
			<header className="flex flex-wrap items-start gap-x-4 gap-y-3 border-b border-line px-4 py-3">
				<div className="min-w-0 flex-1 basis-60">
					<h2 className="font-semibold">{t.title(format.number(trial.version))}</h2>
					<p className="text-[13px] text-gray-11 text-pretty">{t.purpose}</p>
				</div>
				<div className="flex flex-wrap items-center gap-2">
					<Select
						aria-label={t.share}
						className="w-24"
						disabled={!mayManage || request.isBusy}
						isCompact
						onChange={(event) =>
							request.send({ intent: "setShare", share: Number(event.currentTarget.value) })
						}
						value={trial.share}
					>
						{shares.map((share) => (
							<option key={share} value={share}>
								{t.percent(format.number(share))}
							</option>
						))}
					</Select>
					<ReasonedButton
						loading={request.intent === "endTrial"}
						onClick={() => request.send({ intent: "endTrial" })}
						reason={reason}
						type="button"
					>
						{t.end}
					</ReasonedButton>
					<ReasonedButton
						kind="primary"
						loading={request.intent === "promote"}
						onClick={() => request.send({ intent: "promote" })}
						reason={reason}
						type="button"
					>
						{t.promote}
					</ReasonedButton>
				</div>
			</header>
			<div className="grid sm:grid-cols-2">
				<Figures figures={figures} isTrial={false} number={live} />
				<Figures figures={figures} isTrial number={trial.version} />
			</div>
		</Card>
	);
}

function Figures(props: { number: number; figures: readonly VersionFigures[]; isTrial: boolean }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { number, figures } = props;
	const { answers, handOvers } = figures.find(({ version }) => version === number) ?? {
		answers: 0,
		handOvers: 0,
	};
	const all = answers + handOvers;
	const percent = Math.round((answers / Math.max(1, all)) * 100);
	return (
		<section
			className={`px-4 py-3 ${props.isTrial ? "border-t border-line sm:border-t-0 sm:border-l" : ""}`}
		>
			<h3 className="mb-2 font-medium">
				{t.version(format.number(number))}
				{props.isTrial ? null : ` (${t.live})`}
			</h3>
			{all === 0 ? (
				<p className="text-[13px] text-gray-11">{t.trial.none}</p>
			) : (
				<dl className="tabular grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-[13px]">
					<dt className="text-gray-11">{t.trial.answers}</dt>
					<dd className="text-right">{format.number(answers)}</dd>
					<dt className="text-gray-11">{t.trial.handOvers}</dt>
					<dd className="text-right">{format.number(handOvers)}</dd>
					<dt className="text-gray-11">{t.trial.rate}</dt>
					<dd className="text-right font-medium">{t.trial.percent(format.number(percent))}</dd>
				</dl>
			)}
		</section>
	);
}

/** One request for the three buttons: two at once would be about the same row. */
function useTrialRequest() {
	const t = useStrings({ pt, en }).trial;
	const errorText = useAgentErrorText();
	return useRequest<VersionAnswer>(({ intent, code }) => {
		if (code !== null) return notify.error(t.failed, errorText(code));
		if (intent === "setShare") notify.success(t.changed);
		if (intent === "promote") notify.success(t.promoted);
		if (intent === "endTrial") notify.success(t.ended);
	});
}
