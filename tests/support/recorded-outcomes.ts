/**
 * What a member sees of each recorded webhook of Evolution 2.3.7, replayed chapter by chapter: the
 * lines that are new or read differently, or why nothing does. Reviewed against the recordings'
 * README; its numbered remarks are behind the reasons.
 */
export interface Chapter {
	title: string;
	/** `asking`: somebody pressed connect and waits; `linked`: the number is connected. */
	start: "asking" | "linked";
	outcomes: Record<string, string[] | string>;
}

export const CHAPTERS: readonly Chapter[] = [
	{
		title: "a day of a number: linked, written to, answered, dropped, logged out",
		start: "asking",
		outcomes: {
			"connection-open": ['link connected as 5511912345678 "Loja Exemplo"'],
			"in-text-short--messages-upsert": [
				'contact 5511987654321 "Maria" unread 1 last "Oi, ainda tem o tamanho 38?"',
				'from 5511987654321 AC5F0C1D2E3F4A5B6C7D8E9F0A1B0001 text "Oi, ainda tem o tamanho 38?" by live',
			],
			"in-text-short--contacts-upsert": [
				'contact 5511987654321 "Maria" pictured unread 1 last "Oi, ainda tem o tamanho 38?"',
			],
			"in-text-short--contacts-update": "the same picture again",
			"in-text-short--chats-update": "unread counts of the gateway are not ours",
			"in-text-long-accents-emoji--messages-upsert": [
				'contact 5511987654321 "Maria" pictured unread 2 last "Ação, coração, três pães 🥖🥖🥖 — você conse…"',
				'from 5511987654321 AC5F0C1D2E3F4A5B6C7D8E9F0A1B0002 text "Ação, coração, três pães 🥖🥖🥖 — você conse…" by live',
			],
			"in-text-very-long--messages-upsert": [
				'contact 5511987654321 "Maria" pictured unread 3 last "Parágrafo com quebra de linha\\nParágrafo com …"',
				'from 5511987654321 AC5F0C1D2E3F4A5B6C7D8E9F0A1B0003 text "Parágrafo com quebra de linha\\nParágrafo com …" by live',
			],
			"in-lid-addressed--messages-upsert": [
				'contact 554198765432 "João" unread 1 last "Bom dia"',
				'from 554198765432 3A5F0C1D2E3F4A5B0001 text "Bom dia" by live',
			],
			"in-lid-addressed--contacts-upsert": "the message brought the name",
			"in-lid-addressed--chats-update": "unread counts of the gateway are not ours",
			"in-lid-addressed--contacts-update": "no name, no picture: no news",
			"in-lid-only--contacts-upsert": ['contact Zé "Zé"'],
			"in-quoted--messages-upsert": [
				'contact 5511987654321 "Maria" pictured unread 4 last "Sim, quero dois"',
				'from 5511987654321 AC5F0C1D2E3F4A5B6C7D8E9F0A1B0005 text "Sim, quero dois" by live quotes 3EB0C767D097B7C7A5D1AA',
			],
			"in-quoted-extended--messages-upsert": [
				'contact 5511987654321 "Maria" pictured unread 5 last "Olha esse link https://exemplo.com.br"',
				'from 5511987654321 AC5F0C1D2E3F4A5B6C7D8E9F0A1B0006 text "Olha esse link https://exemplo.com.br" by live quotes AC5F0C1D2E3F4A5B6C7D8E9F0A1B0001',
			],
			"in-no-pushname--messages-upsert": [
				'contact 5511987654321 "Maria" pictured unread 6 last "sem nome"',
				'from 5511987654321 AC5F0C1D2E3F4A5B6C7D8E9F0A1B0007 text "sem nome" by live',
			],
			"in-no-pushname--contacts-update": "the same picture again",
			"in-old-timestamp-offline--messages-upsert": [
				'contact 5511987654321 "Maria" pictured unread 7 last "sem nome"',
				'from 5511987654321 AC5F0C1D2E3F4A5B6C7D8E9F0A1B0008 text "mensagem atrasada" by live',
			],
			"in-duplicate-id--messages-upsert": "the id is known: one message, one unread",
			"in-reaction--messages-upsert": [
				'from 5511987654321 AC5F0C1D2E3F4A5B6C7D8E9F0A1B0001 text "Oi, ainda tem o tamanho 38?" by live 👍',
			],
			"in-edit--messages-edited": [
				'from 5511987654321 AC5F0C1D2E3F4A5B6C7D8E9F0A1B0001 text "Oi, ainda tem o tamanho 39?" by live edited 👍',
			],
			"in-edit--messages-update": "the echo of the edit, without its text",
			"in-revoke--messages-delete": [
				'from 5511987654321 AC5F0C1D2E3F4A5B6C7D8E9F0A1B0002 text "" by live deleted',
			],
			"in-location--messages-upsert": [
				'contact 5511987654321 "Maria" pictured unread 8 last "Loja\\nPraça da Sé"',
				'from 5511987654321 AC5F0C1D2E3F4A5B6C7D8E9F0A1B0012 location "Loja\\nPraça da Sé" {"latitude":-23.55052,"longitude":-46.633308} by live',
			],
			"in-contact-card--messages-upsert": [
				'contact 5511987654321 "Maria" pictured unread 9 last "Ana\\n+5511900000002"',
				'from 5511987654321 AC5F0C1D2E3F4A5B6C7D8E9F0A1B0013 contact "Ana\\n+5511900000002" by live',
			],
			"in-buttons-reply--messages-upsert": [
				'contact 5511987654321 "Maria" pictured unread 10 last "Sim"',
				'from 5511987654321 AC5F0C1D2E3F4A5B6C7D8E9F0A1B0014 text "Sim" by live quotes 3EB0AA',
			],
			"phone-sent-text--messages-upsert": [
				'contact 5511987654321 "Maria" pictured last "Respondi pelo celular"',
				'to 5511987654321 3A5F0C1D2E3F4A5B0020 text "Respondi pelo celular" by phone sent',
			],
			"phone-sent-text--contacts-update": "the same picture again",
			"phone-sent-text-lid--messages-upsert": [
				'contact 554198765432 "João" last "Respondi pelo celular (lid)"',
				'to 554198765432 3A5F0C1D2E3F4A5B0021 text "Respondi pelo celular (lid)" by phone sent',
			],
			"presence-available--presence-update": ["presence 5511987654321 online"],
			"presence-composing--presence-update": ["presence 5511987654321 typing"],
			"presence-recording-lid--presence-update": "no message ever told whose lid this is",
			"presence-paused--presence-update": ["presence 5511987654321 online"],
			"presence-unavailable-last--presence-update": [
				'contact 5511987654321 "Maria" pictured last "Respondi pelo celular" seen 1795200000000',
				"presence 5511987654321 offline",
			],
			"call-offer--call": [
				'contact 5511987654321 "Maria" pictured unread 1 last "Respondi pelo celular" seen 1795200000000',
				'from 5511987654321 call:C0FFEE00000000000000000000000001 call "voice" by live',
			],
			"call-terminate--call": "the call has its entry",
			"picture-changed--contacts-update": "the mock sends the same address of the picture",
			"send-text--send-message": [
				'contact 5511987654321 "Maria" pictured unread 1 last "Olá, tudo bem?" seen 1795200000000',
				'to 5511987654321 3EB04B755E4C324756A904 text "Olá, tudo bem?" by api sent',
			],
			"status-sender-ack--messages-update": "what was sent is sent",
			"status-delivery-ack--messages-update": [
				'to 5511987654321 3EB04B755E4C324756A904 text "Olá, tudo bem?" by api delivered',
			],
			"status-read--messages-update": [
				'to 5511987654321 3EB04B755E4C324756A904 text "Olá, tudo bem?" by api read',
			],
			"status-played--messages-update": "read is the highest we show",
			"status-read-repeated--messages-update": "it is read already",
			"send-text-second--send-message": [
				'contact 5511987654321 "Maria" pictured unread 1 last "Segunda mensagem, um pouco mais longa que qu…" seen 1795200000000',
				'to 5511987654321 3EB0712B2663B5AF3BCFFD text "Segunda mensagem, um pouco mais longa que qu…" by api sent',
			],
			"status-delivery-ack-lid--messages-update": [
				'to 5511987654321 3EB0712B2663B5AF3BCFFD text "Segunda mensagem, um pouco mais longa que qu…" by api delivered',
			],
			"status-read-lid-list--messages-update": [
				'to 5511987654321 3EB0712B2663B5AF3BCFFD text "Segunda mensagem, um pouco mais longa que qu…" by api read',
			],
			"send-text-ack-error-463--send-message": [
				'contact 5511987654321 "Maria" pictured unread 1 last "vai falhar" seen 1795200000000',
				'to 5511987654321 3EB005F54647A79F3357E2 text "vai falhar" by api sent',
			],
			"send-text-ack-error-463--messages-update": [
				'to 5511987654321 3EB005F54647A79F3357E2 text "vai falhar" by api failed',
			],
			"send-text-9digit-stripped--send-message": [
				'contact 554198765432 "João" last "Oi João"',
				'to 554198765432 3EB062CDDB0BB48B87A7A9 text "Oi João" by api sent',
			],
			"send-text-9digit-kept--send-message": [
				'contact 5585988887777 last "Oi Zé"',
				'to 5585988887777 3EB0683EAC452FABB97844 text "Oi Zé" by api sent',
			],
			"send-text-quoted--send-message": [
				'contact 5511987654321 "Maria" pictured unread 1 last "Respondendo" seen 1795200000000',
				'to 5511987654321 3EB007767BE89472AB4B71 text "Respondendo" by api sent quotes AC5F0C1D2E3F4A5B6C7D8E9F0A1B0003',
			],
			"send-reaction--send-message": [
				'from 5511987654321 AC5F0C1D2E3F4A5B6C7D8E9F0A1B0003 text "Parágrafo com quebra de linha\\nParágrafo com …" by live 👍 mine',
			],
			"retry-first-attempt": [
				'contact 5511987654321 "Maria" pictured unread 2 last "retry r503" seen 1795200000000',
				'from 5511987654321 AC5F0C1D2E3F4A5B6C7D8E9F0A1B0101 text "retry r503" by live',
			],
			"jwt-authorization": [
				'contact 5511987654321 "Maria" pictured unread 3 last "com jwt" seen 1795200000000',
				'from 5511987654321 AC5F0C1D2E3F4A5B6C7D8E9F0A1B0111 text "com jwt" by live',
			],
			"by-events-path": [
				'contact 5511987654321 "Maria" pictured unread 4 last "por evento" seen 1795200000000',
				'from 5511987654321 AC5F0C1D2E3F4A5B6C7D8E9F0A1B0112 text "por evento" by live',
			],
			"by-events-url-with-query": [
				'contact 5511987654321 "Maria" pictured unread 5 last "com query" seen 1795200000000',
				'from 5511987654321 AC5F0C1D2E3F4A5B6C7D8E9F0A1B0113 text "com query" by live',
			],
			"retry-last-attempt": "the first attempt was stored",
			"in-audio-ptt--messages-upsert": [
				'contact 5511987654321 "Maria" pictured unread 6 last "" seen 1795200000000',
				'from 5511987654321 AC5F0C1D2E3F4A5B6C7D8E9F0A1B0203 audio "" {"mimetype":"audio/ogg; codecs=opus","seconds":3,"bytes":21,"isVoice":true,"waveform":[0,10,20,30,40,50]} by live',
			],
			"in-document-with-caption--messages-upsert": [
				'contact 5511987654321 "Maria" pictured unread 7 last "Segue o orçamento" seen 1795200000000',
				'from 5511987654321 AC5F0C1D2E3F4A5B6C7D8E9F0A1B0204 document "Segue o orçamento" {"fileName":"orçamento.pdf","mimetype":"application/pdf","bytes":77} by live',
			],
			"send-media-base64--send-message": [
				'contact 5511987654321 "Maria" pictured unread 7 last "Olha" seen 1795200000000',
				'to 5511987654321 3EB024D9B4D4E73FF9F469 image "Olha" {"mimetype":"image/png","bytes":270,"width":10,"height":10} by api sent',
			],
			"in-group-text--messages-upsert": [
				'contact somebody group unread 1 last "Oi grupo"',
				'from somebody AC5F0C1D2E3F4A5B6C7D8E9F0A1B0205 text "Oi grupo" by live author Maria',
			],
			"in-group-text--contacts-upsert": "of a group it names whoever wrote last: not its name",
			"history-sync--chats-set": "unread counts of the gateway are not ours",
			"history-sync--messages-set": [
				'contact 5511955554444 "Contato Antigo" last "resposta antiga"',
				'from 5511955554444 3AHIST0000000000001 text "mensagem antiga" by history',
				'to 5511955554444 3AHIST0000000000002 text "resposta antiga" by history sent',
			],
			"history-sync--contacts-upsert": "the messages brought the name",
			"history-sync--contacts-update": "the same name again",
			"restart-open--1-connection-update": "a blip is not shown: it usually heals within seconds",
			"restart-open--2-connection-update": "the blip has healed",
			"socket-dropped--1-connection-update": "a blip is not shown",
			"socket-dropped--2-connection-update": "the blip has healed",
			"stream-conflict-replaced--1-connection-update": "a blip is not shown",
			"stream-conflict-replaced--2-connection-update": "the blip has healed",
			"stream-error-503--1-connection-update": "a blip is not shown",
			"stream-error-503--2-connection-update": "the blip has healed",
			"server-boot--connection-update": "a blip is not shown",
			"server-boot--connection-update-2": "the blip has healed",
			"apikey-not-exposed--messages-upsert": [
				'contact 5511987654321 "Maria" pictured unread 8 last "chave não exposta" seen 1795200000000',
				'from 5511987654321 AC5F0C1D2E3F4A5B6C7D8E9F0A1B0301 text "chave não exposta" by live',
			],
			"in-image--messages-upsert": [
				'contact 5511987654321 "Maria" pictured unread 9 last "Foto do produto" seen 1795200000000',
				'from 5511987654321 AC5F0C1D2E3F4A5B6C7D8E9F0A1B0302 image "Foto do produto" {"mimetype":"image/png","bytes":77,"width":10,"height":10} by live',
			],
			"in-image-base64-set-while-open--messages-upsert": [
				'contact 5511987654321 "Maria" pictured unread 10 last "com base64 (webhook alterado com a conexão a…" seen 1795200000000',
				'from 5511987654321 AC5F0C1D2E3F4A5B6C7D8E9F0A1B0303 image "com base64 (webhook alterado com a conexão a…" {"mimetype":"image/png","bytes":77,"width":10,"height":10} by live',
			],
			"in-image-base64-after-reconnect--messages-upsert": [
				'contact 5511987654321 "Maria" pictured unread 11 last "com base64 (depois de reconectar)" seen 1795200000000',
				'from 5511987654321 AC5F0C1D2E3F4A5B6C7D8E9F0A1B0304 image "com base64 (depois de reconectar)" {"mimetype":"image/png","bytes":77,"width":10,"height":10} by live',
			],
			"call-rejected-with-message--call": [
				'contact 5511987654321 "Maria" pictured unread 12 last "com base64 (depois de reconectar)" seen 1795200000000',
				'from 5511987654321 call:C0FFEE00000000000000000000000002 call "video" by live',
			],
			"call-rejected-with-message--messages-upsert": [
				'contact 5511987654321 "Maria" pictured unread 12 last "Atendemos só por mensagem." seen 1795200000000',
				'to 5511987654321 3EB05186F3E08E605B312B text "Atendemos só por mensagem." by api sent',
			],
			"logout-open--status-instance": [
				'link disconnected as 5511912345678 "Loja Exemplo" because logged_out',
			],
			"logout-open--logout-instance": "status.instance said it, with its reason",
			"logout-open--connection-update": "it is disconnected already",
		},
	},
	{
		title: "a linked number is deleted at the gateway",
		start: "linked",
		outcomes: {
			"delete-open--1-status-instance": [
				'link disconnected as 5511912345678 "Loja Exemplo" because logged_out',
			],
			"delete-open--2-instance-delete": "the log-out says it",
			"delete-open--3-remove-instance": "it is disconnected already",
			"delete-open--4-logout-instance": "status.instance said it, with its reason",
			"delete-open--5-connection-update": "it is disconnected already",
		},
	},
	{
		title: "a number without name or picture is removed from the phone",
		start: "asking",
		outcomes: {
			"connection-open-no-name-no-picture": ["link connected as 5511900000001"],
			"device-removed-401--1-status-instance": [
				"link disconnected as 5511900000001 because logged_out",
			],
			"device-removed-401--2-logout-instance": "status.instance said it, with its reason",
			"device-removed-401--3-connection-update": "it is disconnected already",
		},
	},
	{
		title: "the removed number asks for a new QR",
		start: "asking",
		outcomes: {
			"connect-after-401--1-connection-update": "we asked for it: it is connecting",
			"connect-after-401--2-qrcode-updated": ["link waiting_qr qr fakeQrRef0000000000001"],
		},
	},
	{
		title: "a chat that the gateway knows with a row of its own",
		start: "linked",
		outcomes: {
			"in-text-known-chat-new-name--messages-upsert": [
				'contact 5511955554444 "Nome Novo" unread 1 last "mudei de nome"',
				'from 5511955554444 AC5F0C1D2E3F4A5B6C7D8E9F0A1B0401 text "mudei de nome" by live',
			],
			"send-text-known-chat--send-message": [
				'contact 5511955554444 "Nome Novo" unread 1 last "oi"',
				'to 5511955554444 3EB028D9E699D24258A2BA text "oi" by api sent',
			],
			"status-read-known-chat--messages-update": [
				'to 5511955554444 3EB028D9E699D24258A2BA text "oi" by api read',
			],
			"status-read-known-chat--chats-upsert": "unread counts of the gateway are not ours",
			"update-message--send-message-update": [
				'contact 5511955554444 "Nome Novo" unread 1 last "oi (editado)"',
				'to 5511955554444 3EB028D9E699D24258A2BA text "oi (editado)" by api read edited',
			],
			"query-override-send--send-message": [
				'contact 5511987654321 last "enviado pela instância errada"',
				'to 5511987654321 3EB0BF3B2E12CD084769EA text "enviado pela instância errada" by api sent',
			],
		},
	},
	{
		title: "the login is refused",
		start: "asking",
		outcomes: {
			"login-refused-401--status-instance": ["link disconnected because logged_out"],
		},
	},
	{
		title: "a pairing code beside the QR",
		start: "asking",
		outcomes: {
			"qrcode-updated-pairing": ["link waiting_qr qr fakeQrRef0000000000004 code ABCD1234"],
		},
	},
	{
		title: "a number that waits for its QR is deleted at the gateway",
		start: "asking",
		outcomes: {
			"delete-connecting--1-instance-delete": "remove.instance says it",
			"delete-connecting--2-remove-instance": ["link disconnected because logged_out"],
		},
	},
	{
		title: "the gateway gives up after its limit of QRs",
		start: "asking",
		outcomes: {
			"instance-create": "we made it ourselves",
			"connection-connecting-first": "we asked for it: it is connecting",
			"qrcode-updated": ["link waiting_qr qr fakeQrRef0000000000003"],
			"qr-limit-1-qrcode-updated": ["link waiting_qr qr fakeQrRef0000000000002"],
			"qr-limit-2-qrcode-updated": ["link expired because qr_limit"],
			"qr-limit-3-connection-update": "the QR limit has said it",
		},
	},
];
