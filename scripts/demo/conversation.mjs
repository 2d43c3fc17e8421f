/**
 * A conversation written as lines, turned into the seed's messages.
 *
 * `< text` comes from the customer, `> text` from the shop; `>d`, `>s`, `>f` stop at delivered, sent, failed;
 * `>p` was written on the shop's phone (nobody of the team). `+ 90` is a pause of 90 minutes.
 * Moments count back from the last line, so the demonstration is always of today.
 */
const STATUS = { "": "read", p: "read", d: "delivered", s: "sent", f: "failed" };
const LETTERS_PER_MINUTE = 90;

/**
 * @param {{ name: string, phone: string, minutesAgo: number, unread?: number, author: string | null, lines: string[] }} options
 *   minutesAgo: age of the last line; author: e-mail of the member who answered
 */
export function conversation({ name, phone, minutesAgo, unread = 0, author, lines }) {
	const messages = [];
	let age = minutesAgo;
	for (const line of lines.toReversed()) {
		const [, mark = "", kind = "", text = ""] = /^([<>+])([dsfp]?) (.+)$/su.exec(line) ?? [];
		if (mark === "+") {
			age += Number(text);
			continue;
		}
		const fromMe = mark === ">";
		messages.unshift({
			fromMe,
			text,
			minutesAgo: Math.round(age * 10) / 10,
			status: fromMe ? STATUS[kind] : null,
			authorEmail: fromMe && kind !== "p" ? author : null,
		});
		age += 0.6 + text.length / LETTERS_PER_MINUTE;
	}
	return { phone, name, unread, messages };
}
