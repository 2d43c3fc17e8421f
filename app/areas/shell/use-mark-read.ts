import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useStrings } from "#app/i18n/use-strings.ts";
import { sendJson } from "#app/ui/api-request.ts";
import { notify } from "#app/ui/toasts.ts";
import { type HeaderOwner, headerQuery } from "./header-query.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { withRead } from "./unread.ts";

/** Marks notifications read: at once here, then on the server, which keeps it for this member. */
export function useMarkRead(owner: HeaderOwner): (ids: readonly string[]) => void {
	const t = useStrings({ pt, en }).notifications;
	const client = useQueryClient();
	const { queryKey } = headerQuery(owner);
	const { mutate } = useMutation({
		mutationFn: (ids: readonly string[]) => sendJson("/api/notifications/read", { ids }),
		onMutate: async (ids) => {
			// An answer that was on its way would show them unread again.
			await client.cancelQueries({ queryKey });
			client.setQueryData(queryKey, (data) => data && withRead(data, ids));
		},
		onError: () => {
			notify.error(t.notSaved);
			void client.invalidateQueries({ queryKey });
		},
	});
	return mutate;
}
