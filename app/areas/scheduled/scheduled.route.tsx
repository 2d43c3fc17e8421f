import { CalendarClock } from "lucide-react";
import { href, Link, useRevalidator } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { WorkspaceSchedule } from "#app/contracts/scheduled.ts";
import { displayName, displayText } from "#app/domain/chat/display-text.ts";
import { nameOrFormer } from "#app/domain/team/former-member.ts";
import { formatPhone } from "#app/i18n/phone.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en as wordsEn } from "#app/inbox/scheduled/strings.en.ts";
import { pt as wordsPt } from "#app/inbox/scheduled/strings.pt.ts";
import { whenText } from "#app/inbox/scheduled/when-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ChannelTypeMark } from "#app/ui/channel-type-mark.tsx";
import { conversationHref } from "#app/ui/channel-links.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { ListRow } from "#app/ui/list-row.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Page } from "#app/ui/page.tsx";
import type { Route } from "./+types/scheduled.route";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export async function loader({ context }: Route.LoaderArgs) {
	const schedule = await context.get(servicesContext).scheduled.list(context.get(signedInContext));
	return { ...schedule, now: Date.now() };
}

type Scheduled = WorkspaceSchedule["scheduled"][number];

/** All that is to be sent later, the first to leave on top; above it what was not sent. */
export default function ScheduledPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const { scheduled, silent, now } = loaderData;
	const unsent = scheduled.filter((one) => one.unsent !== null);
	const waiting = scheduled.filter((one) => one.unsent === null);
	return (
		<Page>
			<PageHeader purpose={t.purpose} title={t.title} />
			<Silent names={silent} />
			{scheduled.length === 0 ? (
				<Card>
					<EmptyState
						action={
							<Button asChild>
								<Link to={href("/conversations")}>{t.toConversations}</Link>
							</Button>
						}
						icon={CalendarClock}
						title={t.empty}
					>
						{t.emptyHint}
					</EmptyState>
				</Card>
			) : null}
			<Group list={unsent} now={now} title={t.unsent} />
			<Group list={waiting} now={now} title={t.waiting} />
		</Page>
	);
}

function Group(props: { title: string; list: readonly Scheduled[]; now: number }) {
	if (props.list.length === 0) return null;
	return (
		<Card className="mb-6 overflow-hidden">
			<h2 className="border-b border-line px-4 py-3 text-base font-semibold">{props.title}</h2>
			<ul>
				{props.list.map((one) => (
					<Row key={`${one.channel.id} ${one.id}`} now={props.now} one={one} />
				))}
			</ul>
		</Card>
	);
}

function Row({ one, now }: { one: Scheduled; now: number }) {
	const t = useStrings({ pt, en });
	const words = useStrings({ pt: wordsPt, en: wordsEn });
	const format = useFormat();
	const { channel, contact } = one;
	const phone = contact.phone === null ? t.nameless : formatPhone(contact.phone);
	const when = whenText(one.dueAt, now, format, words);
	const author = one.author === null ? [] : [displayName(nameOrFormer(one.author, words.former))];
	const state = one.unsent === null ? when : words.unsent[one.unsent];
	return (
		<ListRow
			aside={
				<span className="tabular max-w-[45%] shrink-0 text-right text-[13px] text-gray-11 text-pretty">
					{state}
				</span>
			}
			detail={<bdi>{[displayText(one.text) || one.fileName, ...author].join(" · ")}</bdi>}
			mark={<ChannelTypeMark size={20} type={channel.type} />}
			name={displayName(contact.name ?? "") || phone}
			to={conversationHref(channel, contact.id)}
		/>
	);
}

/** Channels that did not answer, with a way to ask again. */
function Silent({ names }: { names: readonly string[] }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { revalidate, state } = useRevalidator();
	if (names.length === 0) return null;
	return (
		<output className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-amber-6 bg-amber-3 px-4 py-2 text-[13px] text-amber-12">
			<span className="min-w-0 flex-1 text-pretty">
				{t.silent(format.list(names.map(displayName)))}
			</span>
			<Button
				loading={state === "loading"}
				onClick={() => void revalidate()}
				size="small"
				type="button"
			>
				{t.retry}
			</Button>
		</output>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} inShell />;
}
