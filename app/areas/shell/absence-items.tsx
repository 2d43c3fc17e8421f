import { Check, CircleDot, Clock, Moon } from "lucide-react";
import { useState } from "react";
import { useHeader } from "./header-context.ts";
import { isAway } from "#app/domain/routing/absence.ts";
import { may, type Role } from "#app/domain/team/role.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { sendJson } from "#app/ui/api-request.ts";
import { MenuItem, MenuLabel, MenuSeparator } from "#app/ui/menu.tsx";
import { notify } from "#app/ui/toasts.ts";
import { en } from "./absence-strings.en.ts";
import { pt } from "./absence-strings.pt.ts";

const ICON = { "aria-hidden": true, className: "shrink-0", size: 16, strokeWidth: 1.75 } as const;
const AN_HOUR = 60;

/** Available or away: who is away is given no conversations. For those who answer. */
export function AbsenceItems({ role }: { role: Role }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const errorText = useErrorText();
	const [openedAt] = useState(Date.now);
	const absence = useHeader().data?.absence;
	if (!may(role, "send") || absence === undefined) return null;
	const isAbsent = isAway(absence, openedAt);
	const save = (next: { isAbsent: boolean; minutes: number | null }): void => {
		sendJson("/api/absence", next, "PUT").then(
			() => notify.success(next.isAbsent ? t.nowAway : t.nowAvailable),
			(error: unknown) => notify.error(t.failed, errorText(codeOf(error))),
		);
	};
	const mark = (isSo: boolean) => (isSo ? { "aria-current": "true" as const } : {});
	return (
		<>
			<MenuSeparator />
			<MenuLabel>{t.label}</MenuLabel>
			<MenuItem {...mark(!isAbsent)} onSelect={() => save({ isAbsent: false, minutes: null })}>
				<CircleDot {...ICON} />
				{t.available}
				{isAbsent ? null : <Check {...ICON} className="ml-auto shrink-0" />}
			</MenuItem>
			<MenuItem {...mark(isAbsent)} onSelect={() => save({ isAbsent: true, minutes: null })}>
				<Moon {...ICON} />
				{isAbsent && absence.until !== null ? t.awayUntil(format.time(absence.until)) : t.away}
				{isAbsent ? <Check {...ICON} className="ml-auto shrink-0" /> : null}
			</MenuItem>
			{isAbsent ? null : (
				<MenuItem onSelect={() => save({ isAbsent: true, minutes: AN_HOUR })}>
					<Clock {...ICON} />
					{t.awayForAnHour}
				</MenuItem>
			)}
		</>
	);
}
