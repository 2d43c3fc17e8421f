import { AtSign } from "lucide-react";
import { useState } from "react";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { dismissMention } from "./notes-api.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Says above the composer that a note called the member, until they write here or take it off. */
export function MentionLine({ contactId }: { contactId: string }) {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	const { instance, store } = useInboxParts();
	const [isBusy, setIsBusy] = useState(false);
	async function dismiss(): Promise<void> {
		setIsBusy(true);
		try {
			const contact = await dismissMention(instance.id, contactId);
			store.apply({ contacts: [contact], messages: [] });
		} catch (error) {
			setIsBusy(false);
			notify.error(t.dismissFailed, errorText(codeOf(error)));
		}
	}
	return (
		<div className="flex min-h-10 shrink-0 flex-wrap items-center justify-center gap-x-3 gap-y-1 border-t border-line bg-amber-3 px-4 py-1.5 text-[13px] text-amber-12">
			<span className="inline-flex items-center gap-1.5">
				<AtSign aria-hidden="true" className="shrink-0" size={15} />
				{t.mentioned}
			</span>
			<Button loading={isBusy} onClick={() => void dismiss()} size="small" type="button">
				{t.dismiss}
			</Button>
		</div>
	);
}
