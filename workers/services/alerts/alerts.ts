import type { AlertsAnswer } from "#app/contracts/alert-answers.ts";
import type { Subscribe } from "#app/contracts/alerts.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { type AlertSettings, DEFAULT_ALERTS } from "#app/domain/alerts/settings.ts";
import { judgeUrl } from "#app/domain/net/outbound-url.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
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
	log: Log;
	now: () => number;
	limit: Limit;
	webPush: WebPush;
	guards: { allowedPrivateHosts: readonly string[]; ownOrigin: string };
	hub(workspaceId: string): { forgetListeners(): Promise<null> };
}

/** What a member wants to be told of, and whether this browser is. Methods throw when D1 fails. */
export function createAlertsService(deps: AlertsDeps) {
	const ownerOf = ({ workspace, member }: SignedIn) => ({
		workspaceId: workspace.id,
		memberId: member.id,
	});

	/** The hub knows who is told; it asks D1 anew. A hub that cannot be reached does so within minutes by itself. */
	async function announce({ workspace }: SignedIn): Promise<void> {
		try {
			await deps.hub(workspace.id).forgetListeners();
		} catch (error) {
			deps.log({ event: "alerts_not_announced", level: "warn", workspaceId: workspace.id, error });
		}
	}

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
			const { signInId } = signedIn;
			await upsertSubscription(deps.db, ownerOf(signedIn), signInId, asked, deps.now());
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
