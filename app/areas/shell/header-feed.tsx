import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { QueryProvider } from "#app/ui/query-provider.tsx";
import { useWorkspaceEvent } from "#app/ui/workspace-events.ts";
import type { HeaderState } from "./header-context.ts";
import { type HeaderOwner, headerQuery } from "./header-query.ts";

interface FeedProps extends HeaderOwner {
	onChange: (state: HeaderState) => void;
}

/**
 * Keeps the header's data up to date and passes it to `onChange`; renders nothing. Loaded after the
 * page.
 */
export function HeaderFeed(props: FeedProps) {
	return (
		<QueryProvider>
			<Feed {...props} />
		</QueryProvider>
	);
}

function Feed({ workspaceId, memberId, onChange }: FeedProps) {
	const options = headerQuery({ workspaceId, memberId });
	const client = useQueryClient();
	const { data, isError } = useQuery(options);
	useEffect(() => onChange({ data: data ?? null, isFailing: isError }), [data, isError, onChange]);
	const readAgain = (): void => {
		// A request under way already covers this event.
		void client.invalidateQueries({ queryKey: options.queryKey }, { cancelRefetch: false });
	};
	useWorkspaceEvent("notified", (frame) => {
		if (frame.memberIds.includes(memberId)) readAgain();
	});
	// Covers events missed while the socket was down.
	useWorkspaceEvent("hello", readAgain);
	return null;
}
