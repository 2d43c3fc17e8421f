import { Link } from "react-router";
import { displayText } from "#app/domain/chat/display-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { ChannelTypeMark } from "#app/ui/channel-type-mark.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { type ActivityChannel, conversationAddress } from "../activity/conversation-address.ts";
import { en as agentsEn } from "../strings.en.ts";
import { pt as agentsPt } from "../strings.pt.ts";
import type { Group } from "./forms.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

type Question = Group["questions"][number];

/** Questions that ask the same, with what the team answered later and what can be done. */
export function GroupRow(props: {
	group: Group;
	channels: readonly ActivityChannel[];
	mayManage: boolean;
	now: number;
	onTeach: () => void;
	onIgnore: () => void;
}) {
	const t = useStrings({ pt, en });
	const { managersOnly } = useStrings({ pt: agentsPt, en: agentsEn });
	const format = useFormat();
	const { group } = props;
	const count = format.number(group.questions.length);
	const reason = props.mayManage ? null : managersOnly;
	return (
		<li className="border-b border-line px-4 py-3 last:border-b-0">
			<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
				<div className="min-w-0 flex-1 basis-64">
					<p className="font-medium text-gray-12 [overflow-wrap:anywhere]">
						<bdi>{displayText(group.question)}</bdi>
					</p>
					<p className="tabular text-[13px] text-gray-11">
						{t.times(count)}
						{" · "}
						{t.newest(format.relative(group.questions[0]?.at ?? props.now, props.now))}
					</p>
				</div>
				<div className="flex gap-2">
					<ReasonedButton onClick={props.onIgnore} reason={reason} type="button">
						{t.ignore}
					</ReasonedButton>
					<ReasonedButton kind="primary" onClick={props.onTeach} reason={reason} type="button">
						{t.teach}
					</ReasonedButton>
				</div>
			</div>
			{group.reply === null ? (
				<p className="mt-1 text-[13px] text-gray-11">{t.noReply}</p>
			) : (
				<blockquote className="mt-2 max-h-40 overflow-y-auto rounded-control border-l-2 border-accent-8 bg-gray-2 px-3 py-2 text-[13px]">
					<p className="text-gray-11">{t.reply}</p>
					<p className="whitespace-pre-wrap text-gray-12 [overflow-wrap:anywhere]">
						<bdi>{displayText(group.reply)}</bdi>
					</p>
				</blockquote>
			)}
			<details className="mt-1.5 text-[13px]">
				<summary className="focus-ring w-fit cursor-pointer rounded text-accent-11 hover:underline">
					{t.showAll(count)}
				</summary>
				<ul className="mt-1">
					{group.questions.map((question) => (
						<Asked
							channel={props.channels.find(({ id }) => id === question.channelId) ?? null}
							key={`${question.channelId} ${String(question.n)}`}
							now={props.now}
							question={question}
						/>
					))}
				</ul>
			</details>
		</li>
	);
}

function Asked(props: { question: Question; channel: ActivityChannel | null; now: number }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { question, channel } = props;
	const address = conversationAddress(question, channel);
	const why =
		question.outcome === "asked_back" || question.outcome === "handed_over"
			? t.why[question.outcome]
			: t.why.rated;
	return (
		<li className="flex flex-wrap items-center gap-x-2 gap-y-0.5 border-t border-line py-1.5 first:border-t-0">
			<bdi className="min-w-0 flex-1 basis-56 text-gray-12 [overflow-wrap:anywhere]">
				{displayText(question.question)}
			</bdi>
			<span className="flex items-center gap-1.5 text-gray-11">
				{channel ? <ChannelTypeMark size={13} type={channel.type} /> : null}
				<bdi>{channel?.name ?? t.goneChannel}</bdi>
				{" · "}
				{why}
				{" · "}
				<time className="tabular" dateTime={new Date(question.at).toISOString()}>
					{format.relative(question.at, props.now)}
				</time>
			</span>
			{address === null ? null : (
				<Link
					className="focus-ring rounded font-medium text-accent-11 hover:underline"
					to={address}
				>
					{t.open}
				</Link>
			)}
		</li>
	);
}
