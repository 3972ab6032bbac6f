/**
 * They begin sentences of a directory or press release, where a capital says nothing. Without those that are
 * also names (Grace, Rose, Will, Mark, May, Hope, Joy).
 */
const WORDS = `
a able about above accessible according across active additional additionally adult after afternoon afterward
afterwards again against aided air all allow allowing along already also alternatively although always am among ample
an and announcement announcements another any anyone anything apart applications approach approaching aquamation are
around arrange arrangements arranges arranging arrival as ash ashes aside ask asking at attended authorized available
aware away backed balanced based basic be beautiful because become before begin beginning behind being below beneath
bereaved bereavement beside besides better between beyond bodies book both bright bring brings broad brother brothers
brought built burial burials business businesses busy but by call calls calm cared careful caring casket caskets
celebrate celebrations cemeteries cemetery central ceremonies ceremony certain certified chapel chapels children
choice choices choose choosing chosen cities city clarity classic clean clear clearly clients close closing collected
collection colors columbarium come comfort committed common communities community companies companion companions
company compared compassion compassionate complete concerned connected consider considered constant contact containers
continued convenience convenient conveniently conversations cooperative cost cost-effective costs counseling counties
countries country county couples courteous creating cremains cremated cremating cremation cremations crematory
cultural cultures current custom customary customers customized daily date dates daughters day days death deaths
deciding decision decisions dedicated deep deeply delicate delivered dependable depending described designed despite
detailed details devoted did different dignified dignity direct directors discover diverse divided do does dogs down
drawing driven drop due durable during each earlier earth easy eco-friendly effective efficient eight either elder
elders elegant eleven else email embalming embargoed embrace emotional employees encouraged end ending enough entire
environmental equal essential established etched eternal ethical even evening events ever every everyone everything
exactly examples except exclusive existing expanding expect experience experienced expert expertise experts extended
extending extensive faced facilities fair faith-based familiar families families-owned family family-owned farewell
farewells fast fathers featured feel feelings few fifteen fifty final finally find finding fine firm firms first five
flexible flowers follow following for foremost form formed former forty founded four free fresh friendly friends from
full fully funeral funerals further future garden gardens gather gathering general generous gentle gently get getting
gifts give given gives giving glass go goes going good goodbye goodbyes governed grandchildren granddaughters
grandparents grandsons grateful graveside greater green grief grieving grounded grounds group groups growing guests
guidance guided guides had half half-day handmade hands happy hard has have having he headquartered healing heart
heartfelt heavy heirlooms held help helpful helping helps her here heritage hers herself hidden high high-quality
highly him himself his hold holding holds home homes honest honor honored honoring honors honour hospitality hour
hours house houses how however human humble hundreds husband husbands i ideal ideas if immediate immediately important
impressive in included includes including increasing independent individual information inquiries inside inspired
instead intended interested international intimate into inviting involved is it its itself joined joining joint
journeys just keep keeping keepsakes kept key kin kind kindness knowing knowledge knowledgeable known lakes land last
lasting late lately later laws leading learn leave leaving led left legacy less lessons let level licensed life
lifetime light lights like likely likewise line links listed listen listening little livestream livestreaming local
locally located location locations long long-lasting long-standing look looking loose losing loss losses lost lots
love loved lovingly low lower made mail main mainly major make makes making managed many married match materials maybe
me meaning meaningful means meant meanwhile media meet meeting members memorable memorial memorials memories memory
mental messages might military mindful minutes modern moments month monthly months more moreover morning most mothers
mountains mourners mourning move moving much multiple music must my names nation national natural nature near nearby
nearly neighbors neither nestled never nevertheless new next night nights nine no nobody none nor normal not notably
note nothing now nurses obituaries observances occasionally ocean of off offer offered offering offers office offices
often old on once one ones online only onto open open-air opened operated optional options or orders ordinary
organized original originally other others otherwise our ours out outdoor outside over overall overseeing own owned
owner owners paid pain painful paperwork parents parking parks part particular partly partner partnered partnering
partners partnership past patience patient paying peace peaceful people people's perfect perhaps period permanent
person personal persons pets phone photographs physical picking pieces place placed places plain planning plans plants
play pleasant please point polished polite popular portable possible practical prayer prayers pre-need pre-planning
prearrangement precious prepaid preparations prepared preparing present preserved preserving pressure pretty prices
prior priority privacy private process products professional programs promises proper property prospective protecting
proud proudly provided provider providers providing public pure purpose questions quick quickly quiet quite radio
raised range rare rather reach reached read ready real-life really reasons receive receiving recent recently reception
receptions recognized recognizing record rectangular regardless related relationship relationships relatives release
religious remaining remains remembered remembering remembrance renowned repatriation repeated replacing reputable
request requests residents resources respect respected respectful respecting rest resting return returned returning
returns right river rivers road roads rooms rooted roots round rural sacred safe salt same sand saying scattering
scheduled seas seasoned second secure see seeing seeking self-care send sensitive sensitivity separate serve served
serves service services serving set seven seventeen several shape shaped share shared sharing she short should showing
shown siblings sign silence silent similarly simple simplicity simply since sincere sisters sitting situated six sixty
sizes skilled slowly small smooth so soft softly solid solidified some someone something sometimes sons soon sorry
sorting sought sound south-facing space spaces spanning speak speaking special specialized spiritual spouses spread
staff staffed standing start starting starts state states stay steady step steps still stone stones store stored
stories story straightforward streets strength strong style suburban such suitable support supported supporting sure
surrounded surviving survivors sustainable sympathy tailored take taken takes taking talk tea team teams technology
telephone tell ten tending than thank thank-you thanks that the their theirs them themselves then there therefore
these they thing things thinking third thirty this those though thought thoughtful thoughtfully thousands three
through throughout thus tied time timeless times to today together tomorrow tonight too tools top total touch touching
toward towards town towns traditional traditions transfer transport traveling travelling trees tributes trust trusted
trusting turning twelve twenty two types unable under understanding undertaking unhurried unique unlike until unusual
up upon urn urns use used useful using usually valued values variety various vast verbal very veteran veterans via
viewing viewings village villages visit visitation visitations visiting visitors visits vital voices wait waiting walk
walking walls want wanted warm warmly warmth water ways we weather web webcasting website week weekdays weeks welcome
well were what whatever when whenever where wherever whether which whichever while white who whoever whole whom whose
why widely widows wildflowers wind wishes wishing with within without witness woman women wonderful wood words work
working worldwide worry worship would write year years yes yet you young younger your yours zero`

const ORDINARY_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))

/** Hardly any name of seven letters or more has them. */
const ORDINARY_ENDING =
  /^\p{L}{3,}(?:tions?|ments?|ness|ingly|fully|ously|ability|ities|izing|ising|ating|ering)$/u

/** In lower case; such a word may begin a sentence without being a name. */
export function isOrdinary(word: string): boolean {
  if (ORDINARY_WORDS.has(word) || ORDINARY_ENDING.test(word)) return true
  if (/^\p{L}+'(?:s|re|ll|ve|d|m|t)$/u.test(word))
    return ORDINARY_WORDS.has(word.replace(/(?:n't|'\p{L}+)$/u, ''))
  const parts = word.split('-')
  return parts.length > 1 && parts.every((part) => ORDINARY_WORDS.has(part))
}
