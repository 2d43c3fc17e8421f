export const pt = {
	tab: "Autenticação",
	processing: "Processando autenticação...",
	goOn: "Continuar",
	done: "Login realizado com sucesso!",
	failed: "Erro de autenticação",
	reasons: {
		user_denied: "Login cancelado pelo usuário",
		processing_failed: "Falha no processamento da autenticação",
		configuration: "Erro de configuração",
		google_not_configured: "Google não configurado",
		facebook_not_configured: "Facebook App ID não configurado",
		facebook_refused: "Erro na autenticação com Facebook",
		facebook_token_missing: "Token de acesso não recebido",
		facebook_token_invalid: "Token do Facebook inválido",
		facebook_token_unchecked: "Falha ao verificar token do Facebook",
		profile_unread: "Falha ao obter dados do usuário",
		permissions_unread: "Falha ao verificar permissões",
		email_missing: "O provedor não informou um e-mail. Cadastre-se com o seu.",
		sign_up_closed:
			"Nesta instalação as contas são criadas por convite. Peça um a um administrador.",
		no_membership: "Sua conta não faz parte de nenhuma equipe. Peça um convite.",
		rate_limited: "Muitas tentativas. Aguarde um pouco e tente novamente.",
	},
	link: {
		tab: "Conectar conta",
		title: "Confirme que é você",
		text: (provider: string) =>
			`Já existe uma conta com este e-mail. Digite a senha dela para entrar e conectar o ${provider}. Da próxima vez, um clique basta.`,
		email: "E-mail",
		password: "Senha",
		submit: (provider: string) => `Entrar e conectar o ${provider}`,
		failed: "Erro no login",
		forgot: "Esqueci minha senha",
		notNow: "Voltar para o login",
	},
};
export type CallbackStrings = typeof pt;
