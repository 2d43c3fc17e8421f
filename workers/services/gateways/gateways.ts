import type { ErrorCode } from "#app/contracts/errors.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { GatewaysView } from "#app/contracts/gateways.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { GatewayName } from "#app/domain/channels/settings.ts";
import {
	type GatewayFinding,
	MAX_OWN_GATEWAYS,
	type OwnVendor,
	parseGatewayAddress,
	parseGatewayKey,
	parseGatewayName,
} from "#app/domain/gateways/own-gateway.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { maskSecret } from "#app/domain/settings/secret-field.ts";
import { may } from "#app/domain/team/role.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { getDataKey } from "#workers/data/queries/channels/channels.ts";
import * as stored from "#workers/data/queries/gateways/gateways.ts";
import type { InstanceStub } from "../channels/stub.ts";
import { toConfiguration } from "../channels/settings-plan.ts";
import type { Limit } from "../limiter.ts";
import type { RecordActivity } from "../team/activity.ts";
import type { MetaAppRow } from "#workers/data/queries/gateways/meta-apps.ts";
import type { SealOwnGateway } from "./chosen-way.ts";
import { openKey, sealKey } from "./secrets.ts";

export interface GatewaysDeps {
	db: Database;
	createSealer(workspaceId: string, dataKeyWrapped: string): Sealer;
	/** Asks the server at a typed address whether it takes this key. */
	check(gateway: { vendor: OwnVendor; url: string; apiKey: string }): Promise<GatewayFinding>;
	sealOwnGateway: SealOwnGateway;
	instance(channelId: string): InstanceStub;
	offeredGateways: readonly GatewayName[];
	offersPages: boolean;
	/** The view of the workspace's app of Meta (meta-apps.ts). */
	viewApp(row: MetaAppRow, sealer: Sealer, channels: number): NonNullable<GatewaysView["metaApp"]>;
	createVerifyToken(): string;
	guards: { allowedPrivateHosts: readonly string[]; ownOrigin: string };
	publishToWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>;
	record: RecordActivity;
	limit: Limit;
	log: Log;
	newId(): string;
	now(): number;
}

export interface TypedGateway {
	vendor: OwnVendor;
	name: string;
	url: string;
	key: string;
}

/**
 * WhatsApp gateways that a workspace runs itself, for its admins. A key is written and never read back; what is stored
 * has been tested. Refusals: `forbidden`, `not_found` (also for another workspace's), codes of the form's rules, a
 * finding of the test, `rate_limited`. Methods throw when D1 or a channel's object cannot be reached.
 */
export function createGatewaysService(deps: GatewaysDeps) {
	const mayManage = ({ member }: SignedIn) => may(member.role, "manage_gateways");

	/** Ten a minute per workspace, so that no network can be scanned through us (H16). */
	async function check(
		signedIn: SignedIn,
		gateway: { vendor: OwnVendor; url: string; apiKey: string },
	): Promise<Result<GatewayFinding, "rate_limited">> {
		const workspaceId = signedIn.workspace.id;
		if (!(await deps.limit("connectivity", workspaceId))) return fail("rate_limited");
		const finding = await deps.check(gateway);
		deps.log({ event: "gateway_checked", workspaceId, vendor: gateway.vendor, finding });
		return ok(finding);
	}

	const note = (
		{ workspace, member }: SignedIn,
		{ id, name }: { id: string; name: string },
		action: "created" | "updated" | "deleted",
	) =>
		deps.record({
			workspaceId: workspace.id,
			actorId: member.id,
			action,
			entityType: "gateways",
			entityId: id,
			metadata: { code: `own_gateway_${action}`, name },
		});

	async function find(signedIn: SignedIn, id: string) {
		const workspaceId = signedIn.workspace.id;
		const found = await stored.findGateway(deps.db, workspaceId, id);
		if (!found) return null;
		const sealer = deps.createSealer(workspaceId, found.dataKeyWrapped);
		return { ...found, sealer, key: openKey(sealer, workspaceId, id, found.gateway.keySealed) };
	}

	return {
		/** Whether the member may open the page. */
		mayManage,

		async open(signedIn: SignedIn): Promise<Result<GatewaysView, ErrorCode>> {
			if (!mayManage(signedIn)) return fail("forbidden");
			const workspaceId = signedIn.workspace.id;
			const page = await stored.readGatewaysPage(deps.db, workspaceId);
			const sealer = deps.createSealer(workspaceId, page.dataKeyWrapped);
			return ok({
				own: page.rows.map(({ id, vendor, name, url, keySealed, finding, checkedAt }) => ({
					id,
					vendor,
					name,
					url,
					keyMask: maskSecret(openKey(sealer, workspaceId, id, keySealed) ?? ""),
					finding,
					checkedAt,
					usedBy: page.users.filter((user) => user.gatewayId === id).map((user) => user.name),
				})),
				metaApp: page.app && deps.viewApp(page.app, sealer, page.metaChannels),
				offered: [...deps.offeredGateways],
				offersPages: deps.offersPages,
				newVerifyToken: deps.createVerifyToken(),
			});
		},

		/** Stores a gateway that answers and takes the key; `too_many_gateways` beyond MAX_OWN_GATEWAYS. */
		async add(signedIn: SignedIn, typed: TypedGateway): Promise<Result<{ id: string }, ErrorCode>> {
			if (!mayManage(signedIn)) return fail("forbidden");
			const name = parseGatewayName(typed.name);
			if (!name.ok) return name;
			const url = parseGatewayAddress(typed.url, deps.guards);
			if (!url.ok) return url;
			const key = parseGatewayKey(typed.key);
			if (!key.ok) return key;
			const { vendor } = typed;
			const checked = await check(signedIn, { vendor, url: url.value, apiKey: key.value });
			if (!checked.ok) return checked;
			if (checked.value !== "ok") return fail(checked.value);
			const workspaceId = signedIn.workspace.id;
			const sealer = deps.createSealer(workspaceId, await getDataKey(deps.db, workspaceId));
			const id = deps.newId();
			const now = deps.now();
			const isStored = await stored.insertGateway(
				deps.db,
				workspaceId,
				{
					id,
					vendor,
					name: name.value,
					url: url.value,
					keySealed: sealKey(sealer, workspaceId, id, key.value),
					finding: "ok",
					checkedAt: now,
					createdBy: signedIn.member.id,
					createdAt: now,
					updatedAt: now,
				},
				MAX_OWN_GATEWAYS,
			);
			if (!isStored) return fail("too_many_gateways");
			await note(signedIn, { id, name: name.value }, "created");
			await deps.publishToWorkspace(workspaceId, { type: "channels_changed" });
			return ok({ id });
		},

		/** Tests the stored gateway now and keeps the finding. */
		async test(
			signedIn: SignedIn,
			id: string,
		): Promise<Result<{ finding: GatewayFinding }, ErrorCode>> {
			if (!mayManage(signedIn)) return fail("forbidden");
			const found = await find(signedIn, id);
			if (!found) return fail("not_found");
			const { vendor, url } = found.gateway;
			// A key that cannot be decrypted is a refused one: it has to be typed again.
			const checked =
				found.key === null
					? ok("gateway_key_refused" as const)
					: await check(signedIn, { vendor, url, apiKey: found.key });
			if (!checked.ok) return checked;
			const finding = checked.value;
			const change = { finding, checkedAt: deps.now() };
			await stored.updateGateway(deps.db, signedIn.workspace.id, id, change);
			return ok({ finding });
		},

		/**
		 * Another key of the same server: tested, stored, and sent to every channel that uses it. Its address cannot be
		 * changed. When a channel's object could not be reached this throws; saving again completes it.
		 */
		async replaceKey(
			signedIn: SignedIn,
			id: string,
			typedKey: string,
		): Promise<Result<null, ErrorCode>> {
			if (!mayManage(signedIn)) return fail("forbidden");
			const found = await find(signedIn, id);
			if (!found) return fail("not_found");
			const key = parseGatewayKey(typedKey);
			if (!key.ok) return key;
			const { gateway, sealer, dataKeyWrapped } = found;
			const { vendor, url, name } = gateway;
			const own = { vendor, url, apiKey: key.value };
			const checked = await check(signedIn, own);
			if (!checked.ok) return checked;
			if (checked.value !== "ok") return fail(checked.value);
			const workspaceId = signedIn.workspace.id;
			const now = deps.now();
			const isStored = await stored.updateGateway(deps.db, workspaceId, id, {
				keySealed: sealKey(sealer, workspaceId, id, key.value),
				finding: "ok",
				checkedAt: now,
				updatedAt: now,
			});
			if (!isStored) return fail("not_found");
			for (const row of await stored.listChannelsOf(deps.db, workspaceId, id)) {
				const owner = { workspaceId, channelId: row.id };
				const sealed = deps.sealOwnGateway(sealer, owner, { type: "own-gateway", id, ...own });
				await deps.instance(row.id).configure(toConfiguration(row, dataKeyWrapped, sealed));
			}
			await note(signedIn, { id, name }, "updated");
			return ok(null);
		},

		/** Forgets a gateway; `gateway_in_use` while a number is linked by it. */
		async remove(signedIn: SignedIn, id: string): Promise<Result<null, ErrorCode>> {
			if (!mayManage(signedIn)) return fail("forbidden");
			const workspaceId = signedIn.workspace.id;
			const found = await stored.findGateway(deps.db, workspaceId, id);
			if (!found) return fail("not_found");
			if (!(await stored.deleteGateway(deps.db, workspaceId, id))) return fail("gateway_in_use");
			await note(signedIn, { id, name: found.gateway.name }, "deleted");
			await deps.publishToWorkspace(workspaceId, { type: "channels_changed" });
			return ok(null);
		},
	};
}
