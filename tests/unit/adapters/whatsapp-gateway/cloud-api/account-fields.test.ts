import { expect, test } from "vitest";
import { readCloudCall } from "#workers/adapters/whatsapp-gateway/cloud-api/webhook.ts";

const AT = 1_739_321_024;

function read(field: string, value: object) {
	const opened = readCloudCall(
		JSON.stringify({
			object: "whatsapp_business_account",
			entry: [{ id: "102290129340398", time: AT, changes: [{ field, value }] }],
		}),
	);
	if (opened.kind !== "batches") throw new Error(opened.kind);
	const [batch] = opened.batches;
	expect(batch?.owner).toEqual({ kind: "business", id: "102290129340398" });
	return batch;
}

const template = {
	message_template_id: 1_689_556_908_129_832,
	message_template_name: "pedido_pronto",
	message_template_language: "pt_BR",
};
const TEMPLATE = {
	kind: "template",
	id: "1689556908129832",
	name: "pedido_pronto",
	language: "pt_BR",
};

test.each<[string, object, object]>([
	[
		"phone_number_quality_update",
		{
			display_phone_number: "15550783881",
			event: "THROUGHPUT_UPGRADE",
			current_limit: "TIER_UNLIMITED",
		},
		{ kind: "quality", phone: "15550783881", event: "THROUGHPUT_UPGRADE", limit: "TIER_UNLIMITED" },
	],
	[
		"phone_number_quality_update",
		{
			display_phone_number: "+1 555-078-3881",
			event: "FLAGGED",
			current_limit: "TIER_250",
			max_daily_conversations_per_business: "TIER_2K",
		},
		{ kind: "quality", phone: "15550783881", event: "FLAGGED", limit: "TIER_2K" },
	],
	[
		"phone_number_name_update",
		{
			display_phone_number: "15550783881",
			decision: "REJECTED",
			requested_verified_name: "Loja",
			rejection_reason: "NAME_EMPLOYEE_ONLY",
		},
		{
			kind: "name",
			phone: "15550783881",
			decision: "REJECTED",
			name: "Loja",
			reason: "NAME_EMPLOYEE_ONLY",
		},
	],
	[
		"business_capability_update",
		{ max_daily_conversations_per_business: 2000, max_phone_numbers_per_waba: 25 },
		{ kind: "capability", limit: "2000", numbers: 25 },
	],
	[
		"account_update",
		{
			event: "ACCOUNT_RESTRICTION",
			restriction_info: [
				{
					restriction_type: "RESTRICTED_BIZ_INITIATED_MESSAGING",
					expiration: 1_739_400_000,
					remediation: "Review your practices",
				},
			],
		},
		{
			kind: "account",
			phone: null,
			event: "ACCOUNT_RESTRICTION",
			details: ["RESTRICTED_BIZ_INITIATED_MESSAGING", "Review your practices"],
			until: 1_739_400_000_000,
		},
	],
	[
		"account_update",
		{ event: "ACCOUNT_VIOLATION", violation_info: { violation_type: "ADULT" } },
		{ kind: "account", event: "ACCOUNT_VIOLATION", details: ["ADULT"], until: null },
	],
	[
		"account_update",
		{ event: "DISABLED_UPDATE", ban_info: { waba_ban_state: "DISABLE", waba_ban_date: "May 1" } },
		{ kind: "account", event: "DISABLED_UPDATE", details: ["DISABLE", "May 1"] },
	],
	[
		"account_update",
		{
			event: "PARTNER_REMOVED",
			disconnection_info: { reason: "PRIMARY_INACTIVITY", initiated_by: "SYSTEM" },
		},
		{ kind: "account", event: "PARTNER_REMOVED", details: ["PRIMARY_INACTIVITY"] },
	],
	["account_review_update", { decision: "APPROVED" }, { kind: "review", decision: "APPROVED" }],
	[
		"account_alerts",
		{
			entity_type: "BUSINESS",
			entity_id: "506914307656634",
			alert_info: {
				alert_severity: "WARNING",
				alert_status: "ACTIVE",
				alert_type: "PROFILE_PICTURE_LOST",
				alert_description: "Please reupload your profile picture",
			},
		},
		{
			kind: "alert",
			alert: "PROFILE_PICTURE_LOST",
			severity: "WARNING",
			status: "ACTIVE",
			text: "Please reupload your profile picture",
		},
	],
	[
		"security",
		{ display_phone_number: "15550783881", event: "PIN_CHANGED", requester: "1" },
		{ kind: "security", phone: "15550783881", event: "PIN_CHANGED" },
	],
	[
		"payment_configuration_update",
		{ configuration_name: "pix", status: "Needs Testing" },
		{ kind: "setting", event: "payment_configuration_update", text: "Needs Testing · pix" },
	],
	[
		"flows",
		{ event: "FLOW_STATUS_CHANGE", message: "Flow 1 is PUBLISHED" },
		{ kind: "setting", event: "flows", text: "FLOW_STATUS_CHANGE · Flow 1 is PUBLISHED" },
	],
	[
		"message_template_status_update",
		{ ...template, event: "REJECTED", reason: "INVALID_FORMAT" },
		{ ...TEMPLATE, change: "status", status: "REJECTED", reason: "INVALID_FORMAT" },
	],
	[
		"message_template_status_update",
		{ ...template, event: "APPROVED", reason: "NONE" },
		{ ...TEMPLATE, change: "status", status: "APPROVED", reason: null },
	],
	[
		"message_template_quality_update",
		{ ...template, previous_quality_score: "GREEN", new_quality_score: "RED" },
		{ ...TEMPLATE, change: "quality", before: "GREEN", quality: "RED" },
	],
	[
		"template_category_update",
		{ ...template, previous_category: "UTILITY", new_category: "MARKETING" },
		{ ...TEMPLATE, change: "category", before: "UTILITY", category: "MARKETING" },
	],
	[
		"message_template_components_update",
		{ ...template, message_template_element: "Olá" },
		{ ...TEMPLATE, change: "content" },
	],
])("%s is told as what it says", (field, value, notice) => {
	expect(read(field, value)).toMatchObject({
		isUnread: false,
		events: [{ type: "account", notice: { ...notice, at: AT * 1000 } }],
	});
});

test("a value that cannot be read is kept, whatever the field", () => {
	for (const field of [
		"phone_number_quality_update",
		"account_update",
		"security",
		"account_alerts",
	])
		expect(read(field, { event: 7, alert_info: "none" }), field).toMatchObject({
			isUnread: true,
			events: [],
		});
	expect(read("business_capability_update", {})).toMatchObject({ isUnread: true });
	expect(read("template_category_update", template)).toMatchObject({ isUnread: true });
});
