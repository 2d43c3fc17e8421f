import type { Address } from "#app/domain/inbox/address.ts";

/** The phone number if present, and the user id, which stays when a customer hides the number. */
export function personOf(phone?: string | null, userId?: string | null): Address[] {
	const addresses: Address[] = [];
	const digits = phone?.replace(/^\+/, "");
	if (digits && /^\d{5,20}$/.test(digits)) addresses.push({ kind: "phone", value: digits });
	if (userId) addresses.push({ kind: "bsuid", value: userId.slice(0, 160) });
	return addresses;
}

export const groupOf = (id: string): Address => ({ kind: "group", value: id.slice(0, 160) });
