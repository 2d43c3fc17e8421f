import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { makeMail } from "#tests/support/mail-conformance.ts";
import { createCloudflareSender, type EmailBinding } from "#workers/adapters/email/cloudflare.ts";

const from = { name: "Prosa Café", address: "nao-responda@prosa.example" };

test("the platform's own binding takes a mail with both bodies and an answer address", async () => {
	const log = vi.spyOn(console, "log").mockImplementation(() => {});
	const sender = createCloudflareSender(env.EMAIL, from);
	const mail = makeMail({ replyTo: "visitante@empresa.example" });
	expect(await sender.send(mail)).toEqual({ kind: "sent" });
	log.mockRestore();
});

test("an address the binding may not write to is refused for good", async () => {
	const { EMAIL_CLOSED } = env as Env & { EMAIL_CLOSED: EmailBinding };
	const sender = createCloudflareSender(EMAIL_CLOSED, from);
	expect(await sender.send(makeMail())).toEqual({
		kind: "refused",
		code: "E_RECIPIENT_NOT_ALLOWED",
	});
});
