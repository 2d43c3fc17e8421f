// Spec 2, sections 3 and 4: Facebook ad account; founding.md 31; Marketing API, ad accounts.

/** Status codes people have a word for; every other one is 'Desconhecido'. */
export const ACCOUNT_STATUSES = [1, 2, 3, 7, 8, 9, 100, 101] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

export const ACTIVE_STATUS: AccountStatus = 1;

/** An active account with account_status 1 is what makes Facebook configured (spec 2, section 2). */
export const isUsable = (account: { isActive: boolean; accountStatus: number }): boolean =>
	account.isActive && account.accountStatus === ACTIVE_STATUS;

/** `act_1122` and `1122` are one account; null for anything but digits. */
export function parseAccountId(typed: string): string | null {
	const text = typed.trim();
	const digits = text.startsWith("act_") ? text.slice("act_".length) : text;
	return /^\d{5,20}$/.test(digits) ? digits : null;
}
