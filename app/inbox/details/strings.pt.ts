import { counted } from "#app/i18n/counted.ts";
import { starsOf } from "#app/domain/satisfaction/rating.ts";
import type { ConversationStatus } from "#app/domain/conversations/conversation.ts";
import type { Match } from "#app/domain/conversations/same-person.ts";
import type { SharedKind } from "#app/domain/inbox/shared-item.ts";

const matches: Record<Match, string> = {
	contact: "este contato",
	phone: "mesmo telefone",
	email: "mesmo e-mail",
};
const states: Record<ConversationStatus, string> = { active: "Aberta", closed: "Encerrada" };
const kinds: Record<SharedKind, string> = {
	media: "Mídia",
	files: "Arquivos",
	links: "Links",
	starred: "Estrelas",
};
const none: Record<SharedKind, string> = {
	media: "Nenhuma imagem ou vídeo nesta conversa.",
	files: "Nenhum arquivo ou áudio nesta conversa.",
	links: "Nenhum link nesta conversa.",
	starred: "Nenhuma mensagem com estrela. Marque pelo menu da mensagem; a equipe toda vê.",
};

/** Words of the contact's details; loaded with them. */
export const pt = {
	sections: {
		conversation: "Atendimento",
		profile: "Contato",
		members: "Participantes",
		visit: "No site",
		told: "Com o agente",
		sales: "Origem e vendas",
		cost: "Custo e janela",
		earlier: "Conversas anteriores",
		shared: "Arquivos e links",
		facts: "Sobre o contato",
		identity: "Também conhecido por",
		personalData: "Dados pessoais",
		delivery: "Entregas do canal",
	},
	conversation: {
		change: "Alterar",
		changeOwner: "Alterar responsável",
		rating: "Avaliação do cliente",
		rated: (rating: number) => `${starsOf(rating)} ${rating} de 5`,
	},
	cost: {
		failed: "Não foi possível ler o custo",
		cost: "Custo desta conversa",
		estimated: "estimado",
		messages: "Mensagens entregues",
		counted: (billed: string, free: string) =>
			`${counted(billed, "cobrada", "cobradas")}, ${free} sem custo`,
		window: "Texto livre",
		until: (when: string) => `até ${when}`,
		closed: "Janela fechada: só modelos aprovados",
		entry: "Sem custo por vir de anúncio",
		all: "Custos deste número",
	},
	profile: {
		fields: { name: "Nome", email: "E-mail", company: "Empresa", notes: "Anotações" },
		add: "Adicionar",
		nothing: "Não informado",
		empty: "Nada anotado ainda.",
		saving: "Salvando…",
		saved: "Salvo",
		kept: "O que você digitou continua aqui.",
		failed: "Não foi possível carregar os dados do contato",
		opensNew: "(abre em outra aba)",
	},
	visit: {
		page: "Página que está vendo",
		referrer: "Veio de",
		direct: "Acesso direto",
		language: "Idioma do navegador",
		at: "Desde",
		opensNew: "(abre em outra aba)",
	},
	earlier: {
		states,
		matches,
		none: "Nenhuma outra conversa com o mesmo telefone ou e-mail.",
		unreachable:
			"Sem telefone nem e-mail não dá para saber se esta pessoa já escreveu por outro canal.",
		cut: "Aparecem as 20 mais recentes.",
		silent: "Algum canal não respondeu a tempo: pode faltar uma conversa.",
		goneChannel: "Canal não encontrado",
		failed: "Não foi possível buscar as conversas anteriores",
	},
	shared: {
		kind: "O que mostrar",
		kinds,
		none,
		more: "Procurar mais antigos",
		failed: "Não foi possível carregar os arquivos",
		open: (address: string) => `Abrir ${address} em outra aba`,
	},
};
export type DetailsStrings = typeof pt;
