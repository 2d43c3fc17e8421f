import { Download, TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { MessageView } from "#app/contracts/frames.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { isRiskyFile } from "#app/domain/inbox/risky-file.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { MediaGone } from "./media-gone.tsx";
import { MediaLine } from "./media-line.tsx";
import { saveMedia } from "./save-media.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { useLaterStrings } from "../use-later-strings.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";

const RiskyDialog = lazyPart(() => import("./risky-dialog.tsx"), "RiskyDialog", { tells: "toast" });

/** A file by name and size, with its way out. Never opened here (M03); programs are warned of (M08). */
export function MediaDocument({ address, message }: { address: string; message: MessageView }) {
	const t = useInboxStrings();
	const later = useLaterStrings().media;
	const fileName = displayName(message.media?.fileName ?? "");
	const isRisky = isRiskyFile(fileName);
	const [state, setState] = useState<"idle" | "asking" | "saving" | "gone">("idle");
	const save = async (): Promise<void> => {
		setState("saving");
		setState((await saveMedia(address)) ? "idle" : "gone");
	};
	const name = fileName || t.message.types.document;
	if (state === "gone") return <MediaGone name={name} onRetry={() => void save()} />;
	return (
		<div className="flex min-w-0 items-center gap-2">
			<div className="min-w-0 flex-1">
				<MediaLine message={message} />
				{isRisky ? (
					<p className="flex items-center gap-1 text-xs text-amber-11">
						<TriangleAlert aria-hidden="true" className="shrink-0" size={13} />
						{later.risky}
					</p>
				) : null}
			</div>
			<IconButton
				label={later.downloadOf(name)}
				loading={state === "saving"}
				onClick={() => (isRisky ? setState("asking") : void save())}
			>
				<Download aria-hidden="true" size={17} strokeWidth={1.75} />
			</IconButton>
			{state === "asking" ? (
				<RiskyDialog
					fileName={name}
					onClose={() => setState("idle")}
					onConfirm={() => void save()}
				/>
			) : null}
		</div>
	);
}
