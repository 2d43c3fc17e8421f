import { CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { en as commonEn } from "#app/i18n/common.en.ts";
import { pt as commonPt } from "#app/i18n/common.pt.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { DemonstrationBadge } from "#app/ui/demonstration-badge.tsx";
import type { NotificationTone, ShownNotification } from "./notifications.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const TONES: Record<NotificationTone, { icon: LucideIcon; look: string }> = {
	success: { icon: CircleCheck, look: "bg-green-3 text-green-11" },
	info: { icon: Info, look: "bg-accent-3 text-accent-11" },
	warning: { icon: TriangleAlert, look: "bg-amber-3 text-amber-11" },
};

/** One notification; the whole row is the link. Unread ones are tinted and say so. */
export function NotificationRow(props: {
	notification: ShownNotification;
	now: number;
	onOpen: () => void;
}) {
	const { notification } = props;
	const t = useStrings({ pt, en }).notifications;
	const common = useStrings({ pt: commonPt, en: commonEn });
	const format = useFormat();
	const { icon: Icon, look } = TONES[notification.tone];
	return (
		<li
			className={`relative flex gap-3 border-b border-line px-4 py-3 last:border-b-0 hover:bg-gray-3 ${notification.isRead ? "" : "bg-accent-2"}`}
			data-unread={notification.isRead ? undefined : true}
		>
			<span
				className={`flex size-8 shrink-0 items-center justify-center rounded-full ${look}`}
				title={t.kinds[notification.tone]}
			>
				<Icon aria-hidden="true" size={16} strokeWidth={1.75} />
				<span className="sr-only">{t.kinds[notification.tone]}</span>
			</span>
			<div className="min-w-0 flex-1">
				<p className="flex items-baseline justify-between gap-2">
					<Link
						className={`min-w-0 truncate text-gray-12 outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-9 ${notification.isRead ? "" : "font-semibold"}`}
						onClick={props.onOpen}
						to={notification.to}
					>
						{notification.title}
					</Link>
					<span className="tabular shrink-0 text-xs text-gray-11">
						{format.relative(notification.createdAt, props.now)}
					</span>
				</p>
				<p className="mt-0.5 text-[13px] text-gray-11 [overflow-wrap:anywhere]">
					<bdi>{notification.text}</bdi>
				</p>
				{notification.isSample ? (
					<p className="relative z-10 mt-2 w-fit">
						<DemonstrationBadge hint={t.demonstrationHint} label={common.demonstration} />
					</p>
				) : null}
			</div>
			{notification.isRead ? null : (
				<span className="mt-1.5 size-2 shrink-0 rounded-full bg-accent-9">
					<span className="sr-only">{t.new}</span>
				</span>
			)}
		</li>
	);
}
