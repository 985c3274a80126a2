/** Words that a school's name contains, folded. */
export const SCHOOL_WORDS = `
university univ universities uni universitat universite universidad universita universiteit universidade universitet
liceum technikum szkola szkol szkoly politechnika politehnica liceul colegiul scoala facultatea lisesi okulu fakultesi
egyetem tudomanyegyetem ulikool unibertsitatea ollscoil prifysgol colaiste hogskolen hogskole foiskola iskola gimnazium gimnazija sveuciliste fakultet gymnazium universitas unversity univercity university's uniwersytet univerzita universitatea universitesi yliopisto
college collège colleges collage kolleg institute institut instituto istituto institutes insitute polytechnic polytechnique
polytechnikum politecnico politecnica politechnika polytech polytec school schools cfa afpa greta cnam ifsi iufm inspe enac isae ensam supelec supaero ensma isae-ensma schule grundschule hochschule
fachhochschule kunsthochschule musikhochschule wirtschaftshochschule berufsakademie berufsschule berufskolleg realschule
gesamtschule handwerkskammer hauptschule handelsschule oberschule gymnasium lyzeum lycee liceo lyceum ecole ecoles esc academy akademie
academie academia accademia escuela scuola facultad faculte facolta faculdade vidyalaya vidyapeeth vidhyalaya vidyalay
vishwavidyalaya mahavidyalaya vidyamandir mandir convent polytechnical hogeschool högskola hogskola
skola universitetet conservatoire conservatory konservatorium seminary iut insead iae hec essec escp edhec emlyon
sciencespo ens ensta insa inseec centralesupelec epita epitech supinfo isep kth eth epfl mit iit iim nit bits iiit iisc
ucla usc nyu lse ucl ucb cmu whu ebs esade iese ie esmt tum kit rwth lmu hpi hsg wu bocconi sdsu sciences-po tu fh th
fhov hspv hfpv hfoed htw hwr haw dhbw fom iubh srh cdtm caltech harvard stanford yale princeton wharton oxford cambridge vit jntu vtu rgpv
ies cegep ifcs ifas enssat ensimag enseeiht ensea ensai ensae esiee isen icam utc utt utbm kedge neoma skema audencia cned
htl htbla htbluva hak hblva zhaw fhnw hslu zhdk ehl ephec ichec ihecs uned uoc upm upc itis
bise bseb mpbse pseb hbse rbse gseb gshseb chse wbbse wbchse nios bteb msbte sbte knec ignou caltech jnv dav dps k.v. stern jntuh jntuk jntua sppu gtu mdu vidyapith hss hs univ gymn icai icfai aktu kiit lpu srm cusat wbut makaut uptu
colegio escola escolas conservatorio roc scholengemeenschap unam itesm itam uanl luiss fontys saxion ugent bbs borg igs bildungszentrum fernuni
hoerskool juilliard tafe rmit unsw upec uqam heig-vd eton risd calarts rada nus hkust tsinghua stellenbosch makerere preparatoria mfr
agroparistech paristech unil hes-so hes uclouvain ulb cifp senai senac etec fatec ifsp usp ufrj ufmg ufpe ufsc ufba unicamp unesp puc
puc-sp puc-rio pucrs fgv iscte uninove anhanguera ipsia irts inspe isara isa esitc estp esme estaca cesi esigelec eseo ecam
highschool instn ensiie ensic enssib efrei esilv eisti ensiacet supmeca
ufpr ufrgs ufes ufpa ufam ufrn ufpb ufal ufma ufpi ufmt ufms uftm ufop ufla ufsj unirio ufabc unifesp ufscar uerj uepg unioeste udesc unisinos
unisul univali unoesc unochapeco furg ufpel ufsm unifei cefet cefet-mg uece uneb uesc ufrpe ufersa ufcg univasf unipampa uffs utfpr unicesumar
uniasselvi unopar unip fiap uc3m urjc ulpgc uclm uniandes espol pucp unmsm usach utfsm itba unlp kabk nyenrode artez
gymnase educativa schulzentrum volksschule mittelschule oberstufe mittelstufe unterstufe primarschule sekundarschule kantonsschule landwirtschaftsschule lehranstalt bundeslehranstalt gymnasiums kollegs lyzeums athenee
schulen kolej coleg sekolah politeknik poltek poltekkes stmik stie stikes stkip smk sman smkn smpn smjk universiti universitas fakulti institusi maktab madrasah madrasa
pesantren akademi paaralan pamantasan kolehiyo unibersidad navodaya pathshala niketan gurukul cbtis cetis cecyt cecyte conalep cobach cobaem
`;

/** Short names of schools in English-speaking countries, which are one where they stand alone or before a comma. */
export const SHORT_SCHOOLS = `
Rutgers|Purdue|Cornell|Tulane|Vanderbilt|Villanova|Gonzaga|Emory|Georgetown|Tufts|Brandeis|Vassar|Swarthmore|Oberlin|Clemson|Baylor|Marquette|
NTNU|TIAS|Creighton|Drexel|Fordham|Xavier|Loyola|DePaul|Ivy Tech|Texas A&M|Lincoln Tech|Universal Technical Institute|Full Sail|General Assembly|LSU|BYU|WGU|UBC|BCIT|SAIT|
NAIT|ASU|FSU|UCF|SMU|TCU|UNLV|VCU|UAB|UGA|UNC|RIT|RPI|WPI|NJIT|SUNY|CUNY|QUT|UTS|ANU|UWA|UMass|UConn|SJSU|CSUN|CSULB|UTSA|UTEP|UMBC|UCSD|UCSB|UCI|UCR|UCSF|
VU|UvA|RUG|UU|WUR|HvA|UCM|UAM|UPF|UPV|UGR|UBA|UTN|TU/e|
McGill|Dalhousie|Seneca|Sheridan|Ryerson|Central Saint Martins|Caltech|Georgia Tech|Virginia Tech|William & Mary|West Point|Annapolis|Juilliard|
`;

/** Words and abbreviations of degrees, folded and without dots. */
export const DEGREE_WORDS = `
bachelor bachelors bachelor's bachelorstudium master masters master's masterstudium doctor doctorate doctoral phd dphil
mphil mba emba bba bsc msc btech mtech bca mca bcom mcom llb llm beng meng bed bfa mfa bs ms ba ma be me ing jd md mbbs barch
march bpharm mpharm pgdm pgdbm pgdba pgdca pgp pgpm diploma diplome diplom magister magistere staatsexamen abitur
lic rer mag reifeprufung diplomprufung meisterprufung gesellenprufung staatsprufung brevet bepc bep maturite hdr
preparatoire preparatoires fachabitur allgemeine fachhochschulreife hochschulreife matura maturitat promotion habilitation hsc ssc cbse icse sslc puc
12th 10th xii xth xiith matriculation intermediate ausbildung berufsausbildung lehre realschulabschluss mittlere
hauptschulabschluss studium studiengang degree honors honours licence baccalaureat bac bts dut deug maitrise dea dess
prepa cpge paces doctorat agregation capes licenciatura licenciado licenciada grado laurea dottorato bachillerato vwo havo
propedeuse doctoraal mestrado bacharelado dipl-ing dipl-kfm dipl-inf dipl-phys dipl-math dipl gcse gcses a-levels a-level
mmath mphys mchem mres mse msci basc bfin mfin mpp mpa mph dba bmus mmus dpt dds jur hons mim bdes mdes bmath bsoc pos-graduacao maestria especializacion specializzazione posgrado vordiplom postgraduate be/btech bsc(hons) b-tech m-tech b-sc m-sc b-com m-com pgce pgdip pgcert hnd hnc btec mbo hbo bse
aas bds dpharm icwa ged nvq matric mbchb pharmd dvm edd msw msn bsn berufsmatura fahigkeitszeugnis lizentiat bakk meisterbrief
gesellenbrief abgangszeugnis abschlusszeugnis reifezeugnis facharbeiterbrief lehrabschluss lehrabschlussprufung baccalaureate cfc deaes deas dcg dscg dpecf cqp diplomatura
bachiller secundaria doctorado selectividad tecnologo maturita vmbo mavo pabo meao heao cap
dnp psyd bvsc bsba bcomm masc mlitt mlis llm pgdl gdl waec wassce ssce neco kcse bbm dca adca bhms bams aisse aissce hssc amie dece
bpharmacy mpharmacy deust daeu crpe caferuis btsa decf khagne hypokhagne doutoramento doutorado bacharelato ctesp graduacao doktorat
gce csec ncea uce fsc icom ded ttc bpt gnm anm bpharma dpharma iti kcpe fslc igcse stpm uace csee acsee bsit slc bsw bhm bhmct bscs blib mlib pgdhrm mbs bped madhyamik ond nce btvted bsed
spm stam srp pmr upsr psle deled dled pgdpm pgdfm adse gniit highers bilanzbuchhalterprufung befahigungsprufung konzessionsprufung fachprufung bachelier
blaw btheol blitt bstat blis dmd mch scd thd sjd fdsc bakkalaureus bakkalaureat lizenziat licencjat kandidatexamen masterexamen gymnasieexamen hogskoleexamen aa aos studiespesialisering yrkesfag docentship maturitatszeugnis berufsmaturitat zwischenprufung schulabschluss mts hts lts kandidaats bachelier graduat mastere licentiaat graduaat regentaat wo
`;

/** Words of fields of study, folded. A line of these alone is no school. */
export const FIELD_WORDS = `
computer science sciences engineering mathematics maths physics chemistry biology economics business administration
management finance accounting marketing informatics informatik wirtschaftsinformatik maschinenbau elektrotechnik
betriebswirtschaft betriebswirtschaftslehre bwl vwl volkswirtschaftslehre wirtschaftsingenieurwesen mathematik physik chemie
psychologie psychology law jura rechtswissenschaft medizin medicine information technology electronics communication
communications electrical mechanical civil software data analytics and und et of in studies international relations
informatique gestion droit economie commerce langues history geschichte philosophy philosophie politics political design
informatica matematica matematicas fisica quimica chimica biologia derecho diritto direito economia psicologia historia storia filosofia letras lettere
arquitectura architettura arquitetura enfermeria enfermagem contabilidad contabilidade administracion administracao ingenieria engenharia ingegneria
periodismo jornalismo pedagogia rechten geneeskunde bedrijfskunde natuurkunde scheikunde wiskunde
major minor thesis focus schwerpunkt specialization honours statistics arts humanities surgery chirurgie chirurgia cirugia
`;
