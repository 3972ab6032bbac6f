import { REGIONS, type Region } from '../../../../shared/places/regions.ts'
import { foldWords } from '../../finder/vocabulary/fold-words.ts'

/** Folded, by code. Two letters match by the code itself. */
const OTHER_NAMES =
  'AL ala; AZ ariz; AR ark; CA calif,cali,californie; CO colo; CT conn; DE del; DC washington dc,washington district of columbia,washington d c,district of columbia; FL fla,floride; GA georgie; IL ill,illinoise; IN ind; KS kans,kan; LA louisiane; MA mass,massachussetts,massachusets,massachusettes,massachussets; MD md; MI mich; MN minn; MS miss,missisippi,mississipi; MO mizzou; MT mont; NE neb,nebr; NV nev; NH n hampshire; NJ n jersey; NM nuevo mexico,n mexico,nouveau mexique; NY nueva york,new york state,n york,state of new york; NC carolina del norte,n carolina,no carolina,caroline du nord; ND n dakota,no dakota,n dak; OH oh; OK okla; OR ore,oreg; PA penn,penna,pensylvania,pennsylvanie; RI r island; SC carolina del sur,s carolina,so carolina,caroline du sud; SD s dakota,so dakota,s dak; TN tenn,tennesee,tennesse; TX tex,tejas; VT verm; VA virg,virginie; WA wash,washington state,state of washington; WV w virginia,w va,west va; WI wis,wisc; WY wyo; AB alta; BC b columbia,colombie britannique; MB manit,man; NB n brunswick,nouveau brunswick; NL newfoundland,labrador,terre neuve,terre neuve et labrador,newfoundland labrador,nfld,nf; NT nwt,northwest territory,territoires du nord ouest; NS n scotia,nouvelle ecosse; ON ont; PE pei,p e i,prince edward,ile du prince edouard; QC que,pq,province of quebec,quebec province,province de quebec; SK sask; YT yukon territory,yuk'

const STATE_NICKNAMES =
  'AL yellowhammer state,heart of dixie; AK last frontier; AZ grand canyon state; AR natural state; CA golden state; CO centennial state; CT constitution state; DE first state; FL sunshine state; GA peach state; HI aloha state; ID gem state; IL prairie state,land of lincoln; IN hoosier state; IA hawkeye state; KS sunflower state; KY bluegrass state; LA pelican state,bayou state; ME pine tree state; MD old line state; MA bay state; MI great lakes state,wolverine state; MN north star state,land of 10000 lakes; MS magnolia state; MO show me state; MT treasure state,big sky country; NE cornhusker state; NV silver state; NH granite state; NJ garden state; NM land of enchantment; NY empire state; NC tar heel state; ND peace garden state; OH buckeye state; OK sooner state; OR beaver state; PA keystone state; RI ocean state; SC palmetto state; SD mount rushmore state; TN volunteer state; TX lone star state; UT beehive state; VT green mountain state; VA old dominion; WA evergreen state; WV mountain state; WI badger state; WY equality state,cowboy state; AB wild rose country; MB keystone province; NB picture province; PE garden of the gulf; QC la belle province,belle province; SK land of living skies'

/** Folded names, other names and codes. */
export type RegionNames = ReadonlyMap<string, Region>

/** Names that the finder looks up. */
export function buildRegionNames(): RegionNames {
  const names = new Map<string, Region>()
  for (const region of REGIONS) {
    const name = foldWords(region.name)
    names.set(name, region)
    names.set(name.replaceAll(' ', ''), region)
    // Folded, Montana's code is "mount".
    for (const code of [region.code.toLowerCase(), foldWords(region.code)]) names.set(code, region)
  }
  for (const entry of `${OTHER_NAMES}; ${STATE_NICKNAMES}`.split('; ')) {
    const region = REGIONS.find(({ code }) => code === entry.slice(0, 2)) as Region
    for (const written of entry.slice(3).split(',')) {
      const name = foldWords(written)
      names.set(name, region)
      if (name.includes(' ')) names.set(name.replaceAll(' ', ''), region)
    }
  }
  return names
}

/** Everyday words: a region only after a city, a comma, "in", or in capitals. */
export const WORD_CODES: ReadonlySet<string> = new Set(
  'al,as,co,de,hi,id,in,la,ma,me,mi,mo,oh,ok,on,or,pa,pe,so,ne,ab,mount,man'.split(','),
)
