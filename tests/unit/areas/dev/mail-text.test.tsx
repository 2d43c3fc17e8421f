import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MailText } from "#app/areas/dev/mail-text.tsx";

test("addresses in a mail are links, and nothing else is markup", () => {
	const html = renderToStaticMarkup(
		<MailText text={"Olá <b>Ana</b>\nhttp://localhost:1/auth/confirm?token=a-b_c fim"} />,
	);
	expect(html).toContain('href="http://localhost:1/auth/confirm?token=a-b_c"');
	expect(html).toContain("&lt;b&gt;Ana");
	expect(html.match(/<a /g)).toHaveLength(1);
});

test("a script address does not become a link", () => {
	expect(renderToStaticMarkup(<MailText text="javascript:alert(1)" />)).not.toContain("<a ");
});
