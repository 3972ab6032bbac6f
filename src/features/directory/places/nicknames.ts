import { placeKey } from './place-key.ts'

/** Common other names of cities: folded name → city and region code. */
const NICKNAMES =
  'twin cities=Minneapolis MN; bay area=San Francisco CA; jackson hole=Jackson WY; gaspesie=Gaspé QC; cape cod=Hyannis MA; long island=Hicksville NY; outer banks=Kill Devil Hills NC; silicon valley=San Jose CA; quad cities=Davenport IA; nyc=New York NY; new york city=New York NY; ny city=New York NY; big apple=New York NY; manhattan ny=New York NY; manhattan new york=New York NY; manhattan nyc=New York NY; the bronx=Bronx NY; philly=Philadelphia PA; phila=Philadelphia PA; okc=Oklahoma City OK; slc=Salt Lake City UT; salt lake=Salt Lake City UT; indy=Indianapolis IN; nola=New Orleans LA; vegas=Las Vegas NV; los vegas=Las Vegas NV; la california=Los Angeles CA; la ca=Los Angeles CA; los angelos=Los Angeles CA; san fran=San Francisco CA; sf=San Francisco CA; frisco california=San Francisco CA; dc=Washington DC; washington dc=Washington DC; washington district of columbia=Washington DC; jax=Jacksonville FL; saint pete=Saint Petersburg FL; ft lauderdale=Fort Lauderdale FL; chi town=Chicago IL; chitown=Chicago IL; cincy=Cincinnati OH; cinci=Cincinnati OH; pgh=Pittsburgh PA; pitt=Pittsburgh PA; pittsburg pa=Pittsburgh PA; pittsburg pennsylvania=Pittsburgh PA; bmore=Baltimore MD; balto=Baltimore MD; charm city=Baltimore MD; beantown=Boston MA; atl=Atlanta GA; motor city=Detroit MI; motown=Detroit MI; kc=Kansas City MO; kcmo=Kansas City MO; kck=Kansas City KS; stl=Saint Louis MO; mpls=Minneapolis MN; dfw=Dallas TX; htx=Houston TX; h town=Houston TX; atx=Austin TX; san antone=San Antonio TX; abq=Albuquerque NM; albq=Albuquerque NM; phx=Phoenix AZ; pdx=Portland OR; cda=Coeur dAlene ID; gr michigan=Grand Rapids MI; a squared=Ann Arbor MI; rva=Richmond VA; chas=Charleston SC; sandiego=San Diego CA; sac=Sacramento CA; colo springs=Colorado Springs CO; co springs=Colorado Springs CO; honolulu oahu=Honolulu HI; quebec city=Québec QC; city of quebec=Québec QC; ville de quebec=Québec QC; ville quebec=Québec QC; mtl=Montréal QC; yul=Montréal QC; tdot=Toronto ON; yyz=Toronto ON; yvr=Vancouver BC; yyc=Calgary AB; yeg=Edmonton AB; the peg=Winnipeg MB; gta=Toronto ON; sudbury=Greater Sudbury ON; fort mac=Fort McMurray AB; saint john new brunswick=Saint John NB; saint johns newfoundland=St. Johns NL'

export type NamedCity = { cityKey: string; regionCode: string }

/** Returns the cities by the key of their other name. */
export function buildNicknames(): ReadonlyMap<string, NamedCity> {
  return new Map(
    NICKNAMES.split('; ').map((entry) => {
      const [name = '', city = ''] = entry.split('=')
      return [placeKey(name), { cityKey: placeKey(city.slice(0, -3)), regionCode: city.slice(-2) }]
    }),
  )
}
