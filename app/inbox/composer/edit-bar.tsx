import { Pencil, X } from "lucide-react";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "../message/strings.en.ts";
import { pt } from "../message/strings.pt.ts";

/** Says above the composer that its text replaces a message's, with a button that leaves it as it is. */
export function EditBar({ onLeave }: { onLeave: () => void }) {
	const t = useStrings({ pt, en }).edit;
	return (
		<fieldset
			aria-label={t.title}
			className="mb-2 flex animate-appear items-center gap-2 pl-3 text-[13px] font-medium text-accent-11"
			data-edit-bar
		>
			<Pencil aria-hidden="true" size={15} strokeWidth={1.75} />
			<span className="min-w-0 flex-1">{t.title}</span>
			<IconButton aria-keyshortcuts="Escape" label={t.leave} onClick={onLeave}>
				<X aria-hidden="true" size={16} />
			</IconButton>
		</fieldset>
	);
}
