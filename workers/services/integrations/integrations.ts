import type { ErrorCode } from "#app/contracts/errors.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type {
	HealthJob,
	IntegrationInput,
	IntegrationTest,
	IntegrationView,
} from "#app/contracts/integrations.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { parseIntegrationName } from "#app/domain/integrations/form.ts";
import { type IntegrationType, isAutomation } from "#app/domain/integrations/type.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";
import type { Database } from "#workers/data/database.ts";
import { getDataKey } from "#workers/data/queries/channels/channels.ts";
import { listCheckable } from "#workers/data/queries/integrations/checks.ts";
import * as stored from "#workers/data/queries/integrations/integrations.ts";
import type { RecordActivity } from "../team/activity.ts";
import { completeInput, type KnownIntegration, planAddressChange } from "./plan.ts";
import { fillFields, openCredentials, sealCredentials, sealSigningSecret } from "./secrets.ts";
import { formatIntegrationSettings, readIntegrationSettings } from "./settings.ts";
import { viewIntegration } from "./view.ts";
import type { Limit } from "../limiter.ts";
import type { TestConnection } from "./health-checks.ts";

export interface IntegrationsDeps {
	db: Database;
	createSealer(workspaceId: string, dataKeyWrapped: string): Sealer;
	testConnection: TestConnection;
	queueChecks(jobs: readonly HealthJob[]): Promise<void>;
	publishToWorkspace(workspaceId: string, frame: WorkspaceFrame): Promise<void>;
	/** Sends channels' objects the automations that subscribe to their events (automations.ts). */
	notifyAutomations(workspaceId: string): Promise<unknown>;
	/** A new signing secret: `whsec_…`. */
	createSecret(): string;
	allowedPrivateHosts: readonly string[];
	publicUrl: string;
	record: RecordActivity;
	limit: Limit;
	newId(): string;
	now(): number;
}

/**
 * Stored credentials of third parties. They are write-only: answers have masks of them. Refusals: `not_found` for
 * another member's (D05), `forbidden`, and codes of the form's rules. Methods throw when D1 fails.
 */
export function createIntegrationsService(deps: IntegrationsDeps) {
	/** Publishes a change to open pages; for automations also to the channels' objects. */
	async function publishChange(workspaceId: string, type: IntegrationType): Promise<void> {
		if (isAutomation(type)) await deps.notifyAutomations(workspaceId);
		await deps.publishToWorkspace(workspaceId, { type: "integrations_changed" });
	}

	/** E10: creating, changing and removing is in the activity log, with the integration's name only. */
	const note = (
		{ workspace, member }: SignedIn,
		entityId: string,
		name: string,
		action: "created" | "updated" | "deleted",
	) =>
		deps.record({
			workspaceId: workspace.id,
			actorId: member.id,
			action,
			entityType: "integrations",
			entityId,
			metadata: { code: `integration_${action}`, name },
		});

	/** The member's own row, decrypted; null for another member's, also for admins (D05). */
	async function findOwn(signedIn: SignedIn, id: string) {
		const workspaceId = signedIn.workspace.id;
		const row = await stored.findIntegration(deps.db, workspaceId, id);
		if (row === null || row.memberId !== signedIn.member.id) return null;
		const sealer = deps.createSealer(workspaceId, row.dataKeyWrapped);
		const owner = { workspaceId, integrationId: id };
		const credentials = openCredentials(sealer, owner, row.credentialsSealed);
		return {
			row,
			known: { credentials, settings: readIntegrationSettings(row.settings) },
			seal: (c: Record<string, string>) => sealCredentials(sealer, owner, c),
		};
	}

	const complete = (input: IntegrationInput, known: KnownIntegration | null) =>
		completeInput(input, known, { ...deps, ownOrigin: deps.publicUrl });

	return {
		/** The member's own; managers and admins also see others' name, type and health (founding.md 26). */
		async list(signedIn: SignedIn): Promise<IntegrationView[]> {
			const workspaceId = signedIn.workspace.id;
			const seesAll = may(signedIn.member.role, "manage_integrations");
			const { rows, checks, dataKeyWrapped } = await stored.listIntegrations(
				deps.db,
				workspaceId,
				seesAll ? null : signedIn.member.id,
			);
			const sealer = deps.createSealer(workspaceId, dataKeyWrapped);
			return rows.map((row) => {
				const isOwn = row.memberId === signedIn.member.id;
				const owner = { workspaceId, integrationId: row.id };
				return {
					...viewIntegration(row, isOwn),
					history: checks
						.filter(({ integrationId }) => integrationId === row.id)
						.map(({ at, health, latencyMs }) => ({ at, health, latencyMs })),
					fields: isOwn
						? fillFields(row.type, openCredentials(sealer, owner, row.credentialsSealed))
						: [],
				};
			});
		},

		/**
		 * Creates an integration with the status connected (spec 2, section 4); a test follows soon. `secret` is an
		 * automation's signing secret, shown only this once; null for other types.
		 */
		async create(
			signedIn: SignedIn,
			input: IntegrationInput,
		): Promise<Result<{ id: string; secret: string | null }, ErrorCode>> {
			if (!may(signedIn.member.role, "manage_integrations")) return fail("forbidden");
			const name = parseIntegrationName(input.name);
			if (!name.ok) return name;
			const whole = complete(input, null);
			if (!whole.ok) return whole;
			const workspaceId = signedIn.workspace.id;
			const sealer = deps.createSealer(workspaceId, await getDataKey(deps.db, workspaceId));
			const id = deps.newId();
			const now = deps.now();
			const owner = { workspaceId, integrationId: id };
			const secret = isAutomation(input.type) ? deps.createSecret() : null;
			await stored.insertIntegration(deps.db, workspaceId, {
				id,
				memberId: signedIn.member.id,
				type: input.type,
				name: name.value,
				status: "connected",
				credentialsSealed: sealCredentials(sealer, owner, whole.value.credentials),
				settings: formatIntegrationSettings(whole.value.settings),
				deliverySecretSealed: secret && sealSigningSecret(sealer, owner, "delivery_secret", secret),
				createdAt: now,
				updatedAt: now,
			});
			await note(signedIn, id, name.value, "created");
			await deps.queueChecks([{ workspaceId, integrationId: id }]);
			await publishChange(workspaceId, input.type);
			return ok({ id, secret });
		},

		/**
		 * Changes name, credentials and settings; the type is fixed (spec 2, section 5). Saving also enables an integration
		 * again that was disabled when its member left.
		 */
		async update(
			signedIn: SignedIn,
			id: string,
			input: IntegrationInput,
		): Promise<Result<null, ErrorCode>> {
			if (!may(signedIn.member.role, "manage_integrations")) return fail("forbidden");
			const own = await findOwn(signedIn, id);
			if (own === null || own.row.type !== input.type) return fail("not_found");
			const name = parseIntegrationName(input.name);
			if (!name.ok) return name;
			const whole = complete(input, own.known);
			if (!whole.ok) return whole;
			const workspaceId = signedIn.workspace.id;
			const of = { id, memberId: signedIn.member.id };
			const isChanged = await stored.updateIntegration(deps.db, workspaceId, of, {
				name: name.value,
				credentialsSealed: own.seal(whole.value.credentials),
				settings: formatIntegrationSettings(whole.value.settings),
				...planAddressChange(own.row, own.known.credentials, whole.value.credentials),
				updatedAt: deps.now(),
			});
			if (!isChanged) return fail("not_found");
			await note(signedIn, id, name.value, "updated");
			await deps.queueChecks([{ workspaceId, integrationId: id }]);
			await publishChange(workspaceId, input.type);
			return ok(null);
		},

		/** Removes the member's own integration; admins may also remove others', without reading them. */
		async remove(signedIn: SignedIn, id: string): Promise<Result<null, ErrorCode>> {
			if (!may(signedIn.member.role, "manage_integrations")) return fail("forbidden");
			const workspaceId = signedIn.workspace.id;
			const row = await stored.findIntegration(deps.db, workspaceId, id);
			if (row === null) return fail("not_found");
			const isTheirs = row.memberId === signedIn.member.id || signedIn.member.role === "admin";
			if (!isTheirs) return fail("forbidden");
			await stored.deleteIntegration(deps.db, workspaceId, id);
			await note(signedIn, id, row.name, "deleted");
			await publishChange(workspaceId, row.type);
			return ok(null);
		},

		/** Sets last_sync_at to now (spec 2, section 2). */
		async refresh(signedIn: SignedIn, id: string): Promise<Result<null, ErrorCode>> {
			if (!may(signedIn.member.role, "manage_integrations")) return fail("forbidden");
			const now = deps.now();
			const isChanged = await stored.updateIntegration(
				deps.db,
				signedIn.workspace.id,
				{ id, memberId: signedIn.member.id },
				{ lastSyncAt: now, updatedAt: now },
			);
			if (!isChanged) return fail("not_found");
			await deps.queueChecks([{ workspaceId: signedIn.workspace.id, integrationId: id }]);
			await deps.publishToWorkspace(signedIn.workspace.id, { type: "integrations_changed" });
			return ok(null);
		},

		/**
		 * Tests the credentials of the form, or the stored ones behind its masks, without storing anything. It uses a
		 * secret, so it needs the permission to have integrations (E05); ten a minute per workspace (H16).
		 */
		async test(
			signedIn: SignedIn,
			input: IntegrationInput & { id: string | null },
		): Promise<Result<IntegrationTest, ErrorCode>> {
			if (!may(signedIn.member.role, "manage_integrations")) return fail("forbidden");
			const own = input.id === null ? null : await findOwn(signedIn, input.id);
			if (input.id !== null && own?.row.type !== input.type) return fail("not_found");
			const whole = complete(input, own?.known ?? null);
			if (!whole.ok) return whole;
			if (!(await deps.limit("connectivity", signedIn.workspace.id))) return fail("rate_limited");
			const { credentials, settings } = whole.value;
			const options = { isExplicit: true, baseUrl: settings.baseUrl };
			return ok(await deps.testConnection(input.type, credentials, options));
		},

		/** "Verificar agora": queues tests of one integration, or with null of all active ones; answers how many. */
		async checkNow(signedIn: SignedIn, id: string | null): Promise<Result<number, ErrorCode>> {
			if (!may(signedIn.member.role, "manage_integrations")) return fail("forbidden");
			const workspaceId = signedIn.workspace.id;
			if (!(await deps.limit("healthAsk", workspaceId))) return fail("rate_limited");
			const due = await listCheckable(deps.db, workspaceId, id === null ? null : [id]);
			if (id !== null && due.length === 0) return fail("not_found");
			await deps.queueChecks(due);
			return ok(due.length);
		},
	};
}
