import { Inbox, RotateCw } from "lucide-react";
import { data, useRevalidator } from "react-router";
import { servicesContext } from "#app/context.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { DemonstrationBadge } from "#app/ui/demonstration-badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/outbox.route";
import { MailText } from "./mail-text.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Mails stored on this machine; 404 where mail is really sent. */
export async function loader({ context }: Route.LoaderArgs) {
	const mails = await context.get(servicesContext).mails.list();
	if (mails === null) throw data(null, { status: 404 });
	return { mails: mails.map(({ id, to, subject, text, at }) => ({ id, to, subject, text, at })) };
}

export default function OutboxPage({ loaderData }: Route.ComponentProps) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { revalidate, state } = useRevalidator();
	return (
		<main className="min-h-dvh">
			<Page width="narrow">
				<PageHeader
					actions={
						<Button loading={state === "loading"} onClick={() => void revalidate()} type="button">
							<RotateCw aria-hidden="true" size={16} />
							{t.refresh}
						</Button>
					}
					badge={<DemonstrationBadge hint={t.localHint} label={t.local} />}
					purpose={t.purpose}
					title={t.title}
				/>
				{loaderData.mails.length === 0 ? (
					<Card className="">
						<EmptyState icon={Inbox} title={t.empty}>
							{t.emptyText}
						</EmptyState>
					</Card>
				) : (
					<ul className="flex flex-col gap-4">
						{loaderData.mails.map((mail) => (
							<li key={mail.id}>
								<Card className="overflow-hidden">
									<div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-4 py-3">
										<h2 className="font-semibold">{mail.subject}</h2>
										<time className="tabular text-xs text-gray-11">{format.dateTime(mail.at)}</time>
										<p className="basis-full text-[13px] text-gray-11 [overflow-wrap:anywhere]">
											{t.to}: <bdi>{mail.to}</bdi>
										</p>
									</div>
									<MailText text={mail.text} />
								</Card>
							</li>
						))}
					</ul>
				)}
			</Page>
		</main>
	);
}
