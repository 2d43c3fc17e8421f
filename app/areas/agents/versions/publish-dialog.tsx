import { useEffect, useEffectEvent, useState } from "react";
import type { AgentDraft, AgentView } from "#app/contracts/agents.ts";
import { findTestProblem } from "#app/domain/agents/test-cases.ts";
import { MAX_NOTE_LENGTH } from "#app/domain/agents/versions.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import { RunProgress } from "../tests/run-progress.tsx";
import { RunView } from "../tests/run-view.tsx";
import { useTestRun } from "../tests/use-test-run.ts";
import { useAgentErrorText } from "../use-agent-error-text.ts";
import type { VersionAnswer } from "./actions.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Shares of the conversations that can be chosen, in percent. */
export const SHARES = [5, 10, 20, 50] as const;

/**
 * Publishes a draft. The agent's tests run first; when some got worse, or could not all be run, it asks once more.
 */
export function PublishDialog(props: {
	agent: AgentView;
	draft: AgentDraft;
	/** Begins by itself, for all conversations. */
	isAtOnce: boolean;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en }).publish;
	const format = useFormat();
	const { agent, onClose } = props;
	const [note, setNote] = useState("");
	const [share, setShare] = useState("");
	const publishing = usePublishing({ ...props, note, share });
	const { tests, begin } = publishing;
	const beginAtOnce = useEffectEvent(() => {
		if (props.isAtOnce) void begin();
	});
	useEffect(() => beginAtOnce(), []);
	const isBusy = tests.progress !== null || publishing.isSending;
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) onClose();
			}}
			open
			purpose={t.purpose}
			title={t.title}
			width={640}
		>
			<form
				className="flex flex-col gap-5"
				onSubmit={(event) => {
					event.preventDefault();
					if (!isBusy) void begin();
				}}
			>
				{tests.progress ? <RunProgress progress={tests.progress} /> : null}
				{publishing.isHeld && !isBusy ? (
					<div className="max-h-[45dvh] overflow-y-auto" role="alert">
						<RunView refusal={tests.refusal} run={tests.run} />
					</div>
				) : null}
				{publishing.isHeld || isBusy ? null : (
					<>
						<Field label={t.note} optional>
							{(control) => (
								<TextInput
									{...control}
									autoComplete="off"
									maxLength={MAX_NOTE_LENGTH}
									onChange={(event) => setNote(event.currentTarget.value)}
									placeholder={t.notePlaceholder}
									value={note}
								/>
							)}
						</Field>
						<Field hint={share === "" ? null : t.shareHint} label={t.who}>
							{(control) => (
								<Select
									{...control}
									onChange={(event) => setShare(event.currentTarget.value)}
									value={share}
								>
									<option value="">{t.everybody}</option>
									{SHARES.map((percent) => (
										<option key={percent} value={percent}>
											{t.share(format.number(percent))}
										</option>
									))}
								</Select>
							)}
						</Field>
						{agent.cases > 0 ? (
							<p className="text-[13px] text-gray-11">
								{t.tests(format.plural(agent.cases, t.testOne, t.testMany))}
							</p>
						) : null}
					</>
				)}
				<div className="flex flex-wrap justify-end gap-3">
					<Button onClick={onClose} type="button">
						{t.cancel}
					</Button>
					{publishing.isHeld && !isBusy ? (
						<Button kind="danger" onClick={() => publishing.send(true)} type="button">
							{t.anyway}
						</Button>
					) : (
						<Button kind="primary" loading={isBusy} type="submit">
							{t.submit}
						</Button>
					)}
				</div>
			</form>
		</Dialog>
	);
}

function usePublishing(props: {
	agent: AgentView;
	draft: AgentDraft;
	note: string;
	/** Percent; "": all conversations. */
	share: string;
	onClose: () => void;
}) {
	const t = useStrings({ pt, en }).publish;
	const format = useFormat();
	const errorText = useAgentErrorText();
	const { agent, draft, note, share } = props;
	const [isHeld, setHeld] = useState(false);
	const tests = useTestRun(agent.id);
	const request = useIntent<VersionAnswer>(
		"publish",
		({ code, number }) => {
			if (code === null) notify.success(t.done(format.number(number ?? 0)));
			else notify.error(t.failed, errorText(code));
			if (code === "tests_worse" || code === "tests_not_run") return setHeld(true);
			props.onClose();
		},
		// With the draft this dialog goes, before the page is read again.
		{ isAnsweredFirst: true },
	);
	const send = (anyway: boolean): void =>
		request.send({ savedAt: draft.savedAt, note, anyway, ...(share !== "" && { share }) });
	return {
		tests,
		/** The tests object: publishing takes a second yes. */
		isHeld,
		isSending: request.isSending,
		send,
		async begin(): Promise<void> {
			if (agent.cases === 0) return send(false);
			const run = await tests.start();
			if (findTestProblem(run, agent.cases) === null) return send(false);
			setHeld(true);
		},
	};
}
