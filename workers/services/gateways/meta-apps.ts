import type { ErrorCode } from "#app/contracts/errors.ts";
import type { MetaAppView } from "#app/contracts/gateways.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import { parseMetaApp, type TypedMetaApp } from "#app/domain/gateways/meta-app.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { maskSecret, parseSecretField } from "#app/domain/settings/secret-field.ts";
import { may } from "#app/domain/team/role.ts";
import type { AppProof } from "#workers/adapters/meta-graph/own-app.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";
import type { Database } from "#workers/data/database.ts";
import { getDataKey } from "#workers/data/queries/channels/channels.ts";
import { readGatewaysPage } from "#workers/data/queries/gateways/gateways.ts";
import {
	deleteMetaApp,
	type MetaAppRow,
	putMetaApp,
	readMetaApp,
} from "#workers/data/queries/gateways/meta-apps.ts";
import type { Limit } from "../limiter.ts";
import type { RecordActivity } from "../team/activity.ts";
import { openAppSecret, sealAppSecret } from "./secrets.ts";

export interface MetaAppsDeps {
	db: Database;
	createSealer(workspaceId: string, dataKeyWrapped: string): Sealer;
	/** Asks Meta whether id and secret belong together. */
	prove(app: { appId: string; secret: string }): Promise<AppProof>;
	/** The callback address of an app, by the id of its row. */
	callbackUrl(id: string): string;
	/** Whether the deployment's own app carries the channels of Meta that a workspace may have. */
	offersMeta: boolean;
	publishToWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>;
	record: RecordActivity;
	limit: Limit;
	newId(): string;
	now(): number;
}

/** The app as an admin's page shows it. The verify token is shown until Meta has verified the address with it. */
export function viewMetaApp(
	callbackUrl: (id: string) => string,
	row: MetaAppRow,
	sealer: Sealer,
	channels: number,
): MetaAppView {
	const { verifiedAt, calledAt } = row;
	return {
		appId: row.appId,
		// Fully masked: the secret signs everything that counts as Meta's.
		secretMask: maskSecret(""),
		callbackUrl: callbackUrl(row.id),
		verifyToken:
			verifiedAt === null
				? openAppSecret(sealer, row, "verify_token", row.verifyTokenSealed)
				: null,
		verifiedAt,
		calledAt,
		channels,
	};
}

/** The stored secret where the form has its mask; null where it has anything else. */
function keptOf(
	typed: string,
	sealer: Sealer,
	row: MetaAppRow,
	field: "secret" | "verify_token",
): string | null {
	const asked = parseSecretField(typed);
	if (!asked.ok || asked.value.kind !== "keep") return null;
	const sealed = field === "secret" ? row.secretSealed : row.verifyTokenSealed;
	return openAppSecret(sealer, row, field, sealed);
}

/**
 * The app of Meta that a workspace owns, for its admins. Refusals: `forbidden`, `not_found`, codes of parseMetaApp,
 * `rate_limited`, `meta_app_refused`, `meta_unreachable`, `gateway_in_use`. Methods throw when D1 fails.
 */
export function createMetaAppsService(deps: MetaAppsDeps) {
	const note = (
		{ workspace, member }: SignedIn,
		row: Pick<MetaAppRow, "id" | "appId">,
		action: "created" | "updated" | "deleted",
	) =>
		deps.record({
			workspaceId: workspace.id,
			actorId: member.id,
			action,
			entityType: "gateways",
			entityId: row.id,
			metadata: { code: `meta_app_${action}`, name: row.appId },
		});

	return {
		/**
		 * Stores the app once Meta confirms id and secret. A mask in place of a secret keeps the stored one of the same app
		 * (J06). Another app gets another callback address, so calls of the former one are not taken for its.
		 */
		async save(signedIn: SignedIn, typed: TypedMetaApp): Promise<Result<null, ErrorCode>> {
			if (!may(signedIn.member.role, "manage_gateways")) return fail("forbidden");
			const workspaceId = signedIn.workspace.id;
			const before = await readMetaApp(deps.db, workspaceId);
			const sealer = deps.createSealer(workspaceId, await getDataKey(deps.db, workspaceId));
			const same = before?.appId === typed.appId.trim() ? before : null;
			const secret = same && keptOf(typed.secret, sealer, same, "secret");
			const verifyToken = same && keptOf(typed.verifyToken, sealer, same, "verify_token");
			const app = parseMetaApp({
				appId: typed.appId,
				secret: secret ?? typed.secret,
				verifyToken: verifyToken ?? typed.verifyToken,
			});
			if (!app.ok) return app;
			if (!(await deps.limit("connectivity", workspaceId))) return fail("rate_limited");
			const proof = await deps.prove(app.value);
			if (proof === "unreachable") return fail("meta_unreachable");
			if (proof === "refused") return fail("meta_app_refused");
			const id = same?.id ?? deps.newId();
			const now = deps.now();
			const owner = { workspaceId, id };
			await putMetaApp(deps.db, workspaceId, {
				id,
				appId: app.value.appId,
				secretSealed: sealAppSecret(sealer, owner, "secret", app.value.secret),
				verifyTokenSealed: sealAppSecret(sealer, owner, "verify_token", app.value.verifyToken),
				verifiedAt: verifyToken === null ? null : (same?.verifiedAt ?? null),
				calledAt: same?.calledAt ?? null,
				createdAt: before?.createdAt ?? now,
				updatedAt: now,
			});
			const row = { id, appId: app.value.appId };
			await note(signedIn, row, before ? "updated" : "created");
			await deps.publishToWorkspace(workspaceId, { type: "channels_changed" });
			return ok(null);
		},

		/** Forgets the app. `gateway_in_use` while there are channels of Meta and the deployment has no app for them. */
		async remove(signedIn: SignedIn): Promise<Result<null, ErrorCode>> {
			if (!may(signedIn.member.role, "manage_gateways")) return fail("forbidden");
			const workspaceId = signedIn.workspace.id;
			const { app, metaChannels } = await readGatewaysPage(deps.db, workspaceId);
			if (!app) return fail("not_found");
			if (metaChannels > 0 && !deps.offersMeta) return fail("gateway_in_use");
			await deleteMetaApp(deps.db, workspaceId);
			await note(signedIn, app, "deleted");
			await deps.publishToWorkspace(workspaceId, { type: "channels_changed" });
			return ok(null);
		},
	};
}
