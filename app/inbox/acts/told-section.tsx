import type { ContactView } from "#app/contracts/frames.ts";
import { actStateAt } from "#app/domain/agents/acts/kept-act.ts";
import { displayName, displayText } from "#app/domain/chat/display-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ErrorState } from "#app/ui/error-state.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import { actTitle } from "./act-values.tsx";
import { decidedText } from "./decided-text.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useActs } from "./use-acts.ts";

/** In the contact's details: the data agents were told, and what they did in other systems. */
export function ToldSection({ contact }: { contact: ContactView }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { now, me } = useInboxParts();
	const { data, isError, refetch } = useActs(contact);
	if (isError) return <ErrorState onRetry={() => void refetch()} title={t.readFailed} />;
	if (!data) return null;
	const fields = Object.entries(data.fields);
	return (
		<>
			{fields.length === 0 ? null : (
				<section aria-label={t.told} className="mb-4">
					<h4 className="text-[13px] font-semibold text-gray-12">{t.told}</h4>
					<p className="text-xs text-gray-11">{t.toldHint}</p>
					<dl className="mt-2 flex flex-col gap-2">
						{fields.map(([key, value]) => (
							<div key={key}>
								<dt className="text-xs text-gray-11">
									<bdi>{data.labels[key] ?? actTitle(key)}</bdi>
								</dt>
								<dd className="tabular text-gray-12 [overflow-wrap:anywhere]">
									<bdi>{displayText(value)}</bdi>
								</dd>
							</div>
						))}
					</dl>
				</section>
			)}
			{data.acts.length === 0 ? null : (
				<section aria-label={t.acts}>
					<h4 className="text-[13px] font-semibold text-gray-12">{t.acts}</h4>
					<ul className="mt-2 flex flex-col gap-2.5">
						{data.acts.map((act) => {
							const state = actStateAt(act, now);
							const isDecided = state !== "asked" && state !== "expired";
							return (
								<li className="text-[13px]" key={act.id}>
									<p className="text-gray-12 [overflow-wrap:anywhere]">
										<bdi>{actTitle(act.tool)}</bdi>: {t.states[state]}
									</p>
									<p className="tabular text-xs text-gray-11" suppressHydrationWarning>
										<bdi>{displayName(act.agentName) || t.anAgent}</bdi>
										{` · ${format.dateTime(act.askedAt)}`}
										{isDecided ? ` · ${decidedText({ ...act, state }, t, me.name)}` : ""}
									</p>
								</li>
							);
						})}
					</ul>
				</section>
			)}
		</>
	);
}
