import {
	CheckCircle2,
	CircleHelp,
	CircleX,
	Clock,
	LoaderCircle,
	type LucideIcon,
	ShieldQuestion,
	X,
} from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import {
	type ActDecision,
	type ActState,
	actStateAt,
	ASKED_FOR_MS,
	isOpenAct,
} from "#app/domain/agents/acts/kept-act.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { may } from "#app/domain/team/role.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import { ActResult, actTitle, ActValues } from "./act-values.tsx";
import type { Act } from "./acts-api.ts";
import { decidedText } from "./decided-text.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useActs, useDeciding } from "./use-acts.ts";

const LOOKS: Record<ActState, { icon: LucideIcon; tone: string; iconTone: string }> = {
	asked: { icon: ShieldQuestion, tone: "bg-amber-3", iconTone: "text-amber-11" },
	running: { icon: LoaderCircle, tone: "bg-panel", iconTone: "text-accent-11 animate-spin" },
	unknown: { icon: CircleHelp, tone: "bg-amber-3", iconTone: "text-amber-11" },
	done: { icon: CheckCircle2, tone: "bg-panel", iconTone: "text-green-11" },
	failed: { icon: CircleX, tone: "bg-panel", iconTone: "text-red-11" },
	refused: { icon: CircleX, tone: "bg-panel", iconTone: "text-gray-11" },
	expired: { icon: Clock, tone: "bg-panel", iconTone: "text-gray-11" },
};

/**
 * Above the composer: what an agent asks a yes for, what is being done, and what nobody knows the end of. One that was
 * open while somebody looked stays with its result, until it is put away.
 */
export function ActCards({ contact }: { contact: ContactView }) {
	const t = useStrings({ pt, en });
	const { now } = useInboxParts();
	const { data } = useActs(contact);
	const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
	const [away, setAway] = useState<ReadonlySet<string>>(new Set());
	const acts = (data?.acts ?? []).map((act) => ({ ...act, state: actStateAt(act, now) }));
	const open = acts.filter(({ state }) => isOpenAct(state)).map(({ id }) => id);
	if (open.some((id) => !seen.has(id))) setSeen(new Set([...seen, ...open]));
	const shown = acts.filter(({ id, state }) => isOpenAct(state) || (seen.has(id) && !away.has(id)));
	if (shown.length === 0) return null;
	return (
		<section
			aria-label={t.region}
			className="max-h-[45dvh] shrink-0 overflow-y-auto border-t border-line"
		>
			<ul>
				{shown.map((act) => (
					<ActCard
						act={act}
						contact={contact}
						key={act.id}
						onAway={() => setAway((before) => new Set([...before, act.id]))}
					/>
				))}
			</ul>
		</section>
	);
}

function ActCard(props: { act: Act; contact: ContactView; onAway: () => void }) {
	const t = useStrings({ pt, en });
	const { act, contact } = props;
	const { icon: Icon, tone, iconTone } = LOOKS[act.state];
	const card = useRef<HTMLLIElement>(null);
	const agent = isolate(displayName(act.agentName) || t.anAgent);
	const title = isolate(actTitle(act.tool));
	return (
		<li
			className={`focus-ring flex gap-3 border-b border-line px-3 py-2.5 last:border-b-0 md:px-4 ${tone}`}
			data-act-state={act.state}
			ref={card}
			tabIndex={-1}
		>
			<Icon
				aria-hidden="true"
				className={`mt-0.5 shrink-0 motion-reduce:animate-none ${iconTone}`}
				size={18}
				strokeWidth={1.75}
			/>
			<div className="flex min-w-0 flex-1 flex-col gap-1.5">
				<div aria-live="polite">
					<p className="font-medium text-gray-12 [overflow-wrap:anywhere]">
						{t.titles[act.state](agent, title)}
					</p>
					<Meta act={act} />
				</div>
				{act.state === "refused" || act.state === "expired" ? null : <ActValues act={act} />}
				<ActResult text={act.result ?? ""} />
				<Buttons
					act={act}
					contact={contact}
					// The button that had the focus is gone with the question.
					onDecided={() => card.current?.focus({ preventScroll: true })}
				/>
			</div>
			{isOpenAct(act.state) ? null : (
				<IconButton label={t.away} onClick={props.onAway}>
					<X aria-hidden="true" size={16} strokeWidth={1.75} />
				</IconButton>
			)}
		</li>
	);
}

/** Since when, until when, and who decided. */
function Meta({ act }: { act: Act }) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { now, me } = useInboxParts();
	const { state } = act;
	const parts =
		state === "asked"
			? [
					t.asked(format.relative(act.askedAt, now)),
					t.expires(format.dateTime(act.askedAt + ASKED_FOR_MS)),
					act.needsMember ? t.onlyMembers : t.customerToo,
				]
			: state === "unknown"
				? [t.unknownText]
				: [
						decidedText(act, t, me.name),
						...(act.changedAt > 0 ? [format.dateTime(act.changedAt)] : []),
					];
	return (
		<p className="tabular text-[13px] text-gray-11 text-pretty" suppressHydrationWarning>
			{parts.join(" · ")}
		</p>
	);
}

function Buttons(props: { act: Act; contact: ContactView; onDecided: () => void }) {
	const t = useStrings({ pt, en });
	const { me } = useInboxParts();
	const { busy, decide } = useDeciding(props.contact);
	const { act } = props;
	const choices: readonly ActDecision[] =
		act.state === "asked"
			? ["confirm", "refuse"]
			: act.state === "unknown"
				? ["was_done", "was_not_done"]
				: [];
	const isMine = useRef(false);
	const { onDecided } = props;
	useEffect(() => {
		if (!isMine.current || document.activeElement !== document.body) return;
		isMine.current = false;
		onDecided();
	}, [act.state, onDecided]);
	if (choices.length === 0) return null;
	const reason = may(me.role, "send") ? null : t.viewer;
	return (
		<div className="flex flex-wrap gap-2">
			{choices.map((decision) => (
				<ReasonedButton
					disabled={busy !== null && busy !== decision}
					key={decision}
					kind={decision === "confirm" ? "primary" : "secondary"}
					loading={busy === decision}
					onClick={() => {
						isMine.current = true;
						decide(act, decision);
					}}
					reason={reason}
					size="small"
					type="button"
				>
					{t.decisions[decision]}
				</ReasonedButton>
			))}
		</div>
	);
}
