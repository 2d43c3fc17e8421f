/** Wires entering the deployment, and what its administrators see and test of it. */
import { BUILD } from "#app/contracts/build.ts";
import type { Finding, InstallationItem } from "#app/domain/installation/overview.ts";
import { isCompanyKnown } from "#app/domain/site/company.ts";
import { type GatewayFinding, OWN_VENDORS } from "#app/domain/gateways/own-gateway.ts";
import { type EmailBinding } from "#workers/adapters/email/cloudflare.ts";
import { createMailSender } from "#workers/adapters/email/index.ts";
import type { Delivery } from "#workers/adapters/email/port.ts";
import { renderMail } from "#workers/adapters/email/render.tsx";
import { createFileStore } from "#workers/adapters/file-store/index.ts";
import type { FileStore } from "#workers/adapters/file-store/port.ts";
import { createInstallationProbes } from "#workers/adapters/installation/probes.ts";
import type { WithImages } from "#workers/adapters/renderer/images.ts";
import { hashToken } from "#workers/adapters/secrets/token.ts";
import { checkGateway } from "#workers/adapters/whatsapp-gateway/check-gateway.ts";
import { userKey } from "#workers/data/key-value.ts";
import type { MigrationState } from "#workers/data/migration-state.ts";
import type { Runtime } from "../runtime.ts";
import { createInstallationService, type InstallationDeps } from "./installation.ts";
import { createOverviewService, type Probe } from "./overview.ts";

/** Sends a mail to whoever asks. */
function createMailProbe(runtime: Runtime, binding: EmailBinding | undefined): Probe {
	const { config, publicUrl } = runtime;
	const sender = createMailSender(config, { binding, now: runtime.now });
	const findings: Record<Delivery["kind"], Finding | null> = {
		sent: "ok",
		kept: "ok",
		refused: "refused",
		unavailable: "unreachable",
		not_configured: null,
	};
	return async ({ email, fullName }) => {
		const model = { kind: "mail_test", name: fullName, link: `${publicUrl}/setup` } as const;
		const letter = await renderMail(model, { locale: "pt", company: config.company.name });
		const { kind } = await sender.send({ id: runtime.newId(), to: email, ...letter });
		return findings[kind];
	};
}

const GATEWAY_FINDINGS: Record<GatewayFinding, Finding> = {
	ok: "ok",
	gateway_key_refused: "refused",
	gateway_unlicensed: "refused",
	gateway_unreachable: "unreachable",
	gateway_unrecognised: "unrecognised",
	url_not_allowed: "url_not_allowed",
};

/** Asks every gateway that the deployment offers to all; the first trouble is the finding. */
function createGatewayProbe({ config }: Runtime): Probe {
	const { allowedPrivateHosts } = config;
	const gateways = OWN_VENDORS.flatMap((vendor) => {
		const gateway = config[vendor];
		return gateway === null ? [] : [{ vendor, ...gateway }];
	});
	return async () => {
		if (gateways.length === 0) return null;
		const found = await Promise.all(
			gateways.map(({ url, ...gateway }) =>
				checkGateway({ baseUrl: url, allowedPrivateHosts }, gateway),
			),
		);
		return GATEWAY_FINDINGS[found.find((finding) => finding !== "ok") ?? "ok"];
	};
}

/** A hash that no file has. */
const NO_FILE = "0".repeat(64);

/** Reads from the database, from KV, from an object and, where there is one, from the store of files. */
function createStorageProbe(
	{ keyValue, hub, now }: Runtime,
	readDatabase: () => Promise<unknown>,
	files: FileStore | null,
): Probe {
	return async ({ userId, workspace }) => {
		const asked = await Promise.allSettled([
			readDatabase(),
			keyValue.find(userKey(userId, "prefs")),
			hub(workspace.id).countUsed(now()),
			files?.find({ workspaceId: workspace.id, channelId: "none" }, NO_FILE),
		]);
		return asked.every(({ status }) => status === "fulfilled") ? "ok" : "unreachable";
	};
}

/** The kinds of model that this deployment can ask without a workspace's own key. */
const listModels = (env: Env & { AI?: unknown }): string[] =>
	env.AI === undefined ? [] : ["workers_ai"];

export function wireInstallation(
	env: WithImages,
	runtime: Runtime,
	others: Pick<InstallationDeps, "enter" | "closeSockets" | "holdSignIns" | "saveLanguage"> & {
		migrations: () => Promise<MigrationState>;
	},
) {
	const { config, publicUrl } = runtime;
	const installation = createInstallationService({
		...runtime,
		...others,
		hashToken,
		passwordMin: config.passwordMin,
		signUpMode: config.signUp,
		isMailSent: config.mail.kind !== "none",
	});
	const gateways = [...(config.evolution ? ["evolution"] : []), ...(config.waha ? ["waha"] : [])];
	const models = listModels(env);
	const files = createFileStore(env);
	const { google, facebook } = config.social;
	const providers = [...(google ? ["google"] : []), ...(facebook ? ["facebook"] : [])];
	const has: Record<InstallationItem, boolean> = {
		address: true,
		company: isCompanyKnown(config.company),
		mail: config.mail.kind !== "none",
		gateways: gateways.length > 0,
		meta_app: config.facebookArea.app !== null,
		sign_in: providers.length > 0,
		payments: config.stripe !== null,
		models: models.length > 0,
		storage: true,
		files: files !== null,
		pictures: env.IMAGES !== undefined,
		backups: true,
		version: true,
	};
	const items = Object.keys(has) as InstallationItem[];
	const vendors = createInstallationProbes(config);
	const overview = createOverviewService({
		...runtime,
		installation,
		configured: new Set(items.filter((item) => has[item])),
		described: {
			publicUrl,
			companyName: config.company.name,
			signUpMode: config.signUp,
			hasPlanLimits: config.hasPlanLimits,
			mail: config.mail.kind,
			gateways,
			providers,
			models,
			build: BUILD,
		},
		migrations: others.migrations,
		probes: {
			...vendors,
			gateways: createGatewayProbe(runtime),
			mail: createMailProbe(runtime, env.EMAIL),
			storage: createStorageProbe(runtime, others.migrations, files),
		},
	});
	return { installation: { ...installation, ...overview } };
}
