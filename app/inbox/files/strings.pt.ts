import { counted } from "#app/i18n/counted.ts";

/** Words of files on their way: beside the draft, over the thread and in the conversation. */
export const pt = {
	tray: {
		label: "Arquivos para enviar",
		count: (count: string) => counted(count, "arquivo", "arquivos"),
		clear: "Remover todos",
		remove: (name: string) => `Remover ${name}`,
		up: (name: string) => `Mover ${name} para cima`,
		down: (name: string) => `Mover ${name} para baixo`,
		moved: (name: string, at: string, count: string) => `${name}: ${at} de ${count}`,
		caption: (name: string) => `Legenda de ${name}`,
		captionHint: "Legenda",
		captionBelow: "A legenda é o texto abaixo",
		asGif: "Enviar como GIF",
		hasSound: "Este vídeo tem som, e um GIF não.",
		preparing: "Preparando…",
	},
	kinds: {
		image: "Foto",
		video: "Vídeo",
		audio: "Áudio",
		voice: "Mensagem de voz",
		document: "Documento",
		sticker: "Figurinha",
	},
	notes: {
		as_document: "Vai como documento",
		gif_as_film: "Vai como vídeo, que o cliente toca",
		large_as_document: (limit: string) => `Vai como documento: passa de ${limit}`,
		unread_picture:
			"Este navegador não lê esta foto. Vai como documento, com o local gravado nela.",
	},
	refusals: {
		file_empty: "O arquivo está vazio.",
		file_type_not_taken: "Este canal não aceita arquivos desse tipo.",
		file_too_large: (size: string, limit: string) => `Tem ${size}; este canal aceita até ${limit}.`,
		file_too_large_plain: "É grande demais para este canal.",
		unreadable: "Não foi possível ler este arquivo.",
		bytes_gone: "Não está mais neste navegador. Escolha de novo.",
	},
	drop: (name: string) => `Solte para enviar a ${name}`,
	dropHint: "Você confere antes de enviar",
	way: {
		sending: (name: string) => `Enviando ${name}`,
		waiting: (name: string) => `${name} espera para ser enviado`,
		cancel: (name: string) => `Cancelar o envio de ${name}`,
	},
};
export type FileStrings = typeof pt;
