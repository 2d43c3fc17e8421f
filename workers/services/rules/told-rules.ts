import { RuleBody } from "#app/contracts/rules.ts";
import type { Act, Rule, RuleBody as Body } from "#app/domain/rules/rule.ts";
import type { StoredRule } from "#workers/data/queries/rules/rules.ts";

/** What a stored rule says; null: a later release wrote it. */
export function readBody(stored: string): Body | null {
	try {
		return RuleBody.safeParse(JSON.parse(stored)).data ?? null;
	} catch {
		return null;
	}
}

/**
 * What channels are told of the rules that are on. Whoever left the workspace is assigned nothing and told nothing, and what a
 * deleted department would get stays where it is.
 */
export function toldRules(
	stored: readonly StoredRule[],
	people: readonly { memberId: string; name: string }[],
	departmentIds: readonly string[],
): Rule[] {
	const names = new Map(people.map(({ memberId, name }) => [memberId, name]));
	return stored.flatMap(({ id, name, body, isOn, onSince }): Rule[] => {
		const read = isOn ? readBody(body) : null;
		if (read === null) return [];
		const acts = read.acts.flatMap((act): Act[] => {
			if (act.type === "department" && act.departmentId !== null)
				return departmentIds.includes(act.departmentId) ? [act] : [];
			const memberId = "memberId" in act ? act.memberId : null;
			if (memberId === null) return [act];
			const member = names.get(memberId);
			if (member === undefined) return [];
			return act.type === "assign" ? [{ ...act, name: member }] : [act];
		});
		return acts.length === 0 ? [] : [{ ...read, acts, id, name, since: onSince ?? 0 }];
	});
}
