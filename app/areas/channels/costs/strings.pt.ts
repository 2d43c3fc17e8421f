import { counted } from "#app/i18n/counted.ts";
import type { Charge, PriceCategory } from "#app/domain/prices/pricing.ts";
import type { RateKind } from "#app/domain/prices/rates.ts";

const categories: Record<PriceCategory, string> = {
	marketing: "Marketing",
	utility: "Utilidade",
	authentication: "Autenticação",
	service: "Atendimento",
	other: "Outra",
};
const kinds: Record<RateKind, string> = {
	marketing: "Mensagem de marketing",
	utility: "Mensagem de utilidade",
	authentication: "Mensagem de autenticação",
	service: "Mensagem de atendimento",
	dollar: "1 dólar (câmbio)",
};
const charges: Record<Charge, string> = {
	billed: "cobrada",
	free: "sem custo",
	entry: "sem custo: veio de anúncio",
	allowance: "sem custo: franquia do mês",
};

export const pt = {
	title: "Custos",
	purpose: "Quanto as mensagens deste número custam no WhatsApp oficial.",
	months: "Mês mostrado",
	earlier: "Mês anterior",
	later: "Mês seguinte",
	month: (month: string) => `${month.slice(5)}/${month.slice(0, 4)}`,
	total: "Custo do mês",
	billed: "Mensagens cobradas",
	free: "Mensagens sem custo",
	estimated: "estimado",
	unpaid:
		"O gateway deste número não cobra por mensagem. Só números da API oficial do WhatsApp têm custo por mensagem.",
	none: "Nenhuma mensagem contada neste mês",
	noneText:
		"Cada mensagem entra aqui quando o WhatsApp informa que foi entregue e quanto ela vale.",
	unpriced: (count: string) =>
		`${counted(count, "mensagem cobrada é", "mensagens cobradas são")} de uma categoria sem preço conhecido, fora do valor.`,
	byCategory: "Por categoria",
	byWhom: "Por quem escreveu",
	people: "Equipe",
	auto: "Mensagens automáticas",
	goneAgent: "Agente excluído",
	columns: { what: "Mensagens", billed: "Cobradas", free: "Sem custo", cost: "Custo" },
	categories,
	charges,
	export: {
		button: "Exportar CSV",
		failed: "Não foi possível exportar",
		fileName: (month: string) => `custos-${month}`,
		columns: ["Dia", "Categoria", "Cobrança", "Quem escreveu", "Mensagens", "Custo (R$)"],
	},
	ceiling: {
		title: "Teto do mês",
		purpose:
			"Ao chegar a 80 %, gestores recebem um aviso. Ao chegar ao teto, os agentes de IA e as mensagens automáticas param; a equipe continua.",
		label: "Teto em reais",
		hint: "Vazio: sem teto. Mensagens a caminho já contam.",
		stopsPeople: "Parar também a equipe",
		stopsPeopleHint: "Um gestor pode liberar a equipe até o fim do mês.",
		save: "Salvar teto",
		saved: "Teto salvo",
		failed: "O teto não foi salvo",
		adminsOnly: "Só administradores mudam o teto e os preços.",
		used: (share: string) => `${share} do teto usado`,
		release: "Liberar a equipe este mês",
		released: "A equipe está liberada até o fim do mês.",
		releaseTitle: "Liberar a equipe acima do teto?",
		releaseText:
			"A equipe volta a enviar mensagens que custam, até o fim do mês. Os agentes continuam parados.",
		releaseDone: "Equipe liberada até o fim do mês",
	},
	rates: {
		title: "Preços",
		purpose:
			"Os preços da lista vêm em dólar. Digite o câmbio, ou o preço em reais que você paga, com a data em que começou a valer.",
		listed: (since: string) => `Lista desde ${since}, para destinatários no Brasil`,
		source: "Fonte da lista",
		reported:
			"Lida de terceiros, não da página da Meta; os descontos por volume não entram. A partir de 01/10/2026 mensagens de atendimento custam como as de utilidade, com 1.000 sem custo por número e mês.",
		dollarAssumed: (rate: string) =>
			`Ninguém digitou o câmbio: US$ 1 é tomado como ${rate}, e os valores são estimados.`,
		dollar: (rate: string) => `US$ 1 = ${rate}`,
		own: "Preços digitados",
		ownNone: "Nenhum preço digitado ainda.",
		since: (date: string) => `desde ${date}`,
		kinds,
		kind: "O que custa",
		from: "Vale a partir de",
		reais: "Valor em reais",
		reaisHint: "Por exemplo 0,0187",
		add: "Adicionar preço",
		saved: "Preço salvo",
		failed: "O preço não foi salvo",
		remove: (what: string, since: string) => `Retirar ${what} de ${since}`,
	},
};
export type CostStrings = typeof pt;
