import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PreferencesProvider } from "#app/i18n/preferences.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";

const render = (error: string | null, locale: "pt" | "en" = "pt") =>
	renderToStaticMarkup(
		<PreferencesProvider value={{ locale, timeZone: "UTC" }}>
			<Field error={error} hint="Uma dica" label="Nome" optional>
				{(control) => <TextInput {...control} name="name" />}
			</Field>
		</PreferencesProvider>,
	);

const attribute = (html: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(html)?.[1];

test("the label, the hint and the error belong to the control", () => {
	const html = render("Nome é obrigatório");
	const id = attribute(html, "for");
	expect(html).toContain(`id="${id}"`);
	expect(attribute(html, "aria-invalid")).toBe("true");
	const described = attribute(html, "aria-describedby")?.split(" ") ?? [];
	expect(described).toHaveLength(2);
	for (const part of described) expect(html).toContain(`id="${part}"`);
});

test("without an error the control is not marked as wrong", () => {
	const html = render(null);
	expect(html).not.toContain('aria-invalid="');
	expect(attribute(html, "aria-describedby")).not.toContain(" ");
});

test("the word for optional follows the language", () => {
	expect(render(null)).toContain("(opcional)");
	expect(render(null, "en")).toContain("(optional)");
});
