export const pt = {
	title: "Mensagens do WhatsApp",
	purpose: "As conversas de um número (instância) de cada vez.",
	choose: "Selecione uma instância do WhatsApp",
	chooseText: "As conversas dela abrem aqui, com as últimas 100 mensagens de cada contato.",
	empty: "Nenhuma instância criada",
	emptyText: "Crie uma instância e conecte um número: as conversas aparecem aqui.",
};
export type MessagesStrings = typeof pt;
