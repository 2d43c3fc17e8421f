import type { ErrorCode } from "#app/contracts/errors.ts";
import type { AlarmTargetView } from "#app/contracts/installation-health.ts";
import type { EmailJob } from "#app/contracts/jobs.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { parseEmail } from "#app/domain/auth/email.ts";
import { figureOf, judge, noteTold, type Trouble, TROUBLES } from "#app/domain/health/trouble.ts";
import { judgeUrl } from "#app/domain/net/outbound-url.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { hostOf, maskAddress, parseAddressField } from "#app/domain/webhooks/address.ts";
import type { CustomerWebhook } from "#workers/adapters/customer-webhook/http.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { getDataKey } from "#workers/data/queries/channels/channels.ts";
import {
	type AlarmTarget,
	findAlarmTarget,
	listAlarms,
	noteAlarmCall,
	saveAlarm,
	saveAlarmTarget,
} from "#workers/data/queries/health/alarms.ts";
import { readMeasures } from "#workers/data/queries/health/measures.ts";
import type { Limit } from "../limiter.ts";

export interface AlarmDeps {
	db: Database;
	log: Log;
	now: () => number;
	newId: () => string;
	limit: Limit;
	publicUrl: string;
	allowedPrivateHosts: readonly string[];
	isMailSent: boolean;
	isAdmin: (signedIn: SignedIn) => Promise<boolean>;
	queueEmail: (job: EmailJob) => Promise<void>;
	webhook: CustomerWebhook;
	createSealer: (workspaceId: string, dataKeyWrapped: string) => Sealer;
}

/** What a call of the address says. `test` asks nobody to do anything. */
interface News {
	trouble: Trouble | "test";
	state: "began" | "ended";
	figure: number | null;
}

const sealOf = (workspaceId: string) => ({
	workspaceId,
	table: "alarm_targets",
	rowId: "1",
	field: "webhook",
});

/**
 * Tells by mail or webhook that the installation is in trouble: once when it begins and once when it is over
 * (domain/health/trouble.ts).
 */
export function createAlarms(deps: AlarmDeps) {
	const { db, now } = deps;

	const open = (target: AlarmTarget): string | null => {
		if (target.webhookSealed === null) return null;
		const { workspaceId } = target;
		const sealer = deps.createSealer(workspaceId, target.dataKeyWrapped);
		const opened = sealer.open(target.webhookSealed, sealOf(workspaceId));
		if (opened.ok) return opened.value;
		deps.log({
			event: "secret_unreadable",
			level: "security",
			workspaceId,
			table: "alarm_targets",
		});
		return null;
	};

	/** One call; the address is judged again each time (H17). Whether it was taken. */
	async function call(url: string, news: News): Promise<boolean> {
		const body = JSON.stringify({
			event: "alarm",
			...news,
			at: new Date(now()).toISOString(),
			installation: deps.publicUrl,
			page: `${deps.publicUrl}/admin/health`,
		});
		const outcome = await deps.webhook.post({ url, body, headers: {} });
		return outcome.kind === "answer" && outcome.status >= 200 && outcome.status < 300;
	}

	/** Whether anybody was told. */
	async function tell(target: AlarmTarget, news: News & { trouble: Trouble }): Promise<boolean> {
		const mail = async () => {
			if (target.email === null || !deps.isMailSent) return false;
			const { locale } = target;
			const { trouble, state, figure } = news;
			await deps.queueEmail({ type: "alarm", id: deps.newId(), trouble, state, figure, locale });
			return true;
		};
		const webhook = async () => {
			const url = open(target);
			if (url === null) return false;
			const isTaken = await call(url, news);
			const failedAt = isTaken ? null : now();
			if ((failedAt === null) !== (target.failedAt === null)) await noteAlarmCall(db, failedAt);
			return isTaken;
		};
		const told = await Promise.allSettled([mail(), webhook()]);
		for (const each of told)
			if (each.status === "rejected")
				deps.log({
					event: "alarm_not_told",
					level: "warn",
					trouble: news.trouble,
					error: each.reason,
				});
		return told.some((each) => each.status === "fulfilled" && each.value);
	}

	/** What was typed, judged under the rules of typed hosts (H10); the sealed address, null for none. */
	async function judgeAddress(
		signedIn: SignedIn,
		typed: string,
		known: AlarmTarget | null,
	): Promise<Result<{ url: string | null; isNew: boolean }, ErrorCode>> {
		const field = parseAddressField(typed);
		if (!field.ok) return field;
		if (field.value.kind === "remove") return ok({ url: null, isNew: false });
		if (field.value.kind === "keep") return ok({ url: known && open(known), isNew: false });
		const { value } = field.value;
		if (!judgeUrl(value, deps.allowedPrivateHosts, deps.publicUrl).ok)
			return fail("url_not_allowed");
		if (!(await deps.limit("webhookTest", signedIn.member.id))) return fail("rate_limited");
		const isTaken = await call(value, { trouble: "test", state: "began", figure: null });
		return isTaken ? ok({ url: value, isNew: true }) : fail("webhook_unreachable");
	}

	return {
		/** Judges every trouble anew and tells what has to be told. Throws when D1 fails. */
		async look(): Promise<void> {
			const at = now();
			const [{ measures }, known, target] = await Promise.all([
				readMeasures(db, at),
				listAlarms(db),
				findAlarmTarget(db),
			]);
			for (const trouble of TROUBLES) {
				const before = known[trouble] ?? null;
				const figure = figureOf(trouble, measures, at);
				const judged = judge(trouble, before, figure, at);
				const { tell: state } = judged;
				const isTold =
					state !== null && target !== null && (await tell(target, { trouble, state, figure }));
				const after = isTold ? noteTold(judged, at) : judged.alarm;
				if (state === "began" && before === null)
					deps.log({ event: "alarm_began", level: "warn", trouble, figure });
				if (JSON.stringify(after) !== JSON.stringify(before)) await saveAlarm(db, trouble, after);
			}
		},

		async target(): Promise<AlarmTargetView> {
			const target = await findAlarmTarget(db);
			return {
				email: target?.email ?? "",
				webhook: target?.webhookHost ? maskAddress(`https://${target.webhookHost}`) : "",
				failedAt: target?.failedAt ?? null,
				sendsMail: deps.isMailSent,
			};
		},

		/**
		 * Where alarms go. A new address is called once, as a test, and refused when it does not answer well.
		 * `forbidden`, `email_invalid`, `url_not_allowed`, `webhook_unreachable`, `rate_limited`.
		 */
		async setTarget(
			signedIn: SignedIn,
			typed: { email: string; webhook: string },
			locale: "pt" | "en",
		): Promise<Result<{ target: AlarmTargetView }, ErrorCode>> {
			if (!(await deps.isAdmin(signedIn))) return fail("forbidden");
			const email = typed.email.trim() === "" ? ok(null) : parseEmail(typed.email);
			if (!email.ok) return fail("email_invalid");
			const address = await judgeAddress(signedIn, typed.webhook, await findAlarmTarget(db));
			if (!address.ok) return address;
			const { url } = address.value;
			const { id } = signedIn.workspace;
			const sealer = deps.createSealer(id, await getDataKey(db, id));
			const sealed = url === null ? null : sealer.seal(url, sealOf(id));
			const host = url === null ? null : hostOf(url);
			const target = { email: email.value, webhookSealed: sealed, webhookHost: host, locale };
			await saveAlarmTarget(db, target, now());
			deps.log({ event: "alarm_target_set", level: "security", userId: signedIn.userId, host });
			return ok({ target: await this.target() });
		},
	};
}
export type Alarms = ReturnType<typeof createAlarms>;
