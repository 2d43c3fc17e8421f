/** What Meta tells of a business account and its numbers: quality, names, limits, restrictions, warnings. */
import { z } from "zod";
import { cut, Digits, noticeOf, Words } from "./reading.ts";

const phoneOf = (display: string | null | undefined): string | null =>
	display?.replace(/\D/g, "") || null;

/** In ms: Meta tells ends of restrictions in seconds. */
const untilOf = (seconds: string | null | undefined): number | null => {
	const at = Number(seconds) * 1000;
	return seconds && Number.isFinite(at) && at > 0 ? at : null;
};

export const readQuality = noticeOf(
	z.looseObject({
		display_phone_number: Words,
		event: z.string().min(1),
		current_limit: Digits,
		max_daily_conversations_per_business: Digits,
	}),
	(value, at) => ({
		kind: "quality",
		at,
		phone: phoneOf(value.display_phone_number),
		event: cut(value.event),
		// The older name goes away; both say the same while they are told.
		limit: value.max_daily_conversations_per_business ?? value.current_limit ?? null,
	}),
);

export const readName = noticeOf(
	z.looseObject({
		display_phone_number: Words,
		decision: z.string().min(1),
		requested_verified_name: Words,
		rejection_reason: Words,
	}),
	(value, at) => ({
		kind: "name",
		at,
		phone: phoneOf(value.display_phone_number),
		decision: cut(value.decision),
		name: cut(value.requested_verified_name),
		reason: value.rejection_reason ? cut(value.rejection_reason) : null,
	}),
);

export const readCapability = noticeOf(
	z.looseObject({
		max_daily_conversation_per_phone: Digits,
		max_daily_conversations_per_business: Digits,
		max_phone_numbers_per_business: Digits,
		max_phone_numbers_per_waba: Digits,
	}),
	(value, at) => {
		const numbers = value.max_phone_numbers_per_waba ?? value.max_phone_numbers_per_business;
		const limit =
			value.max_daily_conversations_per_business ?? value.max_daily_conversation_per_phone ?? null;
		if (limit === null && !numbers) return null;
		return { kind: "capability", at, limit, numbers: numbers ? Number(numbers) || null : null };
	},
);

const Restriction = z.looseObject({
	restriction_type: Words,
	expiration: Digits,
	remediation: Words,
});

export const readAccount = noticeOf(
	z.looseObject({
		phone_number: Digits,
		event: z.string().min(1),
		ban_info: z.looseObject({ waba_ban_state: Words, waba_ban_date: Words }).nullish().catch(null),
		violation_info: z.looseObject({ violation_type: Words }).nullish().catch(null),
		restriction_info: z.array(Restriction).nullish().catch(null),
		disconnection_info: z.looseObject({ reason: Words, initiated_by: Words }).nullish().catch(null),
	}),
	(value, at) => {
		const { ban_info: ban, violation_info: violation, disconnection_info: end } = value;
		const restrictions = value.restriction_info ?? [];
		const words = [
			ban?.waba_ban_state,
			ban?.waba_ban_date,
			violation?.violation_type,
			end?.reason,
			...restrictions.flatMap((one) => [one.restriction_type, one.remediation]),
		];
		const ends = restrictions.flatMap(({ expiration }) => untilOf(expiration) ?? []);
		return {
			kind: "account",
			at,
			phone: phoneOf(value.phone_number),
			event: cut(value.event),
			details: words.flatMap((word) => (word ? [cut(word)] : [])).slice(0, 20),
			until: ends.length > 0 && ends.length === restrictions.length ? Math.max(...ends) : null,
		};
	},
);

export const readReview = noticeOf(
	z.looseObject({ decision: z.string().min(1) }),
	({ decision }, at) => ({ kind: "review", at, decision: cut(decision) }),
);

export const readAlert = noticeOf(
	z.looseObject({
		alert_info: z.looseObject({
			alert_severity: Words,
			alert_status: Words,
			alert_type: z.string().min(1),
			alert_description: Words,
		}),
	}),
	({ alert_info: info }, at) => ({
		kind: "alert",
		at,
		alert: cut(info.alert_type),
		severity: cut(info.alert_severity),
		status: cut(info.alert_status),
		text: cut(info.alert_description),
	}),
);

export const readSecurity = noticeOf(
	z.looseObject({ display_phone_number: Words, event: z.string().min(1) }),
	(value, at) => ({
		kind: "security",
		at,
		phone: phoneOf(value.display_phone_number),
		event: cut(value.event),
	}),
);

/** Payments, Flows and settings: that something changed, and Meta's words about it. */
export const readSetting = (field: string) =>
	noticeOf(
		z.looseObject({ event: Words, status: Words, message: Words, configuration_name: Words }),
		(value, at) => ({
			kind: "setting",
			at,
			event: field,
			text: [value.event, value.status, value.configuration_name, value.message]
				.flatMap((word) => (word ? [cut(word)] : []))
				.join(" · "),
		}),
	);
