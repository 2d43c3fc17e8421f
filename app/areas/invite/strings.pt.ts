export const pt = {
	tab: "Aceitar convite",
	title: (workspace: string) => `Entre na equipe ${workspace}`,
	purpose: "Crie sua conta para aceitar o convite.",
	validating: "Validando convite…",
	invalid: {
		title: "Convite Inválido",
		tokenMissing: "Token de convite não fornecido",
		tokenMissingText: "Abra o link do e-mail por inteiro, ou peça a quem convidou para reenviar.",
		tokenText:
			"O link pode ter expirado, já ter sido usado ou ter sido cancelado. Peça a quem convidou para reenviar.",
		failed: "Erro ao validar convite",
		unexpected: "Erro inesperado ao validar convite",
		unexpectedText: "O convite continua valendo. Tente de novo em instantes.",
		home: "Voltar para o início",
	},
	form: {
		email: "E-mail",
		role: "Função",
		fullName: "Nome completo",
		password: "Senha",
		passwordHint: (min: number) => `Pelo menos ${min} caracteres.`,
		confirmation: "Confirme a senha",
		submit: "Criar conta e aceitar convite",
		/** The rest of the form: what the spec calls required without a text of its own. */
		currentPassword: "Senha atual",
		currentPurpose:
			"Você já tem uma conta com este e-mail. Confirme sua senha para voltar a uma equipe.",
		currentSubmit: "Confirmar e aceitar convite",
	},
	failed: {
		title: "Erro ao criar conta",
		refused: "Falha ao criar conta",
		unexpected: "Erro inesperado ao criar conta. Tente novamente.",
		invitationMissing: "Dados do convite não encontrados",
		tokenMissing: "Token de convite não fornecido",
		tokenInvalid: "Convite inválido",
		passwordTooShort: (min: number) => `A senha deve ter pelo menos ${min} caracteres`,
		confirmationMissing: "Digite a senha outra vez",
		fullNameRequired: "Nome completo é obrigatório",
	},
	account: {
		/** The address has an account that may sign in. */
		signInText: (email: string) =>
			`O e-mail ${email} já tem uma conta. Entre com ela para aceitar o convite; sua senha não muda.`,
		signIn: "Entrar para aceitar",
		joinText: (email: string, workspace: string) =>
			`Você entrou como ${email}. Ao aceitar, ${workspace} aparece entre as suas equipes.`,
		join: "Aceitar convite",
		joinFailed: "Não foi possível aceitar o convite",
		otherTitle: "Este convite é de outra pessoa",
		otherText: (signedIn: string, invited: string) =>
			`Você entrou como ${signedIn}, e o convite é para ${invited}. Saia e abra o link do convite de novo.`,
		signOut: "Sair desta conta",
		stay: "Continuar como estou",
	},
	help: {
		title: "Conectar um WhatsApp",
		text: "Depois de entrar, é assim que se liga um número pelo QR Code:",
		steps: [
			"Abra o WhatsApp no celular",
			"Toque em Menu e depois em Dispositivos conectados",
			"Toque em Conectar um dispositivo",
			"Aponte a câmera para o QR Code na tela",
		],
	},
};
export type InviteStrings = typeof pt;
