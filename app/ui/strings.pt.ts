import { counted } from "#app/i18n/counted.ts";
export const pt = {
	notFound: {
		// The one English text that the specification asks for in both languages.
		title: "Oops! Page not found",
		purpose: "Este endereço não existe ou mudou de lugar.",
		home: "Voltar para o início",
	},
	crash: {
		title: "Ops! Algo deu errado",
		purpose:
			"Encontramos um erro inesperado. Nossa equipe foi notificada e está trabalhando na correção.",
		retry: "Tentar Novamente",
		home: "Ir para Início",
	},
	offline: {
		title: "Sem conexão",
		held: "Esta página fica aberta; a outra abre quando a conexão voltar.",
		purpose: "Não foi possível abrir esta página. Ela abre quando a conexão voltar.",
	},
	section: {
		title: (section: string) => `Erro na ${section}`,
		text: "Não foi possível carregar esta seção. Tente recarregar.",
		reload: "Recarregar",
	},
	/** A part of the page that is loaded later. */
	part: {
		offline: "Sem conexão: abre quando voltar",
		failed: "Não foi possível abrir. Recarregue a página.",
		reload: "Recarregar",
	},
	forbidden: {
		title: "Acesso restrito",
		purpose: "Você não tem permissão para esta ação.",
	},
	password: { show: "Mostrar senha", hide: "Ocultar senha" },
	theme: "Alternar tema claro e escuro",
	// Said in the other language, for whoever cannot read this one.
	language: { name: "Switch to English", code: "EN" },
	/** Spec 2, section 4; decisions on passkey and unstable. */
	instanceStatus: {
		disconnected: "Desconectado",
		connecting: "Conectando",
		waiting_qr: "Aguardando QR",
		connected: "Conectado",
		expired: "Expirado",
		passkey_required: "Confirmação por passkey necessária",
		unstable: "Instável",
	},
	/** Spec 2, section 8: integrations that fail. */
	problems: {
		title: "Problemas detectados",
		text: (count: number) =>
			count === 1 ? "1 integração com problemas" : `${String(count)} integrações com problemas`,
	},
	/** What became of messages that were not simply delivered once. */
	counters: {
		label: "Entrega da instância desde o início",
		lost: (count: string) => counted(count, "perdida", "perdidas"),
		recovered: (count: string) => counted(count, "recuperada", "recuperadas"),
		repeated: (count: string) => counted(count, "repetida descartada", "repetidas descartadas"),
		damaged: (count: string) =>
			counted(count, "entrega danificada pedida de novo", "entregas danificadas pedidas de novo"),
		kept: (count: string) => counted(count, "evento não entendido", "eventos não entendidos"),
	},
};
export type UiStrings = typeof pt;
