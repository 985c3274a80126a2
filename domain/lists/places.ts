/** Countries and states in the spellings of CVs, folded (lower case, no accents), separated by `|`. */
export const REGIONS = `
afghanistan|haiti|angola|benin|burkina faso|congo|gabon|madagascar|malawi|mali|niger|sudan|togo|palestine|mayotte|guadeloupe|martinique|la reunion|umgebung|peripherie|alrededores|dintorni|omgeving|albania|algeria|argentina|argentinien|armenia|australia|australien|austria|osterreich|autriche|azerbaijan|bahrain|
bangladesh|belarus|belgium|belgien|belgique|belgie|bolivia|bosnia|botswana|brazil|brasilien|bresil|brasil|bulgaria|bulgarien|
cambodia|cameroon|canada|kanada|chile|china|chine|colombia|kolumbien|costa rica|croatia|kroatien|cuba|cyprus|zypern|
czech republic|czechia|tschechien|denmark|danemark|denemarken|ecuador|egypt|agypten|egypte|el salvador|england|estonia|estland|
ethiopia|finland|finnland|finlande|france|frankreich|frankrijk|francia|georgia|germany|deutschland|allemagne|alemania|germania|
duitsland|ghana|great britain|greece|griechenland|grece|guatemala|honduras|hong kong|hongkong|hungary|ungarn|iceland|india|
indien|inde|indonesia|iran|iraq|ireland|irland|irlande|israel|italy|italien|italie|italia|ivory coast|jamaica|japan|japon|jordan|
kazakhstan|kenya|korea|south korea|sudkorea|kosovo|kuwait|latvia|lebanon|liechtenstein|lithuania|luxembourg|luxemburg|macau|
macedonia|malaysia|malta|mauritius|mexico|mexiko|mexique|moldova|monaco|mongolia|montenegro|morocco|marokko|maroc|mozambique|
myanmar|namibia|nepal|netherlands|the netherlands|niederlande|pays-bas|nederland|new zealand|neuseeland|nicaragua|nigeria|
norway|norwegen|norvege|oman|pakistan|panama|paraguay|peru|philippines|poland|polen|pologne|portugal|qatar|romania|rumanien|
russia|russland|russie|rwanda|saudi arabia|saudi-arabien|scotland|schottland|senegal|serbia|serbien|singapore|singapur|singapour|
slovakia|slowakei|slovenia|slowenien|south africa|sudafrika|spain|spanien|espagne|espana|spagna|sri lanka|sweden|schweden|suede|
switzerland|schweiz|suisse|svizzera|suiza|syria|taiwan|tanzania|thailand|tunisia|tunesien|tunisie|turkey|turkei|turquie|turkiye|
uganda|ukraine|united arab emirates|uae|u.a.e|united kingdom|uk|u.k|vereinigtes konigreich|royaume-uni|united states|
united states of america|usa|u.s.a|us|u.s|vereinigte staaten|etats-unis|estados unidos|uruguay|uzbekistan|venezuela|vietnam|viet nam|
wales|yemen|zambia|zimbabwe|
ecosse|pays de galles|angleterre|irlande du nord|afrique|afrique de l'ouest|afrique du nord|moyen-orient|amerique latine|escocia|inglaterra|gales|scozia|inghilterra|galles|schotland|engeland|
remote|hybrid|worldwide|
kent|surrey|sussex|east sussex|west sussex|essex|norfolk|suffolk|somerset|wiltshire|gloucestershire|worcestershire|warwickshire|leicestershire|
nottinghamshire|derbyshire|staffordshire|shropshire|northamptonshire|bedfordshire|lincolnshire|cumbria|northumberland|tyne and wear|tyne & wear|
county durham|north yorkshire|south yorkshire|east yorkshire|middlesex|south wales|north wales|northern ireland|midlands|east midlands|east anglia|
isle of wight|isle of man|channel islands|jersey|guernsey|newfoundland|newfoundland and labrador|prince edward island|new brunswick|yukon|
northern territory|tasmania|south australia|australian capital territory|guam|district of columbia|
alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|
kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|
new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|
south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|puerto rico|ontario|quebec|
british columbia|alberta|manitoba|saskatchewan|nova scotia|new south wales|victoria|queensland|western australia|
andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|jharkhand|jammu and kashmir|
karnataka|kerala|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|orissa|punjab|rajasthan|sikkim|tamil nadu|
tamilnadu|telangana|tripura|uttar pradesh|uttarakhand|west bengal|delhi ncr|ncr|bayern|bavaria|hessen|hesse|sachsen|saxony|
baden-wurttemberg|nordrhein-westfalen|north rhine-westphalia|nrw|niedersachsen|lower saxony|rheinland-pfalz|brandenburg|
schleswig-holstein|thuringen|sachsen-anhalt|mecklenburg-vorpommern|saarland|tirol|steiermark|ile-de-france|auvergne-rhone-alpes|
occitanie|bretagne|nouvelle-aquitaine|hauts-de-france|provence-alpes-cote d'azur|catalonia|cataluna|madrid area|lombardia|lazio|
pampanga|bulacan|cavite|batangas|nueva ecija|tarlac|pangasinan|metro manila|negros occidental|negros oriental|iloilo|zambales|bataan|la union|
misamis oriental|davao del sur|camarines sur|toscana|piemonte|veneto|emilia-romagna|flanders|noord-holland|zuid-holland|
`;

/** Large cities in the spellings of CVs, folded, separated by `|`. */
export const CITIES = `
aachen|abu dhabi|accra|adelaide|agra|ahmedabad|ahmadabad|aix-en-provence|ajmer|albany|albuquerque|alexandria|aligarh|allahabad|
almaty|amiens|amman|amritsar|amsterdam|angers|ankara|ann arbor|antwerp|antwerpen|arnhem|athens|athen|atlanta|auckland|augsburg|
aurangabad|austin|baltimore|bamberg|bangalore|bengaluru|bangkok|barcelona|barcelone|bari|baroda|basel|bale|bath|baton rouge|
bayreuth|beijing|peking|pekin|beirut|belfast|belgrade|bellevue|bergen|berkeley|berlin|bern|berne|besancon|bhopal|bhubaneswar|
bhubaneshwar|bielefeld|bilbao|birmingham|bloomington|bochum|bogota|boise|bologna|bonn|bordeaux|boston|boulder|bozen|bradford|
bratislava|braunschweig|bregenz|bremen|brescia|brest|brighton|brisbane|bristol|brno|brugge|brussels|brussel|bruxelles|bucharest|
bukarest|budapest|buenos aires|buffalo|burlington|busan|caen|cairo|kairo|calcutta|calgary|calicut|cambridge|canberra|cape town|
kapstadt|caracas|cardiff|casablanca|chandigarh|charlotte|chemnitz|chennai|chicago|christchurch|cincinnati|clermont-ferrand|
cleveland|cluj|cluj-napoca|cochin|kochi|coimbatore|colombo|cologne|koln|columbus|copenhagen|kopenhagen|copenhague|cordoba|cork|
coventry|cracow|krakow|krakau|cupertino|cuttack|dakar|dallas|darmstadt|dehradun|delft|delhi|new delhi|den haag|the hague|denver|
derby|des moines|detroit|dhaka|dijon|doha|dortmund|dresden|dubai|dublin|duisburg|dundee|durban|durham|dusseldorf|edinburgh|
edmonton|eindhoven|enschede|erfurt|erlangen|essen|eugene|faridabad|firenze|florence|fort worth|frankfurt|frankfurt am main|
frankfurt a. m|francfort|freiburg|freiburg im breisgau|fribourg|fremont|fresno|friedrichshafen|furth|gandhinagar|garching|
gdansk|geneva|genf|geneve|genova|gent|ghent|ghaziabad|giessen|glasgow|goteborg|gothenburg|gottingen|granada|graz|greater noida|
grenoble|groningen|guadalajara|guangzhou|gurgaon|gurugram|guntur|guwahati|gwalior|haarlem|haifa|halle|hamburg|hamilton|hangzhou|
hannover|hanover|hanoi|harrisburg|hartford|heidelberg|heilbronn|helsinki|herzogenaurach|herzliya|ho chi minh city|hobart|houston|
hubli|hyderabad|indianapolis|indore|ingolstadt|innsbruck|irvine|islamabad|istanbul|izmir|jabalpur|jacksonville|jaipur|jakarta|
jalandhar|jamshedpur|jeddah|jena|jerusalem|jersey city|jodhpur|johannesburg|kampala|kanpur|kansas city|karachi|karlsruhe|kassel|
kathmandu|kiel|kiev|kyiv|klagenfurt|knoxville|koblenz|kolhapur|kolkata|konstanz|kota|kuala lumpur|kuwait city|la paz|lagos|
lahore|lancaster|las vegas|lausanne|leeds|leicester|leiden|leipzig|leuven|liege|lille|lima|limerick|limoges|lincoln|linz|lisbon|
lissabon|lisboa|lisbonne|liverpool|ljubljana|lodz|london|londres|londra|long beach|los angeles|louisville|lucerne|luzern|
lucknow|ludhiana|ludwigsburg|ludwigshafen|lugano|luneburg|lubeck|lund|luxembourg city|lyon|maastricht|madison|madrid|madurai|
magdeburg|mainz|malaga|malmo|manchester|mangalore|manila|mannheim|marburg|marseille|meerut|melbourne|memphis|menlo park|metz|
mexico city|miami|milan|milano|mailand|milton keynes|milwaukee|minneapolis|minsk|modena|mohali|monterrey|montevideo|montpellier|
montreal|moscow|moskau|mountain view|mulhouse|mumbai|bombay|munich|munchen|munster|mysore|mysuru|nagpur|nairobi|nancy|nanjing|
nantes|naples|napoli|nashik|nashville|navi mumbai|new haven|new orleans|new york city|newark|newcastle|nice|nijmegen|
noida|norwich|nottingham|nurnberg|nuremberg|nyc|oakland|odessa|oklahoma city|oldenburg|omaha|orlando|orleans|osaka|oslo|
osnabruck|ostrava|ottawa|oulu|oxford|paderborn|padova|palermo|palo alto|panaji|panchkula|paris|parma|passau|patiala|patna|perth|
perugia|philadelphia|phoenix|pisa|pittsburgh|plano|plovdiv|pondicherry|puducherry|port louis|portland|porto|portsmouth|potsdam|
poznan|prague|prag|praha|pretoria|providence|pune|quito|raipur|rajkot|raleigh|ranchi|reading|redmond|redwood city|regensburg|
reims|rennes|reno|reutlingen|reykjavik|richmond|riga|rio de janeiro|riyadh|rochester|roma|rome|rom|rostock|rotterdam|rouen|
rosenheim|saarbrucken|sacramento|saint-etienne|saint petersburg|st. petersburg|st. gallen|st gallen|saint-gall|salamanca|salem|
salt lake city|salzburg|san antonio|san diego|san francisco|san francisco bay area|bay area|san jose|san juan|san mateo|
santa barbara|santa clara|santa cruz|santa monica|santander|santiago|santiago de chile|sao paulo|sarajevo|schaffhausen|seattle|
secunderabad|seoul|seville|sevilla|shanghai|sheffield|shenzhen|siegen|silicon valley|skopje|sofia|solapur|sophia antipolis|
southampton|stanford|stavanger|stockholm|strasbourg|strassburg|stuttgart|sunnyvale|surat|sydney|taipei|tallinn|tampa|tampere|
tbilisi|tehran|tel aviv|tel aviv-yafo|thane|thessaloniki|thiruvananthapuram|tilburg|tirana|tirupati|tokyo|tokio|toronto|toulon|
toulouse|tours|trento|trichy|trier|trieste|trivandrum|trondheim|tubingen|tucson|tulsa|tunis|turin|torino|turku|udaipur|ulm|
uppsala|utrecht|vadodara|valencia|valladolid|vancouver|varanasi|vellore|venice|venezia|verona|vicenza|vienna|wien|vienne|vigo|
vijayawada|villach|vilnius|visakhapatnam|vizag|warangal|warsaw|warschau|varsovie|washington dc|washington d.c|waterloo|weimar|
wellington|wiesbaden|winterthur|wolfsburg|wroclaw|wuhan|wuppertal|wurzburg|wurzburg area|york|zagreb|zaragoza|zug|zurich|
greater london|greater paris|greater boston|greater munich|munich area|berlin area|london area|greater new york city area|
new york city metropolitan area|berlin metropolitan area|munich metropolitan area|metropolregion munchen|metropolregion berlin|
grossraum munchen|region paris|hamburg metropolitan area|frankfurt rhine-main metropolitan area|rhein-main|
levallois-perret|boulogne-billancourt|neuilly-sur-seine|la defense|courbevoie|puteaux|saint-denis|issy-les-moulineaux|versailles|
brighton and hove|brighton & hove|bury st edmunds|stratford-upon-avon|ramstein|kaiserslautern|fort bragg|fort hood|fort benning|fort campbell|fort carson|
fort lewis|fort drum|fort stewart|fort riley|fort bliss|fort sill|fort leonard wood|fort knox|fort jackson|fort gordon|fort meade|fort belvoir|camp pendleton|
camp lejeune|quantico|twentynine palms|
aberdeen|abuja|ajman|akron|allentown|alpharetta|amarillo|amherst|anaheim|anchorage|andover|annapolis|appleton|arlington|
arlington heights|ashburn|asheville|athlone|atlantic city|aylesbury|bakersfield|ballarat|bandung|bangor|bareilly|barnsley|
barrie|basildon|basingstoke|beaverton|belgaum|bellary|bellingham|bendigo|berkshire|bethesda|bethlehem|bhavnagar|bhilai|bhiwandi|
bikaner|billings|biloxi|binghamton|birkenhead|bismarck|blackburn|blackpool|bloemfontein|boca raton|bokaro|bolingbrook|bolton|
bothell|bournemouth|bowling green|bozeman|bracknell|bradenton|brampton|bromley|bronx|brookline|brooklyn|broomfield|
buckinghamshire|buffalo grove|burbank|burnaby|burnley|cairns|cambridgeshire|canary wharf|cape coral|carlisle|carlsbad|carmel|
carrollton|carson city|cebu|cebu city|cedar rapids|centennial|centurion|champaign|chantilly|chapel hill|charleston|
charlottesville|chattanooga|chelmsford|cheltenham|cherry hill|chesapeake|cheshire|chesterfield|chevy chase|cheyenne|chittagong|
chula vista|clarksville|clearwater|colchester|college park|college station|colorado springs|coral gables|coral springs|cornwall|
corpus christi|corvallis|costa mesa|cranston|crawley|croydon|culver city|cyberjaya|daly city|danbury|darlington|davangere|davao|
davao city|davenport|dayton|daytona beach|dearborn|deerfield|delray beach|derry|des plaines|devon|dhanbad|dharwad|doncaster|
dorset|downers grove|draper|drogheda|dudley|duluth|dundalk|dunedin|durgapur|ealing|eastbourne|eau claire|eden prairie|edison|
edmond|el paso|el segundo|electronic city|elgin|elk grove|emeryville|encinitas|englewood|epsom|erie|ernakulam|erode|escondido|
evanston|evansville|exeter|fairbanks|fairfax|faisalabad|falls church|fargo|farmington hills|farnborough|fayetteville|
federal way|fishers|flagstaff|flint|folsom|fontana|fort collins|fort lauderdale|fort lee|fort myers|fort wayne|foster city|
framingham|fredericton|frisco|fullerton|gaborone|gainesville|gaithersburg|galveston|galway|gandhidham|garden grove|gastonia|
gateshead|gatineau|geelong|germantown|glendale|gloucester|gold coast|gorakhpur|grand prairie|grand rapids|grapevine|
greater manchester|greeley|green bay|greensboro|greenville|greenwich|gresham|grimsby|guelph|guildford|gulbarga|gulfport|
hackensack|haldia|hampshire|harare|haridwar|harlow|harrogate|harrow|hatfield|hattiesburg|hemel hempstead|hereford|herndon|
hertfordshire|hialeah|high wycombe|hillsboro|hoboken|hoffman estates|honolulu|horsham|hosur|hounslow|howrah|huddersfield|
huntington beach|huntsville|ibadan|inglewood|inverness|iowa city|ipswich|iselin|issaquah|ithaca|jammu|jamnagar|jhansi|
johns creek|johor bahru|joliet|juneau|kakinada|kalamazoo|kannur|karnal|karur|katy|kelowna|kennesaw|kenosha|kettering|killeen|
king of prussia|kingston upon thames|kirkland|kissimmee|kisumu|kitchener|kollam|kottayam|kowloon|kozhikode|kumasi|kurnool|
la crosse|la jolla|lake charles|lake forest|lake oswego|lakeland|lakewood|lancashire|lansing|laredo|las cruces|launceston|laval|
lawrenceville|leamington spa|leesburg|lehi|lenexa|letterkenny|lewisville|lisburn|lisle|little rock|littleton|londonderry|
long island|long island city|longmont|los altos|los gatos|lowell|lubbock|lusaka|luton|lynchburg|maidenhead|maidstone|makati|
makati city|malvern|manassas|mandaluyong|manesar|marietta|markham|mathura|mclean|merseyside|mesquite|metairie|miami beach|
middlesbrough|midrand|milpitas|minnetonka|miramar|mission viejo|mississauga|missoula|modesto|mombasa|moncton|monterey|
montpelier|moradabad|moreno valley|morgan hill|morgantown|morristown|morrisville|multan|mumbai suburban|muncie|murfreesboro|
muzaffarpur|myrtle beach|nanded|naperville|nashua|natick|needham|nellore|new brunswick|new london|new mumbai|new rochelle|
newbury|newcastle upon tyne|newport|newport beach|newport news|norcross|northampton|northbrook|norwalk|novi|oak brook|oak park|
oakville|ocala|oceanside|ogden|olathe|oldham|olympia|orem|orland park|oshawa|overland park|oxfordshire|oxnard|paducah|palakkad|
palatine|palm beach|palm beach gardens|panipat|paramus|park city|parramatta|parsippany|pasadena|pasig|paterson|pawtucket|
pearland|pembroke pines|penang|pensacola|peoria|petaling jaya|petaluma|peterborough|pimpri|piscataway|pleasanton|plymouth|
pomona|pompano beach|port elizabeth|port harcourt|port st. lucie|poughkeepsie|provo|pueblo|quebec city|quezon city|racine|
rajahmundry|rancho cordova|rancho cucamonga|rapid city|rawalpindi|red deer|redding|reigate|renton|research triangle park|reston|
richardson|richmond hill|rio rancho|rishikesh|riverside|roanoke|rochdale|rockford|rockville|rohtak|roorkee|rosemont|roseville|
rotherham|round rock|rourkela|saint john|saint louis|saint paul|salford|salinas|salisbury|san bernardino|san bruno|san carlos|
san clemente|san leandro|san luis obispo|san marcos|san rafael|san ramon|sandton|sandy springs|sangli|santa ana|santa clarita|
santa fe|santa rosa|sarasota|saskatoon|satara|sausalito|savannah|schaumburg|scottsdale|scranton|scunthorpe|secaucus|shah alam|
sharjah|shimla|shreveport|shrewsbury|siliguri|silver spring|simi valley|sioux city|sioux falls|skokie|sligo|slough|smyrna|
solihull|somerville|sonipat|south bend|south san francisco|southend|southend-on-sea|southfield|southlake|spartanburg|spokane|
springfield|srinagar|st albans|st louis|st paul|st. augustine|st. charles|st. cloud|st. george|st. john's|st. louis|st. paul|
stamford|state college|staten island|stellenbosch|sterling heights|stevenage|stirling|stockport|stockton|stoke-on-trent|
stratford-upon-avon|sudbury|sugar land|sun prairie|sunderland|sunshine coast|surabaya|swansea|swindon|sylhet|syracuse|tacoma|
taguig|tallahassee|taunton|tauranga|telford|temecula|tempe|thanjavur|the bronx|the woodlands|thousand oaks|thrissur|thunder bay|
tinley park|tiruchirappalli|tirunelveli|tiruppur|toledo|tolleson|topeka|torquay|torrance|townsville|towson|tralee|trenton|
tumkur|tunbridge wells|tupelo|tuscaloosa|tysons|tysons corner|udupi|ujjain|union city|utica|uxbridge|vacaville|vallejo|vapi|
ventura|vernon hills|virginia beach|visalia|waco|wakefield|walnut creek|walsall|waltham|warrington|waterbury|waterford|
watertown|watford|waukegan|waukesha|wellesley|west bromwich|west chester|west hartford|west hollywood|west lafayette|
west midlands|west palm beach|west yorkshire|westlake village|westminster|wheaton|white plains|whitefield|wichita|wigan|
williamsburg|wilmington|wimbledon|winchester|winnipeg|winston-salem|winter park|woburn|woking|wokingham|wollongong|
wolverhampton|worcester|worthing|yeovil|yonkers|yorkshire|youngstown|
a coruna|abbeville|abidjan|acapulco|acireale|agadir|agrigento|aguascalientes|ajaccio|albacete|albertville|albi|
alcala de henares|alcobendas|alcorcon|alcoy|alencon|ales|alessandria|algeciras|alger|alghero|alicante|almada|almeria|
altamura|amadora|ambato|ananindeua|anapolis|ancona|angouleme|annaba|annecy|annemasse|antananarivo|antibes|antofagasta|
aparecida de goiania|aracaju|araraquara|arcachon|arequipa|arezzo|argenteuil|arles|arlon|armentieres|arras|arrecife|
ascoli piceno|asnieres-sur-seine|assisi|asti|asuncion|aubagne|aubervilliers|aurillac|auxerre|aveiro|avellino|aversa|
avignon|avila|aviles|badajoz|badalona|bahia blanca|bamako|bar-le-duc|barakaldo|barcelos|barletta|barquisimeto|barranquilla|
barreiro|barueri|bassano del grappa|bastia|battipaglia|bauru|bayonne|beauvais|bejaia|belem|belfort|belluno|belo horizonte|
benevento|benidorm|bergamo|bethune|betim|beyrouth|beziers|biarritz|biella|bitonto|bizerte|blagnac|blida|blois|blumenau|
bobigny|bolzano|boulogne-sur-mer|bourg-en-bresse|bourges|braga|braganca|brasilia|brazzaville|bressanone|brindisi|
brive-la-gaillarde|bucaramanga|burgos|busto arsizio|caceres|cadiz|cagliari|cahors|calais|caldas da rainha|cali|callao|
caltanissetta|camacari|cambrai|campina grande|campinas|campo grande|campobasso|campos dos goytacazes|cancun|cannes|canoas|
carbonia|carcassonne|carpi|carrara|cartagena|caruaru|cascais|caserta|castelfranco veneto|castellammare di stabia|castellon|
castelo branco|castres|catania|catanzaro|caxias do sul|cayenne|cdmx|cergy|cergy-pontoise|cesena|chalon-sur-saone|
chalons-en-champagne|chambery|champigny-sur-marne|champs-sur-marne|chapeco|charleroi|charleville-mezieres|chartres|
chateauroux|cherbourg|chiavari|chiclayo|chieti|chihuahua|chioggia|cholet|cinisello balsamo|ciudad de mexico|ciudad del este|
ciudad real|ciutadella|civitanova marche|civitavecchia|clamart|clichy|cluses|cochabamba|coimbra|collegno|colmar|colombes|
colomiers|compiegne|conakry|concarneau|concepcion|conegliano|constantine|corbeil-essonnes|cornella de llobregat|cosenza|
cotia|cotonou|covilha|cremona|creteil|criciuma|crotone|cucuta|cuenca|cuernavaca|cuiaba|culiacan|cuneo|curitiba|cusco|
delemont|desio|diadema|dieppe|dos hermanas|douai|douala|dourados|draguignan|drummondville|dunkerque|duque de caxias|ecatepec|
ecully|el alto|elche|empoli|envigado|epernay|epinal|estepona|evora|evreux|evry|evry-courcouronnes|faenza|famalicao|fano|
feira de santana|ferrara|ferrol|fes|fiumicino|florianopolis|foggia|foligno|fontainebleau|forbach|forli|fort-de-france|
fortaleza|foz do iguacu|frejus|frosinone|fuengirola|fuenlabrada|funchal|gallarate|gandia|gardanne|gela|getafe|getxo|
gif-sur-yvette|gijon|girona|goiania|gondomar|gorizia|governador valadares|granollers|grosseto|guarulhos|guayaquil|gueret|
guimaraes|guyancourt|haguenau|hermosillo|herouville-saint-clair|huancayo|huelva|huesca|hyeres|ibague|ibiza|ilheus|
illkirch-graffenstaden|imola|imperia|ipatinga|iquique|iquitos|irun|isernia|itagui|itajai|ivrea|ivry-sur-seine|
jaboatao dos guararapes|jaen|jerez de la frontera|jesi|joao pessoa|joinville|juiz de fora|jundiai|kenitra|kinshasa|l'aquila|
l'hospitalet|la chaux-de-fonds|la coruna|la habana|la laguna|la plata|la roche-sur-yon|la rochelle|la serena|la spezia|
labege|lamezia terme|landerneau|laon|las condes|las palmas|las rozas|lauro de freitas|le creusot|le havre|le mans|
le puy-en-velay|lecce|lecco|leganes|legnano|leiria|leon|les sables-d'olonne|levis|libourne|libreville|limeira|lisieux|
livorno|lleida|lodi|logrono|lome|londrina|longueuil|lons-le-saunier|lorca|lorient|loures|louvain-la-neuve|luanda|lubumbashi|
lucca|lugo|macae|macapa|maceio|macerata|majadahonda|malakoff|managua|manaus|manizales|manresa|mantes-la-jolie|mantova|
maputo|mar del plata|maracaibo|maracay|marbella|marilia|maringa|marne-la-vallee|marrakech|marsala|martigny|martigues|
martina franca|massy|mataro|matera|matosinhos|maua|maubeuge|mazatlan|meaux|medellin|meknes|melun|mendoza|merano|merida|
merignac|messina|mestre|meudon|mexicali|meylan|milazzo|mogi das cruzes|molfetta|monastir|moncalieri|monfalcone|mons|
montargis|montauban|montbeliard|monteria|montes claros|montlucon|montreuil|montreux|montrouge|monza|morelia|mossoro|mostoles|
motril|mougins|murcia|namur|nanterre|narbonne|neiva|neuchatel|neuquen|nevers|niamey|nimes|niort|niteroi|nivelles|
noisy-le-grand|nouakchott|noumea|nova iguacu|novara|novo hamburgo|nunoa|nuoro|nyon|oaxaca|odivelas|oeiras|olbia|olinda|oran|
orihuela|oristano|orsay|oruro|osasco|ottignies|ouagadougou|oujda|ourense|oviedo|pachuca|palaiseau|palencia|palma|
palma de mallorca|pamplona|pantin|papeete|paris la defense|passo fundo|pavia|pelotas|pereira|perigueux|perpignan|pesaro|
pescara|pessac|petropolis|piacenza|pinerolo|piombino|piracicaba|pistoia|piura|pocos de caldas|pointe-a-pitre|poissy|poitiers|
pomezia|ponferrada|ponta delgada|ponta grossa|pontedera|pontevedra|pontoise|popayan|pordenone|portimao|porto alegre|
porto velho|potenza|potosi|pozuelo de alarcon|pozzuoli|praia grande|presidente prudente|puebla|puerto montt|puno|
punta del este|quartu sant'elena|queretaro|quimper|rabat|ragusa|rancagua|rapallo|ravenna|recife|reggio calabria|
reggio emilia|reus|reze|rho|ribeirao preto|rieti|rimini|rimouski|rio branco|roanne|rochefort|rodez|roissy|rosario|roubaix|
rovereto|rovigo|royan|rueil-malmaison|sabadell|saclay|saguenay|saint-brieuc|saint-denis de la reunion|saint-die-des-vosges|
saint-germain-en-laye|saint-herblain|saint-lo|saint-malo|saint-nazaire|saint-ouen|saint-priest|saint-quentin|
saint-quentin-en-yvelines|saint-raphael|salerno|saltillo|san luis potosi|san pedro sula|san salvador|san sebastian|sanremo|
sant cugat del valles|santa cruz de la sierra|santa cruz de tenerife|santa cruz do sul|santa maria|santa marta|santarem|
santiago de compostela|santiago de los caballeros|santo andre|santo domingo|sao bernardo do campo|sao caetano do sul|
sao carlos|sao goncalo|sao joao da madeira|sao jose dos campos|sao leopoldo|sao luis|sarcelles|saronno|sarreguemines|sassari|
sassuolo|saumur|savona|schio|segovia|selestat|senigallia|seregno|sesto san giovanni|sete|setubal|sfax|sherbrooke|siena|
sierre|sincelejo|sintra|siracusa|soacha|soissons|sondrio|soria|sorocaba|sousse|spoleto|suresnes|tacna|talavera de la reina|
talca|tanger|taranto|tarbes|tarija|tarragona|taubate|tegucigalpa|telde|temuco|teramo|teresina|terni|terrassa|teruel|tetouan|
thies|thionville|thonon-les-bains|tijuana|tlemcen|toluca|torre del greco|torrejon de ardoz|torrelavega|torremolinos|
torres vedras|torrevieja|tourcoing|tournai|trani|trapani|tres cantos|treviglio|treviso|trois-rivieres|trujillo|tucuman|
tuxtla gutierrez|uberaba|uberlandia|udine|valbonne|valenciennes|vallauris|valparaiso|vandoeuvre-les-nancy|vannes|varese|
varzea grande|velizy|venissieux|veracruz|verviers|vesoul|vevey|viana do castelo|viareggio|vibo valentia|vichy|vierzon|
vigevano|vila franca de xira|vila nova de gaia|vila real|vila velha|villahermosa|villavicencio|villefranche-sur-saone|
villeneuve d'ascq|villeneuve-d'ascq|villeurbanne|vina del mar|vincennes|viseu|viterbo|vitoria|vitoria da conquista|vitrolles|
vitry-sur-seine|voiron|volta redonda|wavre|xalapa|yaounde|yverdon|zamora|zapopan
`;
