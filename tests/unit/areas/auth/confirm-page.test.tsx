import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import ConfirmPage from "#app/areas/auth/confirm.route.tsx";
import { AppTheme } from "#app/ui/theme.tsx";

type Props = Parameters<typeof ConfirmPage>[0];

function render(asksForPassword: boolean, actionData?: Props["actionData"]): string {
	const props = { loaderData: { token: "t1", asksForPassword }, actionData } as Props;
	const Page = () => (
		<AppTheme>
			<ConfirmPage {...props} />
		</AppTheme>
	);
	const Stub = createRoutesStub([{ path: "/", Component: Page }]);
	return renderToStaticMarkup(<Stub />);
}
const LABEL = "Senha do cadastro";

test("only a browser that is not known is asked for the password of the sign-up (security 3)", () => {
	expect(render(true)).toContain(LABEL);
	expect(render(true)).toContain('name="password"');
	expect(render(false)).not.toContain(LABEL);
	expect(render(false)).toContain('value="t1"');
});

test("a wrong password is told at its field and typed again; a dead link leads back (security 3)", () => {
	const wrong = render(true, { email: null, code: "credentials_wrong" });
	expect(wrong.split("E-mail ou senha incorretos.")).toHaveLength(2);
	expect(wrong).toContain('aria-invalid="true"');
	expect(wrong).toContain('value="t1"');
	expect(render(true, { email: null, code: "rate_limited" })).toContain(LABEL);
	expect(render(true, { email: null, code: "token_invalid" })).not.toContain(LABEL);
});
