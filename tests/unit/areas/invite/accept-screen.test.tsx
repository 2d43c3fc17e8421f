import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { AcceptScreen } from "#app/areas/invite/accept-screen.tsx";
import type { AcceptAnswer } from "#app/areas/invite/accept-view.ts";
import type { AcceptProblem } from "#app/areas/invite/forms.ts";
import { InvalidInvite } from "#app/areas/invite/invalid-invite.tsx";
import type { InvitationOffer } from "#app/contracts/team.ts";
import { AppTheme } from "#app/ui/theme.tsx";
import { offer } from "./offer.ts";

const render = (part: React.ReactNode): string => {
	const Stub = createRoutesStub([{ path: "/", Component: () => <AppTheme>{part}</AppTheme> }]);
	return renderToStaticMarkup(<Stub />);
};
const screen = (
	overrides: Partial<InvitationOffer> = {},
	more: { signedInAs?: string; answer?: AcceptAnswer } = {},
) =>
	render(
		<AcceptScreen
			answer={more.answer}
			passwordMin={8}
			view={{
				state: "open",
				token: "segredo",
				offer: offer(overrides),
				signedInAs: more.signedInAs ?? null,
			}}
		/>,
	);
const refused = (problem: AcceptProblem): AcceptAnswer => ({
	view: null,
	problem,
	fullName: "Bia S.",
});

test("the form shows e-mail and role as fixed and works without scripts", () => {
	const html = screen();
	expect(html).toMatch(/<input[^>]*readOnly=""[^>]*value="bia@loja\.test"/);
	expect(html).toMatch(/<input[^>]*readOnly=""[^>]*value="Operador"/);
	expect(html).toContain('<input type="hidden" name="token" value="segredo"/>');
	expect(html).toContain('<input type="hidden" name="invitationId" value="i1"/>');
	expect(html).toMatch(/<form[^>]*action="\/aceitar-convite"[^>]*method="post"/);
});

test("the help block tells how a QR code is scanned", () => {
	expect(screen()).toContain("Dispositivos conectados");
	expect(screen()).toContain("Conectar um dispositivo");
	expect(screen()).toContain("Aponte a câmera para o QR Code na tela");
});

test.each([
	["password_too_short", "A senha deve ter pelo menos 8 caracteres"],
	["password_mismatch", "As senhas não coincidem"],
	["full_name_required", "Nome completo é obrigatório"],
	["invitation_missing", "Dados do convite não encontrados"],
	["token_missing", "Token de convite não fornecido"],
	["invalid_request", "Falha ao criar conta"],
	["unavailable", "Erro inesperado ao criar conta. Tente novamente."],
] as const)("%s is told as %s", (problem, words) => {
	const html = screen({}, { answer: refused(problem) });
	expect(html).toContain(words);
	expect(html).toContain('value="Bia S."');
});

test("C13 an address with an account is asked to sign in, and no password is set here", () => {
	const html = screen({ hasAccount: true });
	expect(html).toContain("Entrar para aceitar");
	expect(html).not.toContain('type="password"');
	// Without scripts the token has no other way.
	expect(html).toContain("next=%2Faceitar-convite%3Ftoken%3Dsegredo");
});

test("C13 an account of no team any more is asked for the password it has", () => {
	const html = screen({ hasAccount: true, canSignIn: false });
	expect(html).toContain('autoComplete="current-password"');
	expect(html).not.toContain('autoComplete="new-password"');
});

test("who is signed in with the address joins by one button; another is told so", () => {
	expect(screen({ hasAccount: true }, { signedInAs: "bia@loja.test" })).toContain(
		"Aceitar convite</button>",
	);
	const other = screen({}, { signedInAs: "ana@loja.test" });
	expect(other).toContain("Este convite é de outra pessoa");
	expect(other).not.toContain("segredo");
});

test.each([
	["token_missing", false, "Token de convite não fornecido"],
	["token_invalid", false, "O link pode ter expirado"],
	["rate_limited", false, "Erro ao validar convite"],
	["unavailable", true, "Erro inesperado ao validar convite"],
] as const)("the invalid state says why: %s", (problem, isUnexpected, words) => {
	const html = render(<InvalidInvite isUnexpected={isUnexpected} problem={problem} />);
	expect(html).toContain("Convite Inválido");
	expect(html).toContain(words);
	expect(html).toContain("Voltar para o início");
});

test("F13 a workspace's name is text, whatever is in it", () => {
	expect(screen({ workspaceName: "<script>alert(1)</script>" })).not.toContain("<script>alert");
});
