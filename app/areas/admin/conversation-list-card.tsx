import { ListRestart, MessagesSquare } from "lucide-react";
import { useState } from "react";
import { displayName } from "#app/domain/chat/display-text.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useRequest } from "#app/ui/use-request.ts";
import type { LetterAnswer, LetterRequest } from "./letter-actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The list of conversations over all channels, made anew from them: for when somebody is missing in it. */
export function ConversationListCard() {
	const t = useStrings({ pt, en }).lists;
	const [isAsked, setIsAsked] = useState(false);
	const request = useRequest<LetterAnswer>(() => undefined);
	const { answer } = request;
	const isBusy = request.intent !== null;
	const rebuild = (): void => {
		setIsAsked(false);
		request.send({ intent: "rebuild_conversations" } satisfies LetterRequest);
	};
	return (
		<Card>
			<section aria-labelledby="conversation-list" className="flex flex-col gap-3">
				<div className="flex items-center gap-3">
					<MessagesSquare
						aria-hidden="true"
						className="shrink-0 text-gray-11"
						size={18}
						strokeWidth={1.75}
					/>
					<h2 className="font-semibold" id="conversation-list">
						{t.title}
					</h2>
				</div>
				<p className="max-w-[70ch] text-[13px] text-gray-11 text-pretty">{t.text}</p>
				<div className="flex flex-wrap items-center justify-between gap-3">
					<output className="min-w-0 flex-1 basis-56 text-[13px] text-pretty">
						{isBusy ? t.busy : answer ? <Outcome answer={answer} /> : null}
					</output>
					<ConfirmDialog
						busy={isBusy}
						confirmLabel={t.rebuild}
						onConfirm={rebuild}
						onOpenChange={setIsAsked}
						open={isAsked}
						title={t.ask}
						trigger={
							<Button loading={isBusy} size="small" type="button">
								<ListRestart aria-hidden="true" size={14} />
								{t.rebuild}
							</Button>
						}
					>
						{t.askText}
					</ConfirmDialog>
				</div>
			</section>
		</Card>
	);
}

function Outcome({ answer }: { answer: LetterAnswer }) {
	const t = useStrings({ pt, en }).lists;
	const format = useFormat();
	const errorText = useErrorText();
	const { code, listed = 0, told = 0, untold = [] } = answer;
	if (code !== null) return <span className="text-red-11">{errorText(code)}</span>;
	const conversations = format.plural(listed, t.conversation, t.conversations);
	const channels = format.plural(told, t.channel, t.channels);
	return (
		<>
			{t.done(conversations, channels)}
			{untold.length > 0 ? (
				<span className="block text-amber-11">
					{t.waiting(format.list(untold.map((name) => displayName(name))))}
				</span>
			) : null}
		</>
	);
}
