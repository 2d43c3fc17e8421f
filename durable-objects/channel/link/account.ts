import { isTrusted } from "#app/domain/channels/account-owner.ts";
import type { ConfigStore } from "../config.ts";

/**
 * Which account of Meta's this channel's calls may speak of. Told by the object named by the account, which asked D1;
 * ends with other credentials, with the account's next owner, and by time.
 */
export function createAccount(config: ConfigStore) {
	return {
		/** Whether a call for this account is this channel's. */
		accepts(account: string, now: number): boolean {
			const accepted = config.get()?.account ?? null;
			return accepted?.name === account && isTrusted(accepted.at, now);
		},

		accept(account: string, now: number): void {
			const known = config.get();
			if (known) config.set({ ...known, account: { name: account, at: now } });
		},

		/** Nothing is believed until it is told anew: the credentials changed, or a backup was put back. */
		forget(): void {
			const known = config.get();
			if (known?.account) config.set({ ...known, account: null });
		},

		release(account: string): void {
			const known = config.get();
			if (known?.account?.name === account) config.set({ ...known, account: null });
		},
	};
}
