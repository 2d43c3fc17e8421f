import { DoorClosed, DoorOpen } from "lucide-react";
import type { ChannelSettingsView } from "#app/contracts/channels.ts";
import type { InstanceStatus } from "#app/domain/channels/link/link-view.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { FormSection } from "#app/ui/form-section.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useIntent } from "#app/ui/use-intent.ts";
import { en as channelEn } from "../strings.en.ts";
import { pt as channelPt } from "../strings.pt.ts";
import { en } from "../webchat/strings.en.ts";
import { pt } from "../webchat/strings.pt.ts";
import type { ChannelAnswer } from "./actions.ts";

/**
 * Shown during a flood of visitors. Closing the webchat ends their conversations, which then do not
 * count against the plan; reopening brings them back.
 */
export function FloodSection({
	view,
	status,
	mayLink,
}: {
	view: ChannelSettingsView;
	status: InstanceStatus;
	mayLink: boolean;
}) {
	const t = useStrings({ pt, en }).flood;
	const { notAllowed, inactiveHint } = useStrings({ pt: channelPt, en: channelEn }).settings;
	const format = useFormat();
	const errorText = useErrorText();
	const opening = useIntent<ChannelAnswer>("reopen-door", ({ code }) =>
		code ? notify.error(t.failed, errorText(code)) : notify.success(t.reopened),
	);
	const closing = useIntent<ChannelAnswer>("close-door", ({ code }) =>
		code
			? notify.error(t.failed, errorText(code))
			: notify.done(t.closed, { label: t.reopen, onClick: () => opening.send() }),
	);
	const { since = null, ended = 0, endedAt = null } = view.flood ?? {};
	const isOpen = status === "connected";
	const reason = !mayLink ? notAllowed : view.isActive ? null : inactiveHint;
	return (
		<FormSection id="webchat-flood" purpose={t.purpose} title={t.title}>
			{since !== null && isOpen ? (
				<p className="rounded-control border border-amber-6 bg-amber-3 px-3 py-2 text-amber-12">
					{t.flooded(format.dateTime(since))}
				</p>
			) : null}
			{endedAt === null ? null : (
				<p className="text-pretty text-gray-11">{t.ended(format.number(ended))}</p>
			)}
			<div>
				{isOpen ? (
					<ReasonedButton
						loading={closing.isSending}
						onClick={() => closing.send()}
						reason={reason}
						type="button"
					>
						<DoorClosed aria-hidden="true" size={16} />
						{t.close}
					</ReasonedButton>
				) : (
					<ReasonedButton
						kind="primary"
						loading={opening.isSending}
						onClick={() => opening.send()}
						reason={reason}
						type="button"
					>
						<DoorOpen aria-hidden="true" size={16} />
						{t.reopen}
					</ReasonedButton>
				)}
			</div>
		</FormSection>
	);
}
