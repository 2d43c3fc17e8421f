import { Check, X } from "lucide-react";
import { useState } from "react";
import type { TrialOutcome, TryableConversation } from "#app/contracts/rules.ts";
import type { RuleBody } from "#app/domain/rules/rule.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Select } from "#app/ui/select.tsx";
import { useIntent } from "#app/ui/use-intent.ts";
import type { RulesAnswer } from "./actions.ts";
import type { SayRule } from "./sentence.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useRuleError } from "./use-rule-error.ts";

/** Tries what is written on a conversation of the workspace, and does nothing there. */
export function RuleTrial({ body, say }: { body: RuleBody; say: SayRule }) {
	const t = useStrings({ pt, en }).trial;
	const errorText = useRuleError();
	const [conversations, setConversations] = useState<readonly TryableConversation[] | null>(null);
	const [chosen, setChosen] = useState("");
	// What was tried, with what it came to: another rule would come to something else.
	const [tried, setTried] = useState<{ trial: TrialOutcome; body: RuleBody } | null>(null);
	const asking = useIntent<RulesAnswer>("conversations", (answer) =>
		setConversations(answer.conversations ?? []),
	);
	const trying = useIntent<RulesAnswer>("try", ({ trial }) => {
		if (trial) setTried({ trial, body });
	});
	const place = conversations?.find(({ contactId }) => contactId === chosen);
	const refusal = asking.refusal ?? trying.refusal;
	if (conversations === null)
		return (
			<div>
				<Button loading={asking.isSending} onClick={() => asking.send()} size="small" type="button">
					{t.open}
				</Button>
			</div>
		);
	return (
		<section aria-label={t.title} className="flex flex-col gap-2">
			<h3 className="font-medium">{t.title}</h3>
			<p className="text-[13px] text-gray-11">{t.purpose}</p>
			{conversations.length === 0 ? (
				<p className="text-[13px]">{t.none}</p>
			) : (
				<div className="flex gap-2">
					<Select
						aria-label={t.conversation}
						className="min-w-0 flex-1"
						onChange={({ target }) => setChosen(target.value)}
						value={chosen}
					>
						<option value="">{t.choose}</option>
						{conversations.map((one) => (
							<option key={`${one.channelId} ${one.contactId}`} value={one.contactId}>
								{[one.contactName ?? one.contactPhone ?? one.contactId, one.channelName ?? ""]
									.filter(Boolean)
									.join(" · ")}
							</option>
						))}
					</Select>
					<Button
						className="!h-10"
						disabled={place === undefined}
						loading={trying.isSending}
						onClick={() => {
							if (!place) return;
							const { channelId, contactId } = place;
							trying.send({ body: JSON.stringify(body), channelId, contactId });
						}}
						type="button"
					>
						{t.run}
					</Button>
				</div>
			)}
			{refusal ? <FormRefusal more={t.failed} text={errorText(refusal)} /> : null}
			{tried ? <Outcome body={tried.body} say={say} trial={tried.trial} /> : null}
		</section>
	);
}

function Outcome({ trial, body, say }: { trial: TrialOutcome; body: RuleBody; say: SayRule }) {
	const t = useStrings({ pt, en }).trial;
	return (
		<output className="flex flex-col gap-1.5 rounded-control border border-line px-3 py-2 text-[13px]">
			<strong className="font-medium">{trial.runs ? t.runs : t.not}</strong>
			{trial.isClosed ? <span>{t.closed}</span> : null}
			<span className="text-gray-11">
				{trial.text === "" ? t.noText : t.said(isolate(trial.text))}
			</span>
			<ul className="flex flex-col gap-1">
				<Line isYes={trial.isTriggered} note={trial.isTriggered ? t.yes : t.no}>
					{say.trigger(body.trigger)}
				</Line>
				{body.conditions.map((one, at) => (
					<Line
						isYes={trial.conditions[at] ?? false}
						key={`if ${say.condition(one)}`}
						note={trial.conditions[at] ? t.yes : t.no}
					>
						{say.condition(one)}
					</Line>
				))}
				{trial.runs
					? body.acts.map((one, at) => (
							<Line
								isYes={trial.acts[at] ?? false}
								key={`then ${say.act(one)}`}
								note={trial.acts[at] ? t.would : t.same}
							>
								{say.act(one)}
							</Line>
						))
					: null}
			</ul>
		</output>
	);
}

function Line({ isYes, note, children }: { isYes: boolean; note: string; children: string }) {
	const Icon = isYes ? Check : X;
	return (
		<li className="flex items-start gap-2">
			<Icon
				aria-hidden="true"
				className={`mt-0.5 shrink-0 ${isYes ? "text-green-11" : "text-gray-11"}`}
				size={14}
			/>
			<span className="min-w-0 [overflow-wrap:anywhere]">
				{children} <span className="text-gray-11">({note})</span>
			</span>
		</li>
	);
}
