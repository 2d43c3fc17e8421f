import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Spec 1, section 3: how much of the id is shown. */
const SHOWN_CHARACTERS = 8;
const COPIED_MS = 2000;

/** Foot of the menu: the workspace's name, and its id for support. */
export function WorkspaceFoot(props: { id: string; name: string }) {
	const t = useStrings({ pt, en });
	const common = useStrings({ pt: commonPt, en: commonEn });
	const [isCopied, setIsCopied] = useState(false);
	const shown = props.id.slice(0, SHOWN_CHARACTERS);
	const copy = async (): Promise<void> => {
		try {
			await navigator.clipboard.writeText(shown);
		} catch {
			// The clipboard is blocked; the id beside the button can be selected.
			return;
		}
		setIsCopied(true);
		setTimeout(() => setIsCopied(false), COPIED_MS);
	};
	return (
		<div className="flex shrink-0 items-center gap-2 border-t border-line py-2 pr-2 pl-4">
			<div className="min-w-0 flex-1">
				<p className="truncate text-[13px] font-medium text-gray-12">
					<bdi>{props.name}</bdi>
				</p>
				<p className="tabular text-xs text-gray-11">
					{t.workspaceId} <span className="select-all font-medium">{shown}</span>
				</p>
			</div>
			<output className="sr-only">{isCopied ? common.copied : null}</output>
			<IconButton label={t.copyWorkspaceId} onClick={() => void copy()} side="top">
				{isCopied ? (
					<Check aria-hidden="true" size={16} strokeWidth={1.75} />
				) : (
					<Copy aria-hidden="true" size={16} strokeWidth={1.75} />
				)}
			</IconButton>
		</div>
	);
}
