// Shops: what customers ask, by topic (form: ../topic-index.ts).

export const COMERCIO = `
# frete-valor
! frete, valor do frete, custo de envio, taxa de entrega, sedex, pac, calcular frete
quanto fica pra mandar pra Salvador? | cobram pra entregar? | quanto sai o envio | pra minha cidade fica caro? | meu cep é 13200, quanto dá? | a entrega é quanto | o envio tá mais caro que o produto
quanto é o motoboy pro Tatuapé | qual o valor do correio | é cobrado à parte o transporte? | quem mora longe paga mais? | se eu levar duas coisas pago um envio só?
por que ficou tão alto pra chegar aqui? | como calculo quanto vou pagar de entrega | sedex dá quanto | tem opção de envio mais barata? | moro em Manaus, vai sair um absurdo né?
o envio sou eu que pago? | posso eu mesma mandar a transportadora pegar? | já tá incluso pra trazer aqui? | quanto mais ou menos pra despachar pro interior?
uai, cobra pra trazer aqui no bairro do lado? | qto p mandar pro sul | mandando pelos correios fica em quanto | tá salgado esse envio hein | o site calculou 60 reais pra trazer, é isso mesmo?
pesa muito, encarece pra mandar? | dá pra juntar com o pedido da minha amiga e pagar um só? | taxa pra zona rural é diferente? | de Uber flash fica quanto pra cá | cobram por quilômetro?
cuánto sale el envío | el envío se paga aparte? | how much is shipping | what's the delivery fee | mandar pra longe custa muito? | pro correio levar até Belém, dá quanto?
moro a 3 km daí, sai quanto pra trazer? | é muito dinheiro pra despachar? | se vier de transportadora quanto é | mais caro o transporte do que a peça, tem jeito? | quanto cobram pra vir aqui na vila

# frete-gratis
! frete grátis, frete gratuito, entrega grátis, envio grátis, acima de, isenção de frete
a partir de quanto não paga entrega? | tem frete grátis? | vcs mandam de graça? | acima de quanto o envio sai de graça | falta quanto pra não pagar a entrega? | entrega por conta da loja?
compro bastante, me dá o frete? | não cobra pra trazer se eu levar mais? | pro nordeste também é de graça? | o anúncio dizia que a entrega era free | cidade vizinha tem entrega sem custo?
gastei 300 e cobrou envio, por quê? | se eu for assinante não pago pra receber? | quero comprar mas só se não pagar o correio | o grátis é só pra capital?
somando com o cupom ainda fica sem cobrar envio? | faltam 5 reais pra isentar, dá um jeitinho? | vale pra móvel grande a entrega de graça? | na primeira compra a entrega é cortesia?
é grátis mas demora mais? | moro pertinho, me isenta da taxa? | tem dia que não cobra taxa pra entregar? | por que não apareceu zero no envio? | qual o mínimo pra entregar sem taxa
se não cobrar o motoboy eu fecho agora | o desconto tirou meu envio de graça, pode isso? | pra todo o Brasil é sem custo? | oxe, libera a entrega sem custo pra mim?
pega 2 e o envio fica por conta de vcs? | envio é 0800? rs | tem um cupom que zera a entrega? | o envio é gratis a partir de cuánto | tienen envío gratis? | do you offer free shipping
how much do I need to spend for free delivery

# prazo-entrega
! prazo de entrega, dias úteis, tempo de entrega, previsão de chegada, prazo de envio, prazo de postagem
quando chega? | demora muito pra chegar? | são quantos dias até chegar | chega até sexta? | preciso pra uma festa dia 20, dá tempo? | comprando hoje recebo quando? | é rápido pra entregar?
aniversário da minha mãe é semana que vem, chega antes? | quanto tempo leva até o Pará | em quanto tempo vocês despacham | conta dia útil ou corrido? | viajo dia 10, será que recebo antes?
postam no mesmo dia? | chega antes do natal? | depois que eu pagar, qtos dias | é pra ontem, quanto tempo leva? | se eu fechar agora em qual dia tá na minha mão | pelo pac leva quanto
moro no interior do Acre, em quanto tempo vem? | o prazo começa a contar quando | quando sai daí depois que eu compro | até o dia dos pais tá aqui? | leva mais de uma semana?
consigo receber ainda esse mês? | tenho um casamento sábado que vem, arrisco pedir? | se for do sul pro norte são quantos dias | uai, quinze dias pra chegar? | me dá uma previsão
vai demorar uma eternidade ou vem logo? | costuma chegar antes do prometido? | feito sob encomenda fica pronto e chega quando? | cuánto tarda en llegar | llega antes del viernes?
how long does delivery take | will it arrive before the weekend | vem rápido? | vou viajar sábado, recebo antes? | daqui a quantos dias tá na minha porta? | tô ansiosa, demora?
é pra uma formatura no dia 30 | quanto tempo fica na estrada | qual a data que vocês prometem | despacham logo ou seguram? | até o começo do mês que vem chega?

# area-entrega
! área de entrega, regiões atendidas, entregamos em, todo o Brasil, bairros, cidades atendidas, cep
chega no interior? | entrega em Manaus? | minha tia mora na Bahia, chega lá? | vcs mandam pra todo o país? | moro na roça, o entregador vai? | aqui no meu bairro vocês trazem?
entregam em área de risco? | meu cep não é atendido, e agora? | vem até o Grajaú? | moro numa ilha, tem como? | mandam pra Fernando de Noronha? | aqui o correio não sobe, como faço?
entrega só na cidade? | fora do estado vcs enviam? | qual a distância máxima | moro em condomínio rural | vão até a praia? | entrega em caixa postal? | minha rua não tem cep, consegue?
vcs despacham pro norte? | até onde vocês entregam | o motoboy vem pra esse lado? | entrega em aldeia/quilombo? | pra Roraima manda? | tô na divisa, na cidade vizinha, entregam?
posso receber no hotel em que tô hospedada? | dá pra entregar no meu serviço? | aqui na comunidade ninguém entrega, vocês vêm? | bah, mandam cá pro sul? | diz que não entrega na minha região
na zona rural de Minas ocês entrega? | entregam em quartel? | hacen envíos al interior | llegan hasta mi ciudad? | do you deliver to my area | do you ship nationwide | sou de Rondônia, vcs mandam?
moro depois da ponte, vocês vão? | meus pais são de um povoado, conseguem mandar? | atendem a baixada? | minha cidade é minúscula, chega? | lá onde o Judas perdeu as botas vocês entregam? rs
pra qualquer canto do país vai?

# entrega-expressa
! entrega expressa, entrega no mesmo dia, motoboy, urgente, full, sedex 10, same day
preciso pra hoje | chega ainda hoje? | tem motoboy? | é urgente, consegue mandar agora? | posso mandar um uber buscar? | dá pra receber em duas horas? | pago a mais se vier rapidinho
esqueci o presente, é a festa hoje à noite | tem entrega flash? | até que horas peço pra receber no mesmo dia? | tem 99 entrega? | amanhã cedo sem falta, dá? | preciso desesperadamente até as 18h
qual o envio mais veloz | consigo pra daqui a pouco? | meu evento é amanhã e não tenho nada | vcs mandam por aplicativo? | chega amanhã se eu pagar sedex? | tô no hospital e precisava logo
manda voando? | quanto a mais pra vir na hora | peço agora e almoço com ele na mão? rs | é caso de emergência, tem como? | tem loggi/lalamove? | não posso esperar uma semana
entregam no mesmo dia na capital? | sai daí agora? | viajo hoje à noite, consigo receber antes? | mando meu entregador, deixam pronto? | o aniversário é hoje, socorro | tem alguém de moto pra trazer?
eita, consigo isso pra já? | lo necesito para hoy | tienen envío en el día? | do you have same-day delivery | can I get it by tonight

# entrega-horario-fim-semana
! entrega agendada, entrega no sábado, horário da entrega, período de entrega, turno, entrega aos fins de semana
entregam no sábado? | que horas o entregador passa? | posso escolher o horário de receber? | só tô em casa à noite | domingo entrega? | trabalho o dia todo, entrega depois das 18?
vem de manhã ou de tarde? | dá pra agendar o dia que vem? | no fim de semana o correio traz? | quero que chegue exatamente no dia 12 | feriado tem entrega? | o porteiro só recebe até as 17h
pode ser na parte da manhã? | tenho que ficar o dia inteiro esperando? | o caminhão passa em que período | marca pra entregar sábado cedo | não estarei semana que vem, manda só na outra?
segura e entrega só na sexta? | o entregador avisa antes de vir? | entrega à noite vocês fazem? | é horário comercial a entrega? | combina comigo a hora pra trazer?
meu prédio só libera mudança e carga até 16h | preciso que tragam entre 14 e 16 | vai chegar hoje que horas mais ou menos | fds o motoboy roda? | mandem só quando eu voltar de viagem
posso pedir pra entregar mais tarde? | dia de entrega na minha cidade é qual? | só posso receber na minha folga | dá pra entregar num sábado à tarde? | manda só dia 24, é surpresa
entregan los domingos | puedo elegir la hora de entrega? | do you deliver on weekends | can I choose a delivery time slot

# retirada-loja
! retirada na loja, retirar, retire na loja, buscar na loja, pickup, clique e retire, ponto de retirada
posso buscar aí? | dá pra pegar na loja? | compro pelo site e pego aí | passo aí pra pegar depois do serviço | já posso ir buscar? | retirada é de graça? | não quero pagar frete, vou eu mesma
em quanto tempo fica separado pra eu pegar | até quando guardam pra eu buscar? | que horas posso pegar meu pacote | levo o quê pra pegar a compra? | meu filho pode ir aí pegar pra mim?
moro perto, prefiro ir aí | dá pra pegar no centro de vocês? | retiro em qual endereço | esqueci de buscar, ainda tá aí? | tem ponto de coleta perto do metrô? | se eu comprar agora pego hoje?
vocês avisam quando puder ir pegar? | posso trocar pra buscar em vez de entregar? | locker vocês têm? | combinar num ponto de encontro rola? | posso pegar na casa da vendedora?
vou de moto buscar, a caixa cabe? | pego aí sem pagar envio? | quero ver antes, então busco pessoalmente | tem que mostrar o número do pedido pra levar? | mando um motoqueiro recolher aí
me entregam na portaria daí ou entro? | recebi email que tá pronto, é só ir? | vou passar na cidade amanhã, pego com vocês | égua, posso passar aí e já pego? | puedo pasar a buscarlo
retiro en el local? | can I pick it up in store | is it ready for pickup

# rastreio
! rastreio, rastrear, código de rastreio, rastreamento, acompanhar entrega, correios, transportadora
onde tá meu pacote? | cadê o código pra acompanhar? | como vejo por onde anda | o código dos correios não funciona | tá parado em Curitiba faz dias | diz que saiu pra entrega, é hoje?
qual transportadora traz? | não atualiza desde segunda | já despacharam? | me manda o número do correio | vcs já postaram? | aparece objeto não localizado | em que ponto da viagem ele tá?
como sei que tá vindo | tá em Cajamar, falta muito? | por que foi pra outra cidade? | quero seguir minha encomenda | o link que mandaram não abre a localização | saiu daí que dia?
tá na alfândega/fiscalização, e agora? | consta aguardando retirada, onde? | consigo ver o entregador no mapa? | não recebi email com o número do envio | o status diz em trânsito, o que é isso?
tá com quem minha encomenda? | objeto encaminhado pra onde? | qual o telefone da transportadora | me passa o tracking | tá vindo por onde? | já saiu daí minha caixa?
como acompanho a viagem da minha compra | uai, por onde anda minha encomenda? | cuál es el número de seguimiento | por dónde va mi paquete? | can I track my package | where is my parcel
o caminhão já passou por onde? | faz uma semana que não se mexe | me diz em que cidade tá agora | queria ficar de olho onde anda meu pacote | já botaram no correio?
esse número que mandaram não acha nada

# atraso-entrega
! atraso na entrega, pedido atrasado, não chegou, fora do prazo, extraviado, extravio
era pra ter chegado ontem | e se atrasar a entrega | já passou do dia e nada | até agora não recebi | faz um mês que comprei e nada | cadê minha encomenda que não vem?
prometeram pra sexta e hoje é terça | perdi a festa por causa de vcs | tô esperando há 20 dias úteis | será que extraviou? | sumiu no caminho? | e se não chegar a tempo, o que vocês fazem?
o prazo venceu | meu presente não veio e o aniversário já foi | que demora é essa | vocês não cumpriram a data | se perder no correio quem paga? | desde o mês passado espero
tá atrasado meu pacote, resolvam | o correio tá em greve, vai afetar? | mandam outro se esse se perder? | comprei dia 2, hoje é 25 | uai, num chegou até hoje | vai chegar ou não vai?
o carteiro não passa e o prazo acabou | a carga foi roubada, e eu? | quero saber por que não entregaram ainda | a data estimada mudou três vezes já | tô cansada de esperar essa compra
oxe, esse trem veio de jegue? | fiquei sem a roupa pro casamento porque não veio | cês esqueceram da minha compra? | mi pedido no llegó | está atrasado, qué pasó? | my order hasn't arrived
it's late, what happened | cansei, cadê? | estourou o prazo que vocês deram | tô sem resposta e sem a encomenda | minha filha chorou porque o presente não apareceu
vocês disseram cinco dias e já foram doze | vão me compensar pelo atraso? | se não vier até amanhã eu desisto

# consta-entregue
! entregue, consta como entregue, não recebido, entrega não reconhecida, comprovante de entrega
aparece que entregaram mas não tem nada aqui | diz entregue e eu não recebi | quem assinou que recebeu? | meu porteiro disse que não chegou nada | deram baixa e ninguém veio aqui
entregaram na casa errada | o vizinho pegou meu pacote? | tem foto da entrega? | no sistema tá finalizado e eu de mãos vazias | o entregador marcou que deixou, mentira | deixaram no portão e sumiu
roubaram da minha varanda | recebi email de entrega concluída e nada | a foto mostra outra porta | não conheço a pessoa que recebeu | fiquei em casa o dia todo e consta entregue
jogaram por cima do muro e o cachorro estragou | quem é esse fulano que recebeu no meu lugar? | o motoboy sumiu com minha compra | concluíram o pedido sem me entregar | largaram na rua e levaram
a portaria nega que recebeu | deixaram na chuva | no rastreio tá entregue ontem às 14h, só que não | o código de confirmação nem foi pedido pra mim | entregaram pra outra pessoa com nome parecido
o aplicativo diz que já recebi | sumiram com meu pacote e disseram que tá comigo | não fui eu que recebi | quero a assinatura de quem pegou | véi, consta que recebi mas cadê?
dice entregado y no recibí nada | quién lo recibió? | it says delivered but I never got it | who signed for my package

# endereco-errado
! endereço errado, alterar endereço, endereço de entrega, corrigir endereço, mudar endereço, complemento
coloquei o número da casa errado | mudei de casa, e o pedido? | esqueci o apartamento | dá pra trocar onde vai entregar? | o cep tá errado | mandei pro lugar antigo sem querer
quero que vá pra casa da minha mãe | digitei a rua errada | não pus o bloco | ainda dá pra mudar o destino? | já saiu e tá indo pro lugar errado | o site puxou meu cadastro velho
faltou o ponto de referência | troquei de emprego e mandei pro antigo | pode entregar em outro local? | errei o cep e agora | me mudo semana que vem, pra onde vai?
foi pra rua de mesmo nome em outra cidade | corrige meu número aí: é 245 | o complemento ficou de fora | voltou porque não acharam a casa | não quero mais que entregue no serviço
coloquei São José errado, é o dos Campos | minha casa não tem número, como preencho? | como atualizo onde recebo | saiu com a rua velha, intercepta? | a compra anterior ficou salva com outra casa
o entregador não acha minha rua | dá pra desviar a encomenda? | rapaz, botei o cep da minha sogra | é casa dos fundos, coloquem aí | confundi a quadra e o lote | puse mal la dirección
puedo cambiar dónde lo entregan? | I put the wrong address | can I change the delivery address

# ausente-reentrega
! ausente, destinatário ausente, tentativa de entrega, reentrega, nova tentativa, devolvido ao remetente
e se eu não estiver em casa? | passaram e eu não tava | vão tentar de novo? | perdi a entrega | trabalho o dia inteiro, ninguém fica em casa | quantas vezes o entregador volta?
voltou pra vocês, e agora? | tô viajando, o que acontece com o pacote? | o correio deixou um papelzinho | a campainha tá quebrada, não ouvi | cobram pra mandar outra vez?
o moço não esperou e foi embora | diz que fizeram três tentativas | não tinha ninguém pra abrir o portão | se ninguém atender deixam onde? | tá na agência, até quando posso buscar?
disseram que eu não estava, mas estava sim | foi devolvido porque não me acharam | eu tava no banho e ele foi embora | como peço pra trazer de novo? | moro sozinha e saio cedo
quando passam outra vez? | não fui buscar no correio e voltou | amanhã vocês trazem novamente? | ele ligou e eu não vi | ficou preso no depósito porque não atendi
se voltar pro remetente pago dobrado? | tava no médico na hora que passaram | ninguém em casa de dia, como faz? | oxe, nem bateu palma e já anotou que eu não tava | vou estar fora semana toda, volta?
não ouvi o interfone | no estaba en casa cuando vinieron | van a volver a pasar? | what if I'm not home | I missed the delivery

# receber-terceiro
! recebimento por terceiros, portaria, porteiro, vizinho, outra pessoa receber, assinatura, autorização
o porteiro pode receber? | meu vizinho pega pra mim? | tem que ser eu pra assinar? | deixa com a moça da portaria | minha sogra recebe, tudo bem? | pode entregar pra qualquer um da casa?
meu filho de 15 pode pegar com o entregador? | deixa na padaria da esquina | precisa de documento na hora de receber? | a faxineira vai estar aqui, pode ser ela? | deixa na caixa do correio
pode largar no portão mesmo | precisa estar no nome de quem recebe? | a secretária da firma assina por mim | quero que entreguem pra outra pessoa | minha esposa vai estar, entrega pra ela
só entregam em mãos? | deixa com o seu João da casa 3 | pede código na entrega? posso passar pra alguém? | meu prédio não tem porteiro, quem recebe? | pode jogar na garagem?
se for meu irmão que atender, entregam? | coloca no nome da minha mãe que ela recebe | a recepção do hotel pode pegar? | não quero que meu marido receba | o zelador tá autorizado
posso deixar um bilhete autorizando? | entrega no vizinho da frente se eu não tiver | alguém sem parentesco pode assinar? | a babá recebe | bah, larga com a tia do 101
só minha vó em casa, ela não assina, serve? | puede recibirlo otra persona | lo dejan con el portero? | can my neighbor sign for it | can someone else receive it

# envio-internacional
! envio internacional, exterior, outro país, importação, alfândega, exportação
mandam pra fora? | moro em Portugal, chega aqui? | quanto pra enviar pros Estados Unidos | minha filha tá na Irlanda, dá pra mandar pra ela? | vcs despacham pro Paraguai? | paga taxa quando chega lá?
entrega na Europa? | sou brasileira em Londres, quero comprar | o pacote vem de fora, da China? | vou ser taxada? | quanto tempo até o Japão | passa na receita federal? | mandam pra Argentina?
é produto que vem de outro país? | pago imposto a mais? | queria presentear uma amiga na Espanha | enviam pra Angola? | fora do Brasil vocês atendem? | a compra sai daqui ou é importada?
ficou retido na aduana | usam dhl ou fedex? | tenho redirecionadora, pode mandar pra lá? | meu namorado é canadense, consigo mandar pra ele? | recebe aqui na Suíça?
tem como levar na mala, mandam pra um parente que vai viajar | remessa conforme vale pra vcs? | tô em Orlando, tem envio? | entregam do lado de lá da fronteira? | quanto demora até Lisboa
cobra em real mesmo morando fora? | bah, mandam pro Uruguai? | moro no exterior | hacen envíos a Argentina | mandan fuera de Brasil? | do you ship internationally | can you send it to the US

# alterar-pedido
! alterar pedido, modificar pedido, mudar pedido, incluir item, editar pedido, trocar item
dá pra acrescentar mais uma coisa? | comprei azul mas queria preto, muda antes de mandar? | pedi o tamanho errado, ainda dá pra mudar? | tira um item da minha compra | esqueci de pedir mais um
quero aumentar a quantidade | cliquei na cor errada sem querer | põe mais um junto | quero trocar o que escolhi antes de sair | já fechei mas queria incluir outra peça | em vez de dois manda três
muda pra M por favor, ainda não enviaram né? | junta com a compra que fiz ontem | posso mexer no que já pedi? | coloquei duas vezes o mesmo sem perceber
quero mudar a forma de pagar da compra já feita | dá tempo de mudar o sabor/modelo? | manda tudo numa caixa só com o outro pedido | não quero mais aquele, só o outro | edita pra mim aí
pus 10 e era 1 | confundi os modelos na hora de finalizar | queria trocar por outro antes de embalar | finalizei rápido demais, faltou uma coisa | inclui um presentinho na minha compra já paga?
muda o nome que vai na compra | dá pra unir os dois pedidos? | tira o vermelho e bota o verde | quero só metade do que encomendei | bah, posso botar mais um item? | a compra foi feita errada, arruma?
troca a estampa, ainda dá? | puedo agregar algo a mi pedido | me equivoqué de talle al pedir, lo cambian antes de mandar? | can I add something to my order
I picked the wrong color, can you change it

# cancelar-pedido
! cancelar pedido, cancelamento de compra, cancelar compra, desistência
não quero mais, ainda não enviaram | desisti antes de mandar | cancela minha compra no site | comprei sem querer | meu filho comprou pelo meu celular | achei mais barato, posso cancelar?
dá pra desfazer? | não manda mais | fiz duas compras iguais, anula uma | paguei e bateu o arrependimento, ainda não saiu né | vai demorar muito, então deixa | já paguei mas mudei de ideia
esquece esse pedido | como anulo? | cancelei e continua em separação | ainda não saiu, posso parar? | até quando consigo cancelar | minha esposa já tinha comprado, não precisa mais
interrompe o envio | não é o que eu pensava, suspende | o evento foi desmarcado, não preciso mais da encomenda | gerei mas não vou pagar | se ainda tá aí, não despacha
clico onde pra desistir da compra | fiquei desempregado, quero desfazer a compra | por que cancelaram minha compra? | vocês mesmos cancelaram, o que houve? | sumiu minha compra, aparece anulada
quero desistir da encomenda sob medida | ô moço, tranca esse pedido aí | perdi o interesse, não precisa mandar | dá pra voltar atrás na compra de agora há pouco? | quiero cancelar mi pedido
ya no lo quiero, no lo manden | please cancel my order | I ordered by mistake | fiz besteira e comprei errado, desfaz? | segura aí, não envia | não tenho mais como pagar isso, suspende a compra
pode apagar a compra que fiz? | caí em mim, não devia ter comprado, dá pra parar?

# status-pedido
! status do pedido, pedido confirmado, em separação, aprovado, aguardando pagamento, número do pedido
minha compra deu certo? | não recebi confirmação | já aprovou? | como tá meu pedido? | consta em análise até hoje | fiz a compra e não veio email | tá em separação há três dias | já embalaram?
vcs receberam minha encomenda? | paguei, e agora? | não sei se finalizou | qual é o número da minha compra | onde vejo o que comprei | apareceu erro no final, foi ou não foi? | já tá sendo preparado?
tão fazendo o meu? | quando começa a produção do meu | o que significa aguardando faturamento | foi aprovado mas não anda | caiu a internet na hora, registrou?
quero saber a situação do que encomendei | meu pedido sumiu do site | vai sair hoje daí? | comprei ontem, tem notícia? | em que etapa tá? | meu pedido ficou pronto já? | mandei pelo zap, anotaram?
não lembro se concluí a compra | o sistema não mostra minha compra | alguma novidade do meu? | como anda meu pedido, visse? | tá tudo certo com o que pedi? | cómo va mi pedido | se confirmó la compra?
did my order go through | what's the status of my order

# pedido-minimo
! pedido mínimo, valor mínimo, quantidade mínima, compra mínima, mínimo de peças
posso comprar só um? | tem que gastar quanto pelo menos? | vendem unidade? | só quero uma peça | qual o mínimo | não preciso de tanto, dá pra levar menos? | obrigado a pegar caixa fechada?
a partir de quantas unidades vocês aceitam | comprinha de 20 reais vcs entregam? | vende avulso? | preciso de pouquinho | só fazem em grande quantidade? | dá pra pedir meia dúzia? | meio quilo vende?
é muito pouco o que eu quero? | quero testar com uma só antes | vocês fracionam? | fazem só 5 camisetas? | dá pra separar o kit e levar um só? | tem compra mínima pra entregar?
se for só um pacotinho entrega? | não completo o valor que pedem, e aí? | é só por dúzia? | tem que fechar grade? | um metro só de tecido vende? | posso misturar modelos pra completar?
quero 12 convites, fazem? | é por par ou avulso? | duas unidades já serve? | sou só eu em casa, vendem porção menor? | bah, vende um só? | preciso levar o jogo inteiro? | puedo comprar una sola unidad
hay mínimo de compra? | is there a minimum order | can I buy just one

# trocar-tamanho
! troca de tamanho, trocar por outro tamanho, numeração, troca, tamanho maior, tamanho menor
não serviu, e agora | ficou apertada em mim | comprei M mas preciso do G | veio grande demais | a calça não passa na coxa | não fecha o zíper | quero um número maior | o tênis machuca, precisava do 39
ficou larga na cintura | parece um saco em mim | não coube | engordei, preciso de outro número | se não servir como faz? | tá curta, tem mais comprida? | pedi 42 e tá sobrando
meu marido provou e ficou justo | o sapato ficou dançando no pé | preciso de um número menor | a blusa ficou pequena na minha filha | comprei no chute e errei o número | não entra no braço
dá pra pegar um P no lugar? | o sutiã ficou folgado | o anel não entra no dedo | quero a mesma peça só que maior | troca por um GG? | erramos o manequim | a bermuda do guri não serviu
meu pé é largo, apertou | uai, ficou miudinha | vixe, ficou justo no ombro, pego um maior? | sobrou pano na barriga | me quedó chico | necesito un talle más grande
it doesn't fit, can I get a bigger size | too small on me | não consigo abotoar | tá folgado demais no corpo | pegou na barriga | errei o número | ficou parecendo camisola em mim
precisa ser um pouco mais comprida | o sapatinho do meu filho já não entra | calcei e doeu o dedo, quero um ponto acima | não subiu da coxa | aperta na batata da perna

# trocar-outro-produto
! troca, trocar por outro produto, troca por modelo diferente, troca de cor, não gostei
não gostei da cor | posso pegar outra coisa no lugar? | não combinou comigo | enjoei, dá pra pegar outro modelo? | queria a de listras em vez dessa | tem que ser pelo mesmo produto?
se for mais caro pago a diferença? | se for mais barato me devolvem o que sobra? | minha filha não curtiu | vi outro mais bonito aí | prefiro o preto, posso levar aí e pegar? | já tenho um igual
não ficou bem em mim, quero algo diferente | levo esse de volta e escolho outro? | achei a estampa feia ao vivo | não era minha cara | posso dar esse e pegar dois mais baratos?
comprei vestido, quero saia | a cor não orna com minha sala | queria ter pego o outro modelo | o salto é alto demais, queria rasteirinha | quero passar pra outro perfume | não casou com minha roupa
dá pra escolher qualquer coisa da loja no mesmo valor? | me enganei de modelo, é o outro que eu queria | não usei e queria outro estilo | completo com dinheiro e levo um melhor?
o sofá ficou escuro demais aqui, tem como ver outro tom? | esse não é pra mim, posso ver outra opção? | mano, não me agradou, troco por outro? | ficou esquisito no meu rosto, quero outra armação
posso substituir por algo diferente? | no me gustó el color, puedo elegir otro | puedo cambiarlo por otra cosa? | can I swap it for something else | I'd rather have the black one instead

# trocar-presente
! troca de presente, presente, ganhei, etiqueta de troca, vale-troca
ganhei e não serviu | me deram de aniversário e já tenho | é presente, se ela não gostar pode trocar? | não sei quem comprou, troco mesmo assim? | ganhei repetido
minha sogra me deu mas não faz meu estilo | não tenho nota porque me deram | quem ganhou pode ir aí trocar? | o amigo secreto veio no número errado | vai que não serve nele | e se ela não gostar?
recebi de natal, até quando posso ir aí | comprei pra dar, dá pra ele escolher outro depois? | posso ir aí com o que ganhei? | veio com etiquetinha sem preço
tenho vergonha de pedir a nota pra quem me deu | ganhei no chá de bebê e veio tudo RN | a aniversariante mora em outra cidade, ela resolve aí? | minha madrinha me deu e ficou larga
não quero que ela saiba o preço se for aí | vou dar pro meu pai e não sei se vai curtir | quem vai usar é outra pessoa, se precisar ela mesma vai aí | dei pra minha nora e ficou pequena
é lembrança pra professora, se tiver igual ela pode pegar outro? | no dia dos namorados ganhei dois iguais | ganhei de casamento três liquidificadores kkk | mamãe não gostou do que eu dei
o mimo que recebi não combinou | me deram faz um mês | ganhei de alguém que comprou aí | oxe, ganhei e não curti | a caixa era pra ele, mas ele já tinha | me lo regalaron y no me gusta
es para regalo, se puede cambiar? | it was a gift, can I exchange it | what if she doesn't like it

# prazo-troca
! prazo de troca, dias para troca, até 30 dias, 7 dias, política de troca, prazo para trocar
até quando posso trocar? | quantos dias eu tenho pra trocar | comprei mês passado, ainda dá? | passou uma semana, perdi? | tenho quanto tempo pra decidir | só vou aí no mês que vem, aceitam ainda?
viajei e não deu pra ir, venceu? | faz 40 dias, tem jeito? | conta a partir da compra ou de quando recebi? | comprei antecipado pro natal, até que dia troca em janeiro?
qual o limite pra eu levar de volta | posso ir só depois do dia 15? | são quantos dias corridos | se cair no domingo o último dia? | vcs dão quanto tempo pra gente ver se serve?
o bebê ainda não nasceu, troco depois? | comprei em outubro pra dar em dezembro, conta como? | expirou ontem, faz uma exceção? | até que data vale a etiqueta? | ainda tô em tempo de levar aí?
uma semana é pouco, estendem? | quando acaba minha chance | só vi hoje que não dava, já faz 3 semanas | abri a caixa só agora, comprei faz tempo | existe um limite de dias?
venceu o tempo pra resolver? | sou de longe, me dão mais uns dias? | quantas vezes posso trocar a mesma peça | trinta dias a contar de quando? | se eu esperar o salário pra ir aí, perde?
eita, passou do tempo? | fora do período vocês aceitam? | hasta cuándo puedo cambiarlo | cuántos días tengo para el cambio? | how many days do I have to exchange | is it too late to exchange it
já faz um tempinho que comprei, rola ainda? | comprei há 12 dias | até que dia vocês aceitam que eu leve? | se eu deixar pra depois do feriado perco?
tô internada e só saio mês que vem, seguram meu direito?

# troca-sem-etiqueta-usado
! sem etiqueta, usado, etiqueta, lavado, embalagem original, condições de troca, sinais de uso
tirei a etiqueta, ainda troca? | usei uma vez só | já lavei | joguei a caixa fora | abri a embalagem, pode? | cortei o cartãozinho que vinha pendurado | usei na festa e não gostei
tirei o lacre, perdi o direito? | caiu maquiagem, aceitam de volta? | só provei em casa | andei com o sapato em casa e apertou | precisa tá com a caixa? | o plástico rasgou quando abri
meu cachorro comeu a caixa | passei perfume e ficou cheiro | já coloquei, mas foi só uma horinha | dormi com ela uma noite | sem o saquinho vocês pegam? | minha mãe arrancou a tag
testei o batom e não curti | calcei na rua, sujou a sola um pouco | abri pra experimentar | não guardei nada da embalagem | calcinha e biquíni trocam? | fiz a barra e não gostei, aceita?
montei e desmontei | já rabisquei meu nome, tem problema? | usei duas vezes e quero devolver | descolei o adesivo | em que estado tem que estar pra aceitarem | fiquei com ele o dia todo
égua, já botei pra lavar | le saqué la etiqueta, lo puedo cambiar? | ya lo usé una vez | I took the tags off already | I wore it once, can I still return it

# onde-trocar
! onde trocar, como trocar, troca na loja, troca online, solicitar troca, troca em qualquer loja
comprei no site, troco na loja? | pra onde mando pra trocar? | qual o procedimento pra trocar | como faço a troca morando longe | posso trocar em outra unidade? | preciso ir aí ou faço pelo correio?
por onde solicito | comprei aí pessoalmente, posso mandar de volta pelos correios? | tem que falar com quem pra trocar? | passo a passo pra trocar | levo em qual balcão?
o motoboy vem pegar pra trocar? | moro em outro estado e quero trocar, como? | vocês mandam o outro antes de eu devolver esse? | trocar no sábado pode? | comprei com a vendedora do zap, onde resolvo?
preciso avisar antes de levar pra trocar? | embalo e levo nos correios? | comprei no shopping, posso levar no centro? | não acho onde pedir a troca no site | posso trocar com o entregador na hora?
tem formulário? | outra pessoa pode ir trocar por mim? | quero trocar mas não posso sair de casa | demora pra chegar o novo depois que mando o antigo?
se vim da viagem e comprei na loja daí, troco aqui? | preciso marcar pra ir trocar? | o que escrevo no pacote que vou mandar de volta? | vocês fazem logística reversa?
primeiro mando e depois recebo? | uai, tem que ir até aí pra trocar? | compré online, puedo cambiar en la tienda? | cómo hago el cambio | how do I start an exchange
can I exchange an online order in store

# vale-troca-credito
! vale-troca, crédito na loja, vale-crédito, saldo, diferença, crédito
não tinha meu número, fica um crédito? | até quando vale meu crédito? | me deram um vale, posso usar no site? | prefiro ficar com um valor pra usar depois | sobrou diferença, vira o quê?
não achei nada agora, guardam o valor pra mim? | perdi meu vale-troca | dá pra passar meu crédito pra minha irmã? | o crédito venceu, renova? | tenho um saldo aí, quanto é?
posso somar o vale com o pix? | usei só metade, o resto fica? | quero o dinheiro, não crédito | sou obrigada a aceitar crédito? | me deixaram um valezinho no papel e sumiu
como uso o valor que ficou da troca | o vale serve em promoção? | no site não aparece o meu valor guardado | tenho 80 reais de uma peça que devolvi, como gasto? | vale pra qualquer produto?
meu vale não tá sendo aceito | a moça disse que ia deixar anotado o que sobrou | fiquei com um haver aí | posso gastar o crédito em duas vezes? | qual a validade do papelzinho da troca
posso converter em dinheiro? | vocês guardam até a coleção nova? | não tem nada do meu gosto, deixo em aberto? | esqueci que tinha um valor com vcs, ainda vale? | meu bônus da troca sumiu
véi, fiquei com crédito aí? | consigo ver quanto ficou pra mim? | me quedó un saldo a favor | el vale vence? | can I get store credit | does my store credit expire

# frete-devolucao
! frete da devolução, logística reversa, código de postagem, custo da devolução, frete da troca
quem paga pra mandar de volta? | tenho que pagar o correio pra trocar? | a primeira troca é por conta de vocês? | vou gastar pra devolver? | me mandam um código pros correios?
o erro foi de vcs, pago envio? | pra devolver sai do meu bolso? | como mando de volta sem custo | paguei 30 pra mandar, me reembolsam? | vocês descontam o envio do que devolvem?
a segunda vez que troco também é grátis? | quero trocar mas não quero pagar correio de novo | levei no correio e disseram que a autorização venceu | mandam alguém coletar aqui?
o código que mandaram não tá ativo | preciso imprimir etiqueta pra postar? | pago ida e volta? | se não serviu a culpa não é minha, quem arca? | é caro devolver, é pesado
agência fica longe, buscam aqui? | devolve também o que paguei de envio? | pra trocar vocês bancam? | fiquei no prejuízo dos correios | o reenvio do outro tamanho é cobrado?
até quando posso postar de volta | não tenho impressora pra etiqueta de volta | qualquer agência aceita o código? | vcs mandam a caixa pra eu devolver?
arrependimento também dá direito a mandar de graça? | rapaz, sai de graça mandar de volta? | quanto vou pagar pra retornar o item | é frete a cobrar? | quién paga el envío de la devolución
tengo que pagar para devolverlo? | who pays for return shipping | is the return free

# devolucao-arrependimento
! devolução, devolver, arrependimento, 7 dias, direito de arrependimento, dinheiro de volta, reembolso
dá pra devolver se não servir? | não quero trocar, quero a grana de volta | me arrependi | posso devolver? | chegou mas não quero mais | não era o que eu esperava | quero meu dinheiro
não gostei e não quero outro | abri e não quis | achei feio ao vivo, devolvem o valor? | compra pela internet tem sete dias né? | tô no direito de desistir depois de receber
recebi ontem e quero mandar embora | não preciso mais, já chegou | em vez de trocar posso pegar o valor de volta? | a qualidade é bem inferior à foto, quero desfazer
comprei na loja física, posso desistir? | vcs aceitam de volta? | chegou tarde, não serve mais pra mim, quero o valor | fui no impulso e comprei | minha mulher brigou comigo, quero desfazer o negócio
não atendeu minha expectativa | se não curtir recebo a grana? | como faço pra mandar embora e receber o que paguei | quero desistir da compra que já recebi | devolvo e vocês me pagam?
posso mandar só uma parte de volta? | desencantei do produto | se eu não ficar com ele o dinheiro volta? | não abri nem a caixa, quero retornar | bah, não quero ficar com isso, me devolve a grana
li que o código do consumidor me deixa desistir | quiero devolverlo y que me devuelvan la plata | me arrepentí de la compra | can I return it and get my money back | I changed my mind, I want a refund
não vou ficar com ele | quero desfazer tudo e receber de volta | não me agradou nada, como ressarcem? | pensei melhor e não quero, já tá aqui em casa | não é o que eu imaginava
me arrependi da besteira que fiz comprando isso | posso mandar embora e pegar minha grana?

# prazo-reembolso
! reembolso, prazo de reembolso, estorno, restituição, dinheiro de volta, fatura
quando cai meu dinheiro? | já devolvi, e o valor? | quanto tempo pra estornar | não apareceu na fatura | disseram 10 dias e nada | mandei de volta semana passada, cadê minha grana?
o reembolso vem por pix? | vai voltar pro cartão ou pra conta? | já receberam o que eu mandei de volta? | devolvem em quantos dias | foi aprovado o reembolso mas não caiu
volta tudo ou descontam alguma coisa? | paguei no boleto, como recebo de volta? | em qual fatura vem o crédito | já fez um mês e continuo pagando as parcelas | paguei parcelado, como devolvem?
preciso mandar meus dados bancários? | o banco diz que não recebeu nada de vocês | cancelaram e não devolveram | quero saber do meu ressarcimento | meu cartão foi cancelado, pra onde vai o valor?
devolvem em dinheiro vivo? | caiu só metade | demora pra reaver o que paguei? | tô sem o produto e sem a grana | a devolução foi aceita, falta o quê? | vai pra conta da minha mãe que pagou?
me mandem o comprovante de que devolveram | o valor vem corrigido? | o envio que paguei volta junto? | ô moço, quando pinga meu dinheiro? | tem previsão de me ressarcirem?
cuándo me devuelven el dinero | todavía no me llegó el reembolso | when will I get my refund | the refund hasn't shown up | tô esperando minha grana voltar | cadê o estorno?
vocês já têm o produto de volta e eu sem nada | depositam onde? | o cartão não mostra nenhum crédito de vocês

# contestacao-cobranca
! contestação, chargeback, compra não reconhecida, cobrança indevida, fraude no cartão, contestar
não fui eu que comprei | apareceu na minha fatura uma compra de vocês | usaram meu cartão aí | vou contestar no banco | clonaram meu cartão e compraram com vcs | não reconheço esse lançamento
quem fez essa compra no meu nome? | vou abrir disputa | roubaram meu cartão e gastaram na loja | nunca comprei nada com vocês e tão cobrando | meu nome tá num pedido que não fiz
abri contestação mas já resolvi, e agora? | veio cobrança com o nome dessa loja | recebi um produto que não pedi | fizeram cadastro com meu cpf | foi meu filho que usou sem eu saber
preciso de um documento da compra pra mandar pro banco | disputa no paypal aberta, vão responder? | bloqueiem o envio, foi golpe com meus dados | o banco pediu pra falar com vocês sobre uma cobrança
esse débito não é meu | alguém comprou usando minha conta | o que é essa cobrança com o nome estranho na fatura? | vou pedir pro nubank estornar | já bloqueei o cartão, não mandem | denunciei no banco
caso de polícia, usaram meus dados aí | quero o boletim da transação, não fui eu | o cartão da minha vó foi usado com vocês | tem compra fantasma aqui, visse?
o que acontece se eu pedir pro banco desfazer? | lançamento desconhecido de 189 reais | no reconozco este cargo | alguien usó mi tarjeta en su tienda | I don't recognize this charge
someone used my card on your store

# defeito-danificado
! defeito, danificado, avariado, quebrado, produto com defeito, rasgado, vício
chegou rasgada | rasgou na primeira lavagem | veio quebrado | o zíper estourou | descosturou toda | comprei e o aparelho não liga | abriu a sola com uma semana de uso | caiu o botão
tem um furo na manga | veio manchada | a caixa chegou toda amassada | o vidro veio trincado | parou de funcionar no segundo dia | descolou | veio com fio puxado | soltou a pedrinha do brinco
a alça arrebentou | fez bolinha em uma semana | enferrujou | chegou vazando | tá com cheiro de mofo | desmanchou na minha mão | a peça veio torta | faz um barulho estranho desde que abri
veio arranhado | escureceu em poucos dias | a tela chegou riscada | costura abrindo do lado | veio sujo de batom | não carrega a bateria, veio ruim | pifou | espatifou no transporte
bah, veio todo estropiado | uai, esse trem já veio estragado | llegó roto | vino fallado, qué hago? | it arrived broken | it ripped after one wash | usei uma vez e já era | tá com a costura solta
veio amassado e com a pintura lascada | a fivela quebrou na minha mão | a tinta saiu toda | o tecido esgarçou | quebrou o salto no primeiro dia | o fecho não prende | abri e tava em pedaços
deu curto quando liguei | veio com um buraco nas costas | rachou do nada

# produto-errado
! produto errado, item errado, enviado por engano, trocado, pedido trocado, divergente
não foi isso que eu pedi | mandaram outra coisa | pedi preto e veio branco | veio o tamanho diferente do que comprei | recebi o pacote de outra pessoa | o modelo não é esse
escolhi G e na etiqueta tá P | a cor tá totalmente diferente da que escolhi | veio masculino e eu comprei feminino | isso aqui não é meu | comprei saia e mandaram short
tem o nome de outra cliente no pacote | pedi 110v e chegou 220 | vieram dois pés esquerdos | comprei de adulto e veio infantil | não bate com a minha compra | vocês se enganaram no meu
confundiram os pedidos | chegou um negócio que nunca vi | mandaram a estampa errada | encomendei dourado, recebi prata | a vendedora separou errado | veio pra Maria e eu sou Joana
o livro que chegou é outro | gravaram o nome errado | chegou perfume diferente do que paguei | na caixa diz uma coisa e dentro é outra | abri e era outra marca | o sabor que veio não é o meu
fico com o que veio por engano? | vixe, mandaram nada a ver | não tem nada a ver com o que eu comprei | me mandaron otra cosa | pedí rojo y vino azul | you sent me the wrong item
this is not what I ordered | abri e não era o meu | comprei uma coisa, chegou outra | veio adulto, era pra criança | trocaram as bolas aí na hora de embalar | recebi um livro no lugar do caderno

# item-faltando
! item faltando, faltou, incompleto, peça faltante, pedido incompleto, kit incompleto
veio faltando uma peça | comprei três e chegaram dois | faltou o cinto | a caixa chegou vazia | não veio o carregador | cadê o brinde? | só mandaram metade | não veio o parafuso pra montar
o kit tá sem a tampa | e o resto? | o brinco veio sem o par | não acompanhou o manual | veio só a calça, e a blusa? | paguei por 12, contei 10 | esqueceram de botar o cartão que pedi
não tinha o controle junto | o restante vem em outra caixa? | abriram a embalagem e tiraram coisa | um dos produtos não veio | chegou incompleta minha compra | onde está o outro? | veio sem a fonte
veio um pé só do sapato | as pilhas não vinham junto? | falta um pra completar | sumiu a amostra que prometeram | tá faltando o forro removível | veio menos do que diz na embalagem
a sacola chegou aberta e leve | não encontrei o segundo item no pacote | mano, veio pela metade | meu conjunto veio sem a parte de baixo | faltan cosas en mi pedido | vino incompleto
there's an item missing | the box was empty | cadê a outra metade? | só chegou um dos pacotes | esqueceram a tampa | contei e não bate a quantidade | paguei dois e recebi um só
não puseram tudo na sacola

# assistencia-tecnica
! assistência técnica, autorizada, conserto, peças de reposição, manutenção, reparo, garantia do fabricante
levo onde pra arrumar? | vocês consertam? | onde acho peça pra ele | tem autorizada na minha cidade? | parou depois de seis meses, quem resolve? | mando pra fábrica ou pra vocês?
quebrou a tampa, vende só ela? | demora quanto pra voltar do conserto | acabou a garantia, ainda arrumam? | me emprestam outro enquanto tá no conserto? | troca a bateria aí?
a autorizada disse que não cobre | já foi três vezes pro conserto e volta igual | se não consertarem em 30 dias, o que acontece? | vende a borracha da panela? | preciso do manual, perdi
quanto pra arrumar se não tiver mais cobertura | quem faz a revisão | polimento e conserto de joia vocês fazem? | caiu na água, salva? | troca pilha de relógio? | arruma salto de sapato?
compro refil de vocês? | a fabricante não me responde | preciso acionar a fábrica, como? | qual o 0800 do fabricante? | troca a lente sem trocar a armação? | vende parafuso avulso dessa cadeira?
fazem a limpeza do aparelho? | o zíper da mala quebrou, vocês arrumam? | oxe, onde levo pra consertar? | tem técnico de vocês? | dónde lo llevo a reparar | venden repuestos?
where can I get it repaired | do you sell spare parts

# tabela-medidas
! tabela de medidas, medidas, tamanhos, P M G, busto, cintura, quadril, guia de tamanhos
qual número eu uso? | peso 68 e tenho 1,65, qual pego? | como sei se vai servir | tem as medidas? | uso 42, seria M? | quantos centímetros tem de comprimento | o M veste quanto? | tô entre o P e o M
qual a largura do ombro | a forma é grande ou pequena? | como me meço? | não sei meu manequim | quantos cm tem a sola | meu busto é 96, cabe? | tem tamanho único? veste até quanto?
visto 38 normalmente | tamanho da cama é padrão? | sou magrinha, qual me indica? | posso te passar meu peso e altura? | qual a altura da manga | o G de vocês é G mesmo?
é tamanho de loja ou forma chinesa? | que tamanho pego pro meu marido, ele é grandão | será que esse cabe em mim? | quanto mede de largura e altura | não quero errar no número
tenho perna curta, qual pego? | como escolho o certo sem provar? | equivale a que número brasileiro | cintura 74 entra? | eita, esse 40 é pequeno? | vai do quanto ao quanto? | qué talle me corresponde
tienen tabla de talles? | what size should I get | do you have a size chart | tenho 1,78 e 90 kg, que número indica? | será que entra em mim? | não faço ideia do meu tamanho
entre 40 e 42 eu fico em dúvida | meu quadril é largo e a cintura fina, qual escolho? | o médio cai bem em quem pesa 60? | passa a metragem de cada um

# plus-size
! plus size, tamanhos grandes, GG, EXG, G1, G2, G3, numeração especial
tem pra gordinha? | visto 54, acho algo aí? | vcs têm número grande? | até que número vai? | sou cheinha | uso G3 | nunca acho roupa pra mim | tem calça 56? | meu marido é bem gordo, tem camisa?
minha mãe é avantajada, tem pra ela? | tem até o 60? | pra barriga grande tem alguma coisa? | moda maior vocês trabalham? | a loja só tem pra magra? | tem sutiã 52 taça grande?
biquíni pra quem é grandona tem? | xxg tem? | tô com 110 quilos, serve? | tenho quadril de 130 | roupa pra tamanho real | peças pra mulher curvilínea tem? | lingerie pra gorda tem?
homem de 150 kg acha bermuda aí? | sempre saio triste das lojas porque nada entra | tem modelo pra quem veste 50 pra cima? | uso 4XL | tem extra grande? | vestido de festa pra quem é grande
braço grosso, tem manga que entre? | panturrilha larga, tem bota que feche? | oxe, só tem roupa de boneca? | égua, tem pra gente grande? | tienen talles grandes | hay ropa para gorditas?
do you carry plus sizes | do you have 3XL

# tamanho-infantil
! infantil, tamanho infantil, anos, roupa de criança, juvenil, menina, menino
minha filha tem 6 anos, qual pego? | veste quantos anos? | meu menino é grandinho pra idade | tem tamanho 10? | pra criança de 8 qual serve? | meu guri usa 12 | ela é miudinha, tem 4 mas veste 2
até que tamanho tem na linha kids | pega um maior pra durar? | minha neta tem 1,10 de altura | qual calçado pra pé de 17 cm | tem roupa pra pré-adolescente? | meu filho é gordinho, a calça fecha?
o 14 já é de adolescente? | é pra um garoto de cinco | presente pra afilhada de 7, não sei o número | veste certinho ou pequeno pra idade? | meu sobrinho faz 3, qual levo?
tem elástico que ajusta na cintura? | cresce rápido, compro qual? | tem uniforme escolar tamanho 6? | meninas de 11 anos acham roupa aí? | o P do kids é qual idade? | mãe e filha igual tem?
roupinha de festa pra pequena de 5 tem? | meu caçula usa 26 no pé | pra mocinha de 13 é adulto ou kids? | ela pesa 22 kg, que tamanho dá? | pijama pro piá de 9 tem? | quantos quilos aguenta esse de 4
minha menina tá entre 8 e 10 | tem pra gurizada? | qué talle para un niño de 5 años | tienen ropa para nena de 8? | what size for a 6 year old | do you have kids' clothes

# tamanho-bebe
! bebê, recém-nascido, RN, meses, enxoval, body, saída de maternidade
vai nascer mês que vem, o que levo? | meu neném tem 4 meses, veste qual? | RN ou P? | ganho de presente pra chá, que tamanho compro? | tem pra prematuro? | nasceu com 4 quilos, RN serve?
enxoval completo vocês têm? | até quantos quilos esse macacão | tem sapatinho? | o M é pra quantos meses | minha bebê tem 7 kg | preciso da malinha da maternidade
tô grávida de 7 meses, montando tudo | veste até um aninho? | quantos bodies preciso | é menino, tem alguma coisa em verde? | vou ser avó, por onde começo? | tem luvinha e touca? | gêmeos, tem kit?
tem manta quentinha pra nenê? | veste 3 a 6, é isso? | o tecido é bom pra pele de recém nascido? | fralda de pano tem? | faixa de cabelo pra bebezinha | ainda não sei o sexo, tem neutro?
meu netinho de 10 meses usa o quê? | sem botão, que seja fácil de vestir no nenê | para batizado de bebê, tem branquinho? | bah, tem roupinha pra guriazinha de 2 meses? | pé dele tem 10 cm
es para un recién nacido | qué talle para bebé de 6 meses? | what size for a newborn | do you have baby clothes | meu pequeno de 9 m é grandão | quero roupinha pra sair do hospital com a menina

# caimento-modelo
! caimento, modelagem, modelo veste, altura da modelo, soltinha, justa, oversized, comprimento
marca a barriga? | fica soltinha ou colada? | a moça da foto mede quanto? | qual tamanho a modelo tá usando | é transparente? | disfarça a gordurinha? | bate no joelho?
tenho 1,50, vai arrastar no chão? | aparece o sutiã? | tem bojo? | sou alta, fica curto? | é cintura alta? | aperta embaixo do braço? | tem decote? | é justinha mas estica?
dá pra usar com barriga de grávida? | fica bom em quem tem peito grande? | achata o bumbum? | precisa de anágua por baixo? | em baixinha fica bem? | é larguinha? | sobe quando anda?
valoriza o corpo? | segura bem o peito? | deixa a bunda bonita? kkk | dá pra ver a calcinha? | a perna é reta ou afunila? | o gancho é baixo? | tem foto em corpo real?
fica elegante ou mais despojado? | uai, fica justo no corpo? | tem forro? | queda suelto o ajustado | es transparente la tela? | is it loose or tight | how tall is the model

# material-tecido
! material, tecido, algodão, poliéster, linho, couro, composição, malha, viscose
é feito de quê? | é algodão mesmo? | esquenta muito? | é couro ou sintético? | pinica? | tenho alergia, qual a composição | é fininho? | serve pro calorão daqui? | é mole ou firme? | o pano é grosso?
é mdf ou madeira maciça? | tem elastano? | o pano dá alergia? | amassa fácil? | é de plástico? | é quentinho pro inverno? | é geladinho? | qual o fio do lençol | é inox? | é macio?
tem cheiro de plástico? | faz suar? | é banhado ou maciço? | é daqueles que dão choque? | é impermeável? | não gosto de pano que gruda no corpo | gramatura de quanto | é vegano, sem nada de bicho?
é dry fit? | é resistente ou frágil? | véi, é pano bom? | aquece de verdade na neve? | de qué material es | es cuero o sintético? | what is it made of | is it real leather | de que é essa roupa?
é de pano ou de lycra? | suo muito, essa abafa? | tenho pele sensível, coça? | é ferro, alumínio ou o quê? | esfria ou esquenta?

# cor-diferenca
! cor real, tonalidade, variação de cor, diferença de cor, cor da foto, monitor
a cor é igual à foto? | na foto parece mais claro | é mais pro rosa ou pro laranja? | é vinho ou vermelho? | ao vivo é assim mesmo? | tira foto na luz do sol? | o azul é escuro ou clarinho?
não tô conseguindo ver o tom direito | é off white ou branco branco? | chegou mais escuro que no site | bege puxado pro amarelo? | tem filtro nessa foto? | a tela engana, qual o tom certo?
veio meio esverdeado, na imagem era cinza | combina com madrinha de verde sálvia? | é brilhoso ou fosco? | é dourado forte ou rosé? | manda uma foto sem flash | é marrom café ou caramelo?
é neon mesmo? | no vídeo parecia outra | é um preto desbotado? | preciso que seja idêntico ao da imagem | pode ver de perto qual o tom? | o nude é pra pele clara ou morena?
qual o nome exato desse tom | é mostarda ou ocre? | os dois lotes são do mesmo tom? | no meu celular tá lilás, é lilás? | queria igualzinho ao que tenho aqui, comparo como?
rapaz, é roxo ou azul esse aí? | a madeira é mais avermelhada? | el color es igual a la foto | es más claro en persona? | is the color the same as in the picture | is it navy or black

# cores-disponiveis
! cores disponíveis, cores, outras cores, estampas, opções de cor, paleta
tem em preto? | que cores tem? | tem esse no vermelho? | quero um verde, rola? | tem liso, sem estampa? | tem florido? | faz em outra cor? | quais estampas têm | tem branco no M?
vem sortido ou escolho? | não tem rosinha? | tem xadrez? | tem algo mais discreto? | esse modelo tem em azul marinho? | me mostra as outras tonalidades | e no bege? | tem de oncinha? | tem colorido?
ficou só o amarelo? | quero tudo igual, tem 5 do mesmo? | tem em tom pastel? | posso pegar um de cada? | o nude voltou? | pra menino tem qual opção? | tem de bolinha?
não gosto de preto, tem mais o quê? | tem metalizado? | jeans escuro tem? | tem das cores do meu time? | bah, tem dele em cinza? | faz dele em terracota? | lo tienen en negro | qué colores hay?
what colors does it come in | do you have it in blue | só tem dessa cor da foto?

# lavagem-cuidados
! lavagem, lavar, cuidados, conservação, máquina, alvejante, passar, limpeza
pode ir na máquina? | como eu lavo? | põe na secadora? | precisa lavar à mão? | pode passar ferro? | como tiro mancha? | limpo com o quê? | vai na lava-louças? | pode usar água sanitária?
lavo separado? | posso molhar? | pode tomar banho com ele? | como guardo pra não amarelar | dá pra secar no sol? | amaciante estraga? | manchou de vinho, o que passo? | só lavagem a seco?
como tirar o encardido do tênis branco | de quanto em quanto tempo limpa | pode esfregar? | sujou de gordura, e agora? | torcer pode? | passo pano úmido ou produto? | como deixo brilhando de novo
guardo pendurado ou dobrado? | pode deixar de molho? | precisa hidratar o couro? | tira a capa pra lavar? | qual sabão uso | perfume estraga a peça? | ô moço, boto na máquina sem medo?
como faço pra durar mais | cómo se lava | se puede meter en el lavarropas? | how do I wash it | is it dishwasher safe

# encolhe-desbota
! encolhe, desbota, solta tinta, durabilidade, perde a cor, laceia, escurece
vai encolher? | solta tinta? | desbota fácil? | minha última ficou um P depois de lavar | a cor sai? | escurece com o tempo? | fica verde o dedo? | laceia depois? | faz bolinha?
aguenta quantas lavadas | a estampa racha? | descasca? | dura quanto sem ficar velho? | estica e não volta? | vai manchar minhas outras roupas? | perde o brilho? | fica preto se suar? | deforma?
tenho medo que fique pequena depois da máquina | depois de usar muito alarga? | enferruja na maresia? | o elástico perde a força? | fica feio rápido? | amarela? | vai continuar bonita daqui a um ano?
sai o dourado? | o estampado fica intacto depois de lavar? | é descartável ou é pra vida toda? | o jeans cede? | pega pelo? | desbota que nem as outras, visse? | afunda com o tempo?
se achica al lavar | destiñe? | does it shrink | will the color fade

# estoque-disponibilidade
! estoque, disponível, disponibilidade, em estoque, pronta entrega, tem na loja
ainda tem? | tem esse aí na loja? | tem no 38? | sobrou algum? | tem a pronta entrega? | se eu for aí agora encontro? | tem pra levar hoje? | vocês vendem mochila? | quantos ainda restam
esse da foto ainda existe? | tem do tamanho G? | tá disponível? | trabalham com panela de pressão? | é o último? | tem 20 iguais? | no site diz indisponível, e na loja? | acho carregador aí?
não quero ir à toa, tem mesmo? | confere aí se tem | tem guarda-chuva? | o que vi ontem no story ainda tem? | será que consigo esse no meu número? | tem algum na vitrine?
cês têm aquele modelinho de alça? | já acabou aquele? | vocês têm meia-calça? | tem peça pra entregar já? | qual loja tem esse? | acabaram os pequenos? | procuro uma jaqueta, tem?
bah, sobrou um pra mim? | esse tá na loja ou só por encomenda? | les queda en talle M | tienen stock? | is it in stock | do you still have this one | ainda acho esse aí? | não vendeu ainda?
sobrou algum grande? | vcs trabalham com esse tipo de coisa? | consigo hoje um desses? | tô procurando um presente assim, vocês vendem? | se eu for correndo ainda pego?

# reposicao-esgotado
! reposição, esgotado, vai voltar, repor, indisponível, chegar mais, fora de linha
quando chega mais desse? | esse modelo vai voltar? | acabou o que eu queria | vão repor? | esgotou meu tamanho | saiu de linha? | quando entra de novo | ainda vão fazer desse?
queria tanto aquele, não volta mais? | perdi, tava acabado quando fui comprar | semana que vem tem? | tem previsão de chegar? | aquele modelo sumiu do site | no carrinho disse que acabou
só tem pequeno, vai vir grande? | o fornecedor manda mais? | já procurei em todo canto e não tem mais | chega remessa nova quando? | por que nunca tem o 37? | nunca mais vi aquele creme, pararam?
dormi no ponto e vendeu tudo | quando reabastece? | consegue arranjar mais um pra mim? | vem mais dessa estampa? | deixaram de vender? | acabou rapidinho, fazem outro lote?
aquele do ano passado, existe ainda? | onde arrumo um já que vcs não têm mais | todo mundo levou, e eu fiquei sem | tá zerado, volta até o natal? | vixe, terminou? chega quando?
tem similar já que esse acabou? | cuándo vuelve a entrar | está agotado, van a reponer? | when will it be back in stock | it's sold out, will you get more | cheguei tarde, venderam tudo
não acho mais esse em lugar nenhum | vão fabricar de novo? | vai chegar outra leva? | acabaram com o meu preferido, por quê?

# encomenda-pre-venda
! encomenda, pré-venda, sob encomenda, encomendar, lançamento, reserva antecipada
posso encomendar? | se não tiver vocês pedem pra mim? | consigo garantir antes de lançar? | traz pra mim de fora? | quanto tempo antes tenho que pedir? | dá pra comprar antes de chegar na loja?
pedem na fábrica? | tem que pagar antes se for pedido especial? | quero garantir o meu antes de todo mundo | quando abre a venda antecipada? | fazem pra daqui a duas semanas?
preciso de 30 pra dia 10, pego encomendado? | mandam buscar em São Paulo? | não tem na loja, dá pra pedir? | até quando aceitam pedidos pro natal | o livro que vai sair mês que vem, posso deixar pago?
arruma esse modelo pra mim com o fornecedor | se eu pedir hoje fica pronto quando | encomendei faz 15 dias, já veio? | consegue de outra marca se eu quiser? | produzem só quando a gente pede?
aceitam pedidos até que dia | trazem do catálogo? | posso deixar encomendado e pagar quando chegar? | vai ter fila no lançamento? | tem um que só vende lá fora, vocês conseguem?
quero antecipado, como faço? | meu tamanho não fabricam sempre, podem mandar fazer? | viaja quando pra buscar mercadoria? traz pra mim? | mano, consegue pedir pra mim?
dia das mães quero 5 cestas, já posso deixar pedido? | a máquina nova já dá pra garantir? | lo puedo encargar | hay preventa? | can I preorder | can you order it for me

# reservar-peca
! reservar, reserva, separar, guardar, separado, segurar
guarda pra mim até amanhã? | separa essa que passo aí | segura uma no meu nome | não vende, vou buscar | deixa no cantinho pra mim | me reserva um G | recebo dia 5, guarda até lá?
vou pensar, mas deixa separado | por quanto tempo vcs seguram | já separaram a minha? | não deixa ninguém levar | tô indo aí, deixa na mão | quero esse, só posso ir sábado | esconde um pra mim kkk
pego no fim do mês, pode segurar? | põe meu nome nela | fica comigo, tá? | se eu não aparecer vocês vendem? | tem que pagar pra deixar guardado? | é a última? não vende pfv | bota de lado aí
vou mandar minha mãe ver, segura até ela ir | gostei de duas, deixa as duas aí que decido | mando pix de parte e vc guarda | a menina do caixa disse que ia deixar no balcão | é minha!! como garanto?
amanhã cedo tô aí, aguenta até eu chegar | vendeu a que eu tinha deixado separada? | consegue deixar até a sexta? | uma hora e chego aí, não vende não | oxe, deixa de canto pra mim
quero aquela da live, marca pra mim | me lo guardan hasta mañana | lo pueden apartar? | can you hold it for me | please put one aside for me

# condicional-malinha
! condicional, malinha, mala em casa, provar em casa, bolsa condicional, sacola
posso levar pra provar em casa? | vcs mandam malinha? | tem condicional? | levo várias e fico com as que gostar? | dá pra experimentar com calma e depois devolver? | quantas peças vão na sacola
fico quantos dias com as roupas? | minha mãe não sai, posso levar pra ela ver? | manda umas opções aqui em casa? | preciso deixar cartão pra levar? | só pago o que ficar?
levo pra meu marido ver e trago o resto | a loja leva um tanto de roupa aqui? | tem taxa pra mandar a mala? | não tenho tempo de provar aí | qualquer cliente pode levar sem pagar?
montam uma seleção pra mim? | quero ver com o sapato que tenho em casa | quando passam pra recolher? | não devolvi ainda as que levei, posso ficar mais um dia? | manda 5 vestidos que eu escolho um
tenho bebê pequeno e queria experimentar aqui | sujou uma que levei pra ver, e aí? | posso pegar três números e devolver dois? | fazem isso em outra cidade? | precisa de cadastro pra levar pra casa?
levar no fiel, tem? | deixa eu levar e amanhã trago de volta | provo em casa e decido, rola? | a vendedora leva aqui pra eu ver? | eita, dá pra levar no condicional?
quero ver como fica na minha sala antes de ficar com ele | me lo puedo llevar a probar en casa | mandan varias prendas para elegir? | can I try it at home first | do you send a try-on bag

# personalizado-sob-medida
! sob medida, personalizado, personalizada, feito à mão, exclusivo, customização, arte
fazem do jeito que eu quero? | mando um desenho e vcs fazem? | quero uma com a foto do meu cachorro | dá pra fazer no meu tamanho exato? | tenho uma ideia na cabeça, executam?
vi no pinterest, reproduzem? | faz com 2,30 de largura? | pode mudar o decote? | quero igual mas sem manga | meu espaço é torto, precisa caber certinho | faz caneca com frase?
fazem camiseta pra despedida de solteira? | lembrancinha com o tema da minha filha fazem? | tem que mandar a arte pronta? | posso escolher as cores de cada parte?
mostram antes de produzir pra eu aprovar? | se eu não gostar depois de feito? | quanto tempo leva pra fazer um só meu? | fazem um vestido de noiva do zero? | vcs criam ou só vendem pronto?
tenho o tecido, costuram pra mim? | mando a medida da janela e fazem a cortina? | quero algo que ninguém tenha | dá pra misturar dois modelos num? | fazem réplica de uma peça antiga da minha avó?
montam um kit só com o que eu escolher? | canecas com a logo do meu time da firma | adaptam pra canhoto? | quero um móvel pro vão da escada | posso mandar minha própria estampa?
égua, conseguem fazer um do meu jeito? | tenho um braço mais curto, ajustam o molde? | lo hacen a medida | pueden hacerlo con mi diseño? | can you make it custom | can I send my own design

# gravacao-bordado
! gravação, gravar, bordado, bordar, nome, iniciais, inscrição, estampar
dá pra pôr as iniciais? | escreve o nome do bebê? | quanto pra gravar a aliança? | põe uma data por dentro? | quantas letras cabem | bordam toalha? | quero uma frase curtinha na pulseira
vcs fazem a laser? | tem taxa pra colocar meu sobrenome? | fica pronto na hora ou demora? | posso escolher a fonte? | bota o logo da empresa no bolso? | dá pra escrever em árabe? | erraram uma letra
consigo apagar o que está escrito? | trago minha própria peça pra vcs escreverem? | quero o apelido dele na caneta | monograma fazem? | sai com o tempo o que foi escrito?
se tiver escrito pode trocar depois? | coraçãozinho do lado cabe? | nome e número nas costas da camisa | põem patch? | fica em relevo ou liso? | qual a cor da linha? | marca o nome no couro
a placa pode ter uma homenagem? | na garrafa térmica dá pra colocar Júlia? | quero as digitais na aliança | uniforme do jaleco com meu nome, fazem? | uai, escreve uma coisinha aí pra mim?
coloca o número da camisa do meu filho | se puede grabar un nombre | bordan iniciales? | can you engrave it | can you add my initials

# ajuste-barra
! ajuste, ajustes, barra, bainha, costureira, apertar, conserto de roupa, alfaiate
fazem a barra? | a calça arrasta no chão, vocês encurtam? | apertam na cintura? | diminui a manga? | cobra pra subir a bainha? | tem costureira aí? | comprei longa, sou baixinha, resolve?
fica pronto no mesmo dia o conserto? | solta um pouco do lado? | o terno dele tá largo no ombro, tem jeito? | diminuem aliança? | encurta a alça? | troca o zíper? | corta a corrente do relógio?
fazem pence? | se eu pagar vocês deixam no meu corpo? | dá pra alargar o sapato? | apertar o vestido de formatura dá? | alarga anel? | tira uns dedos no comprimento?
só arrumam o que foi comprado aí? | quero afunilar a perna | pregam botão? | tenho que ir vestir pra marcar? | quanto tempo pra acertar o comprimento | a cortina ficou comprida, cortam?
faz furo a mais no cinto? | desmancha e refaz o decote? | colocam bojo? | o blazer sobra nas costas, afinam? | véi, sobe um pouquinho essa calça? | emagreci, dá pra diminuir a roupa que comprei aí?
hacen el ruedo del pantalón | lo pueden achicar? | do you do alterations | can you hem the pants

# embalagem-presente
! embalagem para presente, presente, embrulho, papel de presente, caixa, laço, sacola
embrulha pra mim? | é pra dar, vem bonitinho? | cobra pelo embrulho? | põe um laço? | vem em caixinha? | é aniversário da minha mãe, capricha | tem sacolinha? | faz um pacote bem lindo?
manda sem o preço | quero entregar direto pra pessoa já arrumado | tem papel de natal? | vem uma caixa bonita ou só plástico? | dá pra embrulhar cada um separado? | tem cesta?
tem opção sem plástico? | a embalagem tá inclusa? | tem algo pra eu mesma embrulhar? | quero com fita vermelha | vem enrolado em papel seda? | manda desmontada a caixinha junto?
faz tipo cesta de café da manhã? | tem saquinho de veludo pra joia? | posso levar a minha caixa e vcs arrumam? | sacola extra pra eu dar, tem? | preciso embrulhar 30 lembrancinhas
a criança vai abrir, deixa divertido | tira a etiqueta de valor | amigo oculto da firma, deixa arrumadinho | fica pronto na hora o embrulho? | tem tema infantil de pacote?
rapaz, embrulha caprichado? | é bodas de prata dos meus pais, tem algo chique pra pôr dentro? | lo envuelven para regalo | viene en cajita? | do you gift wrap | it's a gift, can you make it look nice

# mensagem-surpresa
! cartão com mensagem, bilhete, dedicatória, surpresa, anônimo, mensagem, recado
dá pra mandar um cartãozinho? | não quero que ela saiba quem mandou | escreve uma coisa pra mim junto? | é surpresa, não liga pra ela tá | mando direto pra casa do meu namorado?
põe: feliz aniversário, te amo | vai com nota mostrando o valor? | quantas palavras posso escrever | escrito à mão ou impresso? | admirador secreto, fazem?
posso mandar no trabalho dela sem dizer meu nome? | não revelem que fui eu | entrega cantando parabéns? rs | moro longe e quero alegrar minha mãe | avisam quando ela receber? | filmam a reação?
quero uma foto nossa junto | coloca uma frase de pêsames | tem cartão de dia dos namorados? | quem recebe vê quanto custou? | meu telefone aparece na etiqueta? | pode assinar só com minha inicial?
não deixem meu marido descobrir | tem balão pra ir junto? | posso mandar um áudio em qr code? | é pra pedir em casamento, me ajudem | ligam antes? estraga tudo se ligarem
dá pra entregar de manhãzinha antes dela acordar? | esqueci de pedir o recadinho | não coloca meu nome no remetente | bah, escreve uns versinhos pra mim? | quero pedir desculpas pra ela com um mimo
puedo mandar una tarjeta con mensaje | que no diga quién lo envía | can you include a note | I want to send it anonymously

# embalagem-discreta
! embalagem discreta, sigilo, discreto, sem identificação, privacidade, descrição na fatura
vem com o nome da loja na caixa? | ninguém vai saber o que é? | não quero que minha mãe veja o que comprei | tem como mandar sem nada escrito? | aparece o que na fatura? | o porteiro vai perceber?
meu marido não pode saber | dá pra notar o que tem dentro? | o pacote é sigiloso? | o remetente vem com qual nome | moro com meus pais, é tranquilo? | vem em caixa parda? | tem logo por fora?
o carteiro sabe o conteúdo? | na nota sai o nome do produto? | tenho vergonha de receber no trabalho | a caixa chama atenção? | no cartão vai sair o nome da loja? | quero receber sem passar vergonha
é coisa íntima, como vem? | manda num pacote neutro | vocês guardam segredo do que eu compro? | podem ligar? moro com gente curiosa | na declaração de conteúdo o que escrevem?
não mande sms com o nome do produto pfv | dá pra disfarçar? | meus filhos abrem tudo que chega | a república inteira vê os pacotes, vem lacrado? | o plástico é transparente?
quem olha a caixa adivinha? | ô moço, vem na moita? | se meu pai abrir vai ver na hora? | viene en paquete discreto | aparece el nombre de la tienda en la caja? | is the packaging discreet
what shows up on my card statement

# negociar-preco
! negociar, cobrir preço, cobrimos oferta, menor preço, concorrência, contraproposta
faz um precinho? | na outra loja tá mais barato | tá salgado | qual o último preço? | tem como melhorar esse valor? | cobre a oferta? | chora um pouquinho aí | tá caro demais | só tenho 80, fecha?
vi por 20 a menos na internet | dá uma baixadinha | arredonda pra 100? | o preço assustou | por que tão caro? | faz por 50 que levo agora | me dá um desconto
mostro o print do concorrente, vocês igualam? | não cabe no meu orçamento | tira esses quebradinhos | é o preço final mesmo? | pela metade eu levo kkk | tá fora da realidade | meu bolso não aguenta
a Shopee tem por menos | aceita proposta? | gostei mas a grana tá curta | facão hein, diminui aí | tá os olhos da cara | uai, num faz por menos não? | oxe, tá caro que só
faz um preço camarada, visse? | sou freguesa antiga, alivia aí | é muito dinheiro pra uma coisa dessas | está muy caro, me hacen precio? | cuál es el último precio | can you match this price
that's too expensive for me | tá pela hora da morte | não tenho tudo isso não, facilita? | consegue baixar um tiquinho? | achei meio puxado | me ajuda aí no preço que eu levo
ganho pouco, faz uma caridade rs | desse valor não dá pra mim | um real a menos já ajuda kkk

# preco-item
! preço, valor, custa, tabela de preços, a partir de, R$
quanto é? | qto custa esse | me passa os valores | quanto tá saindo | é quanto a peça? | qual a faixa de preço | quanto tá o vestido da foto? | por que não põem quanto custa? | quanto vale?
sai por quanto? | e esse aí, quanto? | qual o mais barato que tem? | tem coisa até 50 reais? | quanto tão pedindo? | R$ por favor | valor? | quanto fica o conjunto | preço in box não, fala aqui mesmo
tem tabela? | subiu? mês passado era menos | quanto cada um? | o par é quanto | e o menorzinho, quanto? | quanto tenho que ter pra levar esse? | desse modelinho é quanto
qual a diferença de valor entre os dois? | esse preço é unidade ou kit? | mudou muito por tamanho? | quanto sairia tudo isso do print? | tem algo baratinho pra lembrancinha? | bah, quanto tá isso aí?
o que consigo comprar com 100 conto? | é caro? | cuánto cuesta | qué precio tiene este? | how much is it | what's the price of this one | tem a listinha com os valores? | o vermelho tá quanto?
quanto que vocês cobram nisso? | em média sai por quanto? | preciso saber quanto levar de grana | me diz só o valor | e no pix, esse da foto, quanto fica a unidade?

# catalogo-fotos
! catálogo, fotos, vídeo, modelos, vitrine, lookbook, portfólio, imagens
me manda o que vocês têm | tem foto de verdade? | manda vídeo | quero ver mais opções | tem pdf com tudo? | manda foto no corpo | mostra por dentro | onde vejo todos os modelos | tem foto das costas?
grava um videozinho mostrando? | me mostra os que têm no meu número | manda a lista completa | não consigo abrir as imagens | tem mais ângulos? | quero olhar com calma em casa
deixa eu ver o que tem de festa | manda uns exemplos | faz chamada de vídeo pra me mostrar? | o álbum do zap tá atualizado? | tem revista impressa? | posso ver antes de ir aí?
essa imagem é real ou da internet? | cadê o catálogo? | o que mais tem nesse estilo? | me mostra tudo até 100 | quero ver aberto, como é dentro da bolsa | vcs mandam novidade por mensagem?
dá zoom no detalhe da costura | mostra perto de alguma coisa pra eu ver o tamanho | tem os de criança pra eu olhar? | vixe, me manda umas fotinhas | quais vcs têm? quero escolher | mándame fotos
tienen catálogo? | can you send me pictures | do you have a catalog

# novidades-colecao
! novidades, coleção, lançamentos, nova coleção, tendência, coleção de verão, inverno
o que chegou de novo? | quando sai a coleção nova? | chegou a de inverno? | tem novidade? | quero ver as coisas que acabaram de entrar | de quanto em quanto tempo renovam | o que tá na moda?
já tem coisa de verão? | quando entra a linha de natal | toda semana tem coisa diferente? | faz tempo que não passo aí, o que mudou? | quero coisa que ninguém viu ainda | a próxima leva vem quando
tem modelito recente? | já saiu o da campanha nova? | qual o dia que abastecem com peças inéditas | me mostra o que tem de mais atual | só vi as mesmas coisas, vai mudar?
tem coisa pra copa/São João? | que cor tá usando agora? | a temporada fria já tá nas araras? | vai ter collab? | quando lança? | qual o tema da próxima? | vocês viajam pra buscar coisa nova quando?
as de carnaval já tão à venda? | cansei do que tenho, me mostra coisa fresca | acabou de chegar alguma coisa no meu estilo? | o que a galera mais tá levando? | qual a mais vendida?
mano, o que tem de novo por aí? | peças de meia estação já entraram? | qué hay de nuevo | cuándo sale la nueva temporada? | any new arrivals | when does the new season drop

# usados-consignacao
! usados, seminovos, brechó, segunda mão, consignação, desapego, avaliação de usados
vocês compram roupa usada? | tenho umas peças pra vender | pegam o meu velho na troca? | quero desapegar | dão quanto no meu antigo? | tem coisa de segunda mão? | é novo ou já teve dono?
posso deixar pra vocês venderem pra mim? | quanto fica pra mim quando vender? | aceitam meu celular como parte? | limpei o guarda-roupa, querem olhar? | como avaliam?
em que estado precisa tá pra vocês pegarem? | pagam na hora ou só quando vender? | tem marcas de uso? | compram ouro? | meu filho perdeu tudo, tá novinho, querem? | tem recondicionado?
se não vender pego de volta? | quantas peças posso levar pra avaliação | mando fotos das coisas que quero passar pra frente? | pegam livro antigo? | vestido de noiva usado vocês pegam?
por quanto tempo fica exposto o que eu deixar | aceitam roupa sem etiqueta de marca? | meu sofá velho entra no negócio? | tem mostruário mais barato? | tem vintage? | tenho bolsas de grife, compram?
qual a porcentagem de vcs na venda | oxe, pegam meu antigo por quanto? | é garimpo? | compran ropa usada | toman mi usado como parte de pago? | do you buy used items | can I trade in my old one

# provador
! provador, provar, experimentar, prova, cabine
posso experimentar aí? | dá pra provar antes? | quantas peças entro de cada vez? | tem espelho grande? | quero vestir pra ver como fica | se eu for aí deixam colocar no corpo?
calço antes de comprar? | tem um cantinho pra trocar de roupa? | não compro sem ver no corpo | biquíni pode vestir na loja? | meu marido pode entrar na cabine comigo?
posso levar meu sapato pra ver com o vestido? | preciso ir aí vestir? | tem que marcar pra ver os vestidos de festa? | deixam testar o batom? | posso sentar e deitar no colchão?
quero sentir o peso na mão | tem amostra pra eu testar? | sem compromisso de comprar posso ver no corpo? | tem alguém que me ajude a montar o look? | a cabine é privada?
tem limite pra ficar lá dentro? | testo os óculos no rosto aí? | quero ir com minha madrinha ver os modelos no corpo | o provador tá aberto? | maquiada pode? | criança pode vestir na loja?
tenho medo de comprar sem sentir | dá pra ver funcionando antes de levar? | tem mostruário que eu possa mexer? | eita, posso vestir aí na hora? | passo aí só pra ver como cai | me lo puedo probar
hay probador? | can I try it on | do you have fitting rooms

# outlet-liquidacao
! outlet, liquidação, saldão, queima de estoque, ponta de estoque, bazar, remarcado, remarcação
tem bazar? | quando queima tudo? | tem coisa com defeitinho mais barata? | onde ficam as remarcadas | tem ponta de estoque? | quero as sobras da coleção passada | o que vocês querem desencalhar?
tem arara de 50 reais? | quando baixam o inverno? | tem desconto em peça única? | quais tão com 70% off? | o que restou do verão ainda tem? | vai fechar a loja? tá tudo barato
vi placa de tudo pela metade | as últimas peças saem por quanto | mostruário vocês vendem mais em conta? | tem lotezinho barato de fim de estação? | coisa do ano passado tem?
peça com manchinha vendem por menos? | dia de queima tem que chegar cedo? | em janeiro baixa tudo né? | tem setor de barateza? | saldão ainda rolando? | o que tem por menos de 30?
tem loja de fábrica? | sobrou alguma coisa do bazar? | modelo antigo sai mais barato? | tudo tem que ir embora até quando? | tem caixa aberta/avariado com preço menor? | quando começam as remarcações
égua, tem bacia das almas? kkk | o que tá encalhado faz por quanto? | tienen outlet | cuándo es la liquidación? | do you have a clearance section | when does the big sale start

# troca-promocao
! troca de promoção, peças em promoção, liquidação não troca, produtos promocionais, sale, ponta de estoque
peguei em oferta, posso trocar? | o que tá na liquidação não tem troca? | comprei na black friday e não serviu | com desconto perde o direito de trocar? | usei cupom, se eu devolver como fica?
era do bazar e veio com defeito | disseram que remarcado não troca, é legal isso? | troco pelo valor que paguei ou pelo cheio? | levei no saldão e ficou pequeno
paguei metade do preço, se trocar pago diferença? | brinde dá pra trocar? | peça da arara de 50 volta atrás? | produto com etiqueta vermelha aceita devolver?
comprei no leve 3 pague 2, quero devolver uma só | última peça com defeito, não aceitam de volta? | promo de aniversário vale as mesmas regras pra trocar?
se eu trocar depois da queima vale o preço de hoje? | mostruário que veio ruim vocês pegam de volta? | ninguém me avisou que em oferta não trocava | posso usar meu crédito em coisa remarcada?
em liquidação a regra pra trocar é outra? | o kit promocional pode ser devolvido pela metade? | estava na ponta de estoque e rasgou, e aí? | comprei com cashback, na devolução volta?
peguei barato mas é pequeno | peça de outlet pode trocar? | saldo de coleção tem como levar de volta? | com 50% off tem sete dias pra desistir também? | quem compra em oferta tem menos direito?
a placa dizia não trocamos, mas não serve | uai, em promo não troca mesmo? | comprei na promoção e a peça subiu, pago mais pra trocar? | lo compré en oferta, se cambia?
las rebajas tienen devolución? | can I exchange sale items | is the clearance stuff final sale

# calcados
! calçados, sapato, tênis, bota, sandália, salto, palmilha, numeração
a forma do sapato é pequena? | calço 37 e meio, pego qual? | machuca o pé? | meu pé é largo e gordinho, entra? | qual o tamanho do salto? | escorrega? | tem joanete friendly? rs | serve pra correr?
dá pra trabalhar em pé o dia todo com ele? | é confortável pra caminhar? | tenho esporão, qual indica? | a sola é de borracha? | faz bolha? | tem 34 de adulto? | acha até o 48 masculino?
cabe palmilha ortopédica? | o cano vai até onde? | minha panturrilha é grossa, fecha? | faz barulho quando anda? | dá chulé? kkk | pisada pronada, qual? | tem cadarço ou é de enfiar?
pra diabético tem? | vai laceando com o uso? | é antiderrapante? | molha por dentro na chuva? | compro o número que sempre uso? | é pesado no pé? | tem rasteirinha? | sobe muito o calcanhar?
dá pra dançar a noite inteira com ele? | meu pé direito é maior que o esquerdo | é horma chica? | calzo 38, cuál llevo? | do they run small | are these good for walking all day

# bolsas-mochilas
! bolsa, mochila, carteira, mala, alça, compartimento, bolso, capacidade
cabe notebook? | a alça regula? | dá pra usar atravessada? | cabe caderno A4? | quantos litros? | é bagagem de mão? | passa no avião? | tem divisória? | fecha com zíper ou ímã?
cabe minha garrafinha? | aguenta peso? | dá pra levar pro trabalho? | qual o tamanho dela, é grandinha? | as rodinhas giram 360? | vem com cadeado? | cabe marmita e tudo? | tem bolsinho por dentro?
a correntinha tira? | serve pra faculdade? | vai descascar? | fica em pé sozinha? | cabe o celular nela? | dá pra usar de maternidade? | machuca o ombro? | resiste à chuva com o note dentro?
tem lugar pra documento e cartão? | é daquelas de praia? | cabe roupa de 3 dias? | tem pochete? | pra festa tem pequenininha? | minha tralha toda entra nela? | tem com rodinha pra criança de escola?
entra la laptop | sirve como equipaje de mano? | does a laptop fit in it | is the strap adjustable

# joias-bijuterias
! joia, joias, semijoia, prata 925, ouro 18k, banhado, folheado, anel, brinco, aliança, antialérgico
fica escura com suor? | é ouro de verdade? | dá alergia na orelha? | posso tomar banho de mar com ele? | como sei o tamanho do meu dedo? | qual o aro dele? uso 16 | quantos milésimos? | fica preta?
é níquel free? | vem com certificado? | posso usar na piscina? | vendem par de compromisso? | quantas gramas pesa | a pedra é natural? | tem de um furo só? | pra menina que acabou de furar tem?
limpam se oxidar? | dá pra rebanhar? | meu dedo incha, qual tamanho pego? | é zircônia ou diamante? | quero pedir ela em casamento, ajuda? | como descubro o número do dedo dela sem ela saber
a corrente tem quantos centímetros? | fecha como, tarraxa ou pressão? | minha orelha inflama com tudo | prende bem ou cai? | é pesadinho? minha orelha rasga | moeda antiga vira aliança? fazem?
posso dormir com ele? | vem com saquinho de guardar? | aceitam ouro velho pra fazer outra? | tem piercing de pressão? | es plata de verdad | se pone negro? | is it real gold
will it turn my finger green

# oculos
! óculos, lentes, armação, grau, solar, receita, UV, multifocal
tenho receita, fazem? | protege mesmo do sol? | só uso com grau 4, dá? | tenho rosto redondo, qual fica bem? | fica pronto em quantos dias com receita | dá pra trocar só o vidro? | é polarizado?
tem antirreflexo? | meu exame tá vencido, serve? | posso aproveitar minha armação velha? | medem minha vista aí? | é leve? meu nariz marca | tem de descanso pra computador?
entortou a haste, arrumam? | tem plaquetinha? | cobre bem o rosto? | faz pra astigmatismo? | não me adaptei ao novo, e aí? | tem pra criança que derruba tudo? | tô vendo embaçado com o que fizeram
vende de contato? | cabe cabeção? tenho cabeça grande | fotossensível quanto custa a mais | dá pra dirigir à noite com ele? | só pra leitura tem pronto? | pra míope alto fica muito grosso?
tem clip-on? | o parafusinho caiu | qual combina com meu rosto? | vem com estojo e paninho? | fazem com a receita por foto? | tem prova virtual? | hacen lentes con receta | tienen protección UV?
can you make them with my prescription | are the lenses polarized

# cosmeticos
! cosmético, creme, maquiagem, perfume, pele, cabelo, shampoo, validade, tom, base
minha pele é oleosa, qual uso? | grávida pode usar? | qual o tom da minha pele? | arde? | dá espinha? | serve pra cabelo cacheado? | esse creme vence quando? | fixa bem o cheiro? | é testado em bicho?
tem amostrinha? | posso usar no rosto todo dia? | tirei a progressiva, posso passar? | é hipoalergênico? | quanto tempo dura o frasco | sai fácil com água? | usei e coçou tudo
meu cabelo tá caindo, tem algo? | é cheiro doce ou cítrico? | pele negra tem qual cor? | pode misturar com ácido? | tem parabeno? | criança pode passar? | é bom pra mancha? | craquela?
transfere na roupa? | tem cheiro forte? enjoo fácil | tem algo pra olheira? | depois de aberto dura quantos meses? | é parecido com aquele importado famoso? | tenho rosácea, faz mal?
faz espuma? é sem sulfato? | homem pode usar também? | sirve para piel sensible | cuándo vence? | is it good for oily skin | can I use it while pregnant

# aluguel-festa
! aluguel de roupa, traje, vestido de festa, terno, noiva, fantasia, locação, madrinha, alugar
vocês alugam vestido? | tenho formatura em dezembro, tem longo? | meu filho vai ser pajem, tem terninho? | quanto pra pegar só pro fim de semana? | quando retiro e quando devolvo?
se eu manchar na festa? | tem que lavar antes de devolver? | sou madrinha, tem verde oliva? | tem traje pro noivo e padrinhos? | com que antecedência escolho | ajustam no meu corpo?
casamento na praia, o que tem? | posso ir aí ver os longos no corpo? | paga caução? | tem primeiro aluguel? | rasgou na barra, quanto pago? | debutante, tem? | atrasei um dia pra devolver, e a multa?
vem com sapato e gravata? | vestido de noiva usado uma vez sai mais barato? | tem fantasia de adulto? | festa junina, tem roupa caipira pra pegar emprestado pagando?
se a pessoa que pegou antes não devolver a tempo? | tem smoking tamanho 60? | posso levar pra outra cidade? | preciso pra esse sábado, dá tempo? | já separei um, quero trocar por outro modelo
é compra ou só usa e devolve? | daminha de 5 anos tem? | tem plus pra mãe da noiva? | bah, tem fatiota pra pegar por um dia? | não vou comprar algo que só uso uma vez | alquilan trajes
tienen vestidos de fiesta para alquilar? | can I rent a dress | do you rent tuxedos

# uniforme-empresas
! uniforme, uniformes, brindes corporativos, empresas, logomarca, camisetas personalizadas, equipe
fazem camisa pra minha equipe? | quero padronizar o pessoal da loja | põem a marca da firma? | preciso de 40 camisas polo | tem jaleco com bordado da clínica? | fazem camisa pro time de futebol?
brinde de fim de ano pra clientes, o que tem? | avental pros garçons | a arte da logo vocês fazem? | tamanhos variados na mesma encomenda pode? | prazo pra 100 peças | camisa da turma de formatura
depois consigo repetir só mais 3 pro novo funcionário? | fazem boné com a marca? | mandam uma prova antes de produzir tudo? | roupa de frentista/segurança tem? | epi e roupa de obra vendem?
quero vestir meus funcionários | mínimo pra fazer com minha logo | caneca e caneta com nome da empresa | interclasse da escola, fazem? | abadá fazem? | alguém vem medir o pessoal aqui?
camisas da corrida do bairro | serigrafia ou sublimação? | sai com o nome de cada um? | kit de boas vindas pra novos colaboradores | camiseta da igreja pro retiro, umas 60
quanto fica cada uma se eu fizer 50 | calça social pras recepcionistas | véi, fazem a camiseta da firma? | roupa pra salão, preto com nome | hacen uniformes para empresas
camisetas con el logo de mi equipo? | can you make shirts with our company logo | we need uniforms for our staff

# influenciadores
! influenciador, influencer, parceria, permuta, divulgação, recebidos, publi, mídia kit, embaixadora
sou blogueira, vocês mandam recebidos? | tenho 10 mil seguidores, bora fechar? | fazem permuta? | posso divulgar em troca de produto? | quero ser embaixadora | com quem falo do marketing?
mando meu mídia kit pra onde | queria fazer publi pra vocês | faço vídeo no tiktok, topam? | ugc vcs contratam? | vocês me mandam peças e eu posto | gravo unboxing
quantos seguidores precisa pra fechar com vcs | como faço pra ser modelo da loja? | procuram modelos? | sou fotógrafa, posso fotografar pra vcs? | quero um código meu pra minhas seguidoras
meu canal é sobre moda, interessa? | trabalham com micro? | patrocinam criador de conteúdo? | faço reviews, me manda um pra testar? | minha filha é influencer mirim | topa uma collab?
sorteio conjunto no insta, rola? | meu podcast procura marcas | já trabalhei com outras lojas postando looks | quanto pagam por story? | assessoria de imprensa tem?
sou maquiadora e indico muito, tem algo pra mim? | como entro pro time de divulgadoras | rapaz, quero mostrar vocês no meu perfil | provo no espelho e mostro pra minha audiência, fechamos?
soy influencer, hacen canje? | quiero colaborar con la marca | I'm a content creator, do you do collabs | do you work with influencers

# sustentabilidade-origem
! sustentável, origem, fabricação própria, nacional, fabricado, importado, ecológico, artesanal, reciclado, feito no Brasil
é nacional? | é fabricado na China? | quem faz as peças? | onde é feito? | vcs mesmos que produzem? | usam trabalho escravo? | é produção local? | testam em animais? | a embalagem é biodegradável?
posso devolver o vidro vazio? | de onde vem essa madeira? | reciclam? | é feito à mão? | as costureiras são daqui? | é orgânico? | qual fábrica produz? | vem de fora ou daqui mesmo?
agride o meio ambiente? | tem selo de alguma coisa? | tem exploração animal na produção? | usam plástico? | como é o impacto disso | as artesãs recebem certinho? | tem refil pra gerar menos lixo?
vocês compram de quem? | é made in onde? | é da região? | o couro é legalizado? | compro só de quem produz aqui, é o caso? | é fibra reaproveitada? | fazem logística de descarte?
bah, é feito aqui no sul? | vocês plantam árvore ou algo assim? rs | dónde se fabrica | es industria brasileña o importado? | where is it made | is it eco-friendly

# original-replica
! original, réplica, autêntico, autenticidade, falsificado, primeira linha, certificado, selo
é original? | é réplica? | é de marca mesmo? | primeira linha é o quê? | como confirmo que não é falso? | vem com selo? | é paralelo? | tem número de série? | é camelô? kkk
baratinho assim é falsificado né? | é inspired? | é igualzinho ao da marca? | posso conferir a autenticidade onde? | vocês são revenda autorizada? | se for fake devolvem? | é daquelas 1:1?
comprei e acho que é pirata | tem nota do fabricante? | a etiqueta tá estranha, é legítimo? | vem lacrado de fábrica? | é importado por vcs ou oficial? | contratipo ou da grife?
a marca reconhece vocês? | é imitação? | não quero comprar coisa falsa | a camisa do time é oficial? | meu amigo disse que o de vocês é cópia | o código de barras não bate
vem da própria fábrica da marca? | é genuíno? | bah, é verdadeiro ou xing ling? | dá pra levar num perito pra ver? | es original | es una copia? | is it authentic | is this a replica

# live-marketplace
! live, sacolinha da live, marketplace, shopee, mercado livre, sacolinha do instagram, loja virtual, amazon
que dia tem live? | comprei na live, como pago? | vcs vendem na shopee? | perdi a transmissão, ainda consigo comprar? | tem no mercado livre? | fui a primeira a comentar quero, e agora?
que horas começa o ao vivo? | no meli tá mais caro que aqui, por quê? | posso juntar o que peguei em várias lives? | comprei pelo mercado livre e tenho problema, resolvo aqui?
quero comprar pelo insta, como faz? | o botão de comprar do instagram não funciona | qual é a loja de vocês na amazon? | fica gravado o ao vivo? | peguei a peça 12 ontem à noite
até quando guardam minha sacolinha? | como dou lance? | comentei e outra pegou, quem leva? | aquela loja com nome de vocês na magalu são vcs? | compro direto com vcs ou pela plataforma?
vendem no tiktok shop? | no aplicativo laranjinha vcs têm frete bom? | o link da transmissão qual é | quando fecha a sacola? | mostrou rapidinho um vestido verde na live, quanto?
vendem por onde além daqui? | tem no ifood/rappi? | posso pagar direto sem passar pela plataforma? | meu lance valeu? | vou conseguir assistir depois? | ô moço, hoje tem ao vivo?
enviam junto o da live e o do site? | venden por mercado libre | a qué hora es el vivo? | are you on Amazon | when is your next live sale

# afiliado-comissao
! afiliado, comissão, programa de afiliados, consultora, indicação, ganhos, link de afiliado
quanto ganho por venda? | como viro consultora? | quero indicar e ganhar | qual a porcentagem? | tem programa de afiliados? | quando cai minha comissão | meu link não tá contabilizando
posso vender pelas minhas redes sem ter estoque? | indiquei três amigas que compraram, cadê? | preciso de cnpj pra receber o que vendi? | qual o valor mínimo pra sacar?
como acompanho quanto eu vendi | quero ser vendedora de vocês de casa | tem que comprar kit pra começar? | a cliente usou meu código, ganho quanto? | vcs pagam toda semana ou todo mês?
por quanto tempo vale o clique no meu link? | dá pra tirar um salário com isso? | me mandam material pra eu postar e vender? | trouxe um cliente grande, tem recompensa?
renda extra com vocês, como é? | se a pessoa devolver eu perco? | quero revender só pelo link | sou arquiteta, tem RT? | decoradora que indica ganha? | ganho em dinheiro ou produto?
não me pagaram pelas indicações do mês | tem meta pra bater? | posso ter equipe embaixo de mim? | tem hotmart ou parecido? | se eu trouxer gente ganho alguma coisa, visse?
onde pego meu link pra divulgar? | cuánto gano por cada venta | quiero ser vendedora por catálogo | do you have an affiliate program | how much commission do I get

# site-seguro
! site seguro, compra segura, certificado SSL, criptografia, dados do cartão, ambiente seguro, antifraude
posso pôr meu cartão no site sem medo? | meu cartão fica salvo aí? | tem cadeadinho? | o navegador avisou que não é segura a página | clonam cartão nesse site? | prefiro não digitar o cvv
quem processa o pagamento? | pediram cpf e foto, por quê? | tem intermediário tipo pagseguro? | o link de pagar é confiável? | dá pra pagar sem digitar nada no site?
vocês veem o número do meu cartão? | é protegido contra hacker? | tenho medo de comprar online | o site pede senha do banco, é normal? | como apago meu cartão salvo?
a página de pagar abriu em outro endereço | antivírus bloqueou | mandar foto do cartão por aqui é tranquilo? | se vazarem meu cartão quem paga? | tem selo de loja protegida?
nunca comprei pela internet, é perigoso? | meu pai acha arriscado pôr cartão na net | o checkout é de quem? | precisa do código de trás? | por que pediram uma selfie pra aprovar?
tem verificação em duas etapas na compra? | usam mercado pago na página? | sou idosa, tenho receio de pôr meus dados no computador | posso usar cartão virtual pra ficar protegida?
bah, boto o cartão ali sem grilo? | se eu digitar tudo lá, alguém rouba? | es seguro poner mi tarjeta en la web | guardan los datos de mi tarjeta? | is it safe to enter my card details
is the checkout secure

# troca-sem-nota
! nota fiscal para troca, comprovante de compra, cupom, sem nota, segunda via
perdi a notinha, ainda troco? | preciso levar o papel da compra? | joguei o cupom fora | não me deram nota, como troco? | só tenho o comprovante do cartão, serve? | o print do pix vale pra trocar?
foi no meu cpf, vocês acham? | a tinta do papel apagou | serve a foto da notinha? | a nota tá no nome da minha irmã, eu consigo trocar? | como provo que comprei aí? | vcs têm no sistema minha compra?
veio sem papel nenhum na caixa | deixei a nota dentro da sacola que foi pro lixo | só lembro o dia que comprei | o que tenho que apresentar pra trocar | sem o cupom vocês aceitam?
a vendedora lembra de mim, basta? | comprei no dinheiro e não guardei nada | a etiqueta da loja é suficiente? | meu cachorro rasgou a nota | consegue puxar pela minha fatura? | trocar só com o ticket?
tiram outra via pra eu trocar? | email de confirmação serve no lugar? | mudei de bolsa e perdi o recibo | molhou o papel, não dá pra ler | qual comprovação vocês exigem pra fazer a troca
se não tiver nada não tem jeito? | troco pelo número do pedido? | vixe, perdi o papelzinho | com o cpf de quem comprou resolve? | perdí el ticket, puedo cambiarlo igual? | sin factura me lo cambian?
I lost the receipt, can I exchange | do I need proof of purchase

# moveis-montagem
! montagem, montador, móveis, içamento, volumes, frete de móveis, manual de montagem, monta
vem montado? | quem monta? | cobra pra montar? | passa na minha porta? | sobe escada com ele? | moro no 8º andar sem elevador de serviço | levam o velho embora? | consigo montar sozinha?
o montador vem quando? | entra no elevador? | precisa furar parede? | instalam também? | chegou e tô aqui com um monte de tábua | o moço que monta não apareceu | desmontam se eu me mudar?
vem com parafuso e ferramenta? | colocam na parede a tv? | deixam só na calçada? | o caminhão consegue entrar na minha rua? | é pesado? vem em quantas caixas? | no quintal dos fundos vocês levam?
sobrou peça, montei errado? | montaram torto | cama box vem com os pés já postos? | o sofá não passou na sala, e agora? | quanto tempo leva pra deixar pronto pra usar | tem que içar pela janela?
já vem com colchão? | o guarda roupa aguenta tirar e pôr de novo? | ligam o fogão no gás? | mano, alguém vem encaixar isso aqui pra mim? | meu corredor é estreito | viene armado | lo arman en casa?
does it come assembled | will it fit through my door

# como-comprar
! como comprar, finalizar compra, carrinho, fazer pedido, passo a passo, comprar pelo whatsapp, pedido online
como faço pra comprar? | dá pra comprar por aqui mesmo? | quero levar, e agora? | não consigo finalizar | o carrinho some | por onde peço? | não entendo de internet, faz o pedido pra mim?
tem que ser pelo site ou posso falar aqui? | quero esses dois, o que faço? | me explica como é | vendem só online? | coloco no carrinho e dá erro | o botão de comprar não vai
mando a foto do que quero e pronto? | compra sem cadastro dá? | qual o processo? | é só dizer o que eu quero que vocês fecham? | gostei, como prossigo? | me passa o link pra fechar
minha mãe quer comprar e não tem computador | posso comprar por telefone? | trava na hora do cep | fecho com quem? | já escolhi tudo, falta o quê? | como monto meu pedido | sumiu tudo que selecionei
dá pra comprar pelo insta ou só aí? | primeira vez que compro online, me ajuda? | tô interessada, o que preciso passar? | quero ficar com ele, anota aí meu pedido | oxe, como é que compra contigo?
clico em finalizar e volta pro início | cómo hago para comprar | quiero comprar, qué tengo que hacer? | how do I place an order | can I buy through WhatsApp

# pagamento-entrega
! pagamento na entrega, pagar na entrega, maquininha na entrega, pagar ao receber, pagamento ao receber
pago quando chegar? | o entregador leva maquininha? | só pago com o produto na mão | dá pra pagar pro motoboy? | posso ver antes e depois pagar? | pago em dinheiro quando receber?
recebo primeiro e acerto depois? | não confio de pagar antes | passa débito na porta? | e se eu não gostar quando abrir, pago mesmo assim? | o moço da entrega recebe pix?
minha mãe vai receber e pagar em cédula | aceitam cobrar só no recebimento? | tem que adiantar alguma coisa ou é tudo na porta? | ele traz troco? | não gosto de pagar adiantado pela internet
na minha cidade posso acertar com quem traz? | deixa pra cobrar na hora que trouxer | é tipo aquele que paga pro carteiro? | o motoqueiro parcela na máquina dele? | o portador passa cartão?
acerto na chegada, pode ser? | se eu não tiver o dinheiro na hora que vier? | quando trouxerem eu dou o valor | conferir o pacote antes de pagar pode? | paga aí ou paga aqui?
só na minha porta que eu dou a grana | trazem maquininha sem fio? | logzz/coinzz, aquele que paga quando recebe, tem? | vem e eu faço o pix na frente dele | eita, pago só quando tiver na mão?
pagamento só depois de ver funcionando, pode? | puedo pagar al recibir | el repartidor lleva posnet? | can I pay on delivery | do you take cash on delivery

# pagamento-recusado
! pagamento recusado, compra não aprovada, cartão recusado, transação negada, análise de crédito, antifraude
não passou meu cartão no site | por que foi negado? | deu recusado e tenho limite | tentei três vezes e não aprova | cancelaram por suspeita | a operadora não autorizou
o banco disse que é a loja que bloqueia | tá em análise faz dois dias | posso tentar com outro cartão? | não aprovou, perdi o produto? | o qr venceu antes de eu pagar | reprovaram meu crediário
diz dados inválidos | deu erro no cvv | limite bloqueado mesmo sem aprovar | a compra caiu sozinha | vai cobrar se não foi aprovada? | meu nome tem restrição, é por isso?
refaço a compra do zero ou dá pra pagar essa? | o cartão da minha mãe não aceitaram | não autorizaram e eu tenho dinheiro | fica dando falha na hora H | gera outro link, esse falhou
por que pediram pra confirmar por telefone? | pagamento não concluído, o que faço? | tentei no débito e negou | já liguei no banco e tá liberado | o sistema de vcs não gosta do meu cartão kkk
a análise demora quanto? | tá rejeitando direto | égua, não vai de jeito nenhum o cartão | consigo mudar pra pix a compra que falhou? | me rechaza la tarjeta | no me aprueban el pago
my card was declined | payment failed, what now

# eletronicos-compatibilidade
! voltagem, bivolt, 110v, 220v, compatível, potência, bateria, conexão, especificações
funciona em 220? | aqui em casa é 127, dá? | serve no iphone? | quanto tempo dura carregado | vem com cabo? | pega em qualquer celular? | gasta muita luz? | quantos watts?
precisa de internet pra usar? | conecta na tv velha? | se eu ligar na tomada errada queima? | tem bluetooth? | serve no meu modelo antigo? | roda jogo pesado? | é a prova d'água? | quantos gigas?
precisa de pilha? | encaixa na minha geladeira? | a peça serve no corsa 2008? | é fácil de mexer pra idoso? | usa chip de qualquer operadora? | faz muito barulho? | dá choque?
tem tomada de três pinos, a minha é de dois | funciona sem aplicativo? | carrega rápido? | é o mesmo encaixe do meu? | qual a diferença desse pro outro? | cabe no meu fogão de 4 bocas?
moro no nordeste, a energia é diferente, tem problema? | uai, serve no meu? | aguenta ficar ligado o dia todo? | es de 220 | sirve para cualquier celular? | is it 110 or 220 volts
is it compatible with my phone

# ajuda-escolher
! indicação, sugestão de presente, recomendação, consultoria, dica, ideias de presente, mais indicado
não sei o que dar pra minha sogra | me ajuda a escolher | o que você indica? | qual o melhor pra mim? | tô em dúvida entre dois | homem de 60 anos, o que vende mais?
preciso de uma lembrança até 100 reais | o que dá pra dar pra professora? | vou num casamento de dia, que visto? | qual compensa mais? | o que combina com saia preta?
quero algo pra um cara que tem tudo | nunca usei, por qual começo? | qual o queridinho? | minha amiga gosta de coisa colorida, ideias? | menino de 9 anos, que agrada?
entrevista de emprego, me monta um look? | qual vc levaria? | quero um bom e que não seja caro | preciso impressionar no primeiro encontro | chefe faz aniversário, nada muito íntimo
vou viajar pro frio, o que preciso? | o que é bom pra quem tá começando? | amigo secreto de 50 reais, help | sou indecisa demais, escolhe por mim | qual dura mais entre esses?
meu namorado é esportista, o que tem a cara dele? | bodas dos meus pais, sem ideia nenhuma | não entendo nada disso, me orienta? | qual presente não tem erro? | véi, tô perdido, o que eu levo?
afilhada faz 15, o que as meninas gostam? | qué me recomiendas para regalar | no sé cuál elegir | which one do you recommend | I need a gift idea for my dad

# assinatura-recorrente
! assinatura, clube de assinatura, recorrente, mensal, caixa mensal, kit mensal, renovar
posso receber todo mês? | tem clube que manda caixa? | como faço pra parar de receber a caixa? | dá pra pular um mês? | o que vem na box desse mês? | quando cobram a próxima?
quero que mandem sempre sem eu precisar pedir | posso mudar o que vem na caixinha? | tem fidelidade de 12 meses? | vou viajar, pausa pra mim? | cobrou de novo e eu não queria
sai mais em conta recebendo todo mês? | mudei de cartão, como atualizo a mensalidade? | já vem automático ou tenho que confirmar? | não gostei da caixa de março | dá pra presentear alguém com 6 meses?
que dia sai o kit? | renova sozinho? | quero trocar de plano, pro maior | minha caixinha não veio esse mês | posso testar um mês só? | quanto por mês pra receber em casa | quero sair do clube
entrei hoje, a primeira caixa vem quando? | posso voltar depois de sair? | vem sempre coisa diferente? | recebo repetido? | dá pra escolher de dois em dois meses?
acumulou porque não uso tudo, diminui a frequência? | mensalista tem brinde? | rapaz, quero receber direto em casa todo mês, rola? | até que dia mexo na caixa do mês que vem?
quiero recibirlo todos los meses | cómo pauso mi suscripción? | how do I pause my subscription | can I get it delivered monthly

# lista-presentes
! lista de presentes, lista de casamento, chá de bebê, chá de panela, chá de casa nova, noivos
como faço minha lista aí? | onde acho a lista da Camila e do Pedro? | vou casar e queria deixar sugestões pros convidados | convidados podem comprar à distância? | o que ainda não deram pra eles?
posso trocar tudo por crédito depois da festa? | vou fazer chá de fralda, ajudam a montar? | entregam na casa dos noivos? | já compraram a panela da lista? | quero dar um item do casal, como faço?
quanto tempo fica no ar? | ganho alguma coisa por fazer com vcs? | posso pôr e tirar itens depois? | vários amigos podem rachar um item caro? | como meus parentes veem o que eu quero ganhar?
casa nova, preciso de tudo, dá pra fazer sugestão? | ganhei repetido do enxoval da lista | dá pra saber quem me deu o quê? | fui convidada e me disseram que tem coisa separada aí
perdi o código dos noivos | tem que ir aí escolher os itens? | entregam tudo junto depois do casório? | minha irmã tá grávida e pôs os itens na loja de vocês
dá pra mandar um bilhete pros noivos com a compra? | a festa foi adiada, prorroga a lista? | tem versão em dinheiro, tipo cotas? | quem compra da lista ganha desconto?
vou debutar, dá pra fazer também? | posso comprar depois que a festa já passou? | bah, casório da prima, vejo onde o que falta? | o que os noivos escolheram até 150?
meu chá é dia 8, quando tenho que montar? | dónde está la lista de los novios | puedo armar mi lista de regalos? | do you have a wedding registry | where can I find the baby shower list

# brindes-amostras
! brinde, brindes, amostra, amostra grátis, mimo, cortesia, ganha
ganho alguma coisa na compra? | vem mimo? | manda umas amostrinhas? | a partir de quanto vem o presente? | meu brinde não é esse da foto | acabou o brinde? | posso escolher o mimo?
a necessaire ainda tá indo de graça? | manda um agradinho junto | não quero o brinde, dá desconto no lugar? | mandam sachê pra testar? | gastei 500, levo o quê de graça? | aquela ecobag vem?
quantos ganho se comprar o dobro? | posso receber só o teste antes de comprar? | o mimo de aniversário pega onde? | era pra vir uma miniatura | o post falava de presente nas 50 primeiras
vale pra quem compra na loja também? | dá pra comprar o brinde separado? | tem degustação? | sempre mandavam um docinho, pararam? | o que tá vindo de graça esse mês? | ganho o estojo na compra do kit?
esqueci de pegar meu presentinho no caixa | vem chaveirinho? | se eu devolver a compra devolvo o mimo? | põe uma surpresinha pra minha filha? | distribuem algo de graça aí?
fui a décima cliente, ganho? rs | ô moço, rola um mimo? | compro dois e o terceiro é presente? | viene algún regalito con la compra | tienen muestras gratis? | do I get a free gift
do you send samples
`;
