import { useState } from "react";
import { parseSnooze, type SnoozeWish } from "#app/domain/conversations/snooze.ts";
import {
	formatWallTime,
	parseWallTime,
	snoozeChoices,
} from "#app/domain/conversations/snooze-choices.ts";
import { usePreferences } from "#app/i18n/preferences.tsx";
import { useFormat } from "#app/i18n/use-format.ts";
import { serverNow } from "#app/ui/clock.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { useLaterStrings } from "../use-later-strings.ts";
import { MomentForm } from "./moment-form.tsx";

/** Asks until when a conversation is put aside. */
export function SnoozeDialog(props: { onPick: (wish: SnoozeWish) => void; onClose: () => void }) {
	const t = useLaterStrings().snooze;
	const format = useFormat();
	const { timeZone } = usePreferences();
	const [{ later, tomorrow, nextWeek }] = useState(() => snoozeChoices(serverNow(), timeZone));
	const pick = (wish: SnoozeWish): void => {
		props.onClose();
		props.onPick(wish);
	};
	const choice = (label: string, at: number | null) =>
		at === null ? null : (
			<Choice
				hint={`${format.weekday(new Date(`${formatWallTime(at, timeZone)}Z`).getUTCDay(), "short")} ${format.time(at)}`}
				label={label}
				onPick={() => pick(at)}
			/>
		);
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			purpose={t.purpose}
			title={t.title}
			width={420}
		>
			<ul className="-mx-2">
				{choice(t.later, later)}
				{choice(t.tomorrow, tomorrow)}
				{choice(t.nextWeek, nextWeek)}
				<Choice hint={null} label={t.written} onPick={() => pick("written")} />
			</ul>
			<OwnMoment begin={tomorrow} onPick={pick} timeZone={timeZone} />
		</Dialog>
	);
}

function Choice(props: { label: string; hint: string | null; onPick: () => void }) {
	return (
		<li>
			<button
				className="focus-ring flex min-h-11 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left text-gray-12 hover:bg-gray-3"
				onClick={props.onPick}
				type="button"
			>
				<span className="min-w-0 flex-1">{props.label}</span>
				{props.hint === null ? null : (
					<span className="tabular text-[13px] text-gray-11">{props.hint}</span>
				)}
			</button>
		</li>
	);
}

/** A date and time of one's own. */
function OwnMoment(props: { begin: number; timeZone: string; onPick: (wish: SnoozeWish) => void }) {
	const { moment, invalid, submit } = useLaterStrings().snooze;
	const { timeZone } = props;
	const read = (text: string): number | null => {
		const at = parseWallTime(text, timeZone);
		return at !== null && parseSnooze(at, serverNow()).ok ? at : null;
	};
	return (
		<MomentForm
			begin={formatWallTime(props.begin, timeZone)}
			className="mt-3 border-t border-line pt-4"
			onPick={props.onPick}
			read={read}
			type="datetime-local"
			words={{ label: moment, invalid, submit }}
		/>
	);
}
