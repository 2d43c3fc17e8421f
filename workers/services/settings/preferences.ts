import type { ChangePreferences } from "#app/contracts/preferences.ts";
import {
	parseChoices,
	type PreferenceChoices,
	preferenceCookies,
} from "#app/domain/preferences/preference.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import { type KeyValue, userKey } from "#workers/data/key-value.ts";

export interface PreferencesDeps {
	keyValue: KeyValue;
	log: Log;
	/** Browsers reach us by https: cookies say Secure. */
	isSecure: boolean;
}

/** A person's choices, which follow them to a new browser. KV being away costs them nothing else. */
export function createPreferencesService(deps: PreferencesDeps) {
	async function findChoices(userId: string): Promise<PreferenceChoices> {
		return parseChoices(await deps.keyValue.find(userKey(userId, "prefs")));
	}

	return {
		/** Adds to what is stored; the rest stays. `unavailable` when KV is away. */
		async save(userId: string, change: ChangePreferences): Promise<Result<null, "unavailable">> {
			try {
				const before = await findChoices(userId);
				const after = { ...before, ...parseChoices(change) };
				// KV takes one write a second for a key: what changes nothing is not written.
				if (JSON.stringify(after) !== JSON.stringify(before))
					await deps.keyValue.put(userKey(userId, "prefs"), after);
				return ok(null);
			} catch (error) {
				deps.log({ event: "preferences_not_saved", level: "warn", error });
				return fail("unavailable");
			}
		},

		/** Set-Cookie values for a browser somebody signs in with; none when nothing is known. Never throws. */
		async cookiesFor(userId: string): Promise<string[]> {
			try {
				return preferenceCookies(await findChoices(userId), deps.isSecure);
			} catch (error) {
				deps.log({ event: "preferences_not_read", level: "warn", error });
				return [];
			}
		},
	};
}
