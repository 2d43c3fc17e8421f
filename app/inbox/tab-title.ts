const MOST_COUNTED = 99;

/** "(3) Vendas · Prosa": the conversations with something unread in front, for a tab nobody looks at. */
export function tabTitle(name: string, unread: number, product: string): string {
	const count = unread === 0 ? "" : `(${unread > MOST_COUNTED ? "99+" : String(unread)}) `;
	return `${count}${name} · ${product}`;
}
