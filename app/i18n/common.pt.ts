/** Words that more than one area says. */
export const pt = {
	product: "Prosa",
	/** What search engines show below the product's name. */
	productPurpose:
		"WhatsApp, Telegram, Instagram, Messenger e o chat do seu site em uma caixa de entrada, com agentes de IA que respondem com a sua equipe.",
	tryAgain: "Tentar novamente",
	back: "Voltar",
	cancel: "Cancelar",
	close: "Fechar",
	open: "Abrir",
	copy: "Copiar",
	copied: "Copiado!",
	loading: "Carregando…",
	optional: "opcional",
	error: "Erro",
	success: "Sucesso",
	forbidden: "Você não tem permissão para esta ação.",
	notifications: "Notificações",
	closeNotification: "Fechar notificação",
	demonstration: "Dados de demonstração",
	demonstrationHint: "Estes números são um exemplo fixo. Não vêm do seu workspace.",
	example: "Exemplo",
	seeExample: "Ver exemplo",
	exampleText: "Assim fica a tela com o uso. Nada disto é do seu workspace.",
	configured: "configurada",
	notConfigured: "não configurada",
	unknownError: "Algo não saiu como esperado. Tente novamente.",
	roles: {
		admin: "Administrador",
		manager: "Gestor",
		operator: "Operador",
		viewer: "Visualizador",
	},
};
export type CommonStrings = typeof pt;
