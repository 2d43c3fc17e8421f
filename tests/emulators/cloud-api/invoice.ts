/**
 * What Meta charges a number for, kept apart from the product's account of it: prices of its own, summed its own way. It runs
 * wherever it is loaded, also in workerd.
 */

/** US dollars as the rate card writes them, for Brazil since 2026-10-01. */
const CARD: Record<string, string> = {
	marketing: "0.0250",
	utility: "0.0034",
	authentication: "0.0034",
	service: "0.0034",
};
const FREE_SERVICE = 1000;
const ENTRY_MS = 72 * 3_600_000;

/** Ten-thousandths of a dollar. */
const unitOf = (category: string): number => Math.round(Number(CARD[category]) * 10_000);

/** The month at the account's place, which has had no daylight saving time since 2019. */
const monthAt = (at: number): string => new Date(at - 3 * 3_600_000).toISOString().slice(0, 7);

export interface Delivered {
	id: string;
	to: string;
	/** "service" for what is no template. */
	category: string;
	/** Epoch ms. */
	at: number;
}

export interface InvoiceLine {
	month: string;
	category: string;
	/** Charged ones. */
	count: number;
	/** Ten-thousandths of a dollar. */
	total: number;
}

export interface Invoice {
	/** A customer came by an ad: nothing costs for 72 hours after the first answer. */
	noteAd(phone: string): void;
	/** What the status of a delivered message says of money; it is charged once. */
	charge(delivered: Delivered): Record<string, unknown>;
	lines(): InvoiceLine[];
	/** Ten-thousandths of a dollar. */
	total(month: string): number;
}

export function createInvoice(): Invoice {
	const lines = new Map<string, InvoiceLine>();
	const served = new Map<string, number>();
	/** By phone: null until the first answer. */
	const entries = new Map<string, number | null>();
	const told = new Map<string, Record<string, unknown>>();

	function isFree({ category }: Delivered, month: string, isEntry: boolean): boolean {
		if (isEntry) return true;
		if (category !== "service") return false;
		const before = served.get(month) ?? 0;
		served.set(month, before + 1);
		return before < FREE_SERVICE;
	}

	return {
		noteAd(phone) {
			entries.set(phone, null);
		},
		charge(delivered) {
			const known = told.get(delivered.id);
			if (known) return known;
			const { to, category, at } = delivered;
			const began = entries.get(to);
			const until = began === undefined ? null : (began ?? at + ENTRY_MS);
			if (began === null) entries.set(to, until);
			const isEntry = until !== null && at < until;
			const month = monthAt(at);
			if (!isFree(delivered, month, isEntry)) {
				const key = `${month} ${category}`;
				const line = lines.get(key) ?? { month, category, count: 0, total: 0 };
				lines.set(key, {
					...line,
					count: line.count + 1,
					total: line.total + unitOf(category),
				});
			}
			const said = {
				pricing: {
					billable: !isEntry,
					pricing_model: "PMP",
					type: isEntry ? "free_entry_point" : "regular",
					category: isEntry ? "referral_conversion" : category,
				},
				...(isEntry && {
					conversation: {
						id: `entry-${to}`,
						expiration_timestamp: String(Math.floor(until / 1000)),
						origin: { type: "referral_conversion" },
					},
				}),
			};
			told.set(delivered.id, said);
			return said;
		},
		lines: () => [...lines.values()],
		total: (month) =>
			[...lines.values()]
				.filter((line) => line.month === month)
				.reduce((sum, { total }) => sum + total, 0),
	};
}
