import type { AgentDraft, AgentView } from "#app/contracts/agents.ts";
import { nameOrFormer } from "#app/domain/team/former-member.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Says that the form shows the draft and not what customers get. */
export function DraftNotice(props: { agent: AgentView; draft: AgentDraft; now: number }) {
	const t = useStrings({ pt, en }).draft;
	const format = useFormat();
	const { agent, draft } = props;
	const name = isolate(nameOrFormer(draft.by, t.former));
	return (
		<p className="mb-6 rounded-control border border-amber-6 bg-amber-3 px-3 py-2 text-amber-12 text-pretty">
			{t.notice(name, format.listTime(draft.savedAt, props.now), format.number(agent.version))}
		</p>
	);
}
