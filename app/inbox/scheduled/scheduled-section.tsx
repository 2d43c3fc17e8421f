import { CalendarClock, CircleAlert, Ellipsis, Pencil, SendHorizontal, X } from "lucide-react";
import { useRef, useState } from "react";
import { href, Link } from "react-router";
import type { ContactView } from "#app/contracts/frames.ts";
import { displayName, displayText } from "#app/domain/chat/display-text.ts";
import { nameOrFormer } from "#app/domain/team/former-member.ts";
import { may } from "#app/domain/team/role.ts";
import { usePreferences } from "#app/i18n/preferences.tsx";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ErrorState } from "#app/ui/error-state.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import { TypeIcon } from "../list/type-icon.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { type ScheduleForm, ScheduleDialog } from "./schedule-form.tsx";
import type { Scheduled } from "./scheduled-api.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useSchedule, useScheduledActs } from "./use-scheduled.ts";
import { useZoneName } from "./use-zone-name.ts";
import { whenText } from "./when-text.ts";

/** At the thread's end: what is to be sent later, and what was not sent. */
export function ScheduledSection({ contact }: { contact: ContactView }) {
	const t = useStrings({ pt, en });
	const { data, isError, refetch } = useSchedule(contact.id, contact.scheduledAt ?? 0);
	const region = useRef<HTMLElement>(null);
	if (isError)
		return (
			<div className="shrink-0 border-t border-line p-2">
				<ErrorState onRetry={() => void refetch()} title={t.loadFailed} />
			</div>
		);
	if (!data || data.scheduled.length === 0) return null;
	return (
		<section
			aria-label={t.region}
			className="focus-ring max-h-[45dvh] shrink-0 overflow-y-auto border-t border-line"
			ref={region}
			tabIndex={-1}
		>
			<ul>
				{data.scheduled.map((one) => (
					<Row
						contact={contact}
						key={one.id}
						left={data.left}
						// The button that had the focus goes with its row.
						onGone={() => region.current?.focus({ preventScroll: true })}
						one={one}
					/>
				))}
			</ul>
			<p className="px-3 py-1.5 text-[13px] md:px-4">
				<Link
					className="focus-ring rounded-sm text-accent-11 hover:underline"
					to={href("/scheduled")}
				>
					{t.all}
				</Link>
			</p>
		</section>
	);
}

function Row(props: { one: Scheduled; contact: ContactView; left: number; onGone: () => void }) {
	const { type: types } = useTypeWords();
	const { one } = props;
	const { me } = useInboxParts();
	const text = displayText(one.text);
	const kind = one.type === "text" ? null : types(one.type);
	const said = text || one.fileName || kind || "";
	const Icon = one.unsent === null ? CalendarClock : CircleAlert;
	return (
		<li
			className={`flex gap-3 border-b border-line px-3 py-2 last:border-b-0 md:px-4 ${one.unsent === null ? "bg-panel" : "bg-amber-3"}`}
			data-scheduled={one.unsent ?? "waiting"}
		>
			<Icon
				aria-hidden="true"
				className={`mt-0.5 shrink-0 ${one.unsent === null ? "text-accent-11" : "text-amber-11"}`}
				size={18}
				strokeWidth={1.75}
			/>
			<div className="min-w-0 flex-1">
				<p className="line-clamp-2 whitespace-pre-wrap text-gray-12 [overflow-wrap:anywhere]">
					{kind === null ? null : (
						<span className="mr-1.5 inline-flex items-center gap-1 text-gray-11">
							<TypeIcon type={one.type} />
							<bdi>{one.fileName ?? kind}</bdi>
						</span>
					)}
					<bdi>{text}</bdi>
				</p>
				<Facts one={one} />
			</div>
			{may(me.role, "send") ? <Acts {...props} said={said} /> : null}
		</li>
	);
}

/** The word of a message's type. */
function useTypeWords() {
	const { types } = useInboxStrings().message;
	return {
		type: (type: Scheduled["type"]): string | null =>
			type in types ? types[type as keyof typeof types] : null,
	};
}

/** When and by whom; or why it was not sent. */
function Facts({ one }: { one: Scheduled }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { me, now } = useInboxParts();
	const { timeZone } = usePreferences();
	const zoneNameOf = useZoneName();
	const when = whenText(one.dueAt, now, format, t);
	const author = one.author === null ? null : displayName(nameOrFormer(one.author, t.former));
	const facts =
		one.unsent === null
			? [
					one.dueAt > one.at ? t.waitsForHours(when) : t.scheduled(when),
					...(one.timeZone === timeZone ? [] : [t.inZone(zoneNameOf(one.timeZone))]),
					...(one.untilReply ? [t.wishes.untilReply] : []),
					...(one.untilClosed ? [t.wishes.untilClosed] : []),
				]
			: [t.unsent[one.unsent], format.dateTime(one.at)];
	return (
		<p className="tabular text-[13px] text-gray-11 text-pretty" suppressHydrationWarning>
			{facts.join(" · ")}
			{author === null ? null : (
				<>
					{" · "}
					<bdi>{one.author === me.name ? t.you : author}</bdi>
				</>
			)}
		</p>
	);
}

function Acts(props: {
	one: Scheduled;
	contact: ContactView;
	left: number;
	said: string;
	onGone: () => void;
}) {
	const t = useStrings({ pt, en });
	const { one, contact } = props;
	const acts = useScheduledActs(contact);
	const [isEdited, setIsEdited] = useState(false);
	const [isBusy, setIsBusy] = useState(false);
	const isWaiting = one.unsent === null;
	async function save(form: ScheduleForm): Promise<void> {
		setIsBusy(true);
		const isDone = await acts.change(one, form);
		setIsBusy(false);
		if (isDone) setIsEdited(false);
	}
	const item = (icon: typeof X, label: string, run: () => void) => {
		const Icon = icon;
		return (
			<MenuItem onSelect={run}>
				<Icon aria-hidden="true" className="shrink-0" size={16} strokeWidth={1.75} />
				{label}
			</MenuItem>
		);
	};
	const leave = (act: (one: Scheduled) => Promise<void>) => () => void act(one).then(props.onGone);
	return (
		<>
			<Menu
				trigger={
					<IconButton label={t.actions(props.said.slice(0, 60))}>
						<Ellipsis aria-hidden="true" size={18} strokeWidth={1.75} />
					</IconButton>
				}
			>
				{item(Pencil, isWaiting ? t.edit : t.reschedule, () => setIsEdited(true))}
				{item(SendHorizontal, t.sendNow, leave(acts.send))}
				{item(X, isWaiting ? t.cancel : t.dismiss, leave(acts.cancel))}
			</Menu>
			{isEdited ? (
				<ScheduleDialog
					begin={{ ...one, isCaption: one.fileName !== null }}
					isBusy={isBusy}
					left={isWaiting ? null : props.left}
					onClose={() => setIsEdited(false)}
					onSubmit={(form) => void save(form)}
				/>
			) : null}
		</>
	);
}
