import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { RuleCount, RuleView } from "#app/contracts/rules.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { notify } from "#app/ui/toasts.ts";
import { Switch } from "#app/ui/toggle.tsx";
import { useIntent } from "#app/ui/use-intent.ts";
import type { RulesAnswer } from "./actions.ts";
import { RemoveDialog } from "./remove-dialog.tsx";
import type { SayRule } from "./sentence.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { useRuleError } from "./use-rule-error.ts";

/** All rules in the order in which they run, each with its switch. */
export function RuleList(props: {
	rules: readonly RuleView[];
	counts: readonly RuleCount[];
	say: SayRule;
	now: number;
	mayManage: boolean;
	onOpen: (rule: RuleView) => void;
}) {
	const t = useStrings({ pt, en });
	const errorText = useRuleError();
	const { rules, mayManage } = props;
	const [leaving, setLeaving] = useState<RuleView | null>(null);
	const ordering = useIntent<RulesAnswer>("order", ({ code }) => {
		if (code !== null) notify.error(t.orderFailed, errorText(code));
	});
	const move = (at: number, by: number): void => {
		const ids = rules.map(({ id }) => id);
		const [moved] = ids.splice(at, 1);
		if (moved === undefined) return;
		ids.splice(at + by, 0, moved);
		ordering.send({ ids: ids.join(" ") });
	};
	return (
		<section aria-label={t.list}>
			<ul className="overflow-hidden rounded-card border border-line bg-panel">
				{rules.map((rule, at) => {
					const name = isolate(rule.name);
					return (
						<RuleRow
							count={props.counts.find(({ ruleId }) => ruleId === rule.id)}
							key={rule.id}
							mayManage={mayManage}
							now={props.now}
							onOpen={() => props.onOpen(rule)}
							rule={rule}
							say={props.say}
						>
							{mayManage ? (
								<span className="relative z-1 flex">
									<IconButton
										disabled={at === 0 || ordering.isSending}
										label={t.up(name)}
										onClick={() => move(at, -1)}
									>
										<ArrowUp aria-hidden="true" size={16} strokeWidth={1.75} />
									</IconButton>
									<IconButton
										disabled={at === rules.length - 1 || ordering.isSending}
										label={t.down(name)}
										onClick={() => move(at, 1)}
									>
										<ArrowDown aria-hidden="true" size={16} strokeWidth={1.75} />
									</IconButton>
									<IconButton
										className="hover:!text-red-11"
										label={t.remove(name)}
										onClick={() => setLeaving(rule)}
									>
										<Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />
									</IconButton>
								</span>
							) : null}
						</RuleRow>
					);
				})}
			</ul>
			{leaving ? <RemoveDialog onClose={() => setLeaving(null)} rule={leaving} /> : null}
		</section>
	);
}

function RuleRow(props: {
	rule: RuleView;
	count: RuleCount | undefined;
	say: SayRule;
	now: number;
	mayManage: boolean;
	onOpen: () => void;
	children: ReactNode;
}) {
	const t = useStrings({ pt, en });
	const format = useFormat();
	const { rule, count, say } = props;
	const sentence = rule.body ? say.rule(rule.body) : null;
	return (
		<li className="relative flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-2.5 last:border-b-0 hover:bg-gray-2">
			<RuleSwitch mayManage={props.mayManage} rule={rule} />
			<div className="min-w-0 flex-1 basis-56">
				{rule.body ? (
					<button
						className="max-w-full truncate text-left font-medium text-gray-12 outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-9"
						onClick={props.onOpen}
						type="button"
					>
						<span className="sr-only">{t.edit} </span>
						<bdi>{rule.name}</bdi>
					</button>
				) : (
					<bdi className="font-medium">{rule.name}</bdi>
				)}
				<p className="text-[13px] text-gray-11 [overflow-wrap:anywhere]">
					{sentence ?? t.unreadable}
				</p>
				<p className="tabular text-xs text-gray-11">
					{(count
						? [
								t.week(format.number(count.week), count.week === 1),
								t.lastRun(format.relative(count.lastAt, props.now)),
								...(count.failed > 0 ? [t.failed(format.number(count.failed))] : []),
							]
						: [t.neverRan]
					).join(" · ")}
				</p>
			</div>
			{props.children}
		</li>
	);
}

function RuleSwitch({ rule, mayManage }: { rule: RuleView; mayManage: boolean }) {
	const t = useStrings({ pt, en });
	const errorText = useRuleError();
	const name = isolate(rule.name);
	const switching = useIntent<RulesAnswer>("switch", ({ code }) => {
		if (code !== null) notify.error(t.switchFailed, errorText(code));
	});
	// As it will be, while the server is told.
	const isOn = switching.isSending ? !rule.isOn : rule.isOn;
	return (
		<span className="relative z-1 flex w-24 shrink-0 items-center gap-2">
			<Switch
				aria-label={t.switch(name)}
				disabled={!mayManage || rule.body === null}
				isOn={isOn}
				onChange={() => {
					if (!switching.isSending) switching.send({ id: rule.id, isOn: rule.isOn ? "off" : "on" });
				}}
				title={mayManage ? undefined : t.managersOnly}
			/>
			<span className="text-xs text-gray-11">{isOn ? t.on : t.off}</span>
		</span>
	);
}
