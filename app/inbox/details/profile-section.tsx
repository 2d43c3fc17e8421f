import type { ContactView } from "#app/contracts/frames.ts";
import { may } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import { type FieldLook, ProfileField } from "./profile-field.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useProfile } from "./use-profile.ts";

const STANDARD = [
	{ key: "name", look: "text" },
	{ key: "email", look: "email" },
	{ key: "company", look: "text" },
] as const;

/** What the team keeps of a person. Name and e-mail come with the contact, so they are there at once. */
export function ProfileSection({ contact, isShown }: { contact: ContactView; isShown: boolean }) {
	const t = useStrings({ pt, en }).profile;
	const { me, instance } = useInboxParts();
	const { query, save } = useProfile(contact, isShown);
	const { data } = query;
	const values: Record<string, string> = {
		...data?.values,
		name: contact.name ?? "",
		email: contact.email ?? "",
	};
	const field = (key: string, label: string, look: FieldLook, choices: readonly string[] = []) => (
		<ProfileField
			choices={choices}
			id={`${me.memberId} ${instance.id} ${contact.id} ${key}`}
			// The name's mark stands with the title above.
			isUnverified={key === "email" && contact.told?.includes(key)}
			key={key}
			label={label}
			look={look}
			onSave={may(me.role, "send") ? (value) => save(key, value) : null}
			value={values[key] ?? ""}
		/>
	);
	const isEmpty = Object.values(values).every((value) => value === "");
	return (
		<div className="flex flex-col gap-3">
			{STANDARD.map(({ key, look }) =>
				key === "company" && !data ? null : field(key, t.fields[key], look),
			)}
			{data?.fields.map(({ id, label, kind, choices }) => field(id, label, kind, choices))}
			{data ? field("notes", t.fields.notes, "lines") : null}
			{data && isEmpty && !may(me.role, "send") ? <p className="text-gray-11">{t.empty}</p> : null}
			{query.isError ? (
				<ErrorState onRetry={() => void query.refetch()} title={t.failed} />
			) : data ? null : (
				<Skeleton className="h-24" />
			)}
		</div>
	);
}
