/**
 * Turns the package's Canadian names, post office districts with lost accents and wrong capitals ("Plateau
 * Mont-royal Southeast"), into cities.
 */

/** First letter of a postal code → province (Canada Post). X is shared, see provinceOf. */
const PROVINCES = new Map(
  'A NL,B NS,C PE,E NB,G QC,H QC,J QC,K ON,L ON,M ON,N ON,P ON,R MB,S SK,T AB,V BC,X NT,Y YT'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)
const NUNAVUT = new Set(['X0A', 'X0B', 'X0C'])

const CITIES: readonly (readonly [RegExp, string])[] = [
  [/^M/, 'Toronto'],
  [/^H7/, 'Laval'],
  [/^H[1-58]/, 'Montréal'],
  [/^G[123]/, 'Québec'],
  [/^G7[A-Z]/, 'Saguenay'],
  [/^L(4[HJKL]|6A)$/, 'Vaughan'],
  [/^L1[STZ]$/, 'Ajax'],
  [/^K[12]/, 'Ottawa'],
  [/^P3/, 'Sudbury'],
]

const PARTS =
  /^(downtown|old|central|east|west|queen's park|plateau|tour de|place |quebec provincial|government of|jean-talon)/i

const DIRECTIONS =
  /(?:^|\s)(?:inner|outer|upper|lower|mid-|far|north|south|east|west|central|northeast|northwest|southeast|southwest|northern|outskirts|extremities|subdivisions|riverbank|mid-riverbank|lower harbour|upper harbour|mid-harbour|and|&)+$/i
const OFFICES =
  /\s(?:(?:newfoundland & labrador|british columbia|nova scotia|new brunswick|prince edward island|saskatchewan|ontario|quebec) provincial government|stn .*|business reply .*|rcm)$/i
const BEGINNINGS = /^(Halifax|Dartmouth|Saint John|Victoria|Vaudreuil-Dorion)\b.*/i

/** The package has � for a lost accent. */
const ACCENTS =
  'm�re mère,rivi�re rivière,jonqui�re jonquière,rivi�res rivières,gasp� gaspé,gasp�sie gaspésie,l�vis lévis,�les îles,�le île,�mile émile,�mard émard,b�lair bélair,laterri�re laterrière,m�tabetchouan métabetchouan,f�licien félicien,h�bertville hébertville,h�bert hébert,l�onard léonard,c�te côte,gr�ce grâce,fran�ois françois,doroth�e dorothée,genevi�ve geneviève,j�r�me jérôme,�piphanie épiphanie,ch�teauguay châteauguay,th�r�se thérèse,ad�le adèle,pel� pelé,lam�que lamèque,vall�e vallée,trinit� trinité,pocati�re pocatière,val�re valère,pr�vost prévost,ch�n�ville chénéville,qu�bec québec,h�l�ne hélène,a�ores açores,r�gion région,chaudi�re chaudière,mont�r�gie montérégie,lanaudi�re lanaudière,t�miscamingue témiscamingue'
const accented = new Map(ACCENTS.split(',').map((pair) => pair.split(' ') as [string, string]))
const SMALL_WORDS = new Set(['de', 'du', 'des', 'la', 'le', 'les', 'sur', 'aux', 'en', 'the', 'of'])

/** Returns an area's ("H2X") province code, or undefined. */
export function provinceOf(area: string): string | undefined {
  return NUNAVUT.has(area) ? 'NU' : PROVINCES.get(area.charAt(0))
}

/** Returns an area's city from the package's district name. */
export function canadianCity(area: string, district: string): string {
  const inBrackets = /\(([^)]+)\)/.exec(district)?.[1]
  // A second character 0 marks a rural area, named after its region with the main town in brackets.
  const isRural = area.charAt(1) === '0'
  let name = (isRural && inBrackets ? inBrackets : district.replace(/\s*[(,].*$/, '')).trim()
  name = restoreAccents(name).replace(/-\s+/g, '-').replace(OFFICES, '')
  const whole = wholeCanadianCity(area)
  if (whole && PARTS.test(name)) return whole
  name = name.replace(BEGINNINGS, '$1')
  for (let before = ''; before !== name; ) {
    before = name
    name = name.replace(DIRECTIONS, '')
  }
  name = name.replace(/ (Township|City)$/i, '')
  return name === ''
    ? (whole ?? titleCase(district))
    : titleCase(name === 'Quebec' || name === 'Montreal' ? (whole ?? name) : name)
}

/** Returns the larger city around an area, if any. */
export function wholeCanadianCity(area: string): string | undefined {
  return CITIES.find(([areas]) => areas.test(area))?.[1]
}

function restoreAccents(text: string): string {
  return text.replace(
    /[\p{L}\uFFFD]*\uFFFD[\p{L}\uFFFD]*/gu,
    (word) => accented.get(word.toLowerCase()) ?? word.replaceAll('\uFFFD', 'e'),
  )
}

function titleCase(name: string): string {
  const words = name.toLowerCase().split(/(?<=[\s-])|(?<=\b[dl]')/)
  const cased = words.map((word, at) => {
    const bare = word.replace(/[\s-]$/, '')
    if (at > 0 && (SMALL_WORDS.has(bare) || bare === "d'" || bare === "l'")) return word
    const upper = word.charAt(0).toUpperCase() + word.slice(1)
    return upper.replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
  })
  return cased.join('')
}
