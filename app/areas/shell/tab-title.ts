const MOST_COUNTED = 99;
/** A count that stands before a title already. */
const COUNTED = /^\(\d+\+?\) /;

/** "(3) Vendas · Prosa": starts with how many conversations are unread, so that a background tab shows it. */
export function withUnread(title: string, unread: number): string {
	const plain = title.replace(COUNTED, "");
	return unread === 0 ? plain : `(${shortCount(unread)}) ${plain}`;
}

/** "99+" above what small places have space for. */
export const shortCount = (unread: number): string =>
	unread > MOST_COUNTED ? `${MOST_COUNTED}+` : String(unread);
