/** Folded; they name nothing by themselves. */
const BETWEEN =
  'a an the and or of for to from by at in on near nearby close closest nearest around within next me my us our i we you is are am be was were have has had do does need needs want wants looking look find finding search show get give help please can could where what which who how any some there here this that it with miles mile km kilometres kilometers minutes area areas zip zipcode postal code codes city town ville ciudad pueblo region downtown uptown metro metropolitan greater sw nw se when last night yesterday morning tonight after about with without should would like not know hello state province usa america canada united states country just now today open local best good cheap cheapest affordable low cost price prices pricing les le la l d des du de aux au un une dans en pres proche proches sur pour et ou je cherche trouver el los las lo del al un una cerca por para y o busco donde esta mi moi chez cercana cercano proximite airport average pick pickup body bodies hospital hospice pay paid payment transport transportation urgent urgently asap hour hours loved one arrange arranging handle handles ou quoi comment combien cout faire mon ton mes ses apres avant cuanto cuesta barata baratas barato baratos economica economicas hispana hispano prix tarif tarifs precio precios costo costos quote quotes too expensive says say says told notre votre nos vos est sont leur dans sans money nobody anybody everybody they them their he she his her him it its been being will would cannot'

const TRADE =
  'funeral funerals home homes house houses parlor parlors parlour parlours director directors cremation cremations cremate cremated cremating crematory crematories crematorium crematoriums mortuary mortuaries mortician morticians undertaker undertakers memorial memorials burial burials bury chapel chapels service services care center centers centre centres provider providers partner partners company companies business businesses ashes urn urns remains solidified stone stones parting arrangement arrangements planning plan someone died dies dead death dying passed away mother father mom dad husband wife brother brothers sister son sons daughter daughters grandmother grandfather parent family families pet human direct simple pompes funebres funebre funerailles funeraille salon salons funeraire funeraires maison maisons residence cooperative cooperatives cremations incineration crematoire deces obseques complexe centre services funeraria funerarias funerario funerarios funeral casa servicios cremacion cremaciones incineracion velatorio capilla fh enterrement enterrer inhumation inhumer incinerer incineree incinere cimetiere columbarium thanatologue thanatologues mortuaire mortuaires funerarium ceremonie mort morte mourir mourut decede decedee pere mere mari femme epouse epoux soeur entierro entierros enterrar panteon cementerio velorio velorios difunto fallecio fallecer murio muerto muerte papa mama esposo esposa hijo hija hermano hermana abuelo abuela aunt uncle nephew niece cousin friend grandma grandpa mem meml crem fnrl'

export const TRADE_WORDS: ReadonlySet<string> = new Set(TRADE.split(' '))

export const EVERYDAY_WORDS: ReadonlySet<string> = new Set([...BETWEEN.split(' '), ...TRADE_WORDS])

/** After a place's name: "sanibel island", "harlem neighborhood", "emory clinic". */
export const PLACE_WORDS: ReadonlySet<string> = new Set(
  'island islands neighborhood neighbourhood district borough township suburb suburbs university college campus clinic medical'.split(
    ' ',
  ),
)

/** Words after which a place follows. */
export const BEFORE_PLACES: ReadonlySet<string> = new Set(
  'in near at around nearby from within by outside a au aux en dans pres de proche vers cerca'.split(' '),
)

/** Towns that are named like words of everyday speech; meant only with their state or after "in". */
export const UNLIKELY_TOWNS: ReadonlySet<string> = new Set(
  'many only veteran veterans price hope love friend home memorial best green happy early day night free good grace faith peace joy welcome comfort rest sunrise harmony heaven angel angels eternity energy industry defiance success bishop cross church christian advance protection security sunshine rescue relief surprise normal accident boring why truth friendly loving loyal honor glory pray blessing charity widow orphan bury rose lily amber iron coal gold baron rich cash money bill mark frank grant rob jay may june april august'.split(
    ' ',
  ),
)
