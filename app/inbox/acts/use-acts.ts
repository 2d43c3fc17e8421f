import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import type { ActDecision } from "#app/domain/agents/acts/kept-act.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { notify } from "#app/ui/toasts.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { type Act, type ContactActs, decideAct, readActs } from "./acts-api.ts";
import { decidedText } from "./decided-text.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

function useActsQuery(contact: ContactView) {
	const { me, instance } = useInboxParts();
	// The contact tells when it changed, and only then it is read again.
	const queryKey = ["acts", me.memberId, instance.id, contact.id, contact.actsAt ?? 0];
	return {
		queryKey,
		query: useQuery({
			queryKey,
			queryFn: ({ signal }) => readActs(instance.id, contact.id, signal),
			placeholderData: keepPreviousData,
			enabled: contact.actsAt !== undefined,
			// Another person in this tab must not see it.
			gcTime: 0,
		}),
	};
}

/** What agents did for a contact and were told; read again whenever the contact says that it changed. */
export const useActs = (contact: ContactView) => useActsQuery(contact).query;

/** A member's decision about an act. Who comes second is told who was faster. */
export function useDeciding(contact: ContactView) {
	const t = useStrings({ pt, en });
	const errorText = useErrorText();
	const client = useQueryClient();
	const { instance, me } = useInboxParts();
	const [busy, setBusy] = useState<ActDecision | null>(null);
	const { queryKey } = useActsQuery(contact);
	const decide = async ({ id: actId }: Act, decision: ActDecision): Promise<void> => {
		setBusy(decision);
		try {
			const { isDecided, ...now } = await decideAct(
				instance.id,
				{ contactId: contact.id, actId },
				decision,
			);
			client.setQueryData<ContactActs>(queryKey, now);
			const act = now.acts.find(({ id }) => id === actId);
			if (!isDecided && act) notify.error(t.late, decidedText(act, t, me.name));
		} catch (error) {
			const code = codeOf(error);
			// It may have been done all the same: what is true is read.
			await client.invalidateQueries({ queryKey });
			notify.error(t.failed, code === "network" ? t.failedUnknown : errorText(code));
		} finally {
			setBusy(null);
		}
	};
	return {
		busy,
		decide: (act: Act, decision: ActDecision): void => void decide(act, decision),
	};
}
