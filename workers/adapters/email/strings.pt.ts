import type { Trouble } from "#app/domain/health/trouble.ts";
import type { Role } from "#app/domain/team/role.ts";

const ROLES: Record<Role, string> = {
	admin: "Administrador",
	manager: "Gestor",
	operator: "Operador",
	viewer: "Visualizador",
};

export const pt = {
	language: "pt-BR",
	greeting: (name: string) => (name ? `Olá, ${name},` : "Olá,"),
	/** Shown below the button. */
	linkHint: "Se o botão não funcionar, copie este endereço no navegador:",
	sender: (company: string) => `Enviado pela ${company}.`,
	roles: ROLES,
	confirm_email: {
		subject: "Confirme seu e-mail na Prosa",
		title: "Confirme seu e-mail",
		body: ["Para começar a usar a Prosa, confirme seu e-mail. O link vale por 24 horas."],
		several: (count: number) =>
			`Foram feitos ${count} cadastros com este e-mail. Só o link mais novo vale, e ele pede a senha digitada nesse cadastro. Se algum não foi seu, cadastre-se de novo.`,
		action: "Confirmar e-mail",
		note: "Se não foi você quem criou esta conta, ignore esta mensagem.",
	},
	account_exists: {
		subject: "Você já tem uma conta na Prosa",
		title: "Sua conta já existe",
		body: ["Alguém pediu para criar uma conta com este e-mail, mas ela já existe. É só entrar."],
		action: "Entrar",
		note: "Se não foi você, ignore esta mensagem. Nada mudou na sua conta.",
	},
	reset_password: {
		subject: "Crie uma nova senha da Prosa",
		title: "Crie uma nova senha",
		body: [
			"Recebemos um pedido para trocar a senha da sua conta. O link vale por 1 hora e só pode ser usado uma vez.",
		],
		action: "Criar nova senha",
		note: "Se não foi você, ignore esta mensagem. Sua senha continua a mesma.",
	},
	password_changed: {
		subject: "A senha da sua conta Prosa foi alterada",
		title: "Sua senha foi alterada",
		body: [
			"A senha da sua conta acabou de ser alterada. Por segurança, todos os outros acessos foram encerrados.",
		],
		action: "Não fui eu: criar nova senha",
		note: "Se foi você, não precisa fazer nada.",
	},
	mail_test: {
		subject: "Teste de e-mail da Prosa",
		title: "O e-mail desta instalação funciona",
		body: [
			"Você pediu este teste na página da instalação. Convites e links de senha saem por aqui.",
		],
		action: "Abrir a instalação",
		note: "Se não foi você, avise quem administra a instalação.",
	},
	alarm: {
		subject: (trouble: string, isOver: boolean) =>
			`${isOver ? "Resolvido" : "Alarme"} na sua instalação da Prosa: ${trouble}`,
		title: (trouble: string, isOver: boolean) => (isOver ? `Resolvido: ${trouble}` : trouble),
		over: "O que este alarme avisou já passou.",
		troubles: {
			cron_late: {
				name: "a rotina parou",
				text: (minutes: string) =>
					`A rotina de cinco minutos não termina há ${minutes} min. Sem ela, nada é limpo, cobrado nem verificado.`,
			},
			failures: {
				name: "muitos erros",
				text: (count: string) => `Erros na última hora: ${count}.`,
			},
			dead_letters: {
				name: "tarefas com falha",
				text: (count: string) => `Tarefas que falharam e esperam por uma pessoa: ${count}.`,
			},
			kept_events: {
				name: "eventos não entendidos",
				text: (count: string) => `Eventos de gateways que ninguém entendeu, guardados: ${count}.`,
			},
			stuck_messages: {
				name: "mensagens paradas",
				text: (count: string) =>
					`Canais com mensagens que não saem há mais de 15 minutos: ${count}.`,
			},
			database_full: {
				name: "banco de dados quase cheio",
				text: (percent: string) =>
					`O banco de dados está em ${percent}% do limite. Cheio, ele recusa tudo que se grava.`,
			},
			channels_full: {
				name: "canal com pouco espaço",
				text: (count: string) =>
					`Canais que passaram de 70% do espaço e vão precisar de uma segunda parte: ${count}.`,
			},
		} satisfies Record<Trouble, { name: string; text: (figure: string) => string }>,
		action: "Ver a saúde da instalação",
		note: "Você recebe isto porque este e-mail está na página de saúde da instalação.",
	},
	new_device: {
		subject: "Novo acesso à sua conta Prosa",
		title: "Novo acesso à sua conta",
		body: ["Alguém entrou na sua conta a partir de um navegador que ainda não conhecíamos."],
		device: "Navegador",
		unknownDevice: "Desconhecido",
		action: "Ver acessos da conta",
		note: "Se foi você, não precisa fazer nada. Se não foi, encerre o acesso e troque a senha.",
	},
	invitation: {
		subject: (workspace: string) => `Convite para participar de ${workspace} na Prosa`,
		title: "Você recebeu um convite",
		body: (inviter: string, workspace: string) => [
			`${inviter} convidou você para participar de ${workspace} na Prosa.`,
		],
		workspace: "Workspace",
		role: "Função",
		expires: "O convite vale por 7 dias.",
		action: "Aceitar convite",
		note: "Se você não esperava este convite, ignore esta mensagem.",
	},
	contact_request: {
		subject: (subject: string) => `Contato pelo site: ${subject}`,
		title: "Nova mensagem pelo formulário de contato",
		name: "Nome",
		email: "E-mail",
		company: "Empresa",
		phone: "Telefone",
		topic: "Assunto",
		note: "Responda a esta mensagem para falar com quem escreveu.",
	},
};
export type EmailStrings = typeof pt;
