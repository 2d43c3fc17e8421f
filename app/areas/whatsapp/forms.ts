// Spec 2, section 5: Create instance.
import * as v from "valibot";
import { GATEWAY_NAMES } from "#app/domain/whatsapp/settings.ts";

const MAX_NAME_LENGTH = 200;
const MAX_DESCRIPTION_LENGTH = 500;
const MAX_URL_LENGTH = 2048;

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

/** Messages are codes or the name of the field that is wrong. */
export const NewInstanceForm = v.object({
	name: v.pipe(
		v.string(),
		v.trim(),
		v.nonEmpty("name_required"),
		v.maxLength(MAX_NAME_LENGTH, "name_too_long"),
	),
	description: v.pipe(v.optional(v.string(), ""), v.trim(), v.maxLength(MAX_DESCRIPTION_LENGTH)),
	webhookUrl: v.pipe(
		v.optional(v.string(), ""),
		v.trim(),
		v.maxLength(MAX_URL_LENGTH, "webhook"),
		v.check((text) => text === "" || isWebAddress(text), "webhook"),
	),
	gateway: v.picklist(GATEWAY_NAMES, "gateway_not_offered"),
});

export const RemoveInstanceForm = v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) });
