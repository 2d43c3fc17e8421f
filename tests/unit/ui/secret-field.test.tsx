import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SecretField } from "#app/ui/secret-field.tsx";

const render = (stored: { isSet: boolean; mask: string }) =>
	renderToStaticMarkup(<SecretField label="Chave" name="key" stored={stored} version={0} />);

test("J08 a stored secret is a mask that cannot be shown: only replace and remove", () => {
	const html = render({ isSet: true, mask: "••••••••9876" });
	expect(html).toContain('value="••••••••9876"');
	expect(html).toMatch(/readonly/i);
	expect(html).toContain("Substituir: Chave");
	expect(html).toContain("Remover: Chave");
	expect(html).toContain("configurada");
	expect(html).not.toContain("Mostrar o que digitei");
});

test("J08 where nothing is stored the eye shows what is being typed", () => {
	const html = render({ isSet: false, mask: "" });
	expect(html).toContain('type="password"');
	expect(html).toContain("Mostrar o que digitei");
	expect(html).toContain("não configurada");
	expect(html).not.toContain("Substituir");
});
