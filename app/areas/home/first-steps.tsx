import { Check, X } from "lucide-react";
import { useEffect, useState } from "react";
import { href, Link } from "react-router";
import {
	areStepsDone,
	type FirstStep,
	firstSteps,
	type ListedStep,
	type StepFacts,
} from "#app/domain/home/first-steps.ts";
import type { Role } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { writePreference } from "#app/ui/preference-cookie.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useNotified } from "./use-notified.ts";

const PLACES: Record<FirstStep, string> = {
	channel: href("/channels/new"),
	message: href("/conversations"),
	team: href("/team"),
	answers: href("/agents/new"),
	notifications: href("/settings"),
};

/** What is left to do before a team answers customers. It goes when all is done, or when the person hides it, for good. */
export function FirstSteps(props: {
	/** What the server knows; the rest says this browser. */
	facts: Omit<StepFacts, "isNotified">;
	role: Role;
}) {
	const t = useStrings({ pt, en }).steps;
	const steps = firstSteps({ ...props.facts, isNotified: useNotified() }, props.role);
	const isDone = areStepsDone(steps);
	const [isHidden, setIsHidden] = useState(false);
	useEffect(() => {
		// The server then asks for nothing and draws nothing.
		if (isDone) writePreference("steps", "hidden");
	}, [isDone]);
	const hide = (): void => {
		writePreference("steps", "hidden");
		setIsHidden(true);
		// The pressed button is gone.
		document.querySelector<HTMLElement>("h1")?.focus();
	};
	if (isHidden || isDone) return null;
	const done = steps.filter((one) => one.isDone).length;
	return (
		<Card className="mb-6 overflow-hidden">
			<section aria-labelledby="first-steps">
				<header className="flex h-13 items-center gap-3 border-b border-line pr-2 pl-4">
					<h2 className="text-[15px] font-semibold" id="first-steps">
						{t.title}
					</h2>
					<p className="tabular text-[13px] text-gray-11">{t.progress(done, steps.length)}</p>
					<Button
						aria-label={t.hideAll}
						className="!ml-auto"
						kind="quiet"
						onClick={hide}
						size="small"
						type="button"
					>
						<X aria-hidden="true" size={14} strokeWidth={1.75} />
						{t.hide}
					</Button>
				</header>
				<ol className="grid gap-px bg-line sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
					{steps.map((one) => (
						<Step key={one.step} {...one} />
					))}
				</ol>
			</section>
		</Card>
	);
}

function Step({ step, isDone }: ListedStep) {
	const t = useStrings({ pt, en }).steps;
	const { title, hint } = t.texts[step];
	const mark = (
		<span
			aria-hidden="true"
			className={`mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full ${isDone ? "bg-green-9 text-white" : "border-2 border-gray-7"}`}
		>
			{isDone ? <Check size={13} strokeWidth={3} /> : null}
		</span>
	);
	return (
		<li className="relative flex gap-3 bg-panel p-4 has-[a:hover]:bg-gray-2" data-step={step}>
			{mark}
			<div className="min-w-0">
				{isDone ? (
					<p className="text-[13px]/5 font-medium text-gray-11">
						{title}
						<span className="sr-only">. {t.done}</span>
					</p>
				) : (
					<Link
						className="text-[13px]/5 font-medium text-gray-12 outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-9"
						prefetch="intent"
						to={PLACES[step]}
					>
						{title}
					</Link>
				)}
				<p className={`mt-0.5 text-xs text-gray-11 text-pretty ${isDone ? "max-sm:hidden" : ""}`}>
					{hint}
				</p>
			</div>
		</li>
	);
}
