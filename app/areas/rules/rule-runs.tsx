import { useState } from "react";
import type { RulesPage } from "#app/contracts/rules.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { conversationHref } from "#app/ui/channel-links.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Runs that are drawn at once. */
const PER_STEP = 20;

/** The log: what ran in which conversation, and what could not be done. */
export function RuleRuns({ page }: { page: RulesPage }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const [shown, setShown] = useState(PER_STEP);
	const { runs, rules } = page;
	const names = new Map(rules.map(({ id, name }) => [id, name]));
	return (
		<Card className="mt-6 overflow-hidden">
			<h2 className="border-b border-line px-4 py-3 text-base font-semibold">{t.runs.title}</h2>
			{runs.length === 0 ? (
				<p className="px-4 py-3 text-[13px] text-gray-11">{t.runs.empty}</p>
			) : (
				<ul>
					{runs.slice(0, shown).map((run) => {
						const name = run.contactName ?? run.contactPhone;
						return (
							<li
								className="border-b border-line px-4 py-2.5 text-[13px] last:border-b-0"
								key={`${run.channelId} ${run.contactId} ${run.ruleId} ${run.at}`}
							>
								<p className="flex flex-wrap items-baseline justify-between gap-x-3">
									<span className="min-w-0 [overflow-wrap:anywhere]">
										<bdi className="font-medium">{names.get(run.ruleId) ?? t.runs.gone}</bdi>
										{" · "}
										<a
											className="focus-ring rounded-sm text-accent-11 hover:underline"
											href={conversationHref({ id: run.channelId, type: null }, run.contactId)}
										>
											{name === null ? t.runs.unnamed : isolate(name)}
										</a>
									</span>
									<time className="tabular text-xs text-gray-11">{format.dateTime(run.at)}</time>
								</p>
								<p className="text-gray-11">
									{run.state === "stopped"
										? t.runs.stopped
										: run.acts
												.map(
													({ type, outcome }) =>
														`${actName(t.acts, type)}: ${t.runs.outcomes[outcome] ?? t.runs.other}`,
												)
												.join(" · ")}
								</p>
							</li>
						);
					})}
				</ul>
			)}
			{runs.length > shown ? (
				<div className="border-t border-line py-2 text-center">
					<Button onClick={() => setShown(shown + PER_STEP)} size="small" type="button">
						{t.runs.more}
					</Button>
				</div>
			) : null}
		</Card>
	);
}

/** An act of a later release has its own name only. */
const actName = (words: Readonly<Record<string, string>>, type: string): string =>
	words[type] ?? type;
