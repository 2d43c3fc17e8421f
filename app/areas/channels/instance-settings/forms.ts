// Spec 2, section 2: instance settings. Rules are checked by the services; here only shape and
// size.
import * as v from "valibot";
import { isChoice } from "#app/domain/gateways/way.ts";

const Typed = v.pipe(v.string(), v.maxLength(4096));
const Id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
/** A switch is "on" or absent. */
const Switch = v.pipe(
	v.optional(v.string(), ""),
	v.transform((value) => value === "on"),
);
const CLOUD = {
	cloudToken: v.optional(Typed),
	cloudPhoneNumberId: v.optional(Typed, ""),
	cloudBusinessId: v.optional(Typed, ""),
};

const Nothing = v.object({});
/** The fields of the page's forms, by intent. */
export const settingsForms = {
	save: v.object({
		name: Typed,
		webhookUrl: Typed,
		autoReconnect: Switch,
		autoReadMessages: Switch,
		rejectCalls: Switch,
		enableChatPresence: Switch,
		receiveMessageStatus: Switch,
		ignoreGroups: Switch,
		onSend: Switch,
		onReceive: Switch,
		onConnect: Switch,
		onDisconnect: Switch,
		...CLOUD,
	}),
	"switch-gateway": v.object({
		gateway: v.pipe(v.string(), v.check(isChoice, "gateway_not_offered")),
		...CLOUD,
	}),
	replay: v.object({ id: Id }),
	"rotate-secret": Nothing,
	"create-key": Nothing,
	"revoke-key": Nothing,
	"send-test": Nothing,
	resume: Nothing,
	remove: Nothing,
};

/** Credentials of the official API; null where the form has no such fields. */
export function findCloud(form: {
	cloudToken?: string | undefined;
	cloudPhoneNumberId: string;
	cloudBusinessId: string;
}) {
	if (form.cloudToken === undefined) return null;
	return {
		token: form.cloudToken,
		phoneNumberId: form.cloudPhoneNumberId,
		businessId: form.cloudBusinessId,
	};
}
