import { otherNames } from './other-names.ts'

/** In no county table: a Canadian region or county, a part of a state. */
export type Area = {
  regionCode: string
  /** The first is shown. */
  names: readonly string[]
  /** Cities and counties; the first gives the area's middle. */
  members: readonly string[]
}

/** From places.tsv; "Peel Region" is also "Region of Peel". */
export function readAreas(): Area[] {
  return otherNames('area').map(({ name, region, of }) => ({
    regionCode: region,
    names: name.split('|').flatMap(withOtherOrder),
    members: of.split(', '),
  }))
}

function withOtherOrder(name: string): string[] {
  const bare = / (Region|County)$/.exec(name)
  const [, kind = ''] = bare ?? []
  const place = name.slice(0, -kind.length - 1)
  if (kind === 'Region') return [name, `Region of ${place}`, `${place} Regional Municipality`]
  return kind === 'County' ? [name, `County of ${place}`] : [name]
}
