/** What the model `acts` does: calls the tools that the customer's words ask for, one after the other, and tells what came of it. */

/** The part of a request that it reads. */
export interface ActingBody {
	messages: {
		role: string;
		content?: unknown;
		tool_calls?: { function: { name: string } }[];
	}[];
	tools?: { function: { name: string; parameters?: { properties?: Properties } } }[];
}
type Properties = Record<string, { enum?: string[] }>;

export interface WantedCall {
	name: string;
	arguments: Record<string, unknown>;
}

type Rule = (said: string, properties: Properties) => Record<string, unknown> | null;

const matched = (pattern: RegExp, said: string): string | null =>
	pattern.exec(said)?.[1]?.trim() ?? null;

/** By the names of tools; those that are not offered are not called. */
const RULES: Record<string, Rule> = {
	consultar_pedido(said) {
		const pedido = matched(/pedido\D{0,12}(\d+)/iu, said);
		return pedido === null ? null : { pedido };
	},
	loja__orders_find(said) {
		const order = matched(/pedido\D{0,12}(\d+)/iu, said);
		return order === null ? null : { order };
	},
	save_contact_data(said) {
		const cep = matched(/cep\D{0,8}(\d{5}-?\d{3})/iu, said);
		return cep === null ? null : { cep };
	},
	label_conversation: (said) => (/troca/iu.test(said) ? { label: "Troca" } : null),
	criar_pedido(said) {
		const item = matched(/encomendar (?:um |uma )?(\p{L}+)/iu, said);
		return item === null ? null : { item };
	},
	assign_to_person(said, { person }) {
		const name = matched(/falar com (?:a |o )?(\p{L}+)/iu, said)?.toLowerCase();
		const known = person?.enum?.find((one) => name && one.toLowerCase().startsWith(name));
		return known === undefined ? null : { person: known };
	},
};

/** The next call that the words ask for; null: none is left, and it answers. */
export function nextCall({ messages, tools = [] }: ActingBody, said: string): WantedCall | null {
	const called = new Set(
		messages.flatMap(({ tool_calls = [] }) => tool_calls.map(({ function: { name } }) => name)),
	);
	for (const { function: offered } of tools) {
		if (called.has(offered.name)) continue;
		const wanted = RULES[offered.name]?.(said, offered.parameters?.properties ?? {}) ?? null;
		if (wanted !== null) return { name: offered.name, arguments: wanted };
	}
	return null;
}

/** What it says of the results; null where nothing was called. */
export function sayResults({ messages }: ActingBody): string | null {
	const results = messages.flatMap(({ role, content }) =>
		role === "tool" ? [String(content)] : [],
	);
	return results.length === 0 ? null : results.map(sayResult).join(" ");
}

function sayResult(result: string): string {
	if (result.startsWith("not done yet"))
		return result.includes("team")
			? "A equipe confirma isso em seguida."
			: "Posso fazer isso por você?";
	if (result.startsWith("saved")) return "Anotei.";
	if (result.startsWith("labelled")) return "Certo.";
	if (result.startsWith("assigned")) return "Essa pessoa segue com você.";
	try {
		const { order = "", status = result } = JSON.parse(result) as Record<string, string>;
		return `O pedido ${order} está ${status}.`;
	} catch {
		return `O sistema diz: ${result}`;
	}
}
