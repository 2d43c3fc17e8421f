import { useQuery, useQueryClient } from "@tanstack/react-query";
import { use, useEffect, useEffectEvent } from "react";
import { type HeaderData, parseNotification } from "#app/contracts/header.ts";
import { QueryProvider } from "#app/ui/query-provider.tsx";
import { HeaderLineContext, useWorkspaceEvent } from "#app/ui/workspace-events.ts";
import type { HeaderState } from "./header-context.ts";
import { type HeaderOwner, headerQuery, REFRESH_MS } from "./header-query.ts";
import { withNew, withRead } from "./unread.ts";

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
	const line = use(HeaderLineContext);
	const options = headerQuery({ workspaceId, memberId }, line.state);
	const { queryKey } = options;
	const client = useQueryClient();
	const { data, isError } = useQuery(options);
	useEffect(() => onChange({ data: data ?? null, isFailing: isError }), [data, isError, onChange]);
	const isPushed = line.state === "pushed";

	const readAgain = (): void => {
		// A request under way already covers this event.
		void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
	};
	const apply = (change: (known: HeaderData) => HeaderData): void => {
		// An answer under way may have been made before this change.
		if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
		else client.setQueryData(queryKey, (known) => known && change(known));
	};
	useWorkspaceEvent("notification", ({ notification }) => {
		const told = parseNotification(notification);
		if (told) apply((known) => withNew(known, told));
	});
	useWorkspaceEvent("notifications_read", ({ ids }) => apply((known) => withRead(known, ids)));
	useWorkspaceEvent("plan_changed", ({ plan }) => apply((known) => ({ ...known, plan })));
	useWorkspaceEvent("header_changed", readAgain);
	useWorkspaceEvent("notified", (frame) => {
		if (!isPushed && frame.memberIds.includes(memberId)) readAgain();
	});
	// Covers events missed while the socket was down.
	useWorkspaceEvent("hello", readAgain);

	const sayThatNothingChanged = useEffectEvent(() => {
		// Otherwise it asks, and each change here would put that off.
		if (client.getQueryData(queryKey)?.system !== "operational") return;
		const heardAt = line.heardAt();
		apply((known) => ({ ...known, lastSyncAt: Math.max(known.lastSyncAt, heardAt) }));
	});
	useEffect(() => {
		if (!isPushed) return undefined;
		const timer = setInterval(sayThatNothingChanged, REFRESH_MS);
		return () => clearInterval(timer);
	}, [isPushed]);
	return null;
}
