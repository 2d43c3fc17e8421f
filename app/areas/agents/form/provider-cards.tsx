import { useId } from "react";
import type { ModelProvider } from "#app/domain/agents/agent.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en as agentsEn } from "../strings.en.ts";
import { pt as agentsPt } from "../strings.pt.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Who writes the answers, each with a sentence; what this deployment has not is off and says so. */
export function ProviderCards(props: {
	chosen: ModelProvider;
	providers: readonly { provider: ModelProvider; isOffered: boolean }[];
	onChoose: (provider: ModelProvider) => void;
}) {
	const t = useStrings({ pt, en }).model;
	const { providers } = useStrings({ pt: agentsPt, en: agentsEn });
	const id = useId();
	return (
		<fieldset className="flex flex-col gap-2">
			<legend className="sr-only">{t.legend}</legend>
			{props.providers.map(({ provider, isOffered }) => (
				<div
					className="relative flex items-start gap-3 rounded-control border border-gray-7 px-3 py-2.5 has-checked:border-accent-9 has-checked:bg-accent-2 has-disabled:bg-gray-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-9"
					key={provider}
				>
					<input
						aria-describedby={`${id}-${provider}`}
						checked={provider === props.chosen}
						className="relative z-1 mt-1 accent-(--accent-9)"
						disabled={!isOffered}
						id={`${id}-${provider}-radio`}
						name="provider"
						onChange={() => props.onChoose(provider)}
						type="radio"
						value={provider}
					/>
					<div className="min-w-0">
						{/* The label covers the whole card. */}
						<label
							className="font-medium after:absolute after:inset-0"
							htmlFor={`${id}-${provider}-radio`}
						>
							{providers[provider]}
						</label>
						<p className="text-[13px] text-gray-11" id={`${id}-${provider}`}>
							{t.texts[provider]}
							{isOffered ? null : <span className="block text-gray-12">{t.notOffered}</span>}
						</p>
					</div>
				</div>
			))}
		</fieldset>
	);
}
