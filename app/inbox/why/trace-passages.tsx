import { ArrowUpRight, Check } from "lucide-react";
import { href, Link } from "react-router";
import { certaintyOf } from "#app/domain/agents/trace.ts";
import { displayText } from "#app/domain/chat/display-text.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { type StatusTone, StatusBadge } from "#app/ui/status-badge.tsx";
import { Part } from "./part.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { ReadTrace } from "./trace-api.ts";

const TONES: Record<ReturnType<typeof certaintyOf>, StatusTone> = {
	high: "good",
	medium: "warning",
	low: "neutral",
};

/** The passages that were found, with how sure each is; the text opens on demand. */
export function TracePassages({ read }: { read: ReadTrace }) {
	const t = useStrings({ pt, en });
	const { passages, question, provider, checks } = read.trace;
	// A request for a person, a closed shop or an order to the agent is decided before anything is searched.
	const isDecided = read.outcome === "handed_over" && read.reason !== "no_answer";
	const isSearched = question !== "" && !isDecided && !checks.includes("manipulation");
	return (
		<Part title={t.passages}>
			{passages.length === 0 ? (
				<p className="text-gray-11">{isSearched ? t.noPassages : t.notSearched}</p>
			) : (
				<ul className="overflow-hidden rounded-control border border-line">
					{passages.map((passage, at) => (
						<li className="border-b border-line px-3 py-2 last:border-b-0" key={at}>
							<Passage
								agentId={read.agentId}
								passage={passage}
								usedWords={provider === "knowledge" ? t.used : t.given}
							/>
						</li>
					))}
				</ul>
			)}
		</Part>
	);
}

function Passage(props: {
	agentId: string;
	passage: ReadTrace["trace"]["passages"][number];
	usedWords: string;
}) {
	const t = useStrings({ pt, en });
	const { passage } = props;
	const certainty = certaintyOf(passage.share);
	return (
		<>
			<div className="flex flex-wrap items-center gap-x-2 gap-y-1">
				<bdi className="mr-auto min-w-0 font-medium text-gray-12 [overflow-wrap:anywhere]">
					{displayText(passage.title)}
				</bdi>
				{passage.isUsed ? (
					<span className="inline-flex items-center gap-1 text-xs text-gray-11">
						<Check aria-hidden="true" size={13} />
						{props.usedWords}
					</span>
				) : null}
				<StatusBadge tone={TONES[certainty]}>
					{t.certainty[certainty]} · {Math.round(passage.share * 100)} %
				</StatusBadge>
			</div>
			<details className="group/text mt-1 text-[13px]">
				<summary className="focus-ring w-fit cursor-pointer rounded text-accent-11 hover:underline">
					{t.showText}
				</summary>
				<p className="mt-1 max-h-48 overflow-y-auto whitespace-pre-wrap text-gray-12 [overflow-wrap:anywhere]">
					{passage.text === "" ? t.noText : <bdi>{displayText(passage.text)}</bdi>}
				</p>
				<Link
					className="focus-ring mt-1 inline-flex items-center gap-1 rounded font-medium text-accent-11 hover:underline"
					to={`${href("/agents/:id", { id: props.agentId })}?entrada=${encodeURIComponent(passage.entryId)}`}
				>
					{t.openEntry}
					<ArrowUpRight aria-hidden="true" size={14} />
				</Link>
			</details>
		</>
	);
}
