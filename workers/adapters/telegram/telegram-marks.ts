import { type InlineNode, parseMarks } from "#app/domain/chat/marks.ts";

/** A formatted range of a message; offsets are in UTF-16 code units. */
export interface TelegramEntity {
	type: "bold" | "italic" | "strikethrough" | "code" | "pre";
	offset: number;
	length: number;
}

/** Converts our text marks (`*Preço*`) to Telegram's entities. A text without marks is unchanged. Never throws. */
export function withoutMarks(written: string): { text: string; entities: TelegramEntity[] } {
	const entities: TelegramEntity[] = [];
	const text = flatten(parseMarks(written), 0, entities);
	return entities.length === 0 ? { text: written, entities } : { text, entities };
}

const TYPES = { bold: "bold", italic: "italic", strike: "strikethrough" } as const;

/** The text of nodes that begin at offset `start`; adds their formatting to `entities`. */
function flatten(nodes: readonly InlineNode[], start: number, entities: TelegramEntity[]): string {
	let text = "";
	for (const node of nodes) {
		const offset = start + text.length;
		if (node.type === "text" || node.type === "link" || node.type === "mention") {
			text += node.text;
			continue;
		}
		const type = node.type === "code" ? (node.isBlock ? "pre" : "code") : TYPES[node.type];
		const entity: TelegramEntity = { type, offset, length: 0 };
		entities.push(entity);
		const words = "children" in node ? flatten(node.children, offset, entities) : node.text;
		entity.length = words.length;
		text += words;
	}
	return text;
}
