import type { AlertsAnswer } from "#app/contracts/alert-answers.ts";
import type { Subscribe } from "#app/contracts/alerts.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { type AlertSettings, DEFAULT_ALERTS } from "#app/domain/alerts/settings.ts";
import { judgeUrl } from "#app/domain/net/outbound-url.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { WebPush } from "#workers/adapters/web-push/port.ts";
import type { Database } from "#workers/data/database.ts";
import { findAlertSettings, upsertAlertSettings } from "#workers/data/queries/alerts/settings.ts";
import {
	deleteSubscription,
	findEndpoint,
	upsertSubscription,
} from "#workers/data/queries/alerts/subscriptions.ts";
import type { Limit } from "../limiter.ts";

export interface AlertsDeps {
	db: Database;
	now: () => number;
	limit: Limit;
	webPush: WebPush;
	guards: { allowedPrivateHosts: readonly string[]; ownOrigin: string };
	hub(workspaceId: string): { forgetListeners(): Promise<null> };
}

/** What a member wants to be told of, and whether this browser is. Methods throw when D1 or the hub fails. */
export function createAlertsService(deps: AlertsDeps) {
	const ownerOf = ({ workspace, member }: SignedIn) => ({
		workspaceId: workspace.id,
		memberId: member.id,
	});

	/** The hub keeps who is told: what it did not hear of would not be in force, so it throws and is asked for again. */
	const announce = async ({ workspace }: SignedIn): Promise<void> => {
		await deps.hub(workspace.id).forgetListeners();
	};

	return {
		/** @param timeZone of the browser, for whoever has chosen nothing yet */
		async open(signedIn: SignedIn, timeZone: string): Promise<AlertsAnswer> {
			const [settings, endpoint, key] = await Promise.all([
				findAlertSettings(deps.db, ownerOf(signedIn)),
				findEndpoint(deps.db, signedIn.workspace.id, signedIn.signInId),
				deps.webPush.publicKey(),
			]);
			return { settings: settings ?? { ...DEFAULT_ALERTS, timeZone }, key, endpoint };
		},

		async save(signedIn: SignedIn, settings: AlertSettings): Promise<void> {
			await upsertAlertSettings(deps.db, ownerOf(signedIn), settings, deps.now());
			await announce(signedIn);
		},

		/** From now on this browser is told. `invalid_request`: its push service is at no address that we may call. */
		async subscribe(signedIn: SignedIn, asked: Subscribe): Promise<Result<null, ErrorCode>> {
			// Each makes us call an address from outside.
			if (!(await deps.limit("webhookTest", signedIn.member.id))) return fail("rate_limited");
			const { allowedPrivateHosts, ownOrigin } = deps.guards;
			if (!judgeUrl(asked.endpoint, allowedPrivateHosts, ownOrigin).ok)
				return fail("invalid_request");
			// A tab of an earlier release does not say it, and was told of the present one.
			const serverKey = asked.serverKey ?? (await deps.webPush.publicKey());
			const { signInId } = signedIn;
			const made = { ...asked, serverKey };
			await upsertSubscription(deps.db, ownerOf(signedIn), signInId, made, deps.now());
			await announce(signedIn);
			return ok(null);
		},

		/** This browser is told no more. */
		async unsubscribe(signedIn: SignedIn): Promise<void> {
			await deleteSubscription(deps.db, signedIn.workspace.id, signedIn.signInId);
			await announce(signedIn);
		},
	};
}
