import { counted } from "#app/i18n/counted.ts";

export const pt = {
	title: "Biblioteca de arquivos",
	purpose:
		"Arquivos que a equipe e os agentes enviam sempre: tabelas, catálogos, fotos, contratos.",
	list: "Arquivos da biblioteca",
	count: (count: string, most: string) => `${counted(count, "arquivo", "arquivos")} de ${most}`,
	add: "Adicionar arquivos",
	failed: "Não foi possível carregar a biblioteca",
	empty: "Nenhum arquivo ainda",
	emptyText:
		"Adicione um arquivo e diga em que situação ele serve. Os agentes que você permitir o enviam quando ajudar.",
	emptyForViewers: "Administradores e gestores adicionam arquivos.",
	managersOnly: "Só administradores e gestores mudam a biblioteca.",
	notKept: "Esta instalação não guarda arquivos",
	notKeptText:
		"A biblioteca precisa do armazenamento de arquivos, que quem cuida da instalação liga.",
	noDescription: "Sem descrição: os agentes só têm o nome para decidir quando enviar.",
	moreOf: (name: string) => `Mais ações de ${name}`,
	download: "Abrir ou baixar",
	edit: "Editar…",
	remove: "Excluir…",
	uploads: {
		list: "Envios",
		sending: (percent: string) => `Enviando… ${percent}%`,
		failed: (why: string) => `Não foi adicionado: ${why}`,
		tooLarge: "é maior que 25 MB.",
		empty: "está vazio.",
		network: "sem conexão.",
		retry: "Tentar novamente",
		dismiss: (name: string) => `Tirar ${name} da lista`,
	},
	editing: {
		title: "Editar arquivo",
		name: "Nome",
		description: "Quando enviar",
		descriptionHint: "Uma frase para os agentes: o que há no arquivo e em que pedido ele ajuda.",
		placeholder: "Preços de 2026; quando o cliente pede valores",
		save: "Salvar",
		failed: "Não foi possível salvar",
	},
	removal: {
		title: (name: string) => `Excluir ${name}?`,
		text: "Agentes e equipe deixam de poder enviá-lo. O que já foi enviado continua nas conversas.",
		confirm: "Excluir",
	},
};
export type LibraryStrings = typeof pt;
