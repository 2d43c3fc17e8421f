import { Copy, SquareTerminal } from "lucide-react";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import type { WebhookAnswer } from "#app/domain/settings/webhook-answer.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { notify } from "#app/ui/toasts.ts";
import type { TestOutcome } from "./n8n-test.route.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The last answer, as text only (F10). A failure stays here after its toast is gone. */
export function AnswerCard(props: { outcome: TestOutcome | null; words: string | null }) {
	const t = useStrings({ pt, en });
	const answer = props.outcome?.answer ?? null;
	return (
		<div className="flex min-w-0 flex-col gap-4">
			{props.words ? <ErrorState title={t.failed}>{props.words}</ErrorState> : null}
			<Card className="overflow-hidden">
				<div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2">
					<h2 className="text-base font-semibold">{t.answer}</h2>
					{answer ? <Facts answer={answer} isGood={props.words === null} /> : null}
				</div>
				{answer ? (
					<AnswerText answer={answer} />
				) : (
					<EmptyState icon={SquareTerminal} title={t.answerEmpty} />
				)}
			</Card>
		</div>
	);
}

function Facts({ answer, isGood }: { answer: WebhookAnswer; isGood: boolean }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const copy = async (): Promise<void> => {
		await navigator.clipboard.writeText(answer.text);
		notify.success(t.copied);
	};
	return (
		<>
			<StatusBadge tone={isGood ? "good" : "bad"}>{t.status(answer.status)}</StatusBadge>
			<span className="tabular text-[13px] text-gray-11">
				{t.took(format.number(answer.tookMs))}
			</span>
			<span className="ml-auto">
				<IconButton label={t.copy} onClick={() => void copy()}>
					<Copy aria-hidden="true" size={16} strokeWidth={1.75} />
				</IconButton>
			</span>
		</>
	);
}

function AnswerText({ answer }: { answer: WebhookAnswer }) {
	const t = useStrings({ pt, en });
	return (
		<>
			<section
				aria-label={t.answer}
				className="focus-ring max-h-[60vh] overflow-auto p-4"
				// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
				tabIndex={0}
			>
				<pre className="font-mono text-[13px]/5 whitespace-pre-wrap text-gray-12 [overflow-wrap:anywhere]">
					{answer.text === "" ? t.emptyBody : answer.text}
				</pre>
			</section>
			{answer.isCut ? (
				<p className="border-t border-line px-4 py-2 text-[13px] text-gray-11">{t.cut}</p>
			) : null}
		</>
	);
}
