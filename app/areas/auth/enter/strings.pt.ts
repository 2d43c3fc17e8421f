export const pt = {
	tab: "Primeiro acesso",
	title: "Bem-vindo à sua Prosa",
	text: "Crie a primeira conta e o primeiro workspace. Quem administra este workspace administra a instalação.",
	recoveryTitle: "Voltar à instalação",
	recoveryText:
		"Digite o e-mail da sua conta e uma nova senha. Se a conta não existir, ela é criada. Você passa a ser administrador do primeiro workspace, e os outros acessos da conta terminam.",
	fullName: "Nome completo",
	email: "E-mail",
	password: "Senha",
	passwordHint: (min: number) => `Pelo menos ${min} caracteres.`,
	workspaceName: "Nome da empresa ou equipe",
	language: "Idioma",
	languages: { pt: "Português (Brasil)", en: "English" },
	region: "Onde a equipe está",
	regionHint: "As conversas ficam guardadas perto daqui.",
	submit: "Entrar na instalação",
	failed: "Não foi possível entrar",
	passwordTooShort: (min: number) => `A senha deve ter pelo menos ${min} caracteres`,
	over: "Este link não vale mais",
	overText:
		"Ele vale por 24 horas e uma vez. Quem publicou a instalação faz outro com npm run deploy -- --link.",
	toSignIn: "Ir para o login",
	hasAccount: "Entrar com a minha conta",
};
export type EnterStrings = typeof pt;
