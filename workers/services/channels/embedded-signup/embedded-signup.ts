import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignUpDialog, SignUpView } from "#app/contracts/embedded-signup.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import {
	isPin,
	isUnfinished,
	judgeGrant,
	newSignUp,
	outcomeOf,
	parseSignUp,
	pickNumber,
	type SignUpRecord,
	type SignUpRefusal,
	stepsOf,
} from "#app/domain/channels/embedded-signup.ts";
import { HISTORY_WITHIN_MS } from "#app/domain/channels/shared-history.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { GraphFault } from "#workers/adapters/meta-graph/port.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { SignUpGraph } from "#workers/adapters/whatsapp-gateway/cloud-api/embedded-signup.ts";
import type { Database } from "#workers/data/database.ts";
import { findCloudNumber } from "#workers/data/queries/channels/cloud-channels.ts";
import {
	findSettings,
	type SettingsRow,
	updateSettings,
} from "#workers/data/queries/channels/settings.ts";
import type { LoginState } from "../../facebook/state.ts";
import type { Limit } from "../../limiter.ts";
import { createChannelSecrets } from "../secrets.ts";
import type { InstanceSettingsService } from "../settings.ts";
import type { InstanceStub } from "../stub.ts";
import type { WhatsAppService } from "../whatsapp.ts";
import { takeSteps } from "./steps.ts";

export interface EmbeddedSignUpDeps {
	db: Database;
	/** Null where the deployment lacks something for it; `missing` names the variables. */
	graph: SignUpGraph | null;
	missing: readonly string[];
	dialog: Omit<SignUpDialog, "state"> | null;
	state: LoginState<"whatsapp">;
	whatsapp: Pick<WhatsAppService, "create">;
	instanceSettings: Pick<InstanceSettingsService, "setCloud">;
	instance(channelId: string): Pick<InstanceStub, "requestLink" | "sharedHistory">;
	createSealer(workspaceId: string, dataKeyWrapped: string): Sealer;
	limit: Limit;
	drawPin(): string;
	log: Log;
	now(): number;
}

/** What the dialog gave, and what its account was said to be: hints of a browser. */
export interface SignedUp {
	state: string;
	code: string;
	businessId: string;
	phoneNumberId: string | null;
	/** It stays on its phone: then it is not registered, whatever Meta says of it at the moment. */
	isShared: boolean;
	/** The channel that the number is for; null: a new one. */
	channelId: string | null;
	/** Of a new channel; "": what the number is called at Meta. */
	name: string;
}

type Refused = ErrorCode | SignUpRefusal;

/** Subcodes of a refused code. */
const CODE_USED = 36009;
const CODE_EXPIRED = 36007;

function refusalOf({ metaSubcode, isTransient, isUncertain }: GraphFault): Refused {
	if (metaSubcode === CODE_USED) return "code_used";
	if (metaSubcode === CODE_EXPIRED) return "code_expired";
	return isTransient || isUncertain ? "meta_unreachable" : "code_refused";
}

/**
 * Numbers of the official API by Meta's embedded sign-up: the dialog's code becomes the business's own token, which is stored
 * sealed with its channel and goes nowhere else. Methods throw when D1 or the object cannot be reached.
 */
export function createEmbeddedSignUp(deps: EmbeddedSignUpDeps) {
	/** The account's number that the code was given for, proved by what Meta says of the token. */
	async function prove(graph: SignUpGraph, given: SignedUp) {
		const exchanged = await graph.exchangeCode(given.code);
		if (!exchanged.ok) return fail<Refused>(refusalOf(exchanged.fault));
		const token = exchanged.value;
		const grant = await graph.readGrant(token);
		if (!grant.ok) return fail<Refused>("meta_unreachable");
		const judged = judgeGrant(grant.value, given.businessId);
		if (!judged.ok) {
			deps.log({ event: "sign_up_token_foreign", level: "security", reason: judged.code });
			return judged;
		}
		const numbers = await graph.listNumbers(token, given.businessId);
		if (!numbers.ok) return fail<Refused>("meta_unreachable");
		const number = pickNumber(numbers.value, given.phoneNumberId);
		return number ? ok({ token, number }) : fail<Refused>("number_missing");
	}

	/** A number of this workspace with what its sign-up needs; null for none (D01). */
	async function find(signedIn: SignedIn, channelId: string) {
		const found = await findSettings(deps.db, signedIn.workspace.id, channelId);
		return found?.channel.type === "whatsapp" ? found : null;
	}

	const keep = (signedIn: SignedIn, channelId: string, change: object) =>
		updateSettings(deps.db, signedIn.workspace.id, channelId, change);

	const keepRecord = async (signedIn: SignedIn, channelId: string, record: SignUpRecord) =>
		void (await keep(signedIn, channelId, { cloudSignUp: JSON.stringify(record) }));

	async function view(
		signedIn: SignedIn,
		channel: { id: string; name: string },
		record: SignUpRecord,
	): Promise<SignUpView> {
		const now = deps.now();
		const told = record.isShared
			? await deps.instance(channel.id).sharedHistory(signedIn.workspace.id)
			: null;
		return {
			channelId: channel.id,
			name: channel.name,
			isShared: record.isShared,
			steps: stepsOf(record).map((step) => ({
				step,
				state: outcomeOf(record, step, now) ?? "waiting",
			})),
			account: record.account,
			history: told?.ok ? told.value : null,
			historyUntil: record.startedAt + HISTORY_WITHIN_MS,
			isUnfinished: isUnfinished(record, now),
		};
	}

	/** Takes the steps that are due with the token that is stored. */
	async function run(
		signedIn: SignedIn,
		graph: SignUpGraph,
		found: SettingsRow & { record: SignUpRecord },
		typedPin: string | null,
	): Promise<Result<SignUpView, ErrorCode>> {
		const { channel, dataKeyWrapped, record } = found;
		const workspaceId = signedIn.workspace.id;
		const sealer = deps.createSealer(workspaceId, dataKeyWrapped);
		const secrets = createChannelSecrets(sealer, workspaceId, channel.id);
		const token = secrets.find("cloud_token", channel.cloudTokenSealed);
		const { cloudBusinessId: businessId, cloudPhoneNumberId: phoneNumberId } = channel;
		if (token === null || businessId === null || phoneNumberId === null)
			return fail("credentials_missing");
		const after = await takeSteps({
			graph,
			token,
			businessId,
			phoneNumberId,
			record,
			pin: secrets.find("cloud_pin", channel.cloudPinSealed),
			typedPin,
			drawPin: deps.drawPin,
			keepPin: async (pin) =>
				void (await keep(signedIn, channel.id, {
					cloudPinSealed: secrets.seal("cloud_pin", pin),
				})),
			keep: (next) => keepRecord(signedIn, channel.id, next),
			async connect() {
				const asked = await deps.instance(channel.id).requestLink(workspaceId, "connect");
				return asked.ok || asked.code === "already_linked" || asked.code === "qr_busy";
			},
			now: deps.now,
		});
		return ok(await view(signedIn, channel, after));
	}

	return {
		/** Whether "Conectar com a Meta" is offered. */
		isOffered: deps.dialog !== null,

		/** What the page loads and opens. */
		sdkOrigins: deps.dialog?.origins ?? [],

		/** What the page shows: the dialog's options, or what the deployment lacks, and where a number's sign-up stands. */
		async open(signedIn: SignedIn, channelId: string | null) {
			if (!may(signedIn.member.role, "manage_channels")) return fail("forbidden");
			const found = channelId === null ? null : await find(signedIn, channelId);
			if (channelId !== null && !found) return fail("not_found");
			const record = parseSignUp(found?.channel.cloudSignUp ?? null);
			const { dialog, missing } = deps;
			return ok({
				dialog: dialog && { ...dialog, state: deps.state.issue(signedIn, "whatsapp") },
				missing: [...missing],
				channel: found && { id: found.channel.id, name: found.channel.name },
				signUp: found && record && (await view(signedIn, found.channel, record)),
			});
		},

		/**
		 * The person has finished Meta's dialog: stores the number with the business's token and takes the steps. A number that
		 * this workspace has already is renewed, not made twice. Refuses with `forbidden`, `gateway_not_offered`, `rate_limited`,
		 * `meta_unreachable`, a code of SIGN_UP_REFUSALS or of the channel's creation or settings.
		 */
		async finish(signedIn: SignedIn, given: SignedUp): Promise<Result<{ id: string }, Refused>> {
			const { graph } = deps;
			if (!may(signedIn.member.role, "manage_channels")) return fail("forbidden");
			if (graph === null) return fail("gateway_not_offered");
			if (deps.state.redeem(signedIn, given.state) === null) return fail("state_expired");
			if (!(await deps.limit("linkAsk", signedIn.member.id))) return fail("rate_limited");
			const proved = await prove(graph, given);
			if (!proved.ok) return proved;
			const { token, number } = proved.value;
			const cloud = { token, phoneNumberId: number.id, businessId: given.businessId };
			const known = await findCloudNumber(deps.db, signedIn.workspace.id, number.id);
			const channelId = known ?? given.channelId;
			const stored =
				channelId === null
					? await deps.whatsapp.create(signedIn, {
							name: given.name.trim() || number.name || number.display,
							description: "",
							webhookUrl: "",
							gateway: "cloud-api",
							cloud,
						})
					: await deps.instanceSettings.setCloud(signedIn, channelId, cloud);
			if (!stored.ok) return stored;
			const id = channelId ?? stored.value?.id ?? "";
			const record = newSignUp(number.isOnPhone || given.isShared, deps.now());
			await keepRecord(signedIn, id, record);
			const found = await find(signedIn, id);
			const done = found ? await run(signedIn, graph, { ...found, record }, null) : found;
			return done?.ok === false ? done : ok({ id });
		},

		/**
		 * Takes the steps that are still due. Refuses with `not_found`, `forbidden`, `gateway_not_offered`, `rate_limited`,
		 * `invalid_request` (a PIN that is none), `credentials_missing`.
		 * @param typedPin of the number's two-step verification, where its owner was asked for it
		 */
		async goOn(
			signedIn: SignedIn,
			channelId: string,
			typedPin: string | null,
		): Promise<Result<SignUpView, ErrorCode>> {
			const { graph } = deps;
			if (!may(signedIn.member.role, "manage_channels")) return fail("forbidden");
			const found = await find(signedIn, channelId);
			const record = parseSignUp(found?.channel.cloudSignUp ?? null);
			if (!found || record === null) return fail("not_found");
			if (graph === null) return fail("gateway_not_offered");
			if (typedPin !== null && !isPin(typedPin)) return fail("invalid_request");
			if (!(await deps.limit("linkAsk", signedIn.member.id))) return fail("rate_limited");
			return run(signedIn, graph, { ...found, record }, typedPin);
		},
	};
}
