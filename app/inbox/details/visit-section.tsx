import { ExternalLink } from "lucide-react";
import type { ContactView } from "#app/contracts/frames.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { languageTag } from "#app/i18n/format.ts";
import { usePreferences } from "#app/i18n/preferences.tsx";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Fact } from "./fact.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** The page of the site that a webchat visitor looked at last; it changes while they go on. */
export function VisitSection({ contact }: { contact: ContactView }) {
	const t = useStrings({ pt, en }).visit;
	const format = useFormat();
	const { visit } = contact;
	if (!visit) return null;
	const host = visit.origin.replace(/^https?:\/\//u, "");
	return (
		<dl className="flex flex-col gap-3">
			<Fact label={t.page}>
				<a
					className="focus-ring inline-flex items-start gap-1 rounded text-accent-11 underline underline-offset-2"
					href={visit.origin + visit.path}
					rel="noopener noreferrer nofollow"
					target="_blank"
				>
					<bdi className="line-clamp-2">{displayName(visit.title) || visit.path}</bdi>
					<ExternalLink aria-hidden="true" className="mt-0.5 shrink-0" size={13} />
					<span className="sr-only">{t.opensNew}</span>
				</a>
				<bdi className="line-clamp-3 text-xs text-gray-11">
					{host}
					{visit.path}
				</bdi>
			</Fact>
			<Fact label={t.referrer}>
				{visit.referrer === null ? t.direct : <bdi>{visit.referrer}</bdi>}
			</Fact>
			{visit.language === null ? null : (
				<Fact label={t.language}>
					<Language tag={visit.language} />
				</Fact>
			)}
			<Fact label={t.at}>
				<span suppressHydrationWarning>{format.dateTime(visit.at)}</span>
			</Fact>
		</dl>
	);
}

/** A language by its name; one that the browser does not know, by its tag. */
function Language({ tag }: { tag: string }) {
	const { locale } = usePreferences();
	try {
		return new Intl.DisplayNames([languageTag(locale)], { type: "language" }).of(tag) ?? tag;
	} catch {
		return tag;
	}
}
