import { Bot, CircleUserRound, Hand } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { type AnsweredBy, findAnsweredBy } from "#app/domain/chat/answered-by.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { may } from "#app/domain/team/role.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { OnDemand } from "#app/ui/on-demand.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { useInboxParts } from "../store/inbox-context.ts";
import { useInboxStrings } from "../use-inbox-strings.ts";
import { type Lease, useLease } from "./use-lease.ts";

const GiveBackPanel = lazyPart(() => import("./give-back-panel.tsx"), "GiveBackPanel", {
	onFailure: "toast",
	preload: true,
});

const LOOKS = {
	agent: { icon: Bot, tone: "text-gray-11", iconTone: "text-accent-11" },
	nobody: { icon: Hand, tone: "bg-amber-3 text-amber-12", iconTone: "text-amber-11" },
	person: { icon: CircleUserRound, tone: "text-gray-11", iconTone: "" },
} as const;

/**
 * Says in the header who answers the conversation (agent or person) and lets a member change it. In a
 * narrow header it takes a row of its own; the messages keep that height where it fits (`beside`, app.css). Empty where
 * no agent takes part.
 */
export function AnsweringBar({ contact }: { contact: ContactView }) {
	const answered = findAnsweredBy(contact);
	if (!answered) return null;
	return <Bar answered={answered} contact={contact} />;
}

interface BarProps {
	contact: ContactView;
	answered: AnsweredBy;
}

function Bar({ answered, contact }: BarProps) {
	const t = useInboxStrings().answering;
	const { icon: Icon, tone, iconTone } = LOOKS[answered.handler];
	return (
		<section
			aria-label={t.label}
			className={`order-last -mx-2 flex min-h-10 basis-[calc(100%+1rem)] items-center gap-2 border-t border-line px-3 py-1 text-[13px] md:-mx-4 md:basis-[calc(100%+2rem)] md:px-4 beside:order-none beside:mx-0 beside:min-h-8 beside:max-w-64 beside:basis-auto beside:rounded-control beside:border beside:py-0 beside:pr-1 beside:pl-2.5 ${tone}`}
			data-answered-by={answered.handler}
		>
			<Icon aria-hidden="true" className={`shrink-0 ${iconTone}`} size={16} strokeWidth={1.75} />
			<p aria-live="polite" className="min-w-0 flex-1 truncate">
				<Who answered={answered} contact={contact} />
			</p>
			<Change answered={answered} contact={contact} />
		</section>
	);
}

/**
 * Keeps the keyboard focus in the bar: a button that becomes disabled or is replaced by another
 * would lose it.
 */
function useKeptFocus(isBusy: boolean) {
	const place = useRef<HTMLSpanElement>(null);
	const wasBusy = useRef(false);
	useEffect(() => {
		const isDone = wasBusy.current && !isBusy;
		wasBusy.current = isBusy;
		if (!isDone) return;
		const frame = requestAnimationFrame(() => {
			if (document.activeElement !== document.body) return;
			place.current?.querySelector("button")?.focus();
		});
		return () => cancelAnimationFrame(frame);
	}, [isBusy]);
	return place;
}

function Who({ answered, contact }: BarProps) {
	const t = useInboxStrings().answering;
	const { me } = useInboxParts();
	if (answered.handler === "nobody") return <span className="font-medium">{t.waiting}</span>;
	if (answered.handler === "agent") {
		return (
			<>
				{/* Beside little space the name alone: the picture says that it is an agent. */}
				<span className="beside:@max-4xl:sr-only">{t.byAgent} </span>
				<bdi className="font-medium text-gray-12">{displayName(answered.agent.name)}</bdi>
			</>
		);
	}
	const { assignee } = contact;
	if (assignee?.memberId === me.memberId) return t.byYou;
	if (!assignee) return t.bySomebody;
	return (
		<>
			<bdi className="font-medium text-gray-12">{displayName(assignee.name)}</bdi> {t.byOther}
		</>
	);
}

function Change({ answered, contact }: BarProps) {
	const lease = useLease(contact);
	const place = useKeptFocus(lease.isBusy);
	return (
		<span className="contents" ref={place}>
			{answered.handler === "person" ? (
				<GiveBack agentName={answered.agent.name} lease={lease} />
			) : (
				<Take lease={lease} />
			)}
		</span>
	);
}

function Take({ lease }: { lease: Lease }) {
	const t = useInboxStrings().answering;
	const { me } = useInboxParts();
	return (
		<ReasonedButton
			loading={lease.isBusy}
			onClick={lease.take}
			reason={may(me.role, "send") ? null : t.viewer}
			size="small"
			type="button"
		>
			{t.take}
		</ReasonedButton>
	);
}

function GiveBack({ agentName, lease }: { agentName: string; lease: Lease }) {
	const t = useInboxStrings().answering;
	const { me } = useInboxParts();
	const reason = may(me.role, "send") ? null : t.viewer;
	const button = (
		<ReasonedButton loading={lease.isBusy} reason={reason} size="small" type="button">
			{t.giveBack}
		</ReasonedButton>
	);
	if (reason !== null) return button;
	return (
		<OnDemand prefetch={GiveBackPanel.prefetch} popup="dialog" trigger={button}>
			{(trigger, closed) => (
				<GiveBackPanel
					fallback={closed}
					agentName={agentName}
					onGiveBack={lease.giveBack}
					trigger={trigger}
				/>
			)}
		</OnDemand>
	);
}
