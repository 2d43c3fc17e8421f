export const pt = {
	ask: {
		tab: "Esqueci minha senha",
		title: "Esqueci minha senha",
		text: "Informe o e-mail da sua conta. Enviamos um link para você escolher uma nova senha.",
		closed:
			"Esta instalação não envia e-mails. Peça um link de nova senha a quem administra a instalação.",
		email: "E-mail",
		submit: "Enviar link",
		failed: "Não foi possível enviar",
	},
	sent: {
		title: "Olhe o seu e-mail",
		text: (email: string) =>
			`Se houver uma conta com ${email}, um link está a caminho. Ele vale por 1 hora. Se não chegar, olhe também o spam.`,
		outbox: "Abrir a caixa de saída local",
		again: "Usar outro e-mail",
	},
	choose: {
		tab: "Nova senha",
		title: "Escolha uma nova senha",
		text: "Ao salvar, você sai de todos os dispositivos e entra de novo com a nova senha.",
		email: "E-mail",
		password: "Nova senha",
		confirmation: "Confirme a nova senha",
		hint: (min: number) => `Pelo menos ${min} caracteres.`,
		tooShort: (min: number) => `A senha deve ter pelo menos ${min} caracteres`,
		submit: "Salvar nova senha",
		failed: "A senha não foi alterada",
	},
	over: {
		title: "Este link não vale mais",
		text: "Ele já foi usado, passou de 1 hora ou teve tentativas demais. Sua senha continua a mesma.",
		again: "Pedir um novo link",
	},
	toSignIn: "Voltar para o login",
};
export type ResetStrings = typeof pt;
