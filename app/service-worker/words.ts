import type { MessageWords } from "../domain/inbox/message-words.ts";
import { en as enMessage } from "../domain/inbox/message-words.en.ts";
import { pt as ptMessage } from "../domain/inbox/message-words.pt.ts";

type Words = {
	/** Who wrote, where neither name nor number is known. */
	someone: string;
	newMessage: string;
	mentioned: string;
	answered: string;
	unread: (count: number) => string;
	message: MessageWords;
	offline: { title: string; text: string; retry: string; inbox: string };
};

const pt: Words = {
	someone: "Nova mensagem",
	newMessage: "Você tem uma nova mensagem",
	mentioned: "Você foi mencionado em uma nota",
	answered: "Já foi respondida",
	unread: (count) => `${count} mensagens não lidas`,
	message: ptMessage,
	offline: {
		title: "Sem conexão",
		text: "Esta página precisa da internet. Assim que ela voltar, é só tentar de novo.",
		retry: "Tentar novamente",
		inbox: "Abrir as conversas",
	},
};

const en: Words = {
	someone: "New message",
	newMessage: "You have a new message",
	mentioned: "You were mentioned in a note",
	answered: "Answered already",
	unread: (count) => `${count} unread messages`,
	message: enMessage,
	offline: {
		title: "You are offline",
		text: "This page needs the internet. Once it is back, just try again.",
		retry: "Try again",
		inbox: "Open the conversations",
	},
};

export const wordsIn = (locale: "pt" | "en"): Words => (locale === "en" ? en : pt);
