import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { isNewBuild, reloadFor } from "#app/ui/own-build.ts";
import { useWorkspaceEvent } from "#app/ui/workspace-events.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/**
 * A quiet offer to reload once the server is newer than this page. It works on as it is: drafts are
 * kept in the browser, and a page with unsaved work asks before it is left.
 */
export function NewVersion() {
	const t = useStrings({ pt, en }).newVersion;
	const [build, setBuild] = useState<string | null>(null);
	useWorkspaceEvent("hello", ({ build: told }) =>
		setBuild(told !== undefined && isNewBuild(told) ? told : null),
	);
	if (build === null) return null;
	return (
		<button
			aria-label={t.reload}
			className="focus-ring inline-flex h-8 shrink-0 items-center gap-1.5 rounded-full border border-line px-2 text-xs text-gray-11 hover:bg-gray-3 hover:text-gray-12 md:px-3"
			onClick={() => reloadFor(build)}
			title={t.reload}
			type="button"
		>
			<RefreshCw aria-hidden="true" size={14} strokeWidth={1.75} />
			<span className="hidden md:inline">{t.label}</span>
		</button>
	);
}
