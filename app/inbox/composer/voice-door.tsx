import { Mic } from "lucide-react";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import type { OutgoingFile } from "../store/outbox.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";

/** Where the finger was when it began to hold the button. */
export interface Hold {
	x: number;
	at: number;
}

/** Whether this browser records at all; asked after hydration, as the server cannot know. */
const canRecord = (): boolean =>
	typeof MediaRecorder === "function" && typeof navigator.mediaDevices?.getUserMedia === "function";

const never = () => () => undefined;

/** Recording a voice message to a contact; offered only where the channel sends them. */
export function useVoice(contactId: string, quotedId: string | null, onDropQuote: () => void) {
	const { capabilities, outbox } = useInboxParts();
	const [recording, setRecording] = useState<{ hold: Hold | null } | null>(null);
	return {
		isOffered: capabilities.files?.voice !== undefined,
		isOn: recording !== null,
		/** It is recorded for as long as a finger holds the button; null: until it is ended. */
		hold: recording?.hold ?? null,
		begin: (hold: Hold | null) => setRecording({ hold }),
		end: () => setRecording(null),
		send: (file: OutgoingFile) => {
			outbox.add(contactId, "", quotedId, file);
			onDropQuote();
		},
	};
}

/** A click begins a recording; a finger records for as long as it holds. Where the browser records nothing, `children`. */
export function MicButton({
	onBegin,
	children,
}: {
	onBegin: (hold: Hold | null) => void;
	children: ReactNode;
}) {
	const t = useInboxStrings().composer;
	const isAble = useSyncExternalStore(never, canRecord, () => false);
	if (!isAble) return children;
	return (
		<IconButton
			className="!size-10 !rounded-full touch-none select-none"
			label={t.record}
			onClick={() => onBegin(null)}
			onContextMenu={(event) => event.preventDefault()}
			onPointerDown={(event) => {
				if (event.pointerType !== "touch") return;
				// The button goes; what the finger does next is heard by the page.
				event.currentTarget.releasePointerCapture(event.pointerId);
				onBegin({ x: event.clientX, at: event.timeStamp });
			}}
			type="button"
		>
			<Mic aria-hidden="true" size={20} strokeWidth={1.75} />
		</IconButton>
	);
}
