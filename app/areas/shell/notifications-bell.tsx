import { Bell } from "lucide-react";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { useMuted } from "#app/ui/muted-notifications.ts";
import { OnDemand } from "#app/ui/on-demand.tsx";
import { useHeader } from "./header-context.ts";
import type { HeaderOwner } from "./header-query.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { badgeOf, countUnread } from "./unread.ts";

const Panel = lazyPart(() => import("./notifications-panel.tsx"), "NotificationsPanel", {
	onFailure: "toast",
	preload: true,
});

/** The bell with the number of unread notifications. */
export function NotificationsBell({ owner }: { owner: HeaderOwner }) {
	const t = useStrings({ pt, en }).notifications;
	const badge = badgeOf(countUnread(useHeader().data, useMuted()));
	const label = badge === null ? t.label : `${t.label}, ${t.unread(badge)}`;
	return (
		<OnDemand
			prefetch={Panel.prefetch}
			popup="dialog"
			trigger={
				<IconButton className="relative" label={label} side="bottom">
					<Bell aria-hidden="true" size={18} strokeWidth={1.75} />
					{badge === null ? null : (
						<span
							aria-hidden="true"
							className="tabular absolute -top-1 -right-1 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-red-9 px-1 text-[11px]/none font-semibold text-white ring-2 ring-panel"
							data-badge
						>
							{badge}
						</span>
					)}
				</IconButton>
			}
		>
			{(trigger, closed) => <Panel fallback={closed} owner={owner} trigger={trigger} />}
		</OnDemand>
	);
}
