import { CircleAlert, RotateCcw, X } from "lucide-react";
import { useState } from "react";
import { may } from "#app/domain/team/role.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { notify } from "#app/ui/toasts.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";

/** Under a failed bubble: "Falha no envio", the reason, and a retry with the same message id. */
export function MessageFailure({ message }: { message: TimelineMessage }) {
	const t = useInboxStrings();
	const { outbox, me } = useInboxParts();
	const retry = useRetry(message);
	const reason = useReason(message);
	const entry = message.outbox;
	return (
		<div className="mt-1 flex flex-wrap items-center justify-end gap-x-2 gap-y-1 text-xs text-gray-11">
			<span className="inline-flex items-center gap-1 rounded-full bg-red-3 px-2 py-0.5 font-medium text-red-11">
				<CircleAlert aria-hidden="true" size={13} />
				{t.message.failed}
			</span>
			{reason === null ? null : <span>{reason}</span>}
			{may(me.role, "send") ? (
				<span className="inline-flex gap-1">
					{entry?.code === "bytes_gone" ? null : (
						<FailureButton disabled={retry.isRunning} icon={RotateCcw} onClick={retry.run}>
							{t.message.retry}
						</FailureButton>
					)}
					{entry ? (
						<FailureButton icon={X} onClick={() => outbox.discard(entry.id)}>
							{t.message.discard}
						</FailureButton>
					) : null}
				</span>
			) : null}
		</div>
	);
}

export function FailureButton(props: {
	icon: typeof X;
	onClick: () => void;
	disabled?: boolean;
	children: string;
}) {
	const Icon = props.icon;
	return (
		<button
			className="focus-ring inline-flex h-7 items-center gap-1 rounded-control px-2 font-medium text-accent-11 hover:bg-accent-3 disabled:opacity-60"
			disabled={props.disabled}
			onClick={props.onClick}
			type="button"
		>
			<Icon aria-hidden="true" size={13} />
			{props.children}
		</button>
	);
}

function useRetry(message: TimelineMessage) {
	const t = useInboxStrings();
	const { outbox, store } = useInboxParts();
	const [isRunning, setIsRunning] = useState(false);
	const run = async (): Promise<void> => {
		if (message.outbox) {
			outbox.retry(message.id);
			return;
		}
		setIsRunning(true);
		try {
			await store.api.retryMessage(message.id);
			// It keeps its seq, so the server's copy replaces it; until then the clock icon shows.
			store.showQueued(message);
		} catch {
			notify.error(t.composer.failed, t.composer.failedHint);
		} finally {
			setIsRunning(false);
		}
	};
	return { isRunning, run: () => void run() };
}

function useReason(message: TimelineMessage): string | null {
	const t = useInboxStrings();
	const errorText = useErrorText();
	const code = message.outbox?.code;
	if (code === "network" || code === "interrupted" || code === "bytes_gone")
		return t.message.unsent[code];
	if (code) return errorText(code);
	return message.failure === null ? null : t.message.failures[message.failure];
}
