/**
 * Nouns that job titles end or begin with, folded (lower case, no accents), separated by spaces. `TITLE_ENDINGS` also end
 * compounds ("Projektleiterin").
 */
export const TITLE_WORDS = `
adjudant altist altistin ambasciatore anesthesiste assicuratore bewaker bioloog boekhandelaar bootsmann brauerin calciatore
capotreno chargehand choreograaf cirujana colonnello commodore coreografa coreografo coronel corresponsal courtiere custode
danseres detektiv detektivin dijkgraaf docker dominee eboueur eleveuse embajador embajadora fact-checker fregattenkapitan
gastwirt gastwirtin generalkonsul generalkonsulin geologue geoloog glaserin habilleuse hauer hauerin hauptfeldwebel
horakustiker horakustikerin horlogere hufschmied huttenwirt huttenwirtin inspizient kamerafrau kaserin klavierbauer
klavierstimmer kommandant kommandantin konsulin korvettenkapitan kustodin landlady landlord libraio librero liutaio
maresciallo markscheider melker melkerin menuisiere mesner modiste museumsfuhrer museumsfuhrerin oberfeldwebel obersteiger
ofenbauer onderwijzer organiste orgelbouwer parroco pasticciere pferdewirt pferdewirtin pianiste pistenretter platrier
pottenbakker procureur procureure psychiatre regisseuse sargento sastra scenarist schaffner schaffnerin scheikundige sennerin
sommeliere sopranistin soudeuse stabsfeldwebel steiger steinmetz steinmetzin steuermann stitcher teniente tesoriere tolk
tonnelier trackman verrier violinista violist violoniste visagistin weatherman yesero zimmerin
journeyman groundman marshal it-supporter pc-supporter ict-supporter first-level-supporter second-level-supporter
advokat allgemeinmediziner anasthesist artdirector astronom aufsichtsperson ausbilder bauarbeiter beigeordneter beigeordnete kunstler kunstlerin bildhauer
biologe bodenleger bootsbauer botschafter buchbinder buchhandler detailhandler einzelhandler buhnenbildner chemikant chirurg frasmaschinist datentypist dekan prodekan
dental-hygieniker dezernent dirigent drogist eisenflechter facharbeiter lackierer fahrzeuglackierer filmemacher finanzwirt fluglotse
forstwirt fraser galerist galvaniseur gastronom gebaudereiniger geigenbauer gemeindeschreiber stadtschreiber geodat geologe
gerichtsvollzieher gerustbauer gutachter hafenarbeiter hausdame hauswart schulhausabwart heilpraktiker historiker horgerateakustiker
imker instandhalter instrumentenbauer isolierer kaminkehrer kammerer kindergartner komponist korrektor korrespondent kostumbildner
krankengymnast kunsthistoriker kurschner landrat landschaftsgartner leiharbeiter logistiker maskenbildner masseur maurerpolier polier
ministerialrat modellbauer mtra nachtportier naher orgelbauer parkettleger pizzabacker postbote prorektor konrektor redaktor
rohrleitungsbauer sachverstandiger sachverstandige sattler schornsteinfeger schriftsetzer schriftsteller schuhmacher schulsozialarbeiter
seelsorger spediteur sprechstundenhilfe stahlbauer stenotypist strassenbauer wasserbauer weinbauer maschinenbauer systemanalytiker
systemgastronom tankwart tanzer tapezierer tellerwascher trockenbauer verpacker produktionsleitung ferienjob aushilfsjob
nebenjob minijob studentenjob anerkennungsjahr vikariat assessorat schnupperlehre promotionsstelle lehrauftrag gastaufenthalt
forschungsaufenthalt habilitand aspirantur ratin oberratin baurat stadtbaurat ministerin minister landtagsabgeordnete landtagsabgeordneter dramaturg
archivaris bouwkundige bouwvakker fiscalist gastonderzoeker onderzoeker gedragswetenschapper gemeentesecretaris gerechtsdeurwaarder historicus
leidinggevende lerares lector orthopedagoog praktijkondersteuner psychiater revalidatiearts tandarts dierenarts huisarts schrijver secretaris
teamcoordinator zorgcoordinator technicus telefoniste tuinman verloskundige verpleegster kunstenaar actrice danser zanger presentator
verslaggever uitgever rentmeester inpakker hulpverlener schooldirecteur conrector decaan kredietbeoordelaar claimbehandelaar
kwaliteitscontroleur werktuigbouwkundige stedenbouwkundige opzichter landmeter planoloog landschapsarchitect onderofficier
autor autora packager secondment zivildienstleistender zivildienstleistende elaborador elaboradora auditora editora presidenta vicepresidenta avvocata ingegnera architetta postdoctorante allocataire chancellor preceptor dekan dekanin prodekan prodekanin
habilitand habilitandin ordinarius vorstandsvorsitzender vorstandsvorsitzende vorstandsmitglied mitinitiator mitinitiatorin komponist komponistin dirigent dirigentin
korrepetitor korrepetitorin
optikerin zolldeklarant zolldeklarantin florist floristin helper friseur friseurin frisor frisorin konditor konditorin metzger metzgerin fleischer backerin schneiderin dachdecker maurer
zimmerer installateur klempner spengler goldschmied uhrmacher winzer gartner gartnerin backer landwirt landwirtin kosmetiker kosmetikerin raumausstatter
fleuriste estheticienne boucher bouchere macon couvreur carreleur ebeniste ambulancier ambulanciere
peluquero peluquera panadero panadera carpintero carpintera fontanero electricista educador educadora cuidador cuidadora celador celadora
parrucchiere parrucchiera panettiere falegname idraulico elettricista muratore estetista
bloemist kapper bakker slager timmerman metselaar
accountant actor actuary adjuster administrator admin advisor adviser advocate agent aide ambassador analyst anchor
animator apprentice archaeologist architect archivist artist assembler assessor assistant associate attendant attorney
auditor author baker barista bartender biologist blogger bookkeeper broker buyer captain caretaker carpenter cashier ceo
cfo chair chairman chairperson chairwoman chef chemist chief cio ciso clerk clinician coach coder cofounder cmo
commissioner vorsitzende composer concierge conductor conservator consultant contractor controller cook coo coordinator copywriter
counsel counselor counsellor cpo cro cto curator custodian dean dealer dentist deputy designer detective developer dev
devops dietitian director dispatcher doctor dramaturg draftsman driver economist editor educator electrician engineer
engg entrepreneur entrepreneuse epidemiologist estimator evaluator evangelist executive expert facilitator farmer fellow filmmaker
fitter fieldworker firefighter foreman founder freelancer fundraiser gardener geologist geophysicist guard guide hacker
handler head historian host hostess housekeeper hygienist illustrator incharge inspector installer instructor
barrister bricklayer chauffeur courier dispenser groomer joiner matron sister pupil roofer sommelier interim intern internee interpreter interviewer inventor investigator investor janitor journalist judge jurist laborer
keeper caller sme labourer landscaper lawyer lead leader lecturer librarian lieutenant lifeguard linguist lobbyist machinist magistrate
maintainer maker manager marketer mason mathematician md mechanic mediator member mentor merchandiser merchant
meteorologist microbiologist midwife dba moderator porter barman barmaid governor musician negotiator neuroscientist nurse nutritionist officer operative
operator optician optometrist organizer organiser owner painter paralegal paramedic partner pathologist pharmacist
photographer physician physicist physiotherapist pilot planner playwright plumber policeman postdoc practitioner
president principal producer professional professor programmer promoter proofreader prosecutor psychiatrist
psychologist publicist publisher purchaser radiographer ranger realtor receptionist recruiter registrar rep reporter
representative constructor researcher resident retoucher reviewer rigger sailor salesman salesperson saleswoman scholar scientist
scout reader scrummaster sculptor secretary sergeant server shareholder shopper singer soldier solicitor specialist sre
staffer statistician steward stewardess stocker storekeeper strategist strategic student stylist superintendent
supervisor support surgeon surveyor sysadmin tailor teacher technician technologist teller tester therapist trader
trainee trainer translator treasurer trustee tutor typist underwriter undersecretary valuer venturer veterinarian
videographer volunteer vp svp evp avp waiter waitress warden webmaster welder worker workman writer internship
apprenticeship traineeship clerkship fellowship residency assistantship
geschaftsfuhrung leitung teamleitung projektleitung praktikum pflichtpraktikum werkstudententatigkeit hiwi tutorium
referendariat volontariat zivildienst wehrdienst grundwehrdienst militardienst
rekrutenschule unteroffiziersschule offiziersschule offizier unteroffizier soldat aspirant grundwehrdiener freiwilligendienst bundesfreiwilligendienst assistenz projektassistenz abteilungsleitung
bereichsleitung prokura oberrat studienrat amtsrat stipendiat stipendium hebamme polizist jahr vertriebsleitung produktmanagement gesellschafter
ingenieur ingenieure developpeur developpeuse directeur directrice chef cheffe responsable charge chargee consultante
stagiaire stage alternant alternante apprenti apprentie alternance assistante gerant gerante president presidente
fondateur fondatrice cofondateur cofondatrice analyste architecte technicien technicienne vendeur vendeuse conseiller
conseillere commercial commerciale comptable controleur controleuse juriste avocat avocate medecin infirmier infirmiere
professeur professeure enseignant enseignante formateur formatrice chercheur chercheuse doctorant doctorante
coordinateur coordinatrice coordonnateur coordonnatrice animateur animatrice redacteur redactrice graphiste acheteur
acheteuse attache attachee auditeur auditrice secretaire employe employee operateur operatrice conducteur conductrice
serveur serveuse gestionnaire delegue deleguee statisticien statisticienne traducteur traductrice associe associee
economiste ater maitre dessinateur mecanicien mecanicienne hotesse hote caissier caissiere preparateur preparatrice monteur ouvrier ouvriere collaborateur collaboratrice
aide-soignant aide-soignante boulanger boulangere coiffeur coiffeuse cuisinier cuisiniere electricien greffier huissier cadre adjoint adjointe intendant intendante
livreur magistrat menuisier notaire patissier patissiere plombier pharmacien pharmacienne puericultrice sage-femme
soudeur surveillant surveillante urbaniste veterinaire verificateur verificatrice instituteur institutrice
concepteur conceptrice administrateur administratrice specialiste journaliste libraire
ingeniero ingeniera desarrollador desarrolladora director directora jefe jefa gerente encargado encargada becario becaria
consultor consultora analista arquitecto arquitecta tecnico tecnica vendedor vendedora asesor asesora contador contadora
contable abogado abogada medico medica enfermero enfermera profesor profesora investigador investigadora coordinador
coordinadora redactor redactora disenador disenadora programador programadora administrativo administrativa auxiliar
socio socia fundador fundadora cofundador cofundadora practicante practicas asistente ejecutivo ejecutiva supervisora
dependiente camarero camarera gestor gestora comercial subdirector subdirectora
ingegnere sviluppatore sviluppatrice direttore direttrice responsabile capo stagista tirocinante tirocinio consulente
architetto tecnico venditore venditrice impiegato impiegata contabile avvocato medico infermiere infermiera professore
professoressa docente ricercatore ricercatrice coordinatore coordinatrice redattore redattrice progettista
programmatore programmatrice amministratore amministratrice assistente socio fondatore fondatrice apprendista addetto
addetta collaboratore collaboratrice insegnante giornalista
ontwikkelaar directeur hoofd stagiair stagiaire adviseur medewerker beheerder verkoper docent onderzoeker teamleider
projectleider ondernemer oprichter ingenieur accountmanager vertegenwoordiger leraar verpleegkundige jurist
advocaat boekhouder secretaresse zelfstandige bestuurder voorzitter
desenvolvedor desenvolvedora engenheiro engenheira gerente estagiario estagiaria diretor diretora coordenador
coordenadora professor professora estagio
keyholder caregiver carer nanny cna lvn lpn packer busser dishwasher bagger preparer medic infantryman paraprofessional barback
handyman picker loader unloader sorter fabricator detailer bellman valet greeter usher butcher scheduler phlebotomist emt
babysitter proctor grader postdoc post-doc provost columnist comptroller appraiser drafter draughtsman chaplain pastor missionary monitorat vacations post-doctorat postdoctorat economista ninera afdelingshoofd programmeur receptioniste kuchenhilfe lagerarbeiter hilfsarbeiter farmhand baby-sitting
sdet chro generalist sourcer headhunter bailiff constable corporal seaman airman deckhand skipper farmhand fisherman arborist
referee umpire actress dancer canvasser telecaller foremen bdm bde dgm agm peon demonstrator hca postman framer
aupair au-pair bookseller pipefitter glazier lineman chiropractor orthodontist seamstress milliner cobbler jeweller jeweler upholsterer
confectioner bellhop purser trucker longshoreman stevedore boatswain midshipman gunner plasterer tiler scaffolder hrbp adjunct
childminder imam rabbi organist violinist subeditor newsreader influencer helpdesk councillor alderman mayor diplomat consul
enumerator locum cleaner stablehand jockey footballer hairdresser tattooist croupier proprietor rapporteur ombudsman notary
conveyancer drummer guitarist pianist sonographer valeter stagehand caseworker signwriter nightwatchman
prasenzdiener prasenzdienst zivildiener kochlehre tischlerlehre malerlehre schlosserlehre mechanikerlehre elektrikerlehre
backerlehre maurerlehre friseurlehre banklehre handelslehre lehrling hauswirtschafterin haushalterin pfortner portier
rezeptionistin rezeptionist empfangsdame zimmermadchen kommissionierer kapitan matrose zeitsoldat feldwebel gefreiter obergefreiter hauptgefreiter stabsgefreiter soldaat korporaal matroos wachtmeester cooperant cooperante kommissar
feuerwehrmann sozialarbeiterin sozialarbeiter tagesmutter werkzeugmacher schweisser dreher vorarbeiter polier fliesenleger
heizungsbauer metallbauer anlagenbauer grafiker grafikerin schauspieler schauspielerin sanger sangerin requisiteur kameramann
cutter cutterin archivar archivarin aufsichtsrat selbststandiger stadtrat abgeordneter vertriebler statiker vermesser
biologin geologin famulatur ferienjobber ferialarbeiter minijobber zusteller zustellerin kassierer kassiererin regalauffuller
stallbursche pfarrer pfarrerin diakon kantor kuster bademeister
vendangeur vendangeuse cueilleur cueilleuse ramasseur ramasseuse recolector recolectora raccoglitore raccoglitrice plukker plukster plongeur plongeuse receptionniste gouvernante veilleur gardien gardienne auxiliaire baby-sitter
moniteur monitrice kinesitherapeute orthophoniste osteopathe chirurgien chirurgienne dentiste pompier gendarme policier
policiere caporal matelot cariste magasinier magasiniere manutentionnaire affreteur transitaire declarant declarante
approvisionneur ordonnanceur regleur usineur tourneur fraiseur chaudronnier tuyauteur chauffagiste frigoriste charpentier
peintre plaquiste tapissier serrurier carrossier garagiste contremaitre metreur geometre projeteur paysagiste jardinier
jardiniere agriculteur agricultrice viticulteur eleveur saisonnier saisonniere charcutier tourier touriere chocolatier
poissonnier courtier actuaire commissaire tresorier tresoriere drh dsi pdg dirigeant dirigeante maquettiste infographiste
pigiste correspondant correspondante cadreur regisseur comedien comedienne chanteur chanteuse danseur danseuse metteur metteuse
prefet integrante miembro bibliothecaire archiviste interprete standardiste televendeur televendeuse teleconseiller teleconseillere enqueteur
enquetrice couturier couturiere retoucheuse styliste modeliste bijoutier horloger benevole volontaire interimaire laborantin
laborantine sergent ouvreuse maraicher apiculteur
contralor contralora subcontralor subgerente capturista cajero cajera mesero mesera ayudante repartidor repartidora chofer
camionero mozo carretillero operario operaria albanil soldador mecanico tornero proyectista delineante aparejador capataz
representante farmaceutico farmaceutica fisioterapeuta psicologo psicologa trabajador trabajadora catedratico catedratica
doctorando doctoranda locutor locutora fotografo fotografa maquetador pasante procurador procuradora notario funcionario
funcionaria bombero soldado vigilante conserje monitor monitora socorrista entrenador entrenadora recepcionista gobernanta
azafata azafato teleoperador teleoperadora secretario secretaria consejero consejera propietario propietaria aprendiz pescador
camarografo camarografa animadora dinamizador dinamizadora mediador mediadora liquidador facturista kardista almacenero despachador despachadora encuestador encuestadora digitador digitadora agricultor jornalero pastelero carnicero costurera florista tesorero subsecretario responsable lider
commercialista capoturno caporeparto mulettista fattorino cassiere cassiera banconista rappresentante lavapiatti pizzaiolo
pasticcere macellaio governante animatore animatrice bagnino istruttore istruttrice dottorando dottoranda assegnista borsista
farmacista fisioterapista psicologo logopedista ostetrica badante colf sarta sarto stilista disegnatore disegnatrice
capocantiere saldatore tornitore meccanico carrozziere manutentore sistemista traduttore traduttrice notaio magistrato
carabiniere poliziotto agricoltore bracciante giardiniere fioraio titolare bibliotecario bibliotecaria archivista
restauratore restauratrice musicista attrice regista allenatore allenatrice praticante ausiliario ausiliaria vicedirettore
orderpicker bezorger vakkenvuller inkoper voorman lasser loodgieter stukadoor hovenier tuinder afwasser serveerster gastvrouw
gastheer kamermeisje doktersassistente apothekersassistente huisarts leidster hoogleraar promovendus afstudeerder ambtenaar
wethouder raadslid notaris brandweerman beveiliger postbode ontwerper vormgever fotograaf tekstschrijver vertaler
bibliothecaris eigenaar mede-eigenaar penningmeester uitzendkracht vrijwilliger schoonmaker schoonmaakster verzorgende
bedrijfsleider huishoudster kraamverzorgende conducteur machinist
scribe biller hospitalist perfusionist doula headteacher headmistress headmaster paraeducator bursar invigilator extern
arbitrator paraplanner structurer banker busboy bellboy chambermaid fishmonger telemarketer rifleman corpsman reservist cadet
commander colonel sepoy havildar subedar ecologist astronomer cameraman gaffer projectionist bookbinder bodyguard bouncer
distiller caddie caddy subcontractor councilor tehsildar correspondent engr mgr hairstylist cosmetologist ironworker
rodbuster lather logopadin logopade oberstudienrat oberstudienratin studiendirektor studiendirektorin regierungsrat
regierungsratin oberregierungsrat rektor rektorin konrektor konrektorin vikar vikarin wachmann handlungsbevollmachtigter
handlungsbevollmachtigte vorstandsmitglied bachelorand bachelorandin masterand masterandin diplomand diplomandin famulant
famulantin telefonist telefonistin stationsleitung pflegedienstleitung wohnbereichsleitung filialleitung marktleitung
schulleitung bauleitung praxisleitung kitaleitung gruppenleitung fachleitung standortleitung kuchenleitung serviceleitung
schichtleitung redaktionsleitung objektleitung hausleitung lagerhilfe burohilfe haushaltshilfe
reinigungshilfe spulhilfe forster ergotherapeute maitresse vacataire proviseur proviseure greffiere equipier equipiere agente
ripeur approvisionneuse monteuse correcteur correctrice officier officiere psychomotricien gestionnaires sapeur-pompier
odontologo odontologa higienista letrado letrada reponedor reponedora preparador preparadora transportista pintor pintora
chapista pinche tripulante gerocultor gerocultora portero portera bedel concejal concejala alcalde alcaldesa diputado
diputada orientador orientadora presentador presentadora administrador administradora emprendedor emprendedora empresario
empresaria pasantia impulsador impulsadora cobrador cobradora rector rectora vicerrector vicerrectora decano decana actriz
bailarin bailarina esteticista pescadero pescadera jardinero jardinera temporero temporera supplente bidello bidella
centralinista scaffalista carrellista camionista operaia manovale imbianchino carpentiere gelataio cameriera portiere
accompagnatore accompagnatrice funzionario funzionaria sindaco assessore assessora consigliere consigliera attore scenografo
scenografa imprenditore imprenditrice scrutatore rilevatore rilevatrice helpende basisarts kinderarts bedrijfsarts dierenarts
tandarts arts-assistent logopedist hoofddocent griffier rechter kassiere makelaar expediteur draaier uitvoerder keukenhulp
weekendhulp zaterdaghulp huishoudhulp marinier burgemeester consulent intercedent marketeer oproepkracht vakantiekracht
weekendkracht invalkracht hulpkracht kapster predikant acteur muzikant piloot matroos stuurman enfermeiro enfermeira
explicador explicadora bolseiro bolseira bolsista pesquisador pesquisadora doutorando doutoranda advogado advogada jurista
cinegrafista revisora escrivao funileiro treinador treinadora solicitador solicitadora contabilista rececionista telefonista operador operadora balconista repositor repositora encarregado
encarregada chefe empreendedor empreendedora proprietaria ajudante servente pedreiro carpinteiro eletricista canalizador
encanador serralheiro motorista motoboy entregador entregadora estafeta carteiro estoquista almoxarife conferente empregado
empregada diarista faxineiro faxineira garcom garconete cozinheiro cozinheira copeiro copeira camareiro camareira governanta
porteiro porteira bombeiro vereador vereadora redator redatora tradutor tradutora ator atriz arquiteto arquiteta topografo
topografa desenhista projetista cabeleireiro cabeleireira manicure costureiro costureira padeiro acougueiro jardineiro
jardineira nutricionista atendente corretor corretora escriturario escrituraria dentista frentista zelador zeladora cientista
jornalista
brancardier brancardiere prothesiste orthoptiste podologue toiletteur toiletteuse palefrenier palefreniere bucheron elagueur
fromager fromagere caviste crepier crepiere coursier coursiere teleprospecteur teleprospectrice banquier banquiere guichetier
guichetiere coffreur ajusteur ajusteuse preventeur preventrice botaniste ecologue biologiste chimiste webmestre costumier
videaste videastes choregraphe maroquinier maroquiniere ceramiste econometre therapeute naturopathe etalagiste vitrailliste costumiere editrice nourrice entraineur entraineuse maquilleur maquilleuse tractoriste marin-pecheur bagagiste aiguilleur
aiguilleuse grutier pontier foreur inspecteur inspectrice tuteur tutrice repetiteur repetitrice lectrice superviseur
superviseuse negociateur negociatrice realisateur realisatrice scenariste eclairagiste agronome horticulteur pepinieriste
hydrologue topographe sous-directeur sous-directrice conferencier conferenciere referente vice-president vice-presidente
cogerant cogerante encofrador ferrallista gruista cerrajero fresador matricero biologo biologa terapeuta logopeda ilustrador
ilustradora guionista juez jueza ganadero ganadera marinero mensajero mensajera taxista maquinista especialista actuario
mayordomo masajista modista sastre zapatero pastelera frutero frutera joyero relojero agronomo agronoma geologo geologa
historiador historiadora corrector correctora restaurador restauradora comisario comisaria demostrador demostradora mucama
obrero obrera bodeguero bodeguera almacenista instrumentista prevencionista matrona fiscalizador fiscalizadora tasador
tasadora escribano escribana relatora notificador notificadora archivero archivera sumiller estilista tecnologa promotor
capacitador capacitadora facilitador facilitadora tutora curador curadora interventor interventora residente planificador
planificadora ferraiolo piastrellista fabbro fresatore gommista elettrauto collaudatore verniciatore montatore tassista
macchinista ferroviere specializzando specializzanda chirurgo chirurga odontotecnico odontotecnica osteopata massaggiatore
massaggiatrice chinesiologo chinesiologa massoterapista psicoterapeuta enologo enologa cantante ballerino ballerina
sceneggiatore sceneggiatrice costumista modellista vetrinista archeologo archeologa preposto supervisore preparatore arbitro contadino contadina pescatore
marinaio cancelliere ispettore ispettrice gestore formatore orafo orafa vetraio ceramista tipografo rilegatore serigrafo
tappezziere calzolaio tessitore tessitrice facchino salumiere pasticcera revisore curatore curatrice esperto esperta
mediatore mediatrice valutatore valutatrice selezionatore selezionatrice pianificatore confeiteiro confeiteira marceneiro
instrutor instrutora palestrante tratorista comprador compradora despachante montador montadora empilhadeirista formador
formadora lojista pedagogo pedagoga biomedico biomedica tesoureiro tesoureira
vigile igienista referente prospecteur prospectrice negociant negociante relecteur relectrice mandataire agronomist signaller conscript co-ordinator appointee motorman envoy paratrooper subtitler farrier luthier
promovend hospitant hospitantin fahnrich fernmelder gesandter gesandte konzipient konzipientin substitutin betriebskontrolleur rettungsschwimmer einzelunternehmer
souffleuse ministerialdirigent rechtsanwaltsanwarter gastprofessur juniorprofessur vertretungsprofessur lehrstuhlvertretung solo-selbststandige
gerenta specialista bagnina bagnino afstudeerstage meewerkstage fietskoerier teamlead fenrik radgiver seniorradgiver prosjektleder konsulent dyrektor kierownik asystent adiunkt
asst supv superintendente dga dgs dgsa hebammenschuler krankenpflegeschuler kinderkrankenpflegeschuler altenpflegeschuler pflegeschuler schwesternschuler
krankenschwesternschuler vizerektor prorektorin vizedekan universitatsrat delegierter delegierte generalbevollmachtigter generalbevollmachtigte bufdi zivi fsjler
doyen doyenne vice-doyen vicedecano vicedecana accordeur accordeuse factrice mosaicista voicer praktykant praktykantka stazysta stazystka korepetytor korepetytorka
nauczyciel nauczycielka specjalista specjalistka kierowniczka asystentka wykladowca ksiegowy ksiegowa overlege forsteamanuensis amanuensis styrmann overstyrmann
dekksoffiser sykepleier laerer yliopistonlehtori lehtori tutkija tutkijatohtori professori postdoktor forskare larare sjukskoterska overlakare underlakare handlaggare
hiwi primarius studiendekan studiendekanin stiftungsprofessur professurvertretung brigadier promovenda pjler soprano soloist chorister modeller athlete rower
acupuncturist anaesthetist arboriculturist armourer assayer auctioneer bargeman blaster botanist broadcaster cellarman chiropodist comedian compositor coroner dairyman
diver dosimetrist driller embalmer enameller endoscopist engraver entertainer examiner franchisee gilder glassblower governess grocer groundsman haulier herbalist herdsman horticulturist hostler
housemistress hypnotherapist indexer knitter laundress lighterman linesman masseuse melter metallurgist milkman moulder naturalist novelist numismatist nurseryman ordinand orthoptist ostler patrolman
pawnbroker platelayer polisher prosthetist publican puppeteer quarryman restorer riveter roadie saddler sexton shearer shopfitter shunter signalman spokesperson steeplejack stockbroker stockman stoker
stonemason stuntman taxidermist telephonist typesetter undertaker urologist verger vintner warehouseman wharfinger woodcarver woodturner zoologist viticulturist ganger expediter fettler lasher plater splicer weigher physio
augenoptiker bestatter betonbauer bierbrauer binnenschiffer brunnenbauer buchsenmacher dekorateur dekorateurin estrichleger fischwirt glasblaser graveur graveurin hochbauer karosseriebauer anlagenbauer
kalteanlagenbauer leutnant oberleutnant mobelpacker modist modistin polsterer praparator praparatorin putzfrau segelmacher silberschmied tursteher vergolder vergolderin bundesfreiwillige aussendienstler
antiquaire apiculteur apicultrice armurier artificier ascensoriste batelier blanchisseuse brocanteur cableur calorifugeur camionneur cheminot convoyeur cordonnier demenageur douanier douaniere eclusier encadreur ferronnier
forgeron imprimeur laveur mouleur orfevre ostreiculteur pecheur pisciculteur potier projectionniste ramoneur relieur relieuse sellier stenodactylo tolier vigneron vigneronne vitrier selectionneur selectionneuse
alfarero apicultor artesano barrendero calderero cartero charcutero comadrona dibujante ebanista escaparatista garzon garzona gasolinero guardabosques horticultor impresor lavandera orfebre planchadora protesico tapicero tejedora
torero vaquero vidriero viticultor subencargado subencargada allevatore apicoltore arrotino cuoca doganiere fornaio gioielliere mungitore notaia orologiaio pittore pittrice postino potatore procuratore scultore scultrice tutore viticoltore
agrarier bakkersknecht binnenvaartschipper boekbinder dakdekker drukker duiker glazenwasser goudsmid ijscoman kleuterleidster koerier kraamverzorgster magazijnier melkveehouder omroeper onderwijzeres
pastoor pianostemmer rangeerder scheepsbouwer stoffeerder tandtechnicus technoloog veehouder verhuizer verpleger vroedvrouw vuilnisman doctoraatsbursaal doctoraatsonderzoeker cpto
`;

/** Endings of German, Dutch and Nordic compounds, without the feminine "in". */
export const TITLE_ENDINGS = `
hebamme gruppenleitung filialleitung
fachexpert kurier instandsetzer drucker technoloog stipendiat directeur leiter entwickler ingenieur berater manager mitarbeiter assistent fuhrer student praktikant referent bearbeiter kaufmann
kauffrau kaufleute techniker mechaniker mechatroniker verkaufer trainer lehrer pfleger schwester arzt anwalt
wissenschaftler forscher analyst architekt designer redakteur planer prufer disponent einkaufer controller buchhalter
vorstand inhaber grunder partner beauftragter beauftragte spezialist experte koordinator administrator betreuer helfer
hilfskraft fachkraft lehrkraft arbeitskraft servicekraft aushilfe aushilfskraft burokraft pflegekraft volontar trainee
azubi auszubildender auszubildende meister monteur elektroniker elektriker informatiker mathematiker chemiker physiker
okonom volkswirt betriebswirt statistiker texter autor journalist moderator consultant developer engineer vertreter
kurator restaurator kustos praxissemester traineeprogramm traineeprogram commis geselle gesellin cameriere cuoco aiuto barista commesso commessa operaio magazziniere autista segretario segretaria receptionist educatore educatrice infermiera geometra ragioniere dirigente cocinero cocinera camarera dependienta profesor maestro maestra administrativo conductor limpiadora periodista traductor traductora kok verkoopster chauffeur magazijnmedewerker leerkracht psycholoog verzorgende referendar syndikus justiziar prasidentin angestellter angestellte beamter beamtin fachwirt laborant gestalter programmierer tester fahrer lagerist trager
fachmann fachfrau dozent doktorand postdoktorand professor rechtspfleger notar richter erzieher padagoge psychologe therapeut apotheker
direktor chef sprecher sekretar werker koch referendariat praktikum volontariat assistenz kellner barkeeper schreiner tischler maler schlosser zeichner konstrukteur
revisor steuerberater wirtschaftsprufer treuhander sachbearbeiter aktuar prokurist stratege scrummaster werkstudent
praesident prasident dolmetscher ubersetzer lektor bibliothekar vermittler makler agent operator supervisor
medewerker beheerder leider adviseur leistender leistende kraft sanitater lehrling
inspektor kommissar musiker bediener zusteller vorbereiter voorbereider verwalter padagog wachter hostess medewerkster assistente secretaresse jurist verpleegkundige bezorger verzorger planner tekenaar constructeur raadslid functionaris redacteur ontwikkelaar analist leraar docent instructeur machinist begeleider coach telefonist ballprofi radprofi
`;

/** Titles of several words, none of which is one, folded and separated by "|". More may follow. */
export const TITLE_PHRASES = `
venue tech|stage tech|props runner|set runner|tuition sir|tuition miss|fsj im|fsj in|fsj bei|foj im|foj in|foj bei|bfd im|bfd in|bfd bei|
appointment setter|boat builder|organ builder|fashion model|floor walker|kennel hand|cellar hand|lay preacher|parish priest|panel beater|removals man|rubber tapper|street sweeper|town crier|stone waller|hod carrier|french polisher|salvage master|meteorological observer|weather observer|shift brewer|second brewer|head brewer|engineering co-op|software co-op|machinist's mate|boatswain's mate|yard spotter|laveur de vitres|marechal-ferrant|marechale-ferrante|dienstplichtig militair|shearer's rouseabout|
academic visitor|visiting academic|public defender|civil servant|crew chief|dog walker|pet sitter|house sitter|paper boy|office boy|ball boy|food runner|kitchen hand|ranch hand|
farm hand|deck hand|shelf stacker|glass collector|freight forwarder|steel fixer|patent examiner|front of house|bell hop|bar staff|
ground staff|military police|maintenance man|delivery rider|content creator|tv presenter|radio presenter|piano tuner|ticket taker|
loan processor|pharm tech|pharmacy tech|mri tech|ct tech|x-ray tech|scrub tech|surgical tech|vet tech|lab tech|nail tech|drywall finisher|concrete finisher|electrician's mate|pharmacy tech|patient care tech|
claims processor|mail processor|order processor|order selector|bus boy|cake decorator|dish washer|kitchen staff|bill collector|lube tech|tire tech|
parts counterperson|med tech|care giver|foster parent|traffic control flagger|traffic flagger|floor hand|cart pusher|night crew|freight team|event staff|
sales person|sales girl|sales boy|sales man|delivery boy|delivery man|bell boy|house maid|house girl|house boy|turn boy|pantry boy|laundry man|mess boy|room boy|shop keeper|
office staff|nursing staff|clerical staff|teaching staff|data entry|house keeping|cnc setter|boda boda rider|staff gudang|staf admin|operator produksi|sewing operator|
tgt maths|tgt english|tgt science|tgt hindi|pgt maths|pgt physics|pgt chemistry|pgt biology|pgt english|store man|tea boy|field boy|guest faculty|youth corper|nysc corper|corps member|service crew|data encoder|sales lady|marketing staff|finance staff|
accounting staff|admin staff|general labor|general worker|er tech|service tech|it tech|hvac tech|field tech|work study|asst prof|assoc prof|asst. prof|assoc. prof|private first class|fire fighter|
key holder|member of the executive board|member of the management board|
mitglied der geschaftsleitung|mitglied der geschaftsfuhrung|mitglied des vorstands|mitglied des vorstandes|akademischer rat|akademische ratin|
mitarbeit im|mitarbeit bei|sap key user|leitende angestellte|
assoz. prof|ass.-prof|ass. prof|univ.-ass|univ.-prof|univ. prof|univ. ass|univ.-doz|apl. prof|ao. prof|a.o. prof|o. prof|o. univ.-prof|ao. univ.-prof|hon.-prof|priv.-doz|
wiss. ass|wiss. mitarb|stud. mitarb|membre du comite executif|membre du comite de direction|membre du directoire|lid raad van bestuur|lid van de raad van bestuur|voorzitter raad van bestuur|wiss. ma|wiss. hilfskr|stud. hilfskr|akad. rat|akad. oberrat|ltd. oa|leitender oa|ltd. arzt|kfm. gf|kaufm. gf|techn. gf|kfm. leit|techn. leit|
pu-ph|mcu-ph|mcf-ph|interne de|interne des|interne d'|externe de|externe des|externe d'|faisant fonction d'interne|facteur de|facteur d'|artisan facteur|ffi de|jobs d'ete|petits boulots|rtd-a|rtd-b|rtd a|rtd b|foundation year|fy1|fy2|ct1|ct2|ct3|
interne en|externe en|femme de menage|soutien scolaire|cours particuliers|intermittent du spectacle|
intermittente du spectacle|pilote de ligne|pilote de chasse|militaire du rang|elu municipal|elue municipale|distributeur de prospectus|
distributrice de prospectus|distribution de prospectus|gardiennage de|gardiennage d'|cueillette de|mise en rayon|garde de chiens|garde d'animaux|promenade de chiens|
dog walking|dog sitting|cat sitting|pet sitting|house sitting|fruit picking|paper round|newspaper round|lawn mowing|zeitungen austragen|nachhilfeunterricht|
kinderbetreuung|ferienbetreuung|hausaufgabenbetreuung|cuidado de ninos|cuidado de mayores|cuidado de ancianos|clases de repaso|assistenza anziani|
bourse post-doctorale|bourse postdoctorale|bourse doctorale|contrat doctoral|contrat post-doctoral|contrat postdoctoral|sejour de recherche|
beca predoctoral|beca postdoctoral|contrato predoctoral|contrato postdoctoral|estancia de investigacion|estancia postdoctoral|borsa di ricerca|
summer job|holiday job|vacation job|job etudiant|lavoro stagionale|vakantiejob|schulerjob|emploi etudiant|emplois etudiants|garde forestier|sportif de haut niveau|sportive de haut niveau|
ama de llaves|personal de limpieza|servicio social|residencia profesional|auxiliar de|perito judicial|piloto de|
libero professionista|libera professionista|servizio civile|
servidor publico|servidora publica|oficial de justica|fiscal de loja|
guia turistica|cientifico de datos|cientifica de datos|policia local|guardia civil|promotor de|
promotora de|clases particulares|oficial de primera|oficial 1|oficial de notaria|contratado predoctoral|contratada predoctoral|
vigile urbano|promotore finanziario|informatore scientifico|assegno di ricerca|cultore della materia|grafico pubblicitario|grafica pubblicitaria|
perito assicurativo|vice responsabile|
mestre de obras|fiel de armazem|policial militar|guia turistico|iniciacao cientifica|
local staff|spring week|spring insight|industrial placement|placement year|year in industry|audit senior|audit semi-senior|maintenance crew|order puller|order picker|
science mistress|second in department|second camera|data wrangler|first mate|second mate|third mate|fast streamer|part time faculty|part-time faculty|visiting faculty|account exec|
sales exec|board observer|shelf filler|ticket seller|props master|wardrobe mistress|office junior|summer temp|christmas temp|production runner|key user|power user|help desk|
resource person|focal point|box office|supply journeyman|leutnant der reserve|hauptmann der reserve|freie mitarbeit|vertretung der professur|vertretung einer professur|
vertretung der w2-professur|vertretung der w3-professur|vertretung des lehrstuhls|w1-professur|w2-professur|w3-professur|guida naturalistica|contratada posdoctoral|
contratado posdoctoral|contratada postdoctoral|contratado postdoctoral|contratado doctor|contratada doctora|asociada senior|asociado senior|asociada junior|asociado junior|
lid raad van bestuur|lid van de raad van bestuur|diverse uitzendfuncties|daglig leder|compagnon itinerant|
`;

/** Words that are a title where they stand alone, folded; elsewhere they are names or everyday words. */
export const LONE_TITLES = `
butler|deacon|juggler|messenger|preacher|shepherd|sheriff|warder|weaver|observer|spotter|finisher|grinder|stacker|sweeper|washer|poet|vet|orderly|escort|
staff|priest|printer|barber|brewer|rider|runner|miner|model|major|marine|turner|tenant|launcher|roustabout|banksman|groundworker|quant|grip|contributor|
housekeeping|headcoach|selector|lumper|mover|maid|drywaller|flagger|roughneck|derrickhand|presser|caterer|doorman|storeman|chargehand|encoder|saleslady|
promodiser|perawat|bidan|guru|askari|ayah|watchman|wireman|corper|kasir|karyawan|teknisi|magang|externship|pupil|nanny|
schilder|ober|oppas|bediening|militair|calculator|schipper|boer|bijbaan|vakantiewerk|
pflegekraft|nachhilfe|betriebsrat|babysitting|babysitten|hundesitting|erntehilfe|vendanges|vendimia|vendemmia|bijles|oppassen|krantenwijk|
sachbearbeitung|pflegehilfe|nachtwache|optiker|juwelier|drucker|glaser|schmied|schneider|brauer|kurier|konsul|unternehmer|produzent|vorsitzender|soldaat|tolk|gids|masterarbeit|bachelorarbeit|diplomarbeit|abschlussarbeit|
facteur|externe|interne|fonctionnaire|pilote|
canguro|promotora|musico|veterinario|veterinaria|grafico|corriere|jardineiro|explicacoes|ripetizioni|
militaire|taxi|mineur|artisan|exploitant|berger|conservateur|
quimico|quimica|fisico|militar|policia|fiscal|escolta|piloto|botones|minero|perito|conservador|voluntario|
chimico|militare|grafica|custode|relatore|juiz|responsavel|
baba|caixa|seguranca|bancario|caseiro|editora|
co-op|vicar|curate|dresser|understudy|sapper|temp|stringer|rekrut|leiharbeit|menig|substitut|groom|compagnon|primario|primaria|kanzler|kanzlerin|
`;

/** Titles in capitals, which are one where they stand alone. */
export const TITLE_ACRONYMS = `
NUM ANUM AIN ALP
RN LPN LVN CNA CRNA NP PCT SHO GP ODP CRA EMT HCA TA LSA GRA GTA RA PI SENCO ADA TGT PGT PRT JRF SRF FD GM AGM DGM QS ASM KAM ISR SDR BDR AE BDM CSR CSM AM
SDE SWE MTS SMTS ASE QA PM APM TPM PMO PMM SRE DBA EM CDO CIO CTO CFO COO CEO CMO CPO CRO CISO EIR VP SVP AVP EVP HRBP MUA DJ EO HEO JPO PFC LDC UDC BTA
RMO GSA SPG GET DET FSO TSO TSM STNA HHA RBT TSR OJT PDL MTA MFA ZFA ZMF PTA CTA BTA SHK WHK BFD FSJ QMB IDE IADE IBODE AVS AESH ATSEM ASH MCF IGE AED CPE RAF DAF DRH DSI RSSI DG DGA PDG JRI VIE ASV
TCAE TCP MIR JTP OSS RTDA RTDB ANIOS AIOS AIO NQT ECT SPC HOD PRAG OA OÄ CCA AHU PHU PHC FFI UHD MCF RTT FÖJ AiP
`;

/** Business functions, which follow a title after a comma ("Vice President, Product Management"). */
export const FUNCTION_WORDS = `
grands comptes account accounts accounting acquisition acquisitions administration advisory affairs analytics and app application applications architecture
artificial assurance audit automation backend banking brand business care category change client cloud coaching commerce
commercial communication communications compliance content corporate creative crm customer customers data dach delivery
department design desk development devops digital distribution e-commerce ecommerce emea engineering enterprise equity
europe latam mena debt events experience facilities field finance financial fixed for frontend fullstack fund global go-to-market
governance group growth hardware hr human income industrial information infrastructure innovation insights integration
integrations intelligence internal international investment investments investor it key knowledge learning legal
logistics m&a machine maintenance management manufacturing market marketing markets media merchandising mobile network
new north of office online operational operations partner partnerships payments people performance planning platform
platforms portfolio pricing private process procurement product production products produit produits program programme project projects
public purchasing quality r&d i+d recruiting recruitment regional relations reporting research resources retail revenue
risk robotics sales science security service services social software solutions sourcing staff strategic strategy
success supply chain support sustainability systems talent tax team technical technology transportation telecom telecoms test testing the training
transformation treasury user ux ui ventures web wealth western eastern northern southern apac americas
vertrieb entwicklung forschung einkauf personal finanzen controlling buchhaltung recht produktion logistik qualitat
kundenservice kundendienst strategie unternehmensentwicklung kommunikation und
ventes achats qualite recherche developpement juridique ressources humaines et
unterstufe mittelstufe oberstufe primarstufe sekundarstufe grundstufe verwaltung revision planung instandhaltung montage fertigung beschaffung materialwirtschaft arbeitssicherheit offentlichkeitsarbeit unternehmenskommunikation
unternehmensplanung rechnungswesen steuern personalwesen personalentwicklung organisation organisationsentwicklung digitalisierung produktmanagement projektmanagement
qualitatsmanagement qualitatssicherung produktentwicklung geschaftsentwicklung aussendienst innendienst firmenkunden privatkunden risikomanagement konzerncontrolling
comptabilite controle logistique securite environnement industrialisation methodes approvisionnements numerique strategie fiscalite paie recrutement exploitation
finanzas ventas compras comercial operaciones produccion calidad logistica recursos humanos proyectos contabilidad cumplimiento riesgos auditoria control estrategia
innovacion comunicacion desarrollo negocio producto productos cobros pagos conciliaciones alianzas mantenimiento sostenibilidad latam y
finanza amministrazione controllo gestione vendite acquisti commerciale produzione risorse umane organizzazione sicurezza ambiente legale partecipazioni rischi
strategia innovazione comunicazione sviluppo prodotto prodotti formazione e ed
financien inkoop verkoop communicatie bedrijfsvoering personeel organisatie kwaliteit veiligheid productie logistiek ict automatisering vastgoed huisvesting
strategie innovatie duurzaamheid onderhoud beheer projecten beleid en
financas vendas operacoes producao qualidade riscos controle estrategia inovacao comunicacao desenvolvimento negocios formation inclusion
`;

/** Sectors, which companies and titles end with ("Key Account Manager Automotive"). */
export const SECTOR_WORDS = `automotive retail energy pharma industrial healthcare aerospace mobility packaging food telecom insurance banking media logistics energie handel chemie`;
