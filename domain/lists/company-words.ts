/** Legal forms of companies as written after a name, folded, without dots and separated by spaces. */
export const LEGAL_FORM_WORDS = `
gmbh ggmbh mbh sab sapi ag kg kgaa ug ohg gbr ev eg se inc llc llp lp pllc ltd limited plc corp corporation incorporated co pvt private
pte pty sa sas sasu sarl eurl snc sl slu srl srls spa bv nv vof oy oyj ab as asa aps sro zoo doo dd kft zrt nyrt ooo oao
zao bhd berhad tbk sdn kk jsc pjsc fze llc saoc saog lda ltda eireli sapi sac saa cv bvba mbb partg partgmbb vzw asbl scs sca gie scop sau slp scoop fzco wll kscc kscp ksc qsc qpsc fz-llc fzc dmcc eood ead oo spj eirl limitada
`;

/** Words of company names that are rare in job titles, folded. */
export const COMPANY_WORDS = `
ministerie waterschap rijkswaterstaat bibliotheek schouwburg omroep uitgeverij woningcorporatie huisartsenpraktijk autorita tribunale museo teatro biblioteca prefettura questura carabinieri soprintendenza confindustria bodega restaurante juzgado fiscalia opera bibliotheque mediatheque manufacture orchestre croix-rouge finanzamt bezirksregierung landkreis bundespolizei staatstheater stadttheater
landestheater schauspielhaus opernhaus philharmonie staatsoper orchester rundfunk reederei bergwerk forstamt hospiz diakonie caritas kirchengemeinde bistum erzbistum verkehrsbetriebe infirmary colliery constabulary diocese cathedral embassy consulate aquarium observatory gazette tribune
traders pharmacies caterers opticians bakers electricals medicals garments polyclinic infra infratech fabricators roadways finserv udyog softech contracting agencies printers tailors jewelers jewellery
gaec scea agency armee bundesheer bundeswehr luftwaffe gendarmerie esercito ejercito airlines airport airways apotheke associates automobile automotive autohaus banca banco bank bankhaus banque
bankers biotech brands brauerei broadcasting brothers bros bureau cabinet capital casa centre center chemicals clinic
clinica clinique club co commission community companies company computers conseil consultancy consultants consulting
corporate council court creations data department depot digital distillery editions electric electronics energie energy
engineering enterprise enterprises entertainment estudio exchange exports fabrik federal finance financial films firm
fondation fonds food foods foundation fraunhofer freight fund gallery games garage gemeinde gesellschaft global globalservices
goods government group grupo gruppe gruppo gymnasium handel haus health healthcare hospital hospitals hotel hotels
hopital hypermarket immobilien india industrial industrie industries infotech infosystems infrastructure initiative
innovations instruments insurance interactive international investments jewellers kanzlei klinik klinikum kliniken
konzern krankenhaus lab laboratoire laboratories laboratory labs land landesbank landratsamt logistics mall mairie
management manufacturing marketing markets max-planck media medical mills ministerium ministry ministere motors museum
mutuelle networks nationwide news ngo office oil outsourcing paper partners partnership pharma pharmaceutical
pharmaceuticals pharmacy petroleum plastics police polizei post power praxis press productions products projects
properties publications publishing railway railways realty recruitment refinery resort resources restaurant retail
robotics savings school securities semiconductor semiconductors service services shipping shop society societe
software solar solution solutions sparkasse spital sport sports stadt stadtverwaltung stadtwerke startup steel store
stores studio studios supermarket systeme systems tech technik technologies technology telecom telecommunications
telekom textiles theater theatre trading transport travel travels trust union unit universitatsklinikum universitatsmedizin unimedizin uniklinikum ventures verein
verlag versicherung versicherungen werk werke wines wireless works zeitung zentrale
schlosserei spenglerei giesserei weberei sattlerei buchbinderei lackiererei dachdeckerei raffinerie kelterei muhle sagewerk autowerkstatt friseursalon
kosmetikstudio malerbetrieb handwerksbetrieb meisterbetrieb elektrobetrieb modehaus mobelhaus kaufhaus warenhaus baumarkt landgasthof bauernhof reiterhof
magasin boutique epicerie charcuterie poissonnerie quincaillerie parfumerie bijouterie jardinerie blanchisserie carniceria pescaderia fruteria
peluqueria papeleria zapateria heladeria lavanderia panetteria macelleria pasticceria gelateria cartoleria merceria profumeria kapsalon
werft molkerei spedition schreinerei tischlerei zimmerei gartnerei backerei konditorei metzgerei fleischerei brennerei weingut gasthaus gasthof
wirtshaus kita kindergarten altenheim pflegeheim seniorenheim seniorenzentrum sanitatshaus reiseburo ingenieurburo architekturburo
planungsburo treuhand bauunternehmen anlagenbau volksbank raiffeisenbank spitex alterszentrum
boulangerie patisserie boucherie pharmacie creche ehpad residence auberge brasserie traiteur menuiserie imprimerie transports fromagerie
etablissements ets agence assurances cooperative laboratoire
bodegas despacho tienda panaderia farmacia talleres constructora ayuntamiento ferreteria gestoria asesoria inmobiliaria
officina ristorante trattoria pizzeria comune ferramenta panificio cantina azienda ditta tipografia agenzia cooperativa
bakkerij slagerij uitzendbureau gemeente stichting fundacion fundacao fondazione groupe groep zorggroep kwekerij drukkerij makelaardij
brewery bakery winery farm farms dairy foundry shipyard dealership diner cafe bistro grill inn lodge tavern pub salon spa gym church parish
county township borough nhs dental veterinary preschool montessori daycare hospice holdings advisors chambers barristers solicitors builders
roofing plumbing landscaping trucking carriers cruises bookstore pictures ballet orchestra symphony library zoo
prefecture tribunal chu chru chr cpam urssaf federation syndicat supermarche hypermarche polyclinique camping chateau
librairie musee compagnie constructions laboratoires hospices rectorat ambassade association diputacion consejeria ministerio
gobierno asociacion supermercados supermercado construcciones transportes distribuciones consultora laboratorios industrias
automoviles muebles libreria municipalidad alcaldia gobernacion corporacion compania comercializadora distribuidora cafeteria
ministero asl ospedale policlinico associazione supermercato supermercati albergo assicurazioni costruzioni trasporti
szpital przychodnia przedsiebiorstwo zaklad zaklady urzad fabryka hurtownia piekarnia apteka restauracja sklep spolka spoldzielnia
spitalul primaria fabrica hastanesi belediyesi bankasi fabrikasi sirketi nemocnice bolnica korhaz onkormanyzat sjukhus lasarett kommun kommune
sygehus edizioni regione prefeitura governo construtora associacao companhia transportadora imobiliaria padaria
`;

/** Words for a kind of contract or of self-employment, folded; several may stand together ("Full-time · Remote"). */
export const EMPLOYMENT_PHRASES = `
full-time|full time|summers|summers only|every summer|in summer|school holidays|university holidays|vacations|university vacations|summer vacations|im sommer|in den ferien|semesterferien|l'ete|en ete|chaque ete|veranos|en verano|los veranos|d'estate|zomers|in de zomer|fulltime|part-time|part time|parttime|self-employed|self employed|own company|own business|freelance|contract|contractor|
internship|apprenticeship|traineeship|secondment|zero hours|saturdays|sundays|weekends|weekends only|weekend|evenings|nights|night shifts|weekend job|saturday job|term time|
wochenenden|am wochenende|nachtdienst|nachtschicht|week-end|week-ends|le week-end|les week-ends|fines de semana|fin de semana|nei fine settimana|weekenden|in het weekend|2x8|3x8|5x8|seasonal|temporary|permanent|vie|cifre|pigiste|contratti a termine|contratto a termine|a tempo determinato|a tempo indeterminato|tempo determinato|tempo indeterminato|pachter|pachterin|auf probe|beamter auf probe|beamtin auf probe|werkvertrag|auf honorarbasis|honorarbasis|permanent full-time|indirect contract|casual|trainee|volunteer|
remote|hybrid|full remote|fully remote|100% remote|100 % remote|semi remote|on-site|onsite|on site|full-time contract|fixed-term|fixed term|in-house|
vollzeit|teilzeit|angestellt|angestellte|angestellter|teilzeit-angestellt|vollzeit-angestellt|nebenberuflich|nebengewerbe|kleingewerbe|im nebengewerbe|gewerbe|einzelunternehmen|berufsbegleitend|selbststandig|selbstandig|freiberuflich|freiberufler|freiberuflerin|selbststandigkeit|
geringfugig|geringfugig beschaftigt|geringfugige beschaftigung|por cuenta propia|por conta propria|a son compte|selbststandige tatigkeit|selbstandige tatigkeit|freiberufliche tatigkeit|freie mitarbeit|befristet|unbefristet|
festanstellung|praktikum|pflichtpraktikum|praxissemester|berufspraxis|werkstudent|werkstudentin|minijob|nebenjob|ferienjob|aushilfe|ausbildung|homeoffice|
home office|vor ort|ehrenamt|ehrenamtlich|saisonal|freelancer|freelancing|self employment|self-employment|
temps plein|a temps plein|temps partiel|a temps partiel|cdi|cdd|independant|independante|en alternance|alternance|
stage|interim|a distance|teletravail|full teletravail|en teletravail|distanciel|en distanciel|hybride|sur site|saisonnier|apprentissage|service civique|vacataire|benevolat|auto-entrepreneur|auto-entreprise|micro-entreprise|autoentrepreneur|
micro-entrepreneur|profession liberale|contrat en alternance|contrat de professionnalisation|contrato en practicas|freelance / independant|contrat|contrat d'apprentissage|
jornada completa|tiempo completo|media jornada|autonomo|autonoma|contrato temporal|profesional independiente|practicas|
en remoto|remoto|hibrido|presencial|
tempo pieno|a tempo pieno|part-time|autonomo|libero professionista|libera professionista|stage|tirocinio|da remoto|
ibrido|in sede|
voltijd|fulltime|deeltijd|parttime|zelfstandig|zzp|op afstand|stage|bijbaan|
summer job|holiday job|vacation job|student job|job d'ete|jobs d'ete|emploi d'ete|job etudiant|emploi etudiant|emploi saisonnier|contrat saisonnier|
lavoro stagionale|studentenjob|schulerjob|vakantiejob|vakantiewerk|studentenbaan|
tempo integral|meio periodo|periodo integral|tempo parcial|estagio|aprendiz|autonoma|no local|remota|hibrida|
leer-werkplek|leerwerkplek|apprendistato|tempo determinato|tempo indeterminato|contratto a tempo determinato|contratto a tempo indeterminato
`;

/** Words that are in most pages and CVs but never name an employer: labels, tools of a page, descriptions. Folded. */
export const NEVER_NAMES = `
honorable discharge|honourable discharge|honorably discharged|
roles and responsibilities|role and responsibilities|roles & responsibilities|responsibilities|key responsibilities|
job responsibilities|responsibility|role|roles|key achievements|achievements|accomplishments|description|job description|
job profile|environment|technologies|technology|tech stack|tools|tools used|duties|tasks|key tasks|project|projects|client|
clients|customers|team size|duration|period|designation|company|employer|organization|organisation|position|title|
location|date|dates|present|current|currently|at present|presently|previously|formerly|today|derzeit|aktuell|zurzeit|momentan|zuvor|davor|vorher|
actuellement|auparavant|actualmente|anteriormente|attualmente|in precedenza|momenteel|voorheen|highlights|key results|results|summary|references|referees|
available on request|references available on request|references available upon request|curriculum vitae|resume|cv|
lebenslauf|kurzbiografie|kurzbiographie|kurzvita|biografie|biographie|short biography|personal details|declaration|name|email|e-mail|phone|mobile|address|nationality|website|linkedin|github|xing|
skype|portfolio|page|other|others|various|misc|miscellaneous|n/a|none|selected clients|
aufgaben|tatigkeiten|schwerpunkte|erfolge|verantwortlichkeiten|projekte|kunden|aufgabenbereich|hauptaufgaben|
aufgabenschwerpunkte|ergebnisse|beschreibung|stationen|unternehmen|arbeitgeber|zeitraum|firma|ort|von|bis|elternzeit|sabbatical|
weltreise|wereldreis|sabbatjahr|sabbatzeit|ano sabatico|anno sabbatico|sabbatjaar|sabbatical year|tour du monde|annee sabbatique|vuelta al mundo|karenz|elternkarenz|bildungskarenz|
arbeitslos|arbeitslosigkeit|recherche d'emploi|conge maternite|conge de maternite|auslandsaufenthalt|arbeitssuchend|arbeitsuchend|mutterschutz|parental leave|maternity leave|career break|travel|gap year|
missions|taches|realisations|responsabilites|environnement technique|environnement|principales missions|
missions principales|entreprise|poste|periode|lieu|conge parental|
funciones|responsabilidades|logros|empresa|puesto|tareas|mansioni|attivita|azienda|functie|werkzaamheden|bedrijf
`;

/** Endings of German and Dutch compounds that name an organization. */
export const COMPANY_ENDINGS = `
hospiz rundfunk reederei ministerium bundesamt landesamt werke werk bank kasse klinik klinikum krankenhaus verlag verband stiftung gesellschaft
institut zentrum versicherung versicherungen brauerei druckerei bibliothek gericht verwaltung kanzlei apotheke anstalt
hospital spital bataillon regiment geschwader genossenschaft gruppe handel bau technik logistik energie systeme ziekenhuis maatschappij verein behorde kammer
`;
