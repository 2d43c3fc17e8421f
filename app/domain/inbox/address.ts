/**
 * One way to reach a person on a channel. A contact has one or more of them:
 * a phone number is not an identity (LID, usernames, the Brazilian ninth digit).
 * `value` holds digits for `phone`, the bare id for `lid`, `group` and `bsuid` (the id by which the
 * official API knows a person who does not show their number); of the others the vendor's own id.
 */
export const ADDRESS_KINDS = [
	"phone",
	"lid",
	"bsuid",
	"group",
	"telegram",
	/** A person as one page knows them, and as one Instagram account does. */
	"facebook",
	"instagram",
	/** A browser that writes through the webchat. */
	"visitor",
	"other",
] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

export interface Address {
	kind: AddressKind;
	value: string;
}

/** `phone:5511987654321`: the form under which an identity is stored and compared. */
export const addressKey = (address: Address): string => `${address.kind}:${address.value}`;

/** The address that such a key is of; null for any other text. */
export function parseAddressKey(key: string): Address | null {
	const at = key.indexOf(":");
	const kind = ADDRESS_KINDS.find((known) => known === key.slice(0, at));
	return kind ? { kind, value: key.slice(at + 1) } : null;
}

/**
 * Brazilian mobile numbers exist with and without the ninth digit and mean one person.
 * Returns a key equal for both forms, or null when the number is not mobile-shaped.
 */
export function matchingKey(address: Address): string | null {
	if (address.kind !== "phone") return null;
	const parts = /^55(\d{2})(9?)([6-9]\d{7})$/.exec(address.value);
	return parts ? `br:${parts[1]}${parts[3]}` : null;
}
