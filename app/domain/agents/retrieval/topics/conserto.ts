// Repairs: what customers ask, by topic (form: ../topic-index.ts).

export const CONSERTO = `
# orcamento-preco-gratis
! orçamento, orçamento gratuito, orçamento grátis, orçamento sem compromisso, taxa de orçamento, avaliação, diagnóstico
pago só pra vocês olharem | quanto cobram pra dizer o que tem | se eu levar aí vocês veem de graça | tem custo pra abrir e ver o defeito | não sei o que deu nele, olham pra mim
dá pra ter uma ideia de preço por foto | quanto ficaria mais ou menos o reparo | me passa um valor por alto | só quero saber quanto sai, depois decido | pra analisar tem que pagar
cobram pra examinar o notebook | tenho pouco dinheiro, queria saber antes quanto vai dar | consegue falar o valor por mensagem | preciso levar pra saber o preço | qual o valor da análise
abate do reparo se eu aprovar | sem abrir dá pra saber quanto é | um técnico falou 800, vocês fazem por quanto | se não tiver jeito eu pago alguma coisa | vale a pena arrumar ou é melhor comprar outro
é caro arrumar? | mando um vídeo do problema e vcs me dizem quanto | quanto cobram a olhadinha | a mão de obra é quanto | quero comparar preço antes de mandar fazer
fazem avaliação do carro sem cobrar | pode me dar uma estimativa | só de olhar já cobra? | tá com defeito, quanto será que fica | faz um precinho camarada pra arrumar | how much to just look at it
is the quote free | cobran por revisar | cuánto me saldría arreglarlo más o menos

# orcamento-prazo
! prazo do orçamento, tempo de diagnóstico, orçamento em até, retorno do orçamento, diagnóstico em
quando vocês me falam o que tem e quanto é | deixei aí ontem e ninguém me disse o valor | demora pra descobrir o defeito | levo hoje e amanhã já sei o preço | em quantos dias sai a análise
já olharam meu aparelho | ainda tô esperando vocês dizerem quanto fica | dá o preço na hora no balcão | vocês abrem na minha frente pra ver | quanto tempo pra avaliarem | até quando me passam o valor
faz uma semana que deixei e nada de resposta do preço | tô com pressa de saber se tem conserto | me avisam por aqui quando souberem o defeito | precisa deixar pra ver ou vê na hora
quanto demora o teste pra achar o problema | se levar de manhã à tarde já sei quanto é | já tem posição sobre o valor da minha máquina | é rápido pra ver o que tem
fico esperando na loja enquanto olham ou volto depois | o técnico só olha que dia | o mecânico já descobriu o barulho | deixando na sexta, segunda tenho a resposta do valor
vcs ficam de ligar com o preço quando | o laudo do defeito demora | quanto tempo ele fica aí só pra saberem o que é | consigo a resposta do custo ainda hoje | descobriram já
posso aguardar a análise aí mesmo | prometeram o valor pra ontem | how long until I get the quote | did you find out what's wrong already | cuándo me dicen cuánto sale | cuánto tardan en revisarlo

# orcamento-validade-recusa
! recusar orçamento, validade do orçamento, não aprovar, orçamento recusado, devolução sem conserto, aprovação
e se eu achar caro e não quiser fazer | posso pegar de volta sem arrumar | não vou fazer, quanto devo | até quando vale esse preço que me deram | me passaram um valor mês passado, ainda é o mesmo
desisti, vou buscar assim mesmo quebrado | tenho que decidir até quando | só recebo dia 10, seguram esse valor | não aprovei, paga alguma coisa | quero pensar, o preço muda?
vocês montam de novo se eu não quiser | achei salgado, devolvem como tava | autorizo, pode fazer | como aprovo o serviço | pode começar a arrumar | fechado, manda ver
só faz se passar de cem me avisa | não mexam em nada sem me falar | posso fazer só uma parte do que passaram | aprova pelo zap mesmo? | arrumaram sem eu autorizar
não compensa, melhor eu comprar um novo, deixo aí ou busco | minha mulher ainda não decidiu, tem problema | o valor de janeiro ainda tá de pé | dá pra baixar esse valor que passaram
se eu levar em outro lugar depois do teste, cobram | tira o item da bateria e faz só a tela | quanto tempo tenho pra responder o valor | recusei e disseram que tem taxa, é isso?
pode cancelar, não vou arrumar não | I don't want the repair, do I owe anything | until when is that price good | no quiero arreglarlo, tengo que pagar | hasta cuándo vale el presupuesto

# prazo-conserto
! prazo, prazo de conserto, tempo de reparo, dias úteis, fica pronto em, prazo de entrega
quanto tempo demora pra arrumar | levo agora, busco quando | fica pronto hoje | preciso dele até sexta | demora muito? | não posso ficar sem celular muitos dias | quantos dias vocês ficam com ele
o reparo é na hora ou tem que deixar | preciso do notebook pra trabalhar, é rápido | viajo semana que vem, dá tempo | disseram três dias e já foi uma semana | se a peça não tiver aí quanto demora
consigo pegar no mesmo dia | meu aparelho vai passar o fim de semana aí na bancada | em quantas horas fazem a tela | o carro fica quantos dias na oficina | tô sem geladeira, quando vcs terminam
em uma semana vocês terminam o reparo | a peça chega quando | depois que eu autorizo, quantos dias | serviço demorado ou coisa de uma tarde | deixo cedo e pego na saída do trabalho, dá
tem fila na frente do meu | só tenho esse sapato, fica pronto quando | pro casamento de sábado a barra fica pronta | por que tá demorando tanto | meu carro é meu ganha-pão, quanto tempo parado
qual a previsão pra terminar a máquina de lavar | chegou a peça que faltava pro meu | quanto leva em média um reparo de placa | how long does the repair take | will it be ready by Friday
cuántos días tarda el arreglo | para cuándo estaría

# conserto-expresso
! expresso, conserto na hora, urgência, urgente, taxa de urgência, enquanto espera
preciso pra hoje de qualquer jeito | fico esperando aí sentado enquanto vocês fazem | pago mais se for mais rápido | tô de passagem pela cidade, consegue em uma hora
meu voo é à noite e quebrou agora | pode passar na frente dos outros | é caso de emergência, uso pra trabalhar | em meia hora vocês trocam | tenho apresentação amanhã e o note morreu
sou motorista de app, não posso ficar parado | me salva, preciso disso já | dá pra trocar agora na minha frente, tô com muita pressa | quanto sai pra fazer correndo | consegue furar a fila
prioridade cobra quanto | estou aqui perto, faz agora | tomo um café e volto pra pegar, dá | arruma a barra agora? o casamento é daqui a pouco | é pra ontem rsrs
tô desesperado, minha loja parou por causa do computador | o salto quebrou e tenho festa hoje | pneu furou agora, fazem já | tem como adiantar o meu | viajo em duas horas
serviço rapidinho no horário do almoço | se eu chegar às cinco ainda sai hoje | aceitam fazer fora do horário pagando a mais | minha mãe tá no hospital e preciso do telefone funcionando já
quero sair daí com ele funcionando | tem jeito de agilizar? pago o que for | can you fix it while I wait | I need it fixed today, it's urgent | lo necesito para hoy | me lo arreglan mientras espero

# coleta-domicilio
! coleta, busca e entrega, retirada em domicílio, leva e traz, motoboy, buscar em casa
não tenho como levar até aí | vocês vêm pegar o aparelho aqui | passam aqui pra apanhar a TV | tenho 80 anos e não saio de casa, pegam aqui | depois trazem pronto
quanto cobram pra vir pegar e devolver | a máquina é pesada, não cabe no meu carro | mandam alguém apanhar meu notebook no escritório | posso mandar por uber e vocês devolvem por uber
moro em outra cidade, envio pelo correio | dá pra mandar por sedex e vocês arrumam | vêm até o meu trabalho pegar o celular | guincham a geladeira até a oficina | meu carro não anda, como chega aí
trazem de volta no mesmo dia | não tenho tempo de ir deixar o aparelho, mandam alguém | a TV é de 65, como transporto | embalo como pra mandar por correio | apanham a bike na minha casa
quem carrega a máquina no terceiro andar sem elevador | vocês têm carro pra pegar coisa grande | me devolvem em casa depois de arrumado | o entregador de vocês é confiável? meu celular tem tudo
posso deixar na portaria pra pegarem | que horas alguém passa pra pegar | sou de fora, aceitam por transportadora | levam e trazem a minha moto | pegam em que bairros
atende o interior mandando por encomenda | o sapato vocês apanham também | can you pick it up at my home | can I mail you the device | lo pasan a buscar por casa | puedo mandarlo por correo

# visita-tecnica-taxa
! visita técnica, taxa de visita, atendimento em domicílio, visita, deslocamento, técnico em casa
mandam alguém aqui olhar | quanto pro rapaz vir aqui em casa | o fogão não dá pra levar, vcs vêm | se ele vier e não arrumar eu pago | arruma aqui mesmo ou leva
quando alguém pode vir olhar minha máquina | cobram a gasolina pra vir | a vinda é descontada do serviço | vêm no sábado ver a geladeira | atendem no sítio | que horas o moço chega
tô esperando o rapaz desde cedo e nada | vem na minha loja olhar o computador | a lavadora tá presa no armário, arrumam no lugar | quanto é a saída do profissional até aqui
marca um horário pra virem aqui | só trabalho o dia todo, vêm à noite | vai ter alguém em casa, minha sogra recebe o moço | vão até a zona sul | a máquina tá cheia d'água, não tem como transportar
o rapaz vem aqui em casa hoje ainda | ele já vem com peça no carro | precisa de escada? a casa é sobrado | o moço que veio ontem não resolveu
quero que alguém dê uma olhada nos aparelhos do escritório | preciso remarcar o rapaz que vinha hoje | moro em condomínio, aviso o nome de quem vem | não tô em casa agora, podem vir amanhã cedo
mandem alguém no meu apê pra ver esse vazamento da lavadora | a ida até aí em quilômetros muda o preço | can a technician come to my house | how much is the home visit | vienen a domicilio
cuánto cobran la visita

# garantia-servico
! garantia, garantia do serviço, 90 dias, três meses, garantia da peça, retorno
arrumei aí e quebrou de novo | se der problema depois o que acontece | voltou a mesma coisa que vocês tinham consertado | quanto tempo estou coberto depois do reparo
troquei a tela mês passado e já tá falhando | não faz nem um mês que fiz aí | cobre se eu derrubar outra vez | tenho que pagar de novo? | perdi o papel do serviço, vale mesmo assim
durou duas semanas só | a peça que botaram já pifou | se parar daqui um ano, vcs arrumam | vocês se responsabilizam pelo trabalho | e se não ficar bom | a bateria que colocaram tá descarregando rápido
o barulho no carro voltou depois que saí da oficina | o defeito não foi resolvido, e agora | abrir em outro lugar perde a cobertura | me dão algum comprovante do que fizeram
fiz o motor com vocês, quantos km garantem | a sola descolou outra vez | posso levar de volta sem custo | molhou depois do reparo, ainda cobre
não confio, se quebrar em uma semana devolvem meu dinheiro | o zíper que trocaram já emperrou | trabalho malfeito, quero que refaçam | até quando posso reclamar do que foi feito
saí daí e a câmera parou de funcionar | o gás que colocaram acabou em dois meses | dão quantos meses | it broke again after your repair | how long is the repair covered
se volvió a romper lo que arreglaron | cuánto tiempo responden por el arreglo

# pecas-originais
! peças originais, peça original, peças paralelas, primeira linha, genuína, compatível, qualidade da peça
a tela que botam é da marca mesmo | é coisa boa ou genérica | qual diferença da premium pra comum | usam material chinês | quero a de fábrica | posso levar a peça que comprei na internet
por que tão barato, não é falsificada não? | vai aparecer aviso de componente desconhecido no iPhone | a paralela é ruim | a cor da tela fica igual à que veio | incell ou oled, qual vcs usam
me devolvem a peça velha | tiram de outro aparelho ou é nova | a bateria é de qual fabricante | amortecedor é de que marca | qual dura mais, a mais cara ou a mais barata
dá pra ver antes o que vão colocar | o cristal do relógio é igual ao que veio | importada ou nacional | pastilha de freio genuína têm | compro eu mesmo e vcs só instalam, fazem
tem em estoque ou pedem | o touch fica lento com as baratas, né? | com selo do fabricante | recondicionada ou zero | serve peça de outro modelo | tenho medo de trocarem as boas do meu por ruins
a placa nova é da mesma marca da máquina | perco a resistência à água depois de trocar | face id continua funcionando com essa que põem | do you use genuine parts | is it an original screen
usan repuestos originales | la pantalla es de la marca

# tela-quebrada
! tela, troca de tela, display, vidro, visor, touch, trincada, frontal
depois do tombo parece um mosaico | deixei cair e trincou tudo | meu celular caiu no chão e ficou todo preto mas toca | espatifou a frente | tá com riscos coloridos e não dá pra ver nada
não responde quando eu toco | tem uma mancha preta crescendo | sentei em cima dele | meu filho arremessou o tablet | corta o dedo quando passo | metade não funciona | fica clicando sozinho
o iPhone espatifou, quanto sai | a parte da frente do meu Samsung rachou | quanto custa pra trocar a frente do a54 | apareceu uma linha verde de cima a baixo | só o de cima quebrou, a imagem tá boa
tá piscando e some a imagem do celular | carro passou por cima do meu celular kkk | meu note caiu e apagou metade | o fone toca mas não aparece nada | digita sozinho, fica doido | ficou amarelada
a do tablet trocam | descolou a frente do aparelho | tá toda estilhaçada mas ainda funciona | caiu da moto e já era a frente | notebook abriu e fez crec, agora tá rachado
o relógio inteligente trincou na frente | vcs trocam só o cristal de fora | I dropped my phone and it's shattered | how much to replace the front glass | se me cayó el celular y se partió
se rompió el vidrio

# bateria-celular-notebook
! bateria, troca de bateria, saúde da bateria, bateria viciada, bateria estufada
não dura nem meio dia | descarrega num instante | tenho que ficar na tomada o tempo todo | cai de 40 pra 1 do nada | a tampa de trás tá abrindo, parece inchada | desliga com 20%
o notebook só funciona ligado no fio | preciso carregar três vezes por dia | tá estufado atrás, é perigoso | o celular apaga quando tiro do carregador | antes aguentava o dia todo, agora até meio-dia
tá em 76% nas configurações do iPhone | marca cem e morre logo | meu tablet não segura a carga | o smartwatch morre em duas horas | o carregamento acaba vendo um vídeo
aparece manutenção no ajuste do iPhone | desliga sozinho quando abro a câmera | viciou | o powerbank virou meu melhor amigo | a carcaça tá torta de tão inchada | tá velhinho e não guarda energia
carrego à noite e de manhã tá morto | quanto pra pôr uma nova no iPhone 11 | meu Dell desliga assim que puxo da tomada | troca por uma que dure mais | o consumo tá muito rápido depois de atualizar
a carga some mesmo sem usar | meu controle e o fone não seguram mais a carga | é normal durar só três horas | my phone dies after a few hours | it won't hold a charge | se descarga muy rápido
se hinchó la parte de atrás

# conector-carga
! conector de carga, entrada de carregador, não carrega, conector, porta USB, fonte, dock
boto no fio e não acontece nada | só carrega se eu ficar segurando o cabo | tá frouxo onde encaixa | tem que achar a posição do fio | o buraco de carregar tá estragado | já troquei o cabo e continua
carrega bem lentinho | aparece umidade na porta | quebrou um pedaço do plugue dentro | entrou sujeira na entradinha | liga e desliga o carregamento toda hora | diz que tá carregando mas não sobe
troquei de carregador e nada | o note não reconhece o carregador | o pino do notebook tá solto | só por indução que vai | entrou areia e parou de pegar carga | a entrada do fone também falha
o tablet do meu filho não recebe mais energia | esquenta quando ponho pra carregar | enferrujou onde põe o cabo | o cabo cai sozinho | tá com mau contato | conecta no computador e não aparece
puxaram o fio com tudo e entortou | o carregador do meu Acer pifou, têm | não dá sinal quando ligo no fio | tá mole o encaixe | quanto pra arrumar o lugar que põe o fio
limpam a entradinha? acho que é fiapo de bolso | my phone won't charge anymore | the cable falls out, is the port broken | no carga el celular | tengo que mover el cable para que cargue

# celular-molhado
! oxidação, molhado, desoxidação, banho químico, caiu na água, líquido, placa oxidada
caiu na privada | entrei na piscina com ele no bolso | derramei café em cima | lavei na máquina junto com a calça | tomou chuva e apagou | caiu no mar e não liga mais | botei no arroz, e agora
meu filho jogou no balde | a garrafa abriu dentro da mochila | virou refrigerante em cima do teclado | suor entrou e parou | embaçou a câmera por dentro | depois do banho de rio ficou doido
o cachorro fez xixi em cima | caiu no vaso sanitário, ainda tem salvação | caiu na sopa | fui na cachoeira e ele não sobreviveu | tem ferrugem por dentro | ligo ou deixo desligado? caiu na pia
ele era à prova d'água e mesmo assim pifou | mergulhei com o relógio e encheu d'água | cerveja no macbook | inundou minha casa e o computador ficou submerso | caiu no tanque com sabão
ficou uma noite na chuva | tem gotinhas por dentro do visor | tirei da água rapidinho mas o som sumiu | meu bebê babou no aparelho e não carrega | quanto antes eu levar melhor? acabou de cair na água
deu curto depois que pegou umidade | my phone fell in the toilet | I spilled coffee on my laptop | se me cayó al agua | le entró agua al celular

# camera-audio-microfone
! câmera, alto-falante, microfone, som, auricular, áudio, alto falante
ninguém me escuta na ligação | não ouço nada quando falam comigo | as fotos saem embaçadas | tá rouco, chiando | os zaps de voz saem mudos | a de selfie ficou preta | o vidrinho de trás quebrou
só ouço no viva-voz | sai baixinho demais | não toca quando ligam | treme quando vou tirar foto | o pessoal diz que falo longe | o toque não sai mais | não foca | tem uma mancha nas fotos
o note tá mudo | aparece erro quando abro pra fotografar | flash não acende | o vídeo grava sem voz | pôs fone e depois não voltou a tocar | parece que tem areia quando toca música
a webcam não funciona na reunião | caiu e a lente trincou | gravo áudio e sai só ruído | não dá pra fazer chamada de vídeo | o despertador não toca mais, perdi hora
a parte onde encosta o ouvido tá muda | não consigo ler QR code, fica tudo desfocado | o tablet ficou sem voz | estoura quando aumento o volume | people can't hear me on calls
my pictures come out blurry | no me escuchan cuando hablo | las fotos salen borrosas

# nao-liga
! não liga, placa, não dá sinal, morto, tela preta, reparo de placa
apagou do nada | aperto o botão e nada | morreu de vez | travou na maçãzinha | fica só no logo e não passa | dormiu funcionando e acordou morto | não acende nem luzinha | tá preto e não dá vida
fica reiniciando sem parar | entra em looping | atualizei e não voltou mais | desligou e não quis voltar | o PC faz barulho mas não aparece imagem | o notebook dá só um bip | deu um estouro e já era
aparece tela azul e cai | não sai da tela inicial | queda de luz queimou meu computador | vibra mas fica escuro | a TV tá só com luz vermelha | nem na tomada dá sinal de vida
ficou um ano na gaveta e não funciona | o tablet não passa da marca | parou de funcionar sem motivo | meu computador pifou | só fica piscando uma luz | acho que queimou | aparece no boot device
minha maquininha morreu | será que tem salvação ou jogo fora | it's completely dead, won't turn on | stuck on the logo | mi celular no prende | quedó en negro y no enciende

# lento-virus-formatacao
! formatação, formatar, vírus, lentidão, Windows, limpeza de software, atualização
demora uma eternidade pra abrir | trava o tempo todo | abre propaganda sozinho | tá uma carroça | leva dez minutos pra iniciar | meu computador ficou louco, abre janela que não pedi
acho que fui hackeado | cliquei num link e ficou estranho | quero deixar zerado como novo | tá pesado | o celular engasga pra abrir o zap | instala o office | põe o sistema de novo
memória cheia, não deixa baixar nada | apareceu mensagem pedindo dinheiro pra liberar meus arquivos | fica rodando a bolinha | meu pc tá ruim, nem YouTube vai | faz uma faxina nele
quero vender e apagar tudo antes | atualiza pro 11 | quanto pra dar uma geral no notebook | navegador muda a página sozinho | minha filha baixou jogo e agora tá esquisito | dá erro toda hora
programas que não consigo remover | o tablet dela tá lerdo | aparece aviso que a cópia não é ativada | limpam e deixam rápido | instalam programas básicos e antivírus
fica congelando a imagem quando trabalho | my laptop is super slow | I think I got malware | está muy lenta la compu | se me abre publicidad sola

# backup-recuperacao-dados
! backup, recuperação de dados, recuperar arquivos, HD, fotos, transferência de dados, pen drive
perdi tudo que tinha no celular | tem as imagens do meu filho bebê, dá pra salvar | apaguei sem querer as coisas do trabalho | se mexerem vou perder minhas conversas
quero passar tudo pro aparelho novo | o disco faz clec clec e não abre | meu tcc tava no notebook que morreu | formataram e preciso do que tinha | o cartão de memória não lê
não liga mas eu preciso do que tem dentro | some algo quando troca a tela? | salvam meus contatos | as lembranças do meu pai falecido estão no aparelho quebrado | não fiz cópia de nada, e agora
passa do iphone pro android as coisas | deu ransomware, tem como abrir os documentos | o HD externo caiu no chão | guardam uma cópia antes de zerar
quanto pra tirar os documentos de um computador velho | deletei a pasta errada | mensagens do zap dá pra trazer de volta | pede pra formatar quando ponho o pendrive
vocês olham minhas coisas pessoais? | minhas planilhas sumiram | tenho medo de perder os vídeos do casamento | preciso das notas fiscais que estavam no pc queimado
levar antes de arrumar pra salvar o que tem | clientes da loja cadastrados no computador que pifou | vcs extraem o que tá na memória de um celular morto | coloca tudo na nuvem pra mim
can you recover my photos | will I lose my data | perdí todos mis archivos | pueden salvar mis fotos

# senha-bloqueio-conta
! senha, desbloqueio, iCloud, conta Google, FRP, bloqueado, esqueci a senha
não consigo entrar no meu aparelho | meu filho errou tantas vezes que travou | comprei usado e pede email do antigo dono | pede código e não lembro | ficou indisponível por muitas tentativas
meu pai faleceu e ninguém sabe abrir o celular dele | depois de zerar pede uma conta antiga | iphone desativado, conecte ao itunes | não sei mais o desenho | a digital não pega e o número não lembro
o ID apple é de outra pessoa | troquei a combinação bêbado rs | tiram a conta do dono anterior | achei um celular, abrem | notebook pede pin que não sei | perdi o acesso ao meu e-mail do telefone
a BIOS tá travada | minha ex trocou o código, me ajudam | zerei e agora pede login anterior | quanto pra liberar meu tablet travado | a verificação vai pra um número que não tenho mais
abre sem apagar nada? | meu moleque pôs um código e esqueceu | não entra na minha conta do computador | celular da empresa travado, funcionário saiu | esqueci o padrão
removem aquela tela pedindo login | precisa de nota pra destravar | ganhei num sorteio e tá preso na conta de alguém | não lembro nada e não quero perder minhas coisas | I forgot my passcode
the phone asks for the previous owner's account | me olvidé la clave | está bloqueado con la cuenta de otro

# upgrade-ssd-memoria
! SSD, memória, RAM, upgrade, placa de vídeo, HD, armazenamento
quero deixar meu pc mais rápido sem comprar outro | dá pra turbinar meu notebook | quanto pra aumentar pra 16 giga | troca o disco antigo por um novo mais veloz | vale a pena melhorar um de 2015
quero rodar jogo pesado | instala peça que eu já comprei | cabe mais espaço no meu | minha máquina não roda o programa da faculdade | disco de 240 é suficiente | o windows vai pro novo junto
meu note tem slot livre | clona o antigo pro novo | ponham mais espaço, tá lotado | macbook dá pra melhorar | quero montar um gamer | pente de 8 quanto é | edito vídeo e trava, o que melhoro
arquiteta, meu Revit não abre, o que faço nele | meu console tá sem espaço, põe mais | nvme ou sata | ganho velocidade mesmo? | meu processador aguenta o quê
o técnico disse que só precisa melhorar umas peças | posso ficar com o antigo como externo | qual fonte preciso pra placa nova | quanto fica o pc mais potente pra live
dá pra aproveitar peças do velho | dobrar a capacidade quanto sai | troca de disco perde a licença | can you make my laptop faster with new parts | how much to add more storage
quiero mejorar mi computadora | cuánto sale ponerle más memoria

# teclado-touchpad-dobradica
! teclado, teclas, touchpad, dobradiça, carcaça, mouse
as letras não funcionam | a letra A parou | soltou uma tampinha e não encaixa | escreve número em vez de letra | meu gato arrancou umas | quebrou onde abre e fecha | não fecha direito o notebook
a setinha fica pulando sozinha | o cursor não mexe | digita repetido sozinho | barra de espaço emperrada | caiu suco e ficou grudando | o canto da tampa rachou | faz crec quando abro
não tem ç, tem como trocar | tá frouxa a tampa, cai sozinha | enter não vai | uso um externo porque o do note morreu | as luzinhas de baixo das letras apagaram | o parafuso espanou e tá abrindo
a base quebrou depois da queda | tá duro pra abrir, com medo de quebrar | quanto custa pôr um novo no Lenovo | o quadradinho de passar o dedo não clica | a capa de baixo tá quebrada
só troca inteiro ou dá pra pôr só uma letra | sai um monte de letra quando aperto uma | tá descolando a parte da frente do note | o botão direito não responde | perdi o esc | some keys don't work
the hinge of my laptop broke | no andan unas letras | se rompió la bisagra

# superaquecimento-limpeza
! superaquecimento, esquenta, limpeza interna, cooler, pasta térmica, ventoinha, poeira
queima a perna quando uso no colo | faz barulho de avião | desliga do nada quando tô jogando | tá fervendo | dá pra fritar um ovo em cima | o celular fica pelando | ventilador dele não para
tem pó dentro | avisa temperatura alta | nunca limpei em cinco anos | quanto pra limpar por dentro | depois de uma hora apaga sozinho | troca aquela massinha do processador | o PS4 parece turbina
tem cheiro de queimado quando uso muito | fumo perto e tá cheio de sujeira | tem bicho dentro do pc | ronca alto | revisão preventiva de computador fazem | pelo de gato entupiu
fica quente só de ligar | o jogo cai o desempenho depois de um tempo | barulho de motor dentro do gabinete | celular pelando quando carrega | diminui o brilho sozinho e diz que precisa esfriar
de quanto em quanto tempo tem que higienizar | formiga fez ninho no note | o tablet fica uma brasa | base refrigerada resolve ou tem que abrir | faz uma zoada danada | my laptop gets really hot
the fan is super loud | se calienta mucho | hace ruido el ventilador

# videogames-controles
! videogame, console, controle, PS4, PS5, Xbox, Nintendo Switch, joystick, analógico
o boneco anda sozinho | não lê o disco | o play do meu filho parou | tá engolindo jogo e não abre | desliga no meio da partida | o botão X não pega | drift vocês arrumam
luz azul piscando e não entra | a gaveta não abre | o gatilho quebrou | sai sem imagem na televisão, o Play | meu guri tá chorando porque o play pifou | não conecta mais sem fio, a manete
faz barulho de turbina quando jogo | o joy-con mexe sozinho | destrava? | o 360 deu três luzes vermelhas | a bolinha da manete tá gasta | HDMI do play entortou | super nintendo antigo arrumam
não segura a carga a manete | limpeza do play 4 quanto | a fita não pega | erro quando ligo o Xis | volante de corrida parou | o portátil rachou | dá erro de atualização no aparelho de jogo
manete caiu e trava pra frente | fliperama e arcade consertam | tá superaquecendo quando jogo fifa | o switch não carrega na base | my controller drifts | the console won't read discs
la consola no lee los juegos | se mueve solo el joystick

# impressoras
! impressora, cartucho, toner, recarga, tanque de tinta, multifuncional, impressão
sai tudo borrado no papel | tá puxando várias folhas | amassa a folha toda vez | sai risco branco | não imprime preto | a Epson deu erro de almofada | enchem de tinta | não reconhece o tinteiro
o computador não acha ela | boleto da loja não sai mais | scanner não funciona | faz barulho e não puxa papel | tá com as cores erradas | fica piscando uma luz laranja e não sai nada
a térmica de cupom do meu caixa parou | vendem tinta pra HP | a da firma encravou | entupiu, ficou parada muito tempo | sai em branco | instalam no wi-fi | xerox do escritório deu pau
manutenção mensal de várias no escritório | etiquetadora Zebra vocês mexem | plotter | papel atola | alugam máquina de cópia | folha sai toda manchada
preciso dela pro vestibular amanhã e não sai nada | quanto pra encher o refil | não cospe o papel | my printer won't print black | it keeps jamming | la impresora atasca el papel
salen rayas al imprimir

# tv-sem-imagem
! TV, televisão, backlight, sem imagem, listras, display, LED, smart TV
tem voz mas fica preta | escureceu de um lado | apareceu um risco na vertical | meu filho jogou o controle nela | o jogo de domingo e ela não mostra nada | tá toda azulada | fica piscando e volta
a luzinha vermelha acende e não passa disso | não entra no YouTube mais | imagem dupla | aparece sombra | a novela ficou só o áudio | se bater com a mão volta | metade escura | caiu da parede
estourou quando deu o raio | demora 10 minutos pra aparecer figura | não pega o wifi na sala, a smart | desliga sozinha a cada meia hora | o cachorro derrubou a de 50
vale a pena arrumar de 55 polegadas | tubo antigo arrumam | não sai som dela, só figura | fica reiniciando na marca | tem pontinhos brancos na Samsung | linhas coloridas | o hdmi 2 não funciona
não obedece ao controle | instalam suporte na parede | troca as lâmpadas de dentro quanto | my television has sound but no picture | there are lines on the screen of my TV
la tele se escucha pero no se ve | tiene rayas la pantalla de la tele

# maquina-de-lavar
! máquina de lavar, lavadora, lava e seca, centrifuga, tanquinho, lava-roupas
não tá batendo a roupa | sai encharcada no fim | tá vazando no chão da área | anda pela lavanderia | faz um estrondo danado quando gira | não escoa | enche e não para
tampa travou com minhas roupas dentro | fica só enchendo | cheiro de queimado na Brastemp | a Electrolux para no meio | roupa sai com bolinha preta | não torce | parece um helicóptero na hora de secar
não entra água | a porta da frontal não abre | tá dando choque | não puxa o sabão | o botão não gira | mofo na borracha | pisca o erro e não começa | alagou minha área de serviço
roupa saindo com mancha de óleo | limpeza dela por dentro quanto | o batedor gira e o cesto não | comprei usada e veio com defeito | tenho bebê e preciso dela urgente | pula que nem cabrito
seca não esquenta | lava tudo mas não dá a última girada | my washer won't spin | it's leaking all over the floor | el lavarropas no centrifuga | pierde agua por abajo

# geladeira
! geladeira, refrigerador, freezer, não gela, compressor, frost free, degelo, borracha da porta
minha comida tá estragando | esquentou tudo dentro | o leite azedou, não tá frio | só em cima congela | tá fazendo gelo no fundo | não para de fazer barulho, liga e desliga | o motor não arma
pinga dentro | água no chão da cozinha embaixo dela | perdi as carnes do churrasco | não fecha direito a porta da cozinha, sai o frio | parou de resfriar desde ontem | embaixo não tá resfriando
dá choquinho quando encosto | forma neve | a geladeira precisa de gás, não tá fria | a luz de dentro acende mas tá quente | tô com isopor faz três dias | fica suando por fora | o sorvete derreteu
bebedouro não sai gelado | cervejeira da loja parou | câmara fria do açougue | balcão refrigerado do meu bar não tá dando conta | verdura congela na gaveta | o termostato pifou
tá ligando direto e a conta subiu | fazem pintura e troca da borrachinha | dispenser de água da porta não funciona | a minha consul não tá dando frio | my fridge stopped cooling
the freezer works but the bottom is warm | la heladera no enfría | se me descongela todo

# microondas
! micro-ondas, microondas, magnetron, prato giratório
gira e não esquenta | solta faísca | não aquece mais a comida | a portinha não fecha | o prato de vidro quebrou | faz um zumbido alto | acende a luz e não faz nada | tá com ferrugem dentro
apaga quando aperto iniciar | o painel não obedece | botão do ligar furou | esquenta só de um lado | deu estouro e queimou o cheiro | a bandeja de dentro não roda
minha marmita continua fria depois de 5 minutos | botei alumínio sem querer e fez raio | desliga antes de acabar os minutos da comida | pipoca não estoura | fica ligado de porta aberta
a trava quebrou | a Panasonic de esquentar comida pifou | cai o disjuntor quando ligo pra esquentar | a tinta de dentro descascou | vende a rodinha de baixo | o relógio não aparece
queimou o fusível acho | compensa arrumar aquele de esquentar ou compro novo | de embutir arrumam | a comida sai gelada | faz fumaça | my microwave doesn't heat | it sparks inside
el microondas no calienta | gira pero sale frío

# fogao-forno
! fogão, forno, cooktop, boca, acendimento, forno elétrico, gás, indução
a chama tá amarela e suja panela | uma das bocas não pega | vaza cheiro perto do botijão | não segura aceso | não assa direito o bolo | não faz faísca pra acender | fogo fraquinho
o vidro da porta estourou | tá queimando por baixo e cru em cima | os botões tão duros | a coifa não puxa | instala o que comprei de embutir | a mangueira tá velha
virou a panela e apagou tudo, não volta | converte de encanado pra botijão | o elétrico não esquenta | o industrial da minha lanchonete | panela fica toda preta | a porta não fecha
a de indução dá erro | só funciona com fósforo | fica estalando o tempo todo | troca registro e mangueira | limpam os queimadores | pizza não fica pronta, esquenta pouco
tem risco de explodir? sinto cheiro | a luz não acende pra ver o assado | dourador parou | o termostato não regula | depurador com barulho | my stove won't light | the oven doesn't heat up
la hornalla no prende | el horno no calienta

# ar-condicionado-instalacao
! instalação de ar-condicionado, instalar, split, BTUs, suporte, infraestrutura, tubulação
comprei um de 12000 e preciso que coloquem | quanto cobram pra pôr na parede | vou mudar de casa e quero levar o meu | tira daqui e põe no outro quarto | de quantos preciso pra um quarto de 15 metros
prédio tem que ter lugar pra parte de fora | precisa quebrar a parede | a fiação aguenta | vende o aparelho também | o cano vai por dentro ou por fora | tá na caixa ainda, quando conseguem colocar
sala de 30 m², qual potência | pôr dois no escritório | quantos metros de cobre tá incluso | moro no 8º andar, fazem | inverter compensa | preparação na obra vocês fazem
troca de um de janela pelo moderno | suporte da condensadora vem | a janela tem que tapar | precisa tomada 220 | demora quanto tempo pra colocar um | desinstala só | o condomínio pede ART
fazem no sábado a colocação | loja com porta aberta, qual indicam | pôr cassete no teto | dreno vai pra onde | perco a garantia de fábrica se outro colocar
tenho que comprar algum material pra porem na parede | can you install a split unit | how much to mount my new AC | instalan aires | cuánto sale colocar un aire nuevo

# ar-condicionado-limpeza-gas
! higienização, limpeza de ar-condicionado, recarga de gás, manutenção de ar-condicionado, PMOC, filtro
tá pingando na cama | não refresca mais | tá com cheiro de mofo quando liga | minha rinite ataca com ele ligado | só sai vento | faz um barulho esquisito o split | precisa de gás, acho
não é lavado há dois anos | escorre água pela parede | forma gelo no aparelho | a luz pisca e para | o de fora não liga | controle não funciona com ele | caiu bicho dentro | o do carro não tá gelando
de quanto em quanto tempo tem que lavar | quanto pra lavar três | sai pozinho preto dele | vazou tudo, acho que furou | desarma sozinho | contrato pra manutenção da minha clínica
tá 17 e o quarto não esfria | espirro toda vez que ligo | tá gastando muita energia | lavam no local ou levam | deu erro E6 | fiscal pediu o plano de manutenção | chegou o calor e ele não dá conta
na sala tá morno | apita e não liga o split | my AC is dripping water | it blows but doesn't cool | el aire pierde agua | no enfría el split

# eletroportateis
! eletroportáteis, liquidificador, ventilador, ferro de passar, batedeira, cafeteira, air fryer, aspirador, panela elétrica
não tritura mais | as hélices não giram | soltou fumaça quando fui fazer vitamina | queimou meu de passar | não puxa pó | o copo tá vazando por baixo | só roda se eu empurro com a mão
arrumam coisa pequena de cozinha | parou de coar | a fritadeira não esquenta | tá vazando água quando passo camisa | o robozinho não anda | mixer da minha avó | cheiro de queimado quando bato bolo
secador de cabelo pifou | chapinha não aquece | panela de arroz elétrica | a sanduicheira não fecha | perdeu a força | o de teto faz tec tec | espremedor | vale a pena mandar arrumar, custou 150
o fio tá partido | máquina de costura da minha mãe emperrou | purificador | umidificador da bebê não solta vapor | furadeira e lixadeira | lavadora de alta pressão não dá pressão
máquina de café espresso | chuveiro consertam | aparelho de pressão | my blender stopped working | can you fix a fan | se quemó la licuadora | arreglan planchas

# marcas-atendidas
! marcas, marcas atendidas, modelos, assistência autorizada, autorizada, multimarcas
mexem em Xiaomi | o meu é Motorola, vcs fazem | vcs são da Apple | arrumam LG | qual vocês não pegam | trabalham com iPhone ou só android | é um Positivo, tem jeito | meu carro é Renault, atendem
mexem em importado | Electrolux, Brastemp, Consul, quais fazem | são oficiais da Samsung | minha TV é TCL | é um modelo bem antigo, de 2010 | comprei na China, nem sei qual é | moto Honda e Yamaha
consertam Mac | tenho um Realme | Philco arrumam | relógio Orient e Casio | é um Redmi Note 12 | carro elétrico BYD | só trabalham com nacional? | Midea e Gree | vocês são credenciados
carro diesel, atendem | Dell, Acer, Asus, Lenovo | minha geladeira é side by side importada | pego com vocês ou tem que ser a oficial | bicicleta elétrica chinesa atendem | fogão Fischer
do you fix iPhones | do you work on imported devices | arreglan Huawei | qué equipos reparan

# aparelhos-nao-atendidos
! não atendemos, não consertamos, não trabalhamos, não fazemos, aparelhos, equipamentos
vocês consertam drone | arrumam brinquedo | mexem em rádio antigo | e câmera fotográfica de lente | consertam de tudo mesmo | tenho uma vitrola do meu avô | elevador de casa | aparelho auditivo
arrumam violão elétrico | patinete elétrico fazem | máquina de cartão quebrada | arrumam projetor de sala de aula | hoverboard do menino | balança de comércio | é só celular que vocês mexem?
telefone sem fio de casa | GPS de caminhão | câmera de segurança consertam | esteira de academia | consertam portão eletrônico | babá eletrônica | vocês mexem em interfone | caixa de som JBL
rádio amador | óculos, a perninha soltou | cadeira de escritório | nobreak | fone bluetooth tem conserto | guarda-chuva kkk | máquina de costura industrial | mexem em kindle | do you repair drones
can you fix a camera lens | arreglan parlantes | reparan juguetes

# aparelho-reserva
! aparelho reserva, empréstimo, celular reserva, carro reserva, emprestado, aparelho emprestado
fico sem nada enquanto vocês arrumam | me emprestam um simplesinho | preciso de zap pra trabalhar nesses dias | tem algum pra eu usar até o meu ficar pronto | como fico sem telefone uma semana
põem meu chip em outro | fico a pé enquanto mexem no meu carro | tem um notebook pra eu usar durante o reparo | cedem outro enquanto isso | sou motorista de app, cedem um veículo
alugam um enquanto o meu tá aí | dependo dele pra tudo, tem algum quebra-galho | deixo caução pra usar outro | tem bike pra eu usar enquanto arrumam | minha mãe doente não pode ficar incomunicável
um qualquer, só pra ligação | trabalho entregando e a moto tá aí, tem outra | fico com um de vocês e devolvo depois | loja sem computador não vende, tem substituto | o seguro cobre carro enquanto isso
provisório, só pra receber o código do banco | tem fogareiro elétrico pra quem tá sem fogão | me quebra um galho com um velhinho | vocês oferecem substituto durante o serviço
posso pegar um modelo igual até resolver | TV de reserva pra Copa kkk | tenho reunião online e o note tá aí, o que faço | empresta carregador enquanto o meu não chega | um outro até terça, pode ser
cobram pra usar o de vocês nesse tempo | do you lend me a phone meanwhile | can I get a loaner car | me prestan uno mientras tanto | tienen un auto de reemplazo

# status-do-conserto
! status, acompanhamento, ordem de serviço, OS, andamento, número da OS, consultar conserto
e meu celular, já arrumaram | como tá o meu notebook | tem novidade da minha TV | deixei semana passada, em que pé tá | meu carro já saiu da oficina | já mexeram no meu | qual a situação da 4532
a peça já chegou | tá pronto meu sapato | ninguém me respondeu sobre meu aparelho | alguma notícia | consigo ver pela internet como tá | perdi o papelzinho, como consulto
quero saber da geladeira que levaram | tá esperando o que ainda | já posso ter uma posição | deixei em nome de Carlos, um Samsung preto | descobriram algo? já começaram?
minha máquina ainda tá na bancada | falta muito | ficaram de me ligar e nada | já tem uma posição do técnico | é sobre a bicicleta que deixei terça | tá em que fase
o serviço autorizado ontem já começou | conseguiram resolver o meu | só queria uma satisfação sobre o tablet | o que falta no meu carro | será que hoje sai o meu
me manda um retorno sobre o relógio que deixei aí | any news about my laptop | is my phone fixed yet | ya está mi celular | cómo va lo mío

# aviso-retirada-pronto
! aviso, retirada, pronto, retirar aparelho, comprovante, notificação, buscar aparelho
como vou saber quando posso buscar | vocês me chamam no zap quando terminar | minha esposa pode pegar por mim | preciso levar o papelzinho pra pegar | até que horas posso pegar hoje o que terminaram
perdi o recibo, consigo pegar de volta | posso testar antes de levar | que documento levo pra buscar | vão mandar mensagem ou ligam | recebi mensagem que terminou, passo aí
tô sem telefone, como me avisam? tá aí | avisa no número do meu marido | pode mandar pro email quando acabar | posso mandar um motoboy buscar o que arrumaram
sábado consigo pegar meu aparelho que já terminou | vou com meu pai pegar, tá no nome dele | moro longe, só vou se tiver certeza que acabou | me liga nesse outro número quando der
posso buscar sem o documento original | quem assina quando for pegar | se eu pedir pro vizinho pegar entregam | chegou um sms, é de vocês? | até que dia tenho pra ir pegar
deixa na portaria do prédio de vocês se eu chegar tarde? | abre no almoço pra eu pegar | testam comigo na hora que eu for | me dá um toque quando terminar | ficam com meu número certo? mudei
mandem um zap pro meu filho | vou depois das seis, ainda entregam | will you text me when it's done | can someone else collect it for me | me avisan cuando esté | puede ir otra persona a buscarlo

# taxa-armazenagem-abandono
! abandono, taxa de armazenagem, aparelho abandonado, prazo para retirada, 90 dias, armazenamento
deixei aí faz seis meses, ainda tá com vocês | esqueci de buscar, jogaram fora? | cobram por dia parado aí | estava sem dinheiro pra buscar, perdi? | vocês venderam o meu que não busquei
quanto tempo ficam guardando | tô viajando, só volto em março, seguram pra mim | estive internada e não pude ir pegar | meu carro tá no pátio há dois meses, cobram
não tenho como pagar agora, pode ficar aí um tempo | se eu não for mais, o que fazem com ele | meu relógio ficou aí ano passado | recebi mensagem falando que vão descartar
até quando seguram um aparelho que ninguém busca | tem multa por demorar pra pegar | ficou aí desde antes da pandemia kkk | meu pai morreu e deixou um notebook aí, posso pegar
quanto pago por ter demorado | é verdade que depois de três meses vira de vocês | ainda existe uma TV em nome de Sandra | passou do tempo, ainda dá pra resgatar | sapatos que larguei no ano passado
não quis arrumar e nunca fui pegar, ainda tá aí | posso deixar guardado até eu mudar | cobram estadia da moto | mudei de cidade e larguei meu pc aí | por favor não joguem fora, vou sábado
só consigo ir no fim do mês, tem custo | vcs doam o que ninguém vem pegar | assinei algum termo sobre isso | I left my phone there months ago | do you charge for storing it
lo dejé hace meses, todavía lo tienen | cobran por guardarlo

# pagamento-conserto
! pagamento, pagar na retirada, parcelar, entrada, formas de pagamento, pagamento na entrega
só pago quando estiver pronto | tem que deixar uma parte antes da peça | parcelam o serviço | se não resolver eu pago | dividem em quantas o motor | pago pro moço que vier em casa como
quanto adianto pra pedirem a tela | acerto tudo quando for buscar | dá pra pagar depois que eu testar | não tenho tudo agora, posso buscar e pagar o resto mês que vem | passa cartão na minha casa
o técnico aceita pix | por que cobram adiantado a peça | deixo meu aparelho e pago só no final | posso dar metade na aprovação | em dinheiro sai mais em conta o reparo | o mecânico faz em 10 vezes
trocam por outro aparelho como parte | o guincho recebe como | boleto pra firma que mandou dez máquinas | se ficar muito caro faz em prestação | pago a visita e o serviço juntos
cobram antes de começar | vale o cartão da minha mãe pra buscar o meu | tenho medo de pagar e não funcionar | se a peça não servir devolvem o que adiantei | aceita fiado pra cliente antigo
seguradora paga direto pra oficina | quando preciso dar o dinheiro | é na hora que deixa ou na que pega | do I pay when I pick it up | can I pay the repair in installments | se paga al retirar
hay que adelantar algo por el repuesto

# garantia-fabricante-nota
! garantia de fábrica, garantia do fabricante, nota fiscal, assistência autorizada, garantia estendida
comprei há quatro meses e já parou | ainda tá coberto pela marca | se abrir aí perco a cobertura da loja | tem menos de um ano de uso | a Samsung cobre isso
paguei aquele seguro da loja, vocês atendem | a loja mandou procurar vocês | ganhei de presente, não tenho o papel da compra | quebrou sozinho em dois meses, quem paga | rasgaram o lacre, ainda vale
a fabricante nega porque molhou | o defeito é de origem, faço de graça | perdi o cupom da compra | levo na marca ou em vocês | tem um ano e uma semana, será que cobre
emitem documento fiscal do reparo | preciso do papel do serviço pra empresa | recebem aparelho novo com defeito | comprei fora do país, tem cobertura aqui
vocês registram o reparo no sistema da marca | arrumar com terceiros estraga meu direito? | a máquina é nova, veio com defeito | peço troca na loja ou conserto
reclamei na marca e demoram muito, compensa vocês | meu carro tem dois anos, revisão fora da concessionária perde | preciso de comprovante discriminando a peça
a extensão que comprei no magazine vale aí | quem decide se é mau uso | tirou da caixa e não liga | vale a nota em nome da minha mãe | it's still under the maker's warranty
will I void the warranty if you open it | tiene garantía de fábrica todavía | lo compré hace poco y falló

# compra-de-quebrados
! compramos, compra de usados, compra de aparelhos, aparelho com defeito, sucata, troca
vcs pegam quebrado e me dão uma grana | quero me livrar do meu que não liga | quanto pagam num iphone com vidro partido | dão quanto num notebook parado | tenho três velhos na gaveta, interessa
pega o meu na troca por outro | não vale arrumar, querem ficar com ele | tenho uma tv com a tela partida pra vender | aceitam o antigo como parte | minha lavadora morreu, alguém leva e paga
quero desapegar do meu seminovo | avaliam meu celular usado | pegam moto batida | vendo um play com defeito | me dão desconto no novo se eu deixar o velho | lote de computadores da empresa que fechou
pra tirar peça, quanto dão | tenho um ar-condicionado velho pra passar | paga na hora em dinheiro | qual valor pelo meu a32 funcionando | preciso da nota pra vender o meu pra vocês
arrematam geladeira parada | tá bloqueado, mesmo assim pegam | ofereço meu macbook com água, quanto | tem interesse em carcaça | bicicleta velha vocês ficam com ela
quero fazer dinheiro com os aparelhos parados | deixei aí sem arrumar, querem comprar de mim | vocês avaliam por foto quanto vale o meu | o relógio do meu avô, compram | do you buy broken phones
how much would you give me for my old laptop | compran celulares rotos | cuánto me dan por el mío usado

# venda-usados-recondicionados
! seminovos, usados, recondicionados, venda de celulares, vitrine, aparelhos à venda
tem algum pra vender aí | quero um baratinho só pra zap | tem iphone de segunda mão | vendem notebook revisado | procuro um pra minha mãe, simples | quais modelos têm à venda | quanto tá o 11 de 64
o celular usado que vendem vem com carregador | tem lavadora boa de segunda mão | o de vitrine dá garantia | tô procurando geladeira mais em conta | não tenho grana pra um novo, têm alternativa
a saúde da bateria dos que vocês vendem | meu filho vai pra escola e precisa de um pc barato | é de vitrine ou já foi aberto | tem carro revisado à venda na oficina | bicicleta usada pra adulto tem
parcelam o aparelho que vendem | é legalizado? não quero roubado | com arranhão fica mais barato | tem play 4 revisado | monitor de segunda mão | vende tv | o aparelho que vendem tem nota
dá pra ver fotos reais do que tá à venda | tablet pra criança baratinho | pode testar antes de levar | trocaria o meu por um melhor pagando a diferença | vcs têm aparelho de mostruário
até 600 reais, o que tem de celular | do you sell second-hand phones | any cheap laptops for sale | venden celulares de segunda mano | tienen algo barato para vender

# acessorios-capinhas-cabos
! acessórios, capinha, carregador, cabo, fone, película, suporte veicular
preciso de um fio novo pro celular | quero proteger o meu que é novo | tem case rosa pro a15 | vendem fonte pro meu notebook | tem aquele de ouvir música sem fio | o cachorro comeu meu fio
a case do meu rachou | tem algo pra prender no carro | turbo de 25w têm | tem proteção de silicone pro moto g | tipo c pra tipo c | esqueci o meu de tomada, vendem
bumper reforçado pra quem derruba muito | tem personalizada com foto | bateria portátil | cartão de memória de 128 | mouse sem fio têm | pulseira pro relógio inteligente | adaptador de iphone pra p2
caixinha de som | pau de selfie, tripé | bolsa pra notebook 15 | hub usb | magsafe tem | caneta pra tablet | quanto tá o original da Apple, o de tomada | controle remoto universal
cordinha de pendurar no pescoço | ring light | só pega no vivo-fone, tem microfone de lapela | do you sell chargers | I need a case for my phone | venden fundas | tienen cable tipo c

# pelicula-aplicacao
! película, película de vidro, película 3D, aplicação de película, hidrogel, privacidade
colam o protetor da frente na hora | comprei pela internet e não consigo pôr, fazem | a minha encheu de bolha | trincou só a de cima | tem aquela que ninguém do lado enxerga
quanto pra proteger a frente do celular | põem de graça se comprar aí | a de gel é melhor | tem fosca | pro relógio inteligente | protege a câmera também | descolou na borda | cobre a tela curva
quero proteger o tablet do meu menino | cerâmica não quebra mesmo? | a digital continua pegando com ela | tem protetor de frente pra notebook | cobram só pra colar | ficou torta, põem outra
tem pro modelo novo | demora pra colar | a do carro, escurecer vidro fazem | ficou um pelinho por baixo | qual aguenta queda | meu touch ficou ruim depois que colei | azul que cansa menos os olhos
a da loja saiu em uma semana | atrás também dá pra proteger | limpa e troca a antiga | cola na tela que vocês acabaram de trocar, inclui | do you put on screen protectors
the protector cracked, can you replace it | me ponen el vidrio templado | colocan el protector

# desbloqueio-operadora
! desbloqueio de operadora, operadora, chip, IMEI, eSIM, bloqueio de rede, sinal
trouxe dos Estados Unidos e não pega aqui | não aceita o da Vivo | fica escrito sem serviço | não reconhece o cartãozinho | pede código quando ponho outro | só chama de emergência | veio da AT&T
comprei lá fora e quero usar com a Claro | bloquearam por roubo, foi engano | perdi a rede depois que caiu | a bandejinha entortou | tá sem 4g só no wifi | cadastro da Anatel me travou
não completa ligação | quero usar dois números | a gavetinha não abre | importado pega 5G aqui? | o número serial sumiu | tirei o TIM e não reconhece outro | liberam pra qualquer rede
preso na tele antiga | a barrinha de rede não aparece | como liberar pra viajar com um de lá | roaming não funciona no aparelho | ativam o virtual pra mim | cortam pra caber no novo
no meu bairro pega e depois some, é do aparelho? | xiaomi chinês não acha rede | iphone com RSIM | aparelho consta como impedido | can you unlock my phone for any carrier
no service after I changed SIM | liberan celulares | no me toma la línea

# contrato-empresas-suporte-remoto
! contrato, empresas, suporte remoto, manutenção preventiva, acesso remoto, suporte de TI, AnyDesk
minha firma tem 15 máquinas, cuidam pra gente | consegue ver o problema daí sem vir | fazem plano mensal | o servidor do escritório caiu | ninguém aqui entende de computador, precisamos de alguém fixo
cuidam da rede da clínica | entra no meu pc de longe e arruma | quanto por mês pra olhar os computadores da escola | o sistema da loja parou e tem fila | configura os emails dos funcionários
instalação de câmeras e roteador | atendem contabilidade | preciso de alguém que responda rápido quando parar | frota de celulares da transportadora | fazem manutenção em todas as geladeiras da rede
frota de vans, oficina parceira | quantas visitas por mês no plano | cabeamento pro escritório novo | hora avulsa de informática quanto | trocar antivírus de 20 estações | proposta pra prefeitura
a internet da minha loja não chega nos fundos | backup automático da firma, cuidam | o cartório precisa de atendimento todo dia | prestam pra condomínio os interfones
atendem fora do expediente se cair o sistema | faturam contra CNPJ no fim do mês | tablet dos garçons, 12 unidades, cuidam | põe uma impressora na rede pra todos
vocês terceirizam o setor de informática | do you support small offices | can you fix it remotely | hacen mantenimiento para empresas | me lo arreglan por acceso remoto

# laudo-tecnico-seguro
! laudo, laudo técnico, seguradora, seguro, sinistro, concessionária de energia, parecer
o raio queimou tudo e quero cobrar da companhia de luz | preciso de um papel dizendo que não tem conserto | a Enel pediu documento do técnico | tenho cobertura contra queda, atendem
quero processar a loja, fazem um parecer | a corretora quer saber o motivo da queima | escreve o que aconteceu com minha TV | quanto custa esse documento assinado
a empresa precisa dar baixa no equipamento | oscilação de luz danificou minha geladeira | cobertura residencial vai pagar, preciso de comprovação | bati o carro, vocês fazem pela companhia
qual a franquia | meu advogado pediu avaliação por escrito | precisa ter CNPJ e assinatura do responsável | sai em quantos dias o papel pra entregar no banco | comprovar que foi descarga elétrica
perícia de celular | o Procon quer relatório | preciso de três valores de reparo por escrito | juizado pede prova do defeito | bike roubada tinha cobertura
pra prefeitura descartar precisa declarar inservível | acionar cobertura do cartão de crédito | quero declaração de perda total | vocês são credenciados da Porto
o notebook do serviço caiu, RH quer relatório | batida de trás, o outro paga, como fazem | a transportadora quebrou minha TV, preciso comprovar | pode constar que é defeito de fabricação
I need a written report for my insurance | can you certify it can't be repaired | necesito un informe para el seguro | me dan un papel del daño

# reciclagem-lixo-eletronico
! reciclagem, descarte, lixo eletrônico, sucata eletrônica, pilhas, sustentabilidade, coleta de eletrônicos
onde jogo meu computador velho | recebem pilha usada | tenho umas coisas quebradas que só ocupam espaço | não quero pôr no lixo comum | o que faço com a TV antiga de tubo
posso largar aí meus cabos velhos | bateria estufada, onde deixo | monitores da firma pra dar fim | levam aparelho morto de graça | o que vocês fazem com o óleo queimado | pneu velho fica aí
vão lá em casa apanhar a geladeira que não presta | lâmpada queimada aceitam | dão certificado de destinação | apago os dados antes de entregar pra dar fim? | doam computador pra escola
tenho caixas de celulares antigos da empresa | cartucho vazio recebem | tem caixa pra deixar as coisinhas aí | impressora morta, posso entregar | faço artesanato com placas, dão pra mim
fogão enferrujado, buscam | limpei a garagem e tem muita tralha eletrônica | cobram pra ficar com meu lixo | o micro velho contamina, né? quem recebe | ecoponto de vocês é onde | catador pega o quê aí
quero dar um fim correto no celular que explodiu | peça velha do meu carro vai pra onde | fone quebrado serve pra vocês | where can I get rid of old electronics | do you take dead batteries
dónde tiro la tele vieja | reciben aparatos que no sirven

# troca-de-oleo
! troca de óleo, óleo, filtro, lubrificante, filtro de óleo, 5W30
tá na hora, já rodei dez mil | acendeu uma luzinha de bule no painel | quanto fica pro Onix | a etiqueta no para-brisa com os km venceu | tem que marcar ou é só chegar com o carro
sintético ou mineral | faz da moto também | de quantos em quantos km | tá pingando preto na garagem | quanto tempo leva pra trocar e eu sair rodando | levo o meu e vcs só põem | inclui o filtrinho
o nível tá baixo | a cor tá preta já | faz um ano que não mexo nisso | câmbio automático fazem | quantos litros vai no HB20 | qual vai no meu Gol 1.0 | completam o nível do motor
diesel s10, que lubri usam | preciso fazer antes de viajar, o carro tá com 40 mil | titan 160 quanto fica | direção hidráulica, completam fluido | aplicam limpa motor junto
vejo na vareta e não tem quase nada | arrefecimento vocês conferem junto | esperando dá pra fazer | passei dois mil do recomendado, faz mal | tem promoção com filtro grátis
fazem sábado à tarde rapidinho, tá vencido | how much to change the oil | my oil light is on | cambio de aceite cuánto | se prendió la luz del aceite

# freios
! freio, freios, pastilha, disco de freio, fluido de freio, lona, ABS
tá chiando quando paro | o pedal tá indo até o fundo | demora pra parar | treme o volante na hora de reduzir | ouço ferro com ferro nas rodas | quase bati porque não segurou
acendeu a luz vermelha de exclamação | a mão não segura na ladeira | puxa pra um lado quando paro | descendo a serra perdeu força pra parar | moto não tá segurando atrás | assobia na roda da frente
quanto pra trocar as da frente | pedal de parar tá duro | fica com cheiro de queimado na descida | vazou líquido na roda | a magrela não para | o estacionamento não trava
tá raspando quando piso pra parar | retificam disco e tambor | a luz do antitravamento não apaga | faz tempo que não vejo isso, é seguro viajar | gastou rápido demais | borrachinha da bike gastou
o carro escorrega pra parar | som de lixa na roda | roda esquenta muito | a alavanca de mão sobe alta demais | é perigoso andar assim, tá falhando na hora de parar | a manopla tá mole
my brakes are squeaking | the pedal goes to the floor | chirría cuando freno | no frena bien

# pneus-alinhamento
! pneus, pneu, alinhamento, balanceamento, borracharia, calibragem, rodízio de pneus, remendo
furou na estrada | tá careca | o volante treme na rodovia | o carro puxa pra direita | murcha toda semana | peguei um buraco e entortou a roda | quanto tá o aro 15
vai até onde eu tô pra trocar? tô parado | passei em prego | tem bolha do lado | cambagem fazem | gastou só por dentro | remold vendem | trocar quatro, parcelam | câmara de moto | a roda amassou
quanto fica pra deixar reto | vende meia-vida | enchem com nitrogênio | a luz de pressão tá acesa | estepe tá vazio | barulho de zunido quando corro | faço em quantos km | montam se eu levar os meus
desempenam roda de liga | bicicleta furada fazem | a válvula tá vazando | moto derrapa, acho que gastou | o macarrão resolve o furo | caminhão vocês atendem | I have a flat tire
the steering wheel shakes at speed | se me pinchó una goma | alineación cuánto cuesta

# revisao-carro
! revisão, revisão preventiva, oficina, mecânico, check-up, suspensão, motor, injeção, scanner
vou pegar estrada e quero que olhem tudo | tá com um barulho esquisito embaixo | acendeu a luz amarela do motor | falha quando acelero | meu carro ferveu na avenida | o carro morre no semáforo
não pega de manhã | batendo quando passo em lombada | tá bebendo muito | a embreagem tá patinando | comprei usado, olham pra mim | antes de comprar um carro, vão ver comigo
faz 60 mil, o que tem que trocar | não arranca, só faz clec | câmbio arranhando | correia, quando troco | sai fumaça branca | perdeu força na subida | a direção do carro tá dura | vidro elétrico parou
o farol do carro queimou | o carro tá vazando água | a caixa da moto tá estranha | cano de escape fazendo barulho | estalando quando viro | velas e bobina, trocam | fazem lanternagem e pintura
a bateria do carro arriou | passar no DETRAN, conferem | tem cheiro de gasolina dentro | engine light came on | I'm travelling and want the car checked | se prendió la luz del motor
el auto hace un ruido raro

# guincho-socorro
! guincho, reboque, socorro, SOS, pane, plataforma, chupeta
parei na estrada e não anda mais | me deixou na mão no meio da rua | preciso que levem meu carro até aí | bati e não dá pra dirigir | tranquei a chave dentro | acabou a gasolina
deu partida e não pega, tô no mercado | buscam a moto quebrada | quantos reais por quilômetro pra carregar | atendem de madrugada se eu ficar parado | tô no acostamento com as crianças
caí no buraco e a roda virou | alguém vem dar carga na bateria | atolei o carro na lama | o carro tá na garagem subterrânea, conseguem tirar | em quanto tempo chegam onde eu tô parado
é carro rebaixado, tem prancha baixa | leva de uma cidade pra outra | tiram do pátio do Detran | o seguro manda ou chamo vocês | ferveu e tô parado na BR | comprei um no leilão, trazem
caminhonete pesada, carregam | tô sem estepe e furou | vem logo, tô em lugar perigoso | o carro tombou, precisam tirar | faz transporte de máquina | tô com pane elétrica no meio do nada
quanto sai levar do centro até a oficina | moto aquática e barco carregam | my car broke down on the road | I need a tow | me quedé tirado en la ruta | necesito una grúa

# bicicleta-revisao
! bicicleta, bike, revisão de bicicleta, regulagem, câmbio, corrente, aro, suspensão
a marcha fica pulando | minha magrela tá toda rangendo | o pedal soltou | o menino ganhou uma e precisa montar | tá saindo a correia do lugar | a roda da magrela tá torta | tá dura pra pedalar
estalando no pedivela | deixar tudo lubrificado e ajustado | quanto fica uma geral | caí e entortou o guidão | parada há dois anos, quero voltar a pedalar | centrar a roda da magrela quanto é
trocar cassete | o banco desce sozinho | vou fazer trilha domingo, ajustam até lá | óleo hidráulico da speed | a elétrica não dá força | rodinha de criança colocam | o raio quebrou
sangria no hidráulico da mountain fazem | bike fit | embalam pra viagem de avião | a da minha filha tá pequena, sobem o selim | troca de pneu e câmara da mountain | arrumam aquelas de spinning
o canote emperrou | põe cestinha e bagageiro | lavam e engraxam | a catraca gira em falso | my bike gears keep slipping | can you tune up my bicycle | se le salen los cambios a la bici
quiero un service para la bici

# relogio-bateria-pulseira
! relógio, bateria de relógio, pulseira, relojoaria, pilha de relógio, vidro de relógio, à prova d'água
parou de marcar as horas no pulso | não anda mais o ponteiro | tá atrasando as horas | é automático e não dá corda | o mostrador embaçou por dentro | quero tirar uns elos | arrebentou a correia
caiu o pino que prende no braço | trocam na hora a pilhinha | era do meu avô, ainda tem jeito | tá largo no meu braço | o cristal riscou, dão polimento | o de parede não funciona
cuco antigo consertam | a coroa saiu | perdeu um número de dentro | couro novo pra Orient | quanto pra abrir e limpar um mecânico | adianta cinco minutos por dia
é resistente pra nadar depois que abrem | quartzo de marca boa, mexem | prateado escureceu, dão banho | fecho não trava | tô com um Rolex, vocês têm especialista | só troco a pilha, dez minutinhos?
o digital apagou os números | despertador de corda | ajuste pra pulso fino | a data não vira | encontrei um de bolso de 1920 | my watch stopped | can you remove some links | se paró el reloj
cambian la malla

# conserto-calcados
! sapataria, sapato, sola, salto, tênis, bota, costura de sapato, calçados
descolou tudo embaixo | a tampinha caiu | quebrou andando na rua | meu pé dói de tão apertado, alargam | tá abrindo na frente, parece boca de jacaré | furou embaixo onde piso
pintam scarpin de outra cor | o couro tá rachado | meu Vans abriu do lado | quero deixar minha sandália alta mais baixa | tá escorregando quando ando, põem antiderrapante | a bolsa arrebentou a alça
mochila rasgou | cinto, fazem mais um furo | a bota ficou apertada no pé | chuteira soltou | trocam palmilha | comeu de um lado só | o cachorro roeu | lavam Jordan branco
encurtar o cano alto de couro | da minha formatura, quero reaproveitar | mala de viagem sem rodinha | sandália de tira estourou | salva ou jogo fora? são de estimação | engraxam
o forro de dentro onde piso soltou | é de camurça manchada | meu par branco amarelou | jaqueta de couro descascando | my heel broke | can you resole boots | se despegó la suela | arreglan tacos

# costura-ajuste-roupas
! costura, ajuste de roupas, zíper, barra, bainha, costureira, conserto de roupas, reforma de roupas
ficou comprida a calça | emagreci e tá tudo largo | engordei e não fecha | o fecho não sobe | meu jeans rasgou no joelho | vestido de madrinha precisa apertar | quero encurtar minha saia
diminuir ombro do paletó | arrebentou atrás quando sentei | caiu um botão da camisa | forrar cortina | transformar jeans em short | quero usar o da minha mãe no casamento, adaptam | elástico frouxo
furo de cigarro na camisa | quanto pra três calças | farda precisa de insígnia | customizam jaqueta jeans | traça comeu o casaco | bolso descosturou | capa de sofá | abrir mais a calça na cintura
pra grávida, põem elástico | noiva, última prova | fazem um vestido do zero com meu tecido | uniformes da escola, bordam nome | minha filha cresceu, descem o comprimento do vestido
a jaqueta não fecha na frente | manga longa demais | rasgou o edredom | can you hem my trousers | the fastener of my jacket is stuck | se me rompió el cierre | achicar un vestido cuánto sale

# eletricista
! eletricista, elétrica, disjuntor, tomada, fiação, curto-circuito, chuveiro, instalação elétrica
caiu a força da casa toda e não volta | cheiro de queimado na parede | saiu fogo de onde ligo as coisas | metade da casa tá no escuro | levo choque na torneira | quero pôr luminária
o quadro fica desarmando | tomo choque no banho | queimou a resistência | preciso de um ponto pra geladeira | passar a casa pra 220 | pôr ventilador de teto | a lâmpada pisca
minha obra precisa de projeto | fios velhos de 40 anos, trocam | pôr interruptor do outro lado | fazem aterramento da casa | põe sensor de presença | o padrão da rua | a conta subiu do nada, tem fuga
fita de led na sala | instalam campainha | instalar carregador pro carro | estalo dentro do espelho da parede | interfone e portão | sem força desde ontem só aqui em casa | ligo o micro e cai
lustre pesado | vem alguém agora, tá faiscando | prédio pede laudo da parte de força | there are sparks coming from the outlet | half my house has no power | saltan chispas del enchufe
se cortó la luz solo en mi casa

# encanador
! encanador, vazamento, entupimento, desentupidora, hidráulica, torneira, descarga, caixa d'água
tá jorrando água na cozinha | a privada não desce | o vizinho de baixo reclamou de mancha no teto | a pia não escoa | fica pingando a noite inteira | a conta da Sabesp veio altíssima, deve ter fuga
estourou um cano | o ralo tá voltando | não tem pressão no segundo andar | a boia lá em cima não para de encher | inundou o banheiro | cheiro de esgoto | trocar sifão
instalar filtro na pia da cozinha | lavar o reservatório do telhado | o registro não fecha | fica correndo no vaso sem parar | alguém pode vir agora? tá alagando tudo | pôr ducha higiênica
tem infiltração na parede | cano de ferro enferrujado | o aquecedor a gás do banheiro não esquenta | pressurizador | preciso de dois pontos na área de serviço | caça-fugas fazem | calha entupida
fossa cheia | caiu a escova no vaso | marido furou o cano pendurando quadro | água suja saindo | there's a leak under my sink | the toilet is clogged | se tapó el inodoro | tengo una pérdida de agua

# montagem-pequenos-reparos
! marido de aluguel, montagem, pequenos reparos, instalação, furar parede, pintura, chaveiro
comprei um guarda-roupa e não sei juntar as peças | pendurar quadros | a porta tá arrastando | pôr suporte de televisão | preciso pôr umas prateleiras na parede | trocar fechadura
perdi a chave de casa | varal de teto | rejunte do banheiro caindo | dobradiça da cozinha quebrada | janela não fecha | preciso de alguém pra várias coisinhas em casa
cobram por hora ou por serviço feito em casa | moro só e preciso de alguém com furadeira | colocar varão de cortina nova | tapar buraco | fazem cópia de chave | fiquei trancada pra fora
box do banheiro saiu do trilho | pôr tela de proteção | sou viúva e nao tenho quem faça essas coisas | a gaveta da cômoda tá emperrada, alguém vem arrumar | colocar persiana na janela
desmontar os móveis pra mudança | dar uma mão de tinta | o gesso rachou | pôr espelho grande | cama de casal na caixa | azulejo soltou | silicone na pia | can you put together furniture
I need someone to hang shelves | me arman un mueble | cambian cerraduras
`;
