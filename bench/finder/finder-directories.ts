import { readFile } from 'node:fs/promises'
import { locateAddress } from '../../src/features/directory/places/around/locate-address.ts'
import type { DirectoryView } from '../../src/features/directory/snapshot/directory-view.ts'
import { restoreZip } from '../../src/features/import-jobs/read/cells/normalise-cells.ts'
import { makeSampleDirectory } from '../../src/sample-data/make-sample-directory.ts'
import { findRegion } from '../../src/shared/places/regions.ts'
import { makeSnapshot, makeView } from '../../tests/sites/make-snapshot.ts'

/** Returns the sample directory in memory, of `count` partners. */
export function openSampleDirectory(count = 1857): DirectoryView {
  const partners = makeSampleDirectory(count).partners.filter(({ isActive }) => isActive !== false)
  return makeView(
    makeSnapshot(
      partners.map((partner) => ({
        name: partner.name,
        slug: partner.slug,
        address: partner.address,
        city: partner.city,
        state: partner.state,
        zipCode: partner.zipCode,
        phone: partner.phone,
        description: partner.description ?? null,
        isPriority: partner.isPriority ?? false,
        latitude: partner.latitude ?? null,
        longitude: partner.longitude ?? null,
      })),
    ),
  )
}

/** Returns a directory in memory of a CSV with name, address, city, state, zipCode, phone, located as an import does. */
export async function openListedDirectory(file: string): Promise<DirectoryView> {
  const [, ...lines] = (await readFile(file, 'utf8')).trim().split('\n')
  const gazetteer = await makeView(makeSnapshot([])).gazetteer()
  return makeView(
    makeSnapshot(
      lines.map((line) => {
        const cells = Array.from(line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g), ([, quoted, plain]) => {
          return quoted ?? plain ?? ''
        })
        const [name = '', address = '', city = '', state = '', zip = '', phone = ''] = cells
        const region = findRegion(state)
        if (!region) throw new Error(`Unknown state in ${line}`)
        const restored = restoreZip(zip, region)
        const zipCode = 'error' in restored ? zip : restored.value
        const [place] = locateAddress(gazetteer, region, zipCode, city)
        const { latitude = null, longitude = null } = place ?? {}
        return {
          name,
          address,
          city,
          state: region.name,
          zipCode,
          phone,
          description: null,
          isPriority: false,
          latitude,
          longitude,
        }
      }),
    ),
  )
}
