import { Wrench } from "lucide-react";
import { callValues, type MadeCall } from "#app/domain/agents/acts/expected-act.ts";
import { displayText } from "#app/domain/chat/display-text.ts";

/** What an agent would do, with which values; nothing for none. */
export function CallList({ calls, title }: { calls: readonly MadeCall[]; title: string }) {
	if (calls.length === 0) return null;
	return (
		<div className="mt-1.5 text-[13px]">
			<p className="flex items-start gap-1.5 text-gray-11">
				<Wrench aria-hidden="true" className="mt-0.5 shrink-0" size={13} />
				{title}
			</p>
			<ul className="mt-0.5 flex flex-col gap-0.5">
				{calls.map((call, at) => (
					<li className="[overflow-wrap:anywhere]" key={at}>
						<bdi className="font-mono text-xs text-gray-12">{call.name}</bdi>{" "}
						<span className="text-gray-11">
							{Object.entries(callValues(call))
								.map(([name, value]) => `${name}: ${displayText(value)}`)
								.join(", ")}
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}
