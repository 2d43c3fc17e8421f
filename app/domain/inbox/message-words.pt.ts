import type { MessageWords } from "./message-words.ts";

/** Spec 2, section 2, says "imagem" and "documento". */
export const pt: MessageWords = {
	types: {
		text: "Mensagem",
		image: "Imagem",
		audio: "Áudio",
		document: "Documento",
		video: "Vídeo",
		sticker: "Figurinha",
		location: "Localização",
		contact: "Contato",
		call: "Ligação",
		other: "Mensagem não suportada",
		system: "Aviso",
	},
	calls: {
		voice: "Ligação de voz",
		video: "Ligação de vídeo",
		voice_refused: "Ligação de voz recusada automaticamente",
		video_refused: "Ligação de vídeo recusada automaticamente",
		voice_missed: "Ligação de voz perdida",
		video_missed: "Ligação de vídeo perdida",
	},
	deleted: "Mensagem apagada",
};
