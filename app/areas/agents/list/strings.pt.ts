export const pt = {
	create: "Novo agente",
	empty: "Nenhum agente ainda",
	emptyText:
		"Um agente responde as perguntas frequentes com o que você ensinar a ele e chama a equipe quando não souber. Comece pela base de conhecimento: não precisa de chave nenhuma.",
	emptyForViewers: "Quando a equipe criar um agente, ele aparece aqui com o que respondeu.",
	failed: "Não foi possível carregar os agentes",
	find: "Buscar agente",
	none: "Nenhum agente encontrado",
	noneText: "Confira o nome ou limpe a busca.",
	clear: "Limpar busca",
	answersLabel: "Respostas em 30 dias",
	handOversLabel: "Passadas à equipe",
	channels: "Canais",
	moreChannels: (count: number) => `e mais ${count}`,
	moreOf: (name: string) => `Mais opções: ${name}`,
	use: (used: string, limit: string) => `${used} de ${limit} agentes do plano`,
	useUnlimited: (used: string) => `${used}, sem limite no seu plano`,
	agent: "agente",
	agents: "agentes",
	full: "Seu plano chegou ao limite de agentes.",
	upgrade: "Fazer upgrade",
};
export type ListStrings = typeof pt;
