import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ContactView } from "#app/contracts/frames.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { type Profile, readProfile, saveProfile } from "./details-api.ts";

/** The contact says when its values changed; the workspace's fields change rarely. */
const FRESH_MS = 60_000;

/** What the team keeps of a contact; read again whenever the contact says that it changed. */
export function useProfile(contact: ContactView, isShown: boolean) {
	const { me, instance, store } = useInboxParts();
	const client = useQueryClient();
	const keyAt = (profileAt: number | undefined) => [
		"profile",
		me.memberId,
		instance.id,
		contact.id,
		profileAt ?? 0,
	];
	const query = useQuery({
		queryKey: keyAt(contact.profileAt),
		queryFn: ({ signal }) => readProfile(instance.id, contact.id, signal),
		enabled: isShown,
		placeholderData: keepPreviousData,
		staleTime: FRESH_MS,
		// Another person in this tab must not see it.
		gcTime: 0,
	});
	/** Saves one field; answers the code of a refusal, or null. */
	const save = async (key: string, value: string): Promise<string | null> => {
		try {
			const { contact: now, ...profile } = await saveProfile(instance.id, contact.id, {
				[key]: value,
			});
			client.setQueryData<Profile>(keyAt(now.profileAt), profile);
			// The line brings it as well, maybe later.
			store.apply({ contacts: [now], messages: [] });
			return null;
		} catch (error) {
			return codeOf(error);
		}
	};
	return { query, save };
}
