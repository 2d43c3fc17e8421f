import { useState } from "react";
import type { TemplateList } from "#app/contracts/message-templates.ts";
import type { TemplateWish } from "#app/contracts/template-wish.ts";
import { readTemplates } from "#app/inbox/templates/use-templates.ts";
import { callChannel } from "#app/ui/channel-call.ts";
import { codeOf } from "#app/ui/api-error.ts";

/** Meta has ten seconds, and the object's alarm a moment before. */
const PAUSE_MS = 700;
const MAX_LOOKS = 30;

/** What became of a wish. Null: it was done. */
export interface WishRefusal {
	/** One of the failures of a change, or an error's code. */
	code: string;
	/** What Meta says of it to people. */
	said: string;
}

type Without<Wish> = Wish extends unknown ? Omit<Wish, "id"> : never;

/** Has something done with a template at Meta, and waits until it is known what became of it. */
export function useTemplateWish(channelId: string) {
	const [isBusy, setIsBusy] = useState(false);
	const [refusal, setRefusal] = useState<WishRefusal | null>(null);
	async function wish(wanted: Without<TemplateWish>): Promise<boolean> {
		setIsBusy(true);
		setRefusal(null);
		try {
			const id = crypto.randomUUID();
			const body = { ...wanted, id } as TemplateWish;
			await callChannel(channelId, "changeTemplate", { body });
			const refused = await waitFor(channelId, id);
			setRefusal(refused);
			return refused === null;
		} catch (error) {
			setRefusal({ code: codeOf(error), said: "" });
			return false;
		} finally {
			setIsBusy(false);
		}
	}
	return { wish, isBusy, refusal, forget: () => setRefusal(null) };
}

async function waitFor(channelId: string, id: string): Promise<WishRefusal | null> {
	for (let look = 0; look < MAX_LOOKS; look += 1) {
		await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
		const { change } = await readTemplates(channelId);
		const outcome = outcomeOf(change, id);
		if (outcome === null) return null;
		if (outcome !== "pending") return { code: outcome, said: change?.said ?? "" };
	}
	return { code: "unknown", said: "" };
}

/** The object forgot it, as after a sleep: the list says what became of it. */
const outcomeOf = (change: TemplateList["change"], id: string) =>
	change?.id === id ? change.outcome : "unknown";
