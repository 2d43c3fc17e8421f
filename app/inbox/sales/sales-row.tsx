import { BadgeDollarSign, ExternalLink, Lock, Megaphone } from "lucide-react";
import { displayName, displayText } from "#app/domain/chat/display-text.ts";
import { parseFromAdLine } from "#app/domain/inbox/referral.ts";
import { type MarkLine, parseMarkLine } from "#app/domain/sales/mark.ts";
import { nameOrFormer } from "#app/domain/team/former-member.ts";
import { may } from "#app/domain/team/role.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import type { TimelineMessage } from "../store/timeline-message.ts";
import { AdPicture } from "./ad-picture.tsx";
import { MarkActs } from "./mark-acts.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** A line about the ad that brought the customer, or about a lead or a sale. */
export function SalesRow({ message }: { message: TimelineMessage }) {
	const mark = parseMarkLine(message.text);
	return (
		<div
			className="flex justify-center px-4 py-2 outline-none md:px-6"
			data-line={message.id}
			data-message-id={message.id}
			tabIndex={-1}
		>
			<div className="flex max-w-[min(90%,60ch)] items-start gap-3 rounded-control border border-line bg-panel px-3 py-2 text-xs leading-4 text-gray-11 [overflow-wrap:anywhere]">
				{mark ? <Marked line={mark} message={message} /> : <FromAd message={message} />}
			</div>
		</div>
	);
}

function At({ at }: { at: number }) {
	const format = useFormat();
	return (
		<time
			className="tabular whitespace-nowrap"
			dateTime={new Date(at).toISOString()}
			suppressHydrationWarning
			title={format.dateTime(at)}
		>
			· {format.time(at)}
		</time>
	);
}

function FromAd({ message }: { message: TimelineMessage }) {
	const { line: t } = useStrings({ pt, en });
	const { instance } = useInboxParts();
	const line = parseFromAdLine(message.text);
	if (!line) return null;
	const id = line.adId === null ? t.unnamed : t.adNumber(line.adId);
	const title = displayName(line.headline) || displayName(line.body) || id;
	return (
		<>
			{message.media ? (
				<AdPicture alt={t.picture} channelId={instance.id} line={message.id} />
			) : (
				<Megaphone aria-hidden="true" className="mt-0.5 shrink-0" size={16} />
			)}
			<div className="min-w-0">
				<p>
					{line.kind === "post" ? t.fromPost : t.fromAd}{" "}
					<bdi className="font-medium text-gray-12">{title}</bdi> <At at={message.sentAt} />
				</p>
				{line.headline && line.body ? (
					<p className="line-clamp-2">
						<bdi>{displayText(line.body)}</bdi>
					</p>
				) : null}
				{line.url === null ? null : (
					<a
						className="focus-ring inline-flex items-center gap-1 rounded font-medium text-accent-11 hover:underline"
						href={line.url}
						rel="noopener noreferrer nofollow"
						target="_blank"
					>
						{t.open}
						<ExternalLink aria-hidden="true" size={12} />
						<span className="sr-only">{t.opensNew}</span>
					</a>
				)}
			</div>
		</>
	);
}

function Marked({ line, message }: { line: MarkLine; message: TimelineMessage }) {
	const { line: t, former } = useStrings({ pt, en });
	const format = useFormat();
	const { me } = useInboxParts();
	const { author } = message;
	const who = author === null ? t.somebody : nameOrFormer(displayName(author), former);
	const said = [
		line.cents === null ? null : format.money(line.cents, line.currency),
		displayName(line.product) || null,
	].filter((one) => one !== null);
	return (
		<>
			<BadgeDollarSign aria-hidden="true" className="mt-0.5 shrink-0" size={16} />
			<div className="min-w-0">
				<p>
					<bdi>{t.marked(who, t[line.kind])}</bdi>
					{said.length === 0 ? null : (
						<>
							{": "}
							<bdi className="font-medium text-gray-12">
								{line.takenBack ? <s>{said.join(" · ")}</s> : said.join(" · ")}
							</bdi>
						</>
					)}{" "}
					<At at={message.sentAt} />
				</p>
				{line.note === null ? null : (
					<p className="flex items-start gap-1" title={t.onlyTeam}>
						<Lock aria-hidden="true" className="mt-0.5 shrink-0" size={12} />
						<bdi>{displayText(line.note)}</bdi>
					</p>
				)}
				{line.takenBack ? (
					<p className="font-medium">{t.takenBack}</p>
				) : may(me.role, "send") ? (
					<MarkActs
						contactId={message.contactId}
						mark={{ ...line, id: line.mark, note: line.note ?? "" }}
					/>
				) : null}
			</div>
		</>
	);
}
