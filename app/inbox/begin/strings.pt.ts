import type { BeginErrorCode } from "#app/contracts/errors.ts";

/** Why it was not sent, where the shared words do not say it for somebody who writes first. */
const errors: Record<BeginErrorCode, string> & Record<string, string> = {
	customer_writes_first: "Por este canal só dá para escrever a quem já escreveu para vocês.",
	not_on_whatsapp: "Este número não tem WhatsApp.",
	not_found: "Você não pode escrever a esta pessoa por este canal. Fale com um gestor.",
	forbidden: "Conversas novas deste canal são de outro setor. Fale com um gestor.",
	not_linked: "Este canal está desconectado. Conecte-o, ou escolha outro.",
	window_closed:
		"Faz mais de 24 horas que esta pessoa escreveu. Pela API oficial, só um modelo aprovado pode ir agora.",
	plan_limit: "O plano não permite mais conversas iniciadas por vocês neste mês.",
	rate_limited: "Muitas mensagens em pouco tempo. Espere um minuto e tente de novo.",
	network: "Sem conexão. O que você escreveu continua aqui.",
};

export const pt = {
	title: "Nova conversa",
	purpose: "Escreva primeiro: para um contato conhecido ou para um número.",
	channel: "Canal",
	offline: "desconectado",
	failed: "Os canais não carregaram agora.",
	noChannels: "Ainda não há canal por onde escrever.",
	toChannels: "Ver canais",
	to: "Para",
	toHint: "Nome, e-mail ou número com DDD",
	toHintKnown: "Nome ou e-mail de quem já escreveu",
	people: "Pessoas conhecidas",
	nobody: "Ninguém encontrado com esse nome.",
	nobodyNumber: "Ninguém conhecido com esse número.",
	numberElsewhere: "Para escrever a um número, escolha um canal de WhatsApp.",
	searchFailed: "A busca falhou.",
	change: "Trocar destinatário",
	country: "País",
	name: "Nome do contato",
	message: "Mensagem",
	messageHint: "Ctrl + Enter envia",
	submit: "Enviar",
	onlyKnown: (channel: string) =>
		`Pelo ${channel} ninguém pode ser procurado: só dá para escrever a quem já escreveu.`,
	notHere: "Esta pessoa não tem número conhecido. Escreva pelo canal em que ela já conversou.",
	recipientMissing: "Escolha para quem vai a mensagem.",
	textMissing: "Escreva a mensagem.",
	refusals: {
		number_incomplete: "O número ainda está incompleto.",
		area_code_missing: "Falta o DDD.",
		number_impossible: "Esse número não existe.",
	},
	lookup: {
		looking: (number: string) => `Verificando se ${number} tem WhatsApp…`,
		found: (number: string) => `${number} tem WhatsApp.`,
		absent: (number: string) => `${number} não tem WhatsApp.`,
		unknown: (number: string) =>
			`Não deu para verificar ${number} agora. Se não tiver WhatsApp, a mensagem avisa.`,
		unsupported: (number: string) =>
			`A mensagem vai para ${number}. A API oficial só diz depois se há WhatsApp.`,
	},
	joins: (name: string) => `Já há uma conversa com ${name}: a mensagem vai para ela.`,
	joinsUnnamed: "Já há uma conversa com este número: a mensagem vai para ela.",
	template: {
		title: "Este contato precisa de um modelo",
		text: "Pela API oficial, a primeira mensagem, ou a de quem não escreve há mais de 24 horas, só pode ser um modelo aprovado pela Meta.",
	},
	byOtherChannel: "Escrever por outro canal",
	errors,
};
export type BeginStrings = typeof pt;
