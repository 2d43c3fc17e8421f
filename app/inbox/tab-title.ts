const MOST_COUNTED = 99;

/**
 * "(3) Vendas · Prosa": starts with the number of unread conversations, so that a background tab
 * shows it.
 */
export function tabTitle(name: string, unread: number, product: string): string {
	const count = unread === 0 ? "" : `(${unread > MOST_COUNTED ? "99+" : String(unread)}) `;
	return `${count}${name} · ${product}`;
}
