import {
	type Address,
	addressKey,
	matchingKey,
	parseAddressKey,
} from "#app/domain/inbox/address.ts";
import { parseUnverified } from "#app/domain/inbox/unverified.ts";

/** A contact that one of several addresses identifies. */
export interface Owner {
	/** The contact the address was learnt for; it may have been merged into another one. */
	leaf: number;
	/** Found only because Brazilian numbers are equal with and without the ninth digit. */
	isByNinthDigit: boolean;
}

/** Addresses returned per contact. */
const MAX_ADDRESSES = 50;

export type Identities = ReturnType<typeof createIdentities>;

/**
 * The addresses that identify contacts. An address stays with the contact it was learnt for: merged
 * contacts are found by following `merged_into`, so undoing a merge moves no address.
 */
export function createIdentities(sql: SqlStorage) {
	function ownerOf(key: string): number | null {
		const row = sql
			.exec<{ contact: number }>("SELECT contact FROM identities WHERE address = ?", key)
			.toArray()[0];
		return row?.contact ?? null;
	}

	/** The visible contact: itself, or the one it was merged into. */
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

	/** A contact and all contacts merged into it. */
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
			// A phone that was only stated is no address.
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
			// Matching keys identify a contact but cannot be written to.
			.flatMap(({ address }) => parseAddressKey(address) ?? []);
		return phone ? [{ kind: "phone", value: phone }, ...others] : others;
	}

	return {
		rootOf,
		membersOf,

		/** The contacts these addresses identify, each once, in the order of the addresses. */
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

		/** Epoch ms of the latest merge on the way from a contact to the visible one; 0 for none. */
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

		/** Stores new addresses; a known one stays with its contact. */
		learn(leaf: number, addresses: readonly Address[]): void {
			const keys = addresses.flatMap((address) => [addressKey(address), matchingKey(address)]);
			for (const key of new Set(keys.filter((each) => each !== null)))
				sql.exec("INSERT OR IGNORE INTO identities (address, contact) VALUES (?, ?)", key, leaf);
		},

		/** Removes an address, so that it can identify another contact later. */
		forget(address: Address): void {
			for (const key of [addressKey(address), matchingKey(address)])
				if (key !== null) sql.exec("DELETE FROM identities WHERE address = ?", key);
		},

		/**
		 * Row numbers a contact's messages may be indexed under: its parts, and contacts it was a part of.
		 */
		onceKnownAs(root: number): number[] {
			const earlier = sql
				.exec<{ kept: number }>("SELECT DISTINCT kept FROM merges WHERE merged = ?", root)
				.toArray();
			return [...membersOf(root), ...earlier.map((row) => row.kept)];
		},

		/** Addresses by which the gateway may know this contact, its own phone first. */
		addressesOf(root: number): Address[] {
			const all = membersOf(root).flatMap(ownAddresses);
			const first = new Map(all.map((address) => [addressKey(address), address]));
			return [...first.values()].slice(0, MAX_ADDRESSES);
		},
	};
}
