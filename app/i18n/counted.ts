/** "1 resposta", "2 respostas": `shown` is the count as it is read, "1.234" included. */
export const counted = (shown: string | number, one: string, many: string): string =>
	`${String(shown)} ${String(shown) === "1" ? one : many}`;
