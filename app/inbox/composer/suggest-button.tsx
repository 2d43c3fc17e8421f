import { Sparkles } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { displayText } from "#app/domain/chat/display-text.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { useLaterStrings } from "../use-later-strings.ts";

/** "Sugerir resposta": puts the agent's answer into the text box for editing. It never sends. */
export function SuggestButton(props: { contactId: string; onFilled: () => void }) {
	const t = useInboxStrings().answering;
	const suggestion = useSuggestion(props.contactId, props.onFilled);
	return (
		<>
			<IconButton
				aria-busy={suggestion.isAsking}
				className="!size-10"
				label={t.suggest}
				loading={suggestion.isAsking}
				onClick={suggestion.ask}
				type="button"
			>
				<Sparkles aria-hidden="true" size={20} strokeWidth={1.75} />
			</IconButton>
			{suggestion.offered === null ? null : (
				<ReplaceQuestion
					onKeep={suggestion.keep}
					onReplace={suggestion.replace}
					text={suggestion.offered}
				/>
			)}
		</>
	);
}

/** Asks before a suggestion replaces text that is already in the box. */
function ReplaceQuestion(props: { text: string; onReplace: () => void; onKeep: () => void }) {
	const t = useLaterStrings().suggestion;
	const replace = useRef<HTMLButtonElement>(null);
	useEffect(() => replace.current?.focus(), []);
	return (
		// oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc inside of it keeps what is written
		<fieldset
			aria-label={t.title}
			className="absolute inset-x-2 bottom-full z-10 mb-2 animate-appear rounded-card border border-line bg-raised p-3 shadow-float md:inset-x-3"
			onKeyDown={(event) => {
				if (event.key !== "Escape") return;
				event.preventDefault();
				props.onKeep();
			}}
		>
			<p className="text-xs font-semibold text-gray-11">{t.title}</p>
			<p className="mt-1 max-h-40 overflow-y-auto whitespace-pre-wrap text-gray-12 [overflow-wrap:anywhere]">
				<bdi>{displayText(props.text)}</bdi>
			</p>
			<div className="mt-3 flex flex-wrap justify-end gap-2">
				<Button onClick={props.onKeep} type="button">
					{t.keep}
				</Button>
				<Button kind="primary" onClick={props.onReplace} ref={replace} type="button">
					{t.replace}
				</Button>
			</div>
		</fieldset>
	);
}

function useSuggestion(contactId: string, onFilled: () => void) {
	const t = useLaterStrings().suggestion;
	const errorText = useErrorText();
	const { store, drafts } = useInboxParts();
	const [isAsking, setIsAsking] = useState(false);
	const [offered, setOffered] = useState<string | null>(null);
	const isHere = useRef(true);
	useEffect(() => {
		isHere.current = true;
		return () => {
			isHere.current = false;
		};
	}, []);

	function fill(text: string): void {
		drafts.set(contactId, text);
		setOffered(null);
		onFilled();
	}
	async function ask(): Promise<void> {
		setIsAsking(true);
		try {
			const text = await store.api.suggest(contactId);
			// Another conversation was opened meanwhile: the answer is dropped.
			if (!isHere.current) return;
			if (text === null) notify.info(t.none, t.noneHint);
			else if (drafts.get(contactId).trim() === "") fill(text);
			else setOffered(text);
		} catch (error) {
			const code = codeOf(error);
			notify.error(t.failed, code === "not_supported" ? t.noAgent : errorText(code));
		} finally {
			if (isHere.current) setIsAsking(false);
		}
	}
	return {
		isAsking,
		offered,
		ask: () => void ask(),
		replace: () => {
			if (offered !== null) fill(offered);
		},
		keep: () => {
			setOffered(null);
			onFilled();
		},
	};
}
