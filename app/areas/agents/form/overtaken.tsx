import { useState } from "react";
import type { AgentView } from "#app/contracts/agents.ts";
import { diffContents } from "#app/domain/agents/version-diff.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { ChangesView } from "../versions/changes-view.tsx";
import { toSettings } from "./draft.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import type { AgentFormState } from "./use-agent-form.ts";

/** Somebody else saved meanwhile: what differs from what was typed here, and the choice between the two. */
export function Overtaken({ agent, form }: { agent: AgentView; form: AgentFormState }) {
	const t = useStrings({ pt, en }).overtaken;
	// What was typed when it was refused; it can no longer be changed without settling the refusal.
	const [typed] = useState(form.draft);
	const theirs = agent.draft ?? agent;
	const settings = { ...theirs.settings, ...toSettings(typed) };
	const changes = diffContents(theirs, { name: typed.name, settings });
	return (
		<section aria-label={t.title} className="mt-4 rounded-card border border-line bg-panel p-4">
			<h2 className="mb-1 font-semibold">{t.title}</h2>
			<p className="mb-4 text-[13px] text-gray-11 text-pretty">{t.text}</p>
			<ChangesView changes={changes} />
			<div className="mt-4 flex flex-wrap justify-end gap-3">
				<Button onClick={form.forget} type="button">
					{t.theirs}
				</Button>
				<Button kind="primary" onClick={() => form.save("live", true)} type="button">
					{t.mine}
				</Button>
			</div>
		</section>
	);
}
