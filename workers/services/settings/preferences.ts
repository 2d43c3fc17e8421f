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
	/** Whether the cookies get the Secure attribute. */
	isSecure: boolean;
}

/** A user's preferences, stored in KV so that they apply in every browser. Without KV only this is lost. */
export function createPreferencesService(deps: PreferencesDeps) {
	async function findChoices(userId: string): Promise<PreferenceChoices> {
		return parseChoices(await deps.keyValue.find(userKey(userId, "prefs")));
	}

	return {
		/** Merges a change into the stored preferences. `unavailable` when KV fails. Never throws. */
		async save(userId: string, change: ChangePreferences): Promise<Result<null, "unavailable">> {
			try {
				const before = await findChoices(userId);
				const after = { ...before, ...parseChoices(change) };
				// KV accepts one write per second and key, so an unchanged value is not written.
				if (JSON.stringify(after) !== JSON.stringify(before))
					await deps.keyValue.put(userKey(userId, "prefs"), after);
				return ok(null);
			} catch (error) {
				deps.log({ event: "preferences_not_saved", level: "warn", error });
				return fail("unavailable");
			}
		},

		/** Set-Cookie values with a user's preferences for the browser they sign in with; [] for none. Never throws. */
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
