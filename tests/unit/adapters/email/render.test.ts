import { expect, test } from "vitest";
import { renderMail } from "#workers/adapters/email/render.ts";

const link = "https://own.example/auth/confirm?token=abc&x=1";

test("a mail has its link in the text and in the markup, in the person's language", () => {
	const pt = renderMail({ kind: "confirm_email", locale: "pt", name: "Ana", link });
	expect(pt.subject).toBe("Confirme seu e-mail na Prosa");
	expect(pt.text).toContain(link);
	expect(pt.html).toContain('href="https://own.example/auth/confirm?token=abc&amp;x=1"');
	expect(pt.html).toContain('lang="pt-BR"');
	const en = renderMail({ kind: "confirm_email", locale: "en", name: "Ana", link });
	expect(en.subject).toBe("Confirm your e-mail for Prosa");
});

test("F16 a name is text, never markup", () => {
	const name = `<img src=x onerror=alert(1)>"'&`;
	const { html, text } = renderMail({ kind: "account_exists", locale: "pt", name, link });
	expect(html).not.toContain("<img");
	expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;");
	expect(text).toContain(name);
});
