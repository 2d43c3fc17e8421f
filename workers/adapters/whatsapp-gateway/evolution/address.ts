import type { Address } from "#app/domain/inbox/address.ts";

/** Parses `5511987654321:12@s.whatsapp.net`. Null for jids without a conversation: status broadcasts, newsletters, "". */
export function parseJid(jid: string | null | undefined): Address | null {
	const parts = /^([^@:]+)(?::\d+)?@([a-z.]+)$/.exec(jid ?? "");
	const [, user, server] = parts ?? [];
	if (!user || !server) return null;
	switch (server) {
		case "s.whatsapp.net":
		case "c.us":
			return /^\d{5,20}$/.test(user) ? { kind: "phone", value: user } : null;
		case "lid":
			return { kind: "lid", value: user };
		case "g.us":
			return { kind: "group", value: user };
		default:
			return null;
	}
}

/** The distinct addresses among some jids, in their order. */
export function parseJids(jids: (string | null | undefined)[]): Address[] {
	const found = new Map<string, Address>();
	for (const jid of jids) {
		const address = parseJid(jid);
		if (address) found.set(`${address.kind}:${address.value}`, address);
	}
	return [...found.values()];
}

/** Digits of a phone jid; null for any other. */
export function phoneOf(jid: string | null | undefined): string | null {
	const address = parseJid(jid);
	return address?.kind === "phone" ? address.value : null;
}

export function toJid(address: Address): string {
	switch (address.kind) {
		case "phone":
			return `${address.value}@s.whatsapp.net`;
		case "lid":
			return `${address.value}@lid`;
		case "group":
			return `${address.value}@g.us`;
		case "bsuid":
		case "telegram":
		case "facebook":
		case "instagram":
		case "visitor":
		case "other":
			return address.value;
	}
}

/** Evolution's `number` parameter: digits for a phone, the whole jid for other addresses. */
export function toNumber(address: Address): string {
	return address.kind === "phone" ? address.value : toJid(address);
}

/** Every jid under which messages to an address may be stored: with and without the Brazilian ninth digit. */
export function storedJids(address: Address): string[] {
	const parts = address.kind === "phone" ? /^55(\d{2})(9?)(\d{8})$/.exec(address.value) : null;
	if (!parts) return [toJid(address)];
	const other = `55${parts[1]}${parts[2] ? "" : "9"}${parts[3]}`;
	return [toJid(address), toJid({ kind: "phone", value: other })];
}
