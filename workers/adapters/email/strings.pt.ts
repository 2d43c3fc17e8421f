export const pt = {
	confirm_email: {
		subject: "Confirme seu e-mail na Prosa",
		greeting: (name: string) => `Olá, ${name}!`,
		body: "Para começar a usar a Prosa, confirme seu e-mail. O link vale por 24 horas.",
		action: "Confirmar e-mail",
		footer: "Se não foi você quem criou esta conta, ignore esta mensagem.",
	},
	account_exists: {
		subject: "Você já tem uma conta na Prosa",
		greeting: (name: string) => `Olá, ${name}!`,
		body: "Alguém pediu para criar uma conta com este e-mail, mas ela já existe. É só entrar.",
		action: "Entrar",
		footer: "Se não foi você, ignore esta mensagem. Nada mudou na sua conta.",
	},
};
export type EmailStrings = typeof pt;
