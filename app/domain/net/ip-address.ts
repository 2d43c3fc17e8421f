// Attacks H01, H04, H10: which resolved addresses are no public service's.

/** First address and length of the prefix of each range that is not public (RFC 6890). */
const PRIVATE_V4: readonly (readonly [string, number])[] = [
	["0.0.0.0", 8],
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["172.16.0.0", 12],
	["192.0.0.0", 24],
	["192.0.2.0", 24],
	["192.168.0.0", 16],
	["198.18.0.0", 15],
	["198.51.100.0", 24],
	["203.0.113.0", 24],
	["224.0.0.0", 4],
	["240.0.0.0", 4],
];

/** The four bytes as one number; null for what is no dotted IPv4 address. */
function readV4(text: string): number | null {
	const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)?.slice(1).map(Number);
	if (!parts || parts.some((part) => part > 255)) return null;
	return parts.reduce((sum, part) => sum * 256 + part, 0);
}

const isWithin = (address: number, [from, length]: readonly [string, number]): boolean => {
	const size = 2 ** (32 - length);
	return Math.floor(address / size) === Math.floor((readV4(from) ?? 0) / size);
};

/** The eight groups of an IPv6 address; null for what is none. Only the platform's own form is read. */
function readV6(text: string): number[] | null {
	if (!URL.canParse(`http://[${text}]/`)) return null;
	const plain = new URL(`http://[${text}]/`).hostname.slice(1, -1);
	const [head = "", tail] = plain.split("::");
	const groups = (part: string) => (part === "" ? [] : part.split(":").map((g) => parseInt(g, 16)));
	if (tail === undefined) return groups(head);
	const [before, after] = [groups(head), groups(tail)];
	return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/** Only what is given out for the internet, and carries no IPv4 address inside: 2000::/3 without 6to4. */
function isPublicV6(groups: readonly number[]): boolean {
	const [first = 0, second = 0] = groups;
	const isGlobal = first >= 0x2000 && first <= 0x3fff;
	const isTunnel = first === 0x2002 || (first === 0x2001 && second <= 0x01ff);
	return isGlobal && !isTunnel && !(first === 0x2001 && second === 0x0db8);
}

/** Whether an address that a name stands for may be called. What is no address may not. */
export function isPublicAddress(text: string): boolean {
	const v4 = readV4(text);
	if (v4 !== null) return !PRIVATE_V4.some((range) => isWithin(v4, range));
	const v6 = readV6(text);
	return v6 !== null && isPublicV6(v6);
}
