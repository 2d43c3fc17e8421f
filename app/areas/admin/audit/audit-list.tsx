import type { AuditEntry } from "#app/contracts/team.ts";
import { nameOrFormer } from "#app/domain/team/former-member.ts";
import { en as activityEn } from "#app/i18n/activity/strings.en.ts";
import { pt as activityPt } from "#app/i18n/activity/strings.pt.ts";
import { useDescription } from "#app/i18n/activity/use-description.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Who did it, what it was, what it belongs to and which request did it: as the page and its file say it. */
export function useEntryWords() {
	const t = useStrings({ pt, en });
	const { platform, formerActor } = useStrings({ pt: activityPt, en: activityEn });
	const describe = useDescription();
	return ({ actor, metadata, kind }: AuditEntry) => ({
		name: actor === null ? platform : nameOrFormer(actor.fullName, formerActor),
		email: actor?.email ?? "",
		text: describe(metadata),
		kind: kind === null ? "" : t.kinds[kind],
		request: typeof metadata["requestId"] === "string" ? metadata["requestId"] : "",
	});
}

/** Entries of the audit log, the newest first. */
export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const wordsOf = useEntryWords();
	return (
		<ul aria-label={t.label}>
			{entries.map((entry) => {
				const { name, email, text, kind, request } = wordsOf(entry);
				return (
					<li
						className="flex items-start gap-3 border-b border-line px-4 py-3 last:border-b-0"
						key={entry.id}
					>
						{entry.actor ? <Avatar name={name} size={32} /> : <Logo size={32} />}
						<div className="min-w-0 flex-1">
							<p className="text-gray-11 [overflow-wrap:anywhere]">
								<bdi className="font-medium text-gray-12">{name}</bdi> {text}
							</p>
							<p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-gray-11">
								<time
									className="tabular"
									dateTime={new Date(entry.createdAt).toISOString()}
									suppressHydrationWarning
								>
									{format.dateTime(entry.createdAt)}
								</time>
								{[kind, email, request === "" ? "" : t.request(request)]
									.filter((part) => part !== "")
									.map((part) => (
										<span className="[overflow-wrap:anywhere]" key={part}>
											<span aria-hidden="true">· </span>
											{part}
										</span>
									))}
							</p>
						</div>
					</li>
				);
			})}
		</ul>
	);
}
