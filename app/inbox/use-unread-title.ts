import { useEffect } from "react";

const COUNT = /^\(\d+\+?\) /u;
const MOST = 99;

/** "(3) Loja Aurora": the unread messages, in front of whatever title the route set. */
export function useUnreadTitle(unread: number): void {
	useEffect(() => {
		const base = document.title.replace(COUNT, "");
		document.title = unread === 0 ? base : `(${unread > MOST ? "99+" : String(unread)}) ${base}`;
		return () => {
			document.title = document.title.replace(COUNT, "");
		};
	}, [unread]);
}
