import { MessagesSquare } from "lucide-react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** In the place of a conversation, beside the list. */
export function NothingOpen() {
	const t = useStrings({ pt, en }).nothingOpen;
	return (
		<section
			aria-label={t.region}
			className="flex min-h-0 min-w-0 flex-1 flex-col items-center justify-center bg-page"
		>
			<EmptyState icon={MessagesSquare} title={t.title}>
				{t.hint}
			</EmptyState>
		</section>
	);
}
