/** What each recorded webhook of Evolution 2.3.7 means to us. Reviewed against the recordings' README. */
export const WEBHOOK_OUTCOMES: Record<string, string[]> = {
	"hook-apikey-not-exposed--messages-upsert": [
		'in/live AC5F0C1D2E3F4A5B6C7D8E9F0A1B0301 phone:5511987654321+lid:99000000000101 text "chave não exposta" name=Maria at=1795204285000',
	],
	"hook-by-events-path": [
		'in/live AC5F0C1D2E3F4A5B6C7D8E9F0A1B0112 phone:5511987654321+lid:99000000000101 text "por evento" name=Maria at=1795204010000',
	],
	"hook-by-events-url-with-query": [
		'in/live AC5F0C1D2E3F4A5B6C7D8E9F0A1B0113 phone:5511987654321+lid:99000000000101 text "com query" name=Maria at=1795204010000',
	],
	"hook-call-offer--call": [
		"call C0FFEE00000000000000000000000001 phone:5511987654321 ringing video=false 1795203000000",
	],
	"hook-call-rejected-with-message--call": [
		"call C0FFEE00000000000000000000000002 phone:5511987654321 ringing video=true 1795203000000",
	],
	"hook-call-rejected-with-message--messages-upsert": [
		'out/api 3EB05186F3E08E605B312B phone:5511987654321 text "Atendemos só por mensagem." at=1795204296000',
	],
	"hook-call-terminate--call": [
		"call C0FFEE00000000000000000000000001 phone:5511987654321 ended video=false 1795203010000",
	],
	"hook-connect-after-401--1-connection-update": ["linking"],
	"hook-connect-after-401--2-qrcode-updated": ["qr code pairing=null"],
	"hook-connection-connecting-first": ["linking"],
	"hook-connection-open": ["linked 5511912345678 Loja Exemplo"],
	"hook-connection-open-no-name-no-picture": ["linked 5511900000001 null"],
	"hook-delete-connecting--1-instance-delete": ["ignored: event instance.delete"],
	"hook-delete-connecting--2-remove-instance": ["unlinked null"],
	"hook-delete-open--1-status-instance": ["unlinked 401"],
	"hook-delete-open--2-instance-delete": ["ignored: event instance.delete"],
	"hook-delete-open--3-remove-instance": ["unlinked null"],
	"hook-delete-open--4-logout-instance": ["ignored: event logout.instance"],
	"hook-delete-open--5-connection-update": ["unlinked 401"],
	"hook-device-removed-401--1-status-instance": ["unlinked 401"],
	"hook-device-removed-401--2-logout-instance": ["ignored: event logout.instance"],
	"hook-device-removed-401--3-connection-update": ["unlinked 401"],
	"hook-history-sync--chats-set": ["ignored: event chats.set"],
	"hook-history-sync--contacts-update": [
		"contact phone:5511955554444 name=Contato Antigo avatar=false",
	],
	"hook-history-sync--contacts-upsert": [
		"contact phone:5511955554444 name=Contato Antigo avatar=false",
	],
	"hook-history-sync--messages-set": [
		'in/history 3AHIST0000000000001 phone:5511955554444 text "mensagem antiga" name=Contato Antigo at=1794000000000',
		'out/history 3AHIST0000000000002 phone:5511955554444 text "resposta antiga" at=1794000060000',
	],
	"hook-in-audio-ptt--messages-upsert": [
		'in/live AC5F0C1D2E3F4A5B6C7D8E9F0A1B0203 phone:5511987654321+lid:99000000000101 audio "" {"mimetype":"audio/ogg; codecs=opus","seconds":3,"bytes":21,"isVoice":true,"waveform":[0,10,20,30,40,50]} name=Maria at=1795204113000',
	],
	"hook-in-buttons-reply--messages-upsert": [
		'in/live AC5F0C1D2E3F4A5B6C7D8E9F0A1B0014 phone:5511987654321+lid:99000000000101 text "Sim" name=Maria quotes=3EB0AA at=1795203836000',
	],
	"hook-in-contact-card--messages-upsert": [
		'in/live AC5F0C1D2E3F4A5B6C7D8E9F0A1B0013 phone:5511987654321+lid:99000000000101 contact "Ana\\n+5511900000002" name=Maria at=1795203835000',
	],
	"hook-in-document-with-caption--messages-upsert": [
		'in/live AC5F0C1D2E3F4A5B6C7D8E9F0A1B0204 phone:5511987654321+lid:99000000000101 document "Segue o orçamento" {"fileName":"orçamento.pdf","mimetype":"application/pdf","bytes":77} name=Maria at=1795204114000',
	],
	"hook-in-duplicate-id--messages-upsert": [
		'in/live AC5F0C1D2E3F4A5B6C7D8E9F0A1B0001 phone:5511987654321+lid:99000000000101 text "Oi, ainda tem o tamanho 38?" name=Maria at=1795203832000',
	],
	"hook-in-edit--messages-edited": [
		'edited AC5F0C1D2E3F4A5B6C7D8E9F0A1B0001 "Oi, ainda tem o tamanho 39?"',
	],
	"hook-in-edit--messages-update": ["ignored: echo of an edit"],
	"hook-in-group-text--contacts-upsert": ["ignored: contact without news"],
	"hook-in-group-text--messages-upsert": [
		'in/live AC5F0C1D2E3F4A5B6C7D8E9F0A1B0205 group:120363000000000001 text "Oi grupo" author=Maria (lid:99000000000101+phone:5511987654321) at=1795204118000',
	],
	"hook-in-image--messages-upsert": [
		'in/live AC5F0C1D2E3F4A5B6C7D8E9F0A1B0302 phone:5511987654321+lid:99000000000101 image "Foto do produto" {"mimetype":"image/png","bytes":77,"width":10,"height":10} name=Maria at=1795204287000',
	],
	"hook-in-image-base64-after-reconnect--messages-upsert": [
		'in/live AC5F0C1D2E3F4A5B6C7D8E9F0A1B0304 phone:5511987654321+lid:99000000000101 image "com base64 (depois de reconectar)" {"mimetype":"image/png","bytes":77,"width":10,"height":10} name=Maria at=1795204293000',
	],
	"hook-in-image-base64-set-while-open--messages-upsert": [
		'in/live AC5F0C1D2E3F4A5B6C7D8E9F0A1B0303 phone:5511987654321+lid:99000000000101 image "com base64 (webhook alterado com a conex…" {"mimetype":"image/png","bytes":77,"width":10,"height":10} name=Maria at=1795204289000',
	],
	"hook-in-lid-addressed--chats-update": ["ignored: event chats.update"],
	"hook-in-lid-addressed--contacts-update": ["ignored: contact without news"],
	"hook-in-lid-addressed--contacts-upsert": ["contact phone:554198765432 name=João avatar=false"],
	"hook-in-lid-addressed--messages-upsert": [
		'in/live 3A5F0C1D2E3F4A5B0001 phone:554198765432 text "Bom dia" name=João at=1795203828000',
	],
	"hook-in-lid-only--contacts-upsert": ["contact lid:99000000000103 name=Zé avatar=false"],
	"hook-in-location--messages-upsert": [
		'in/live AC5F0C1D2E3F4A5B6C7D8E9F0A1B0012 phone:5511987654321+lid:99000000000101 location "Loja\\nPraça da Sé" {"latitude":-23.55052,"longitude":-46.633308} name=Maria at=1795203834000',
	],
	"hook-in-no-pushname--contacts-update": ["contact phone:5511987654321 name=null avatar=true"],
	"hook-in-no-pushname--messages-upsert": [
		'in/live AC5F0C1D2E3F4A5B6C7D8E9F0A1B0007 phone:5511987654321+lid:99000000000101 text "sem nome" at=1795203830000',
	],
	"hook-in-old-timestamp-offline--messages-upsert": [
		'in/live AC5F0C1D2E3F4A5B6C7D8E9F0A1B0008 phone:5511987654321+lid:99000000000101 text "mensagem atrasada" name=Maria at=1795000000000',
	],
	"hook-in-quoted--messages-upsert": [
		'in/live AC5F0C1D2E3F4A5B6C7D8E9F0A1B0005 phone:5511987654321+lid:99000000000101 text "Sim, quero dois" name=Maria quotes=3EB0C767D097B7C7A5D1AA at=1795203829000',
	],
	"hook-in-quoted-extended--messages-upsert": [
		'in/live AC5F0C1D2E3F4A5B6C7D8E9F0A1B0006 phone:5511987654321+lid:99000000000101 text "Olha esse link https://exemplo.com.br" name=Maria quotes=AC5F0C1D2E3F4A5B6C7D8E9F0A1B0001 at=1795203830000',
	],
	"hook-in-reaction--messages-upsert": [
		"reaction 👍 on AC5F0C1D2E3F4A5B6C7D8E9F0A1B0001 fromMe=false",
	],
	"hook-in-revoke--messages-delete": ["deleted AC5F0C1D2E3F4A5B6C7D8E9F0A1B0002"],
	"hook-in-text-known-chat-new-name--messages-upsert": [
		'in/live AC5F0C1D2E3F4A5B6C7D8E9F0A1B0401 phone:5511955554444+lid:99000000000104 text "mudei de nome" name=Nome Novo at=1795204464000',
	],
	"hook-in-text-long-accents-emoji--messages-upsert": [
		'in/live AC5F0C1D2E3F4A5B6C7D8E9F0A1B0002 phone:5511987654321+lid:99000000000101 text "Ação, coração, três pães 🥖🥖🥖 — você c…" name=Maria at=1795203826000',
	],
	"hook-in-text-short--chats-update": ["ignored: event chats.update"],
	"hook-in-text-short--contacts-update": ["contact phone:5511987654321 name=null avatar=true"],
	"hook-in-text-short--contacts-upsert": ["contact phone:5511987654321 name=Maria avatar=true"],
	"hook-in-text-short--messages-upsert": [
		'in/live AC5F0C1D2E3F4A5B6C7D8E9F0A1B0001 phone:5511987654321+lid:99000000000101 text "Oi, ainda tem o tamanho 38?" name=Maria at=1795203826000',
	],
	"hook-in-text-very-long--messages-upsert": [
		'in/live AC5F0C1D2E3F4A5B6C7D8E9F0A1B0003 phone:5511987654321+lid:99000000000101 text "Parágrafo com quebra de linha\\nParágrafo …" name=Maria at=1795203827000',
	],
	"hook-instance-create": ["ignored: event instance.create"],
	"hook-jwt-authorization": [
		'in/live AC5F0C1D2E3F4A5B6C7D8E9F0A1B0111 phone:5511987654321+lid:99000000000101 text "com jwt" name=Maria at=1795204010000',
	],
	"hook-login-refused-401--status-instance": ["unlinked 401"],
	"hook-logout-open--connection-update": ["unlinked 401"],
	"hook-logout-open--logout-instance": ["ignored: event logout.instance"],
	"hook-logout-open--status-instance": ["unlinked 401"],
	"hook-phone-sent-text--contacts-update": ["contact phone:5511987654321 name=null avatar=true"],
	"hook-phone-sent-text--messages-upsert": [
		'out/phone 3A5F0C1D2E3F4A5B0020 phone:5511987654321+lid:99000000000101 text "Respondi pelo celular" status=sent at=1795203836000',
	],
	"hook-phone-sent-text-lid--messages-upsert": [
		'out/phone 3A5F0C1D2E3F4A5B0021 phone:554198765432 text "Respondi pelo celular (lid)" status=sent at=1795203837000',
	],
	"hook-picture-changed--contacts-update": ["contact phone:5511987654321 name=null avatar=true"],
	"hook-presence-available--presence-update": ["presence phone:5511987654321 online null"],
	"hook-presence-composing--presence-update": ["presence phone:5511987654321 typing null"],
	"hook-presence-paused--presence-update": ["presence phone:5511987654321 online null"],
	"hook-presence-recording-lid--presence-update": ["presence lid:99000000000102 recording null"],
	"hook-presence-unavailable-last--presence-update": [
		"presence phone:5511987654321 offline 1795200000000",
	],
	"hook-qr-limit-1-qrcode-updated": ["qr code pairing=null"],
	"hook-qr-limit-2-qrcode-updated": ["link_refused 500"],
	"hook-qr-limit-3-connection-update": ["link_refused 428"],
	"hook-qrcode-updated": ["qr code pairing=null"],
	"hook-qrcode-updated-pairing": ["qr code pairing=ABCD1234"],
	"hook-query-override-send--send-message": [
		'out/api 3EB0BF3B2E12CD084769EA phone:5511987654321 text "enviado pela instância errada" at=1795204470000',
	],
	"hook-restart-open--1-connection-update": ["linking"],
	"hook-restart-open--2-connection-update": ["linked 5511912345678 Loja Exemplo"],
	"hook-retry-first-attempt": [
		'in/live AC5F0C1D2E3F4A5B6C7D8E9F0A1B0101 phone:5511987654321+lid:99000000000101 text "retry r503" name=Maria at=1795204005000',
	],
	"hook-retry-last-attempt": [
		'in/live AC5F0C1D2E3F4A5B6C7D8E9F0A1B0101 phone:5511987654321+lid:99000000000101 text "retry r503" name=Maria at=1795204005000',
	],
	"hook-send-media-base64--send-message": [
		'out/api 3EB024D9B4D4E73FF9F469 phone:5511987654321 image "Olha" {"mimetype":"image/png","bytes":270,"width":10,"height":10} at=1795204116000',
	],
	"hook-send-reaction--send-message": [
		"reaction 👍 on AC5F0C1D2E3F4A5B6C7D8E9F0A1B0003 fromMe=true",
	],
	"hook-send-text--send-message": [
		'out/api 3EB04B755E4C324756A904 phone:5511987654321 text "Olá, tudo bem?" at=1795203920000',
	],
	"hook-send-text-9digit-kept--send-message": [
		'out/api 3EB0683EAC452FABB97844 phone:5585988887777 text "Oi Zé" at=1795203932000',
	],
	"hook-send-text-9digit-stripped--send-message": [
		'out/api 3EB062CDDB0BB48B87A7A9 phone:554198765432 text "Oi João" at=1795203931000',
	],
	"hook-send-text-ack-error-463--messages-update": ["status 3EB005F54647A79F3357E2 failed"],
	"hook-send-text-ack-error-463--send-message": [
		'out/api 3EB005F54647A79F3357E2 phone:5511987654321 text "vai falhar" at=1795203929000',
	],
	"hook-send-text-known-chat--send-message": [
		'out/api 3EB028D9E699D24258A2BA phone:5511955554444 text "oi" at=1795204466000',
	],
	"hook-send-text-quoted--send-message": [
		'out/api 3EB007767BE89472AB4B71 phone:5511987654321 text "Respondendo" quotes=AC5F0C1D2E3F4A5B6C7D8E9F0A1B0003 at=1795203933000',
	],
	"hook-send-text-second--send-message": [
		'out/api 3EB0712B2663B5AF3BCFFD phone:5511987654321 text "Segunda mensagem, um pouco mais longa qu…" at=1795203926000',
	],
	"hook-server-boot--connection-update": ["linking"],
	"hook-server-boot--connection-update-2": ["linked 5511912345678 Loja Exemplo"],
	"hook-socket-dropped--1-connection-update": ["linking"],
	"hook-socket-dropped--2-connection-update": ["linked 5511912345678 Loja Exemplo"],
	"hook-status-delivery-ack--messages-update": ["status 3EB04B755E4C324756A904 delivered"],
	"hook-status-delivery-ack-lid--messages-update": ["status 3EB0712B2663B5AF3BCFFD delivered"],
	"hook-status-played--messages-update": ["status 3EB04B755E4C324756A904 read"],
	"hook-status-read--messages-update": ["status 3EB04B755E4C324756A904 read"],
	"hook-status-read-known-chat--chats-upsert": ["ignored: event chats.upsert"],
	"hook-status-read-known-chat--messages-update": ["status 3EB028D9E699D24258A2BA read"],
	"hook-status-read-lid-list--messages-update": ["status 3EB0712B2663B5AF3BCFFD read"],
	"hook-status-read-repeated--messages-update": ["status 3EB04B755E4C324756A904 read"],
	"hook-status-sender-ack--messages-update": ["status 3EB04B755E4C324756A904 sent"],
	"hook-stream-conflict-replaced--1-connection-update": ["linking"],
	"hook-stream-conflict-replaced--2-connection-update": ["linked 5511912345678 Loja Exemplo"],
	"hook-stream-error-503--1-connection-update": ["linking"],
	"hook-stream-error-503--2-connection-update": ["linked 5511912345678 Loja Exemplo"],
	"hook-update-message--send-message-update": ['edited 3EB028D9E699D24258A2BA "oi (editado)"'],
};
