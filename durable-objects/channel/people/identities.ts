import {
	ADDRESS_KINDS,
	type Address,
	type AddressKind,
	addressKey,
	matchingKey,
} from "#app/domain/inbox/address.ts";
import { parseUnverified } from "#app/domain/inbox/unverified.ts";

/** Who is known by one of several addresses. */
export interface Owner {
	/** The contact the address was learnt for, which may be a part of another one by now. */
	leaf: number;
	/** Found only because a Brazilian number means the same with and without the ninth digit. */
	isByNinthDigit: boolean;
}

/** More addresses of one contact than this are not told to anybody. */
const MAX_ADDRESSES = 50;

export type Identities = ReturnType<typeof createIdentities>;

/**
 * The addresses that mean people. An address stays with the contact it was learnt for: what is
 * merged is found by following `merged_into`, so undoing a merge moves no address back.
 */
export function createIdentities(sql: SqlStorage) {
	function ownerOf(key: string): number | null {
		const row = sql
			.exec<{ contact: number }>("SELECT contact FROM identities WHERE address = ?", key)
			.toArray()[0];
		return row?.contact ?? null;
	}

	/** The contact people see: the one itself, or the one it has become a part of. */
	function rootOf(leaf: number): number {
		let n = leaf;
		for (;;) {
			const into = sql
				.exec<{ merged_into: number | null }>("SELECT merged_into FROM contacts WHERE n = ?", n)
				.toArray()[0]?.merged_into;
			if (into === null || into === undefined) return n;
			n = into;
		}
	}

	/** A contact and everybody who has become a part of it. */
	function membersOf(root: number): number[] {
		const members = [root];
		for (let at = 0; at < members.length; at += 1) {
			const merged = sql.exec<{ merged: number }>(
				"SELECT merged FROM merges WHERE kept = ? AND undone_at IS NULL",
				members[at] ?? root,
			);
			for (const row of merged.toArray()) members.push(row.merged);
		}
		return members;
	}

	function ownAddresses(n: number): Address[] {
		const phone = sql
			.exec<{ phone: string | null; told: string | null }>(
				"SELECT phone, told FROM contacts WHERE n = ?",
				n,
			)
			.toArray()
			// What somebody only says is nobody's address.
			.find(({ told }) => !parseUnverified(told).includes("phone"))?.phone;
		// The condition is that of the partial index (steps.ts): everything but phones.
		const others = sql
			.exec<{ address: string }>(
				`SELECT address FROM identities
				 WHERE contact = ? AND address >= 'bsuid:'
				 AND (address < 'phone:' OR address >= 'phone;') LIMIT ?`,
				n,
				MAX_ADDRESSES,
			)
			.toArray()
			.flatMap(({ address }) => parseAddressKey(address));
		return phone ? [{ kind: "phone", value: phone }, ...others] : others;
	}

	return {
		rootOf,
		membersOf,

		/** Everybody these addresses mean, each once, in the order of the addresses. */
		owners(addresses: readonly Address[]): Owner[] {
			const found = new Map<number, Owner>();
			for (const address of addresses) {
				const exact = ownerOf(addressKey(address));
				if (exact !== null) found.set(exact, { leaf: exact, isByNinthDigit: false });
				const key = matchingKey(address);
				const near = key === null ? null : ownerOf(key);
				if (near !== null && !found.has(near))
					found.set(near, { leaf: near, isByNinthDigit: true });
			}
			return [...found.values()];
		},

		/** Since when (ms) a contact has been a part of the one people see; the last step of several. */
		joinedAt(leaf: number): number {
			let at = 0;
			for (let n = leaf; ;) {
				const step = sql
					.exec<{ kept: number; merged_at: number }>(
						"SELECT kept, merged_at FROM merges WHERE merged = ? AND undone_at IS NULL LIMIT 1",
						n,
					)
					.toArray()[0];
				if (!step) return at;
				at = Math.max(at, step.merged_at);
				n = step.kept;
			}
		},

		/** Remembers new addresses; a known one stays with whom it means. */
		learn(leaf: number, addresses: readonly Address[]): void {
			const keys = addresses.flatMap((address) => [addressKey(address), matchingKey(address)]);
			for (const key of new Set(keys.filter((each) => each !== null)))
				sql.exec("INSERT OR IGNORE INTO identities (address, contact) VALUES (?, ?)", key, leaf);
		},

		/** An address that means nobody any more, so that it may come to mean somebody else. */
		forget(address: Address): void {
			for (const key of [addressKey(address), matchingKey(address)])
				if (key !== null) sql.exec("DELETE FROM identities WHERE address = ?", key);
		},

		/** Numbers a contact's messages may have been stored under: its parts, and whom it was a part of. */
		onceKnownAs(root: number): number[] {
			const keepers = sql
				.exec<{ kept: number }>("SELECT DISTINCT kept FROM merges WHERE merged = ?", root)
				.toArray();
			return [...membersOf(root), ...keepers.map((row) => row.kept)];
		},

		/** Addresses by which the gateway may know this contact, its own phone first. */
		addressesOf(root: number): Address[] {
			const all = membersOf(root).flatMap(ownAddresses);
			const first = new Map(all.map((address) => [addressKey(address), address]));
			return [...first.values()].slice(0, MAX_ADDRESSES);
		},
	};
}

function parseAddressKey(key: string): Address[] {
	const [kind, value] = [key.slice(0, key.indexOf(":")), key.slice(key.indexOf(":") + 1)];
	// Matching keys mean a person but are no address to write to.
	return isKind(kind) ? [{ kind, value }] : [];
}

const isKind = (kind: string): kind is AddressKind =>
	(ADDRESS_KINDS as readonly string[]).includes(kind);
