import { connect } from "cloudflare:sockets";
import { expect, inject, test } from "vitest";
import {
	createEmulatorHands,
	describeMailSender,
	makeMail,
	type MailRig,
} from "#tests/support/mail-conformance.ts";
import { createSmtpSender, type SmtpOptions } from "#workers/adapters/email/smtp.ts";

const emulator = inject("mailEmulator");

function optionsOf(account: string, change: Partial<SmtpOptions> = {}): SmtpOptions {
	return {
		host: "127.0.0.1",
		port: emulator.smtpPort,
		isPlain: true,
		user: { name: account, password: "segredo-do-emulador" },
		from: { name: "Prosa Café", address: "nao-responda@prosa.example" },
		connect,
		now: () => 1_800_000_000_000,
		timeoutMs: 700,
		...change,
	};
}

function createRig(account: string): MailRig {
	const sender = createSmtpSender(optionsOf(account));
	return { sender, ...createEmulatorHands(emulator.url, account) };
}

describeMailSender("smtp", createRig, { isIdempotent: false });

test("without encryption a password is never said: a server that offers none gets no mail", async () => {
	const account = `re_${crypto.randomUUID()}`;
	const sender = createSmtpSender(optionsOf(account, { isPlain: false }));
	expect(await sender.send(makeMail())).toEqual({ kind: "refused", code: "no_encryption" });
	expect((await createEmulatorHands(emulator.url, account).box()).calls).toBe(0);
});

test("a wrong password is refused; a server that is not there may come back", async () => {
	const wrong = createSmtpSender(optionsOf("re_x", { user: { name: "re_x", password: "errada" } }));
	expect(await wrong.send(makeMail())).toEqual({ kind: "refused", code: "smtp_535" });
	const away = createSmtpSender(optionsOf("re_x", { port: 9 }));
	expect(await away.send(makeMail())).toMatchObject({ kind: "unavailable" });
});

test("F16 an address that would be a command is refused before anything is said", async () => {
	const sender = createSmtpSender(optionsOf("re_command"));
	for (const to of ["a@b.example>\r\nRCPT TO:<c@d.example", "a b@c.example"])
		expect(await sender.send(makeMail({ to }))).toEqual({
			kind: "refused",
			code: "address_not_allowed",
		});
	expect((await createEmulatorHands(emulator.url, "re_command").box()).calls).toBe(0);
});
