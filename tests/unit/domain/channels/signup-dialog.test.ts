import { expect, test } from "vitest";
import { dialogOptions, readDialogMessage } from "#app/domain/channels/signup-dialog.ts";

const META = "https://www.facebook.com";
const read = (data: unknown, origin = META) => readDialogMessage({ origin, data }, [META]);
const message = (event: string, data: object = {}) => ({
	type: "WA_EMBEDDED_SIGNUP",
	event,
	data,
});

test("B13 only Meta's exact origin is heard: no look-alike, no frame without one", () => {
	const finished = message("FINISH", { waba_id: "10229012934", phone_number_id: "10654035224" });
	expect(read(finished)).toEqual({
		kind: "finished",
		businessId: "10229012934",
		phoneNumberId: "10654035224",
		isShared: false,
	});
	for (const origin of [
		"null",
		"",
		"http://www.facebook.com",
		"https://www.facebook.com.evil.example",
		"https://evilfacebook.com",
		"https://www.facebook.com:8443",
	])
		expect(read(finished, origin), origin).toBeNull();
});

test("a number on a phone is told by its account alone, as text or as an object", () => {
	const told = message("FINISH_WHATSAPP_BUSINESS_APP_ONBOARDING", { waba_id: "10229012934" });
	const expected = { kind: "finished", businessId: "10229012934", phoneNumberId: null };
	expect(read(told)).toEqual({ ...expected, isShared: true });
	expect(read(JSON.stringify(told))).toEqual({ ...expected, isShared: true });
	const onlyAccount = read(message("FINISH_ONLY_WABA", { waba_id: "10229012934" }));
	expect(onlyAccount).toEqual({ ...expected, isShared: false });
});

test("who gives up, and what went wrong, is told as it is", () => {
	expect(read(message("CANCEL", { current_step: "PHONE_NUMBER_SETUP" }))).toEqual({
		kind: "cancelled",
		step: "PHONE_NUMBER_SETUP",
	});
	expect(read(message("CANCEL"))).toEqual({ kind: "cancelled", step: null });
	const error = { error_message: "Your account is too new", error_id: "524126" };
	for (const event of ["ERROR", "CANCEL"])
		expect(read(message(event, error))).toEqual({
			kind: "failed",
			message: "Your account is too new",
		});
});

test("anything else on the same line is not the dialog's, and an id that is none brings no number", () => {
	for (const other of ["cb=f1&domain=x", "{", null, 7, [], { type: "x" }, message("PROGRESS")])
		expect(read(other)).toBeNull();
	for (const id of ["../me", "", 123456, undefined])
		expect(read(message("FINISH", { waba_id: id }))).toEqual({ kind: "failed", message: null });
});

test("coexistence has its own screens", () => {
	expect(dialogOptions("77", true)).toMatchObject({
		config_id: "77",
		response_type: "code",
		override_default_response_type: true,
		extras: { featureType: "whatsapp_business_app_onboarding" },
	});
	expect(dialogOptions("77", false).extras).not.toHaveProperty("featureType");
});
