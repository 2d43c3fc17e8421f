import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, use, useState } from "react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { sendJson } from "#app/ui/api-request.ts";
import { useMuted } from "#app/ui/muted-notifications.ts";
import { Popover } from "#app/ui/popover.tsx";
import { QueryProvider } from "#app/ui/query-provider.tsx";
import { notify } from "#app/ui/toasts.ts";
import { HeaderLineContext } from "#app/ui/workspace-events.ts";
import { type HeaderOwner, headerQuery } from "./header-query.ts";
import { NotificationRow } from "./notification-row.tsx";
import { en as enTexts } from "./notification-texts.en.ts";
import { pt as ptTexts } from "./notification-texts.pt.ts";
import { listNotifications } from "./notifications.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { withRead } from "./unread.ts";

const WIDTH_PX = 384;

interface PanelProps {
	owner: HeaderOwner;
	trigger: ReactElement;
}

/** The opened panel: the team's notifications, newest first, and the three samples. */
export function NotificationsPanel(props: PanelProps) {
	return (
		<QueryProvider>
			<Panel {...props} />
		</QueryProvider>
	);
}

function Panel({ owner, trigger }: PanelProps) {
	const t = useStrings({ pt, en });
	const texts = useStrings({ pt: ptTexts, en: enTexts });
	const [isOpen, setIsOpen] = useState(true);
	const [openedAt, setOpenedAt] = useState(Date.now);
	const line = use(HeaderLineContext).state;
	const { data, isError } = useQuery(headerQuery(owner, line));
	const markRead = useMarkRead(owner);
	const notifications = listNotifications(data ?? null, texts, openedAt, useMuted());
	const unread = notifications.filter(({ isRead }) => !isRead).map(({ id }) => id);
	return (
		<Popover
			label={t.notifications.label}
			onOpenChange={(open) => {
				if (open) setOpenedAt(Date.now());
				setIsOpen(open);
			}}
			open={isOpen}
			trigger={trigger}
			width={WIDTH_PX}
		>
			<div className="flex min-h-12 items-center justify-between gap-3 border-b border-line px-4 py-2">
				<h2 className="text-base font-semibold text-gray-12">{t.notifications.label}</h2>
				<button
					className="focus-ring rounded-sm py-1 text-[13px] font-medium text-accent-11 hover:underline disabled:cursor-default disabled:text-gray-11 disabled:no-underline"
					disabled={unread.length === 0}
					onClick={() => markRead(unread)}
					type="button"
				>
					{t.notifications.markAll}
				</button>
			</div>
			{isError ? (
				<p
					className="border-b border-line bg-amber-3 px-4 py-2 text-[13px] text-amber-12"
					role="alert"
				>
					{t.notifications.failed}
				</p>
			) : null}
			{notifications.length === 0 ? (
				<p className="px-4 py-8 text-center text-gray-11">{t.notifications.empty}</p>
			) : null}
			<ul className="max-h-[min(28rem,70dvh)] overflow-y-auto overscroll-contain">
				{notifications.map((notification) => (
					<NotificationRow
						key={notification.id}
						notification={notification}
						now={openedAt}
						onOpen={() => {
							if (!notification.isRead) markRead([notification.id]);
							setIsOpen(false);
						}}
					/>
				))}
			</ul>
		</Popover>
	);
}

/**
 * Marks notifications as read: at once here, then on the server, which stores it for this member.
 */
function useMarkRead(owner: HeaderOwner): (ids: readonly string[]) => void {
	const t = useStrings({ pt, en }).notifications;
	const client = useQueryClient();
	const { queryKey } = headerQuery(owner, use(HeaderLineContext).state);
	const { mutate } = useMutation({
		mutationFn: (ids: readonly string[]) => sendJson("/api/notifications/read", { ids }),
		onMutate: async (ids) => {
			// An answer under way would show them as unread again.
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
