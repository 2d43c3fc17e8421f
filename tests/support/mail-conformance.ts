/** What every way to deliver mail must do, whoever carries it. Each vendor's test brings a rig. */
import { expect, test } from "vitest";
import type { Fault, ReceivedMail } from "#tests/emulators/mail/box.ts";
import type { MailSender, OutgoingMail } from "#workers/adapters/email/port.ts";

export interface MailRig {
	sender: MailSender;
	/** Troubles the next `times` tries. */
	trouble(fault: Fault, times?: number): Promise<void>;
	/** What reached the provider, and how many tries did. */
	box(): Promise<{ mails: ReceivedMail[]; calls: number }>;
}

export const makeMail = (change: Partial<OutgoingMail> = {}): OutgoingMail => ({
	id: crypto.randomUUID(),
	to: "bia@loja.example",
	subject: "Convite para participar de Café & Pão — 😀 na Prosa",
	text: "Olá, Bia,\n\nAceitar convite:\nhttps://prosa.example/aceitar-convite?token=abc\n.",
	html: `<!doctype html><p>Olá, Bia: ${"comprido ".repeat(40)}</p>`,
	...change,
});

/** The account's hands in the emulator. */
export function createEmulatorHands(url: string, account: string) {
	const ask = async (what: string, body?: unknown) => {
		const answer = await fetch(`${url}/__emulator/${encodeURIComponent(account)}/${what}`, {
			method: "POST",
			body: JSON.stringify(body ?? {}),
		});
		return answer.json() as Promise<{ mails: ReceivedMail[]; calls: number }>;
	};
	return {
		trouble: async (fault: Fault, times = 1) => void (await ask("fault", { fault, times })),
		box: () => ask("box"),
	};
}

export function describeMailSender(
	name: string,
	createRig: (account: string) => MailRig,
	traits: { isIdempotent: boolean },
): void {
	const makeRig = () => createRig(`re_${crypto.randomUUID().replaceAll("-", "")}`);

	test(`${name} delivers subject, text and markup as they are`, async () => {
		const rig = makeRig();
		const mail = makeMail({ replyTo: "visitante@empresa.example" });
		expect(await rig.sender.send(mail)).toEqual({ kind: "sent" });
		const [got, ...others] = (await rig.box()).mails;
		expect(others).toEqual([]);
		expect(got).toMatchObject({
			to: mail.to,
			replyTo: mail.replyTo,
			subject: mail.subject,
			html: mail.html,
		});
		expect(got?.text).toBe(mail.text);
		expect(got?.from).toContain("nao-responda@prosa.example");
		expect(got?.key).toContain(mail.id);
	});

	test(`${name} says when a mail is refused for good`, async () => {
		const rig = makeRig();
		await rig.trouble("refuse");
		expect(await rig.sender.send(makeMail())).toMatchObject({ kind: "refused" });
		expect((await rig.box()).mails).toEqual([]);
	});

	test.each(["down", "rate", "drop", "hang", "garbage"] as const)(
		`R33 ${name}: a provider that answers %s may be tried again, and then delivers`,
		async (fault) => {
			const rig = makeRig();
			const mail = makeMail();
			await rig.trouble(fault);
			const first = await rig.sender.send(mail);
			expect(first.kind).toBe("unavailable");
			expect("code" in first && first.code).toMatch(/^[a-z]+_?[a-z0-9]*$/);
			expect(await rig.sender.send(mail)).toEqual({ kind: "sent" });
			expect((await rig.box()).mails).toHaveLength(1);
		},
	);

	test(`R33 ${name}: a mail accepted without an answer ${traits.isIdempotent ? "is not sent twice" : "comes again under the same id"}`, async () => {
		const rig = makeRig();
		const mail = makeMail();
		await rig.trouble("accept_then_hang");
		expect((await rig.sender.send(mail)).kind).toBe("unavailable");
		expect(await rig.sender.send(mail)).toEqual({ kind: "sent" });
		const { mails } = await rig.box();
		expect(mails).toHaveLength(traits.isIdempotent ? 1 : 2);
		expect(new Set(mails.map(({ key }) => key)).size).toBe(1);
	});

	test(`F16 ${name}: line breaks in a subject begin no header`, async () => {
		const rig = makeRig();
		const subject = "Oi\r\nBcc: todos@loja.example";
		await rig.sender.send(makeMail({ subject }));
		const { mails } = await rig.box();
		expect(mails).toHaveLength(1);
		expect(mails[0]?.to).toBe("bia@loja.example");
		expect(mails[0]?.subject.replace(/\s+/g, " ")).toBe("Oi Bcc: todos@loja.example");
	});
}
