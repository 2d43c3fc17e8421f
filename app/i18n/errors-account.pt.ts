import type { AccountErrorCode } from "#app/contracts/errors.ts";

export const pt = {
	credentials_wrong: "E-mail ou senha incorretos.",
	email_unconfirmed: "Confirme seu e-mail antes de entrar. Enviamos um link na hora do cadastro.",
	email_invalid: "Email inválido",
	password_too_short: "A senha é curta demais.",
	password_too_long: "A senha é longa demais.",
	password_common: "Esta senha é fácil de adivinhar. Escolha outra.",
	password_mismatch: "As senhas não coincidem",
	full_name_required: "Nome completo é obrigatório",
	token_invalid: "O link não vale mais. Peça um novo.",
	other_browser:
		"Abra este link no navegador em que você se cadastrou. Não foi você? Ignore a mensagem.",
	provider_not_configured: "Esta forma de entrar não está configurada.",
	provider_failed: "O provedor não confirmou sua identidade. Tente novamente.",
	password_wrong: "A senha atual não confere.",
	reauthentication_required: "Por segurança, entre novamente para continuar.",
	email_required: "Email é obrigatório",
	already_member: "Esta pessoa já faz parte da equipe.",
	was_removed: "Esta pessoa foi removida da equipe. Um administrador pode reativar o acesso.",
	already_invited: "Já existe um convite pendente para este e-mail.",
	cannot_act_on_self: "Você não pode fazer isso com o próprio acesso.",
	last_admin: "A equipe precisa de pelo menos um administrador ativo.",
	invitation_closed: "Este convite não está mais pendente.",
	too_many_invitations:
		"A equipe tem convites pendentes demais. Cancele alguns antes de enviar outros.",
	too_many_mails:
		"A equipe já enviou 50 convites nas últimas 24 horas. Tente novamente mais tarde.",
	sign_in_to_accept: "Este e-mail já tem uma conta. Entre para aceitar o convite.",
	sign_up_closed: "Nesta instalação as contas são criadas por convite. Peça um a um administrador.",
	email_taken: "Já existe uma conta com este e-mail. Entre com ela e abra o link outra vez.",
	workspace_name_required: "Digite o nome do workspace.",
} satisfies Record<AccountErrorCode, string>;
