export const pt = {
	title: "Revise quem tem acesso",
	tab: "Quem tem acesso",
	purpose:
		"Pessoas, convites e chaves de API dos workspaces que você administra, os mais novos primeiro. Não reconhece algum? Remova-o.",
	noWorkspace: "Você não administra nenhum workspace.",
	onlyYou: "Só você tem acesso.",
	people: "Pessoas",
	invitations: "Convites pendentes",
	keys: "Chaves de API",
	joined: (date: string) => `desde ${date}`,
	invited: (date: string) => `convite de ${date}`,
	made: (date: string) => `criada em ${date}`,
	openTeam: "Abrir a equipe",
	openKey: "Abrir a chave",
	openKeyNamed: (name: string) => `Abrir a chave de ${name}`,
	switch: "Para mudar algo aqui, troque para este workspace.",
};
export type AccessStrings = typeof pt;
