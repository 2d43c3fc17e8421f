/** "1 resposta", "2 respostas": `shown` is the formatted count ("1.234"). */
export const counted = (shown: string | number, one: string, many: string): string =>
	`${String(shown)} ${String(shown) === "1" ? one : many}`;
