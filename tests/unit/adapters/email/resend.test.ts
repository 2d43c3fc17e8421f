import { afterAll, beforeAll, expect, test } from "vitest";
import { type MailEmulator, startMailEmulator } from "#tests/emulators/mail/start.ts";
import {
	createEmulatorHands,
	describeMailSender,
	makeMail,
	type MailRig,
} from "#tests/support/mail-conformance.ts";
import { createResendSender } from "#workers/adapters/email/resend.ts";

let emulator: MailEmulator;
beforeAll(async () => {
	emulator = await startMailEmulator();
});
afterAll(() => emulator.stop());

const from = { name: "Prosa", address: "nao-responda@prosa.example" };

function createRig(apiKey: string): MailRig {
	const sender = createResendSender({
		apiKey,
		from,
		url: emulator.url,
		allowedPrivateHosts: [emulator.httpHost],
		timeoutMs: 500,
	});
	return { sender, ...createEmulatorHands(emulator.url, apiKey) };
}

describeMailSender("resend", createRig, { isIdempotent: true });

test("a name in the sender's address is quoted, whatever stands in it", async () => {
	const apiKey = "re_quoted";
	const sender = createResendSender({
		apiKey,
		from: { name: 'Prosa "Café"', address: from.address },
		url: emulator.url,
		allowedPrivateHosts: [emulator.httpHost],
	});
	await sender.send(makeMail());
	const { mails } = await createEmulatorHands(emulator.url, apiKey).box();
	expect(mails[0]?.from).toBe(`"Prosa \\"Café\\"" <${from.address}>`);
});

test("a key used before for other words means the mail is on its way", async () => {
	const rig = createRig("re_words");
	const mail = makeMail();
	await rig.sender.send(mail);
	expect(await rig.sender.send({ ...mail, subject: "Outro" })).toEqual({ kind: "sent" });
	expect((await rig.box()).mails).toHaveLength(1);
});

test("a wrong key is refused, and so is an address the server may not call", async () => {
	const options = { from, url: emulator.url, allowedPrivateHosts: [emulator.httpHost] };
	const wrong = createResendSender({ ...options, apiKey: "no key" });
	expect(await wrong.send(makeMail())).toEqual({ kind: "refused", code: "http_401" });
	const inside = createResendSender({ ...options, apiKey: "re_x", allowedPrivateHosts: [] });
	expect(await inside.send(makeMail())).toEqual({ kind: "refused", code: "url_not_allowed" });
});
