// Pieces of text as they stand in a prompt.

/** A name is one short line: it must not become a paragraph of instructions. */
export const oneLine = (name: string): string =>
	name
		.replace(/[\p{Cc}\s]+/gu, " ")
		.replace(/[<>{}[\]]/gu, "")
		.trim()
		.slice(0, 80);

/** Cut on a whole character. */
export const cutText = (text: string, length: number): string =>
	text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/u, "");
