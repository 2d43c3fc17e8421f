import type { ContactView } from "#app/contracts/frames.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { contactTitle } from "../list/contact-title.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { UnverifiedMark } from "../details/unverified-mark.tsx";
import { useInboxStrings } from "../use-inbox-strings.ts";

/** Spec 2, section 2: "digitando...", "online", else "visto por último" with the time since. */
export function PresenceLine({ contact }: { contact: ContactView }) {
	const t = useInboxStrings();
	const format = useFormat();
	const { people, now } = useInboxParts();
	const state = people.presence[contact.id]?.value.state;
	if (state === "typing" || state === "recording") {
		return <span className="text-green-11">{t.header[state]}</span>;
	}
	if (state === "online") return <span className="text-green-11">{t.header.online}</span>;
	const lastSeenAt = Math.max(people.lastSeenAt[contact.id] ?? 0, contact.lastSeenAt ?? 0);
	if (lastSeenAt > 0) {
		return (
			<span suppressHydrationWarning>{t.header.lastSeen(format.relative(lastSeenAt, now))}</span>
		);
	}
	if (contact.isGroup) return <>{t.header.group}</>;
	// The last-seen time is unknown: the phone number is shown instead, unless the title already
	// shows it.
	const phone = contact.phone ? formatPhone(contact.phone) : "";
	if (phone === "" || phone === contactTitle(contact, null)) return null;
	return (
		<>
			{phone} {contact.told?.includes("phone") ? <UnverifiedMark isSmall /> : null}
		</>
	);
}
