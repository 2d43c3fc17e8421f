export const pt = {
	tab: "Dashboard",
	greeting: { morning: "Bom dia", afternoon: "Boa tarde", evening: "Boa noite" },
	someone: "Usuário",
	purpose: "Acompanhe suas instâncias e responda quem está esperando.",
	stats: {
		instances: "Instâncias",
		connected: "Conectadas",
		attention: "Precisam de atenção",
	},
	list: {
		title: "Status dos Canais",
		all: "Ver todas",
		noPhone: "Sem número",
	},
	empty: {
		title: "Nenhuma instância criada",
		text: "Crie uma instância para ligar um número de WhatsApp. As conversas aparecem aqui.",
		action: "Nova Instância",
	},
};
export type HomeStrings = typeof pt;
