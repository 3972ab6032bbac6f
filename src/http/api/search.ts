import type { OpenAPIHono } from '@hono/zod-openapi'
import { suggest } from '../../features/directory/finder/answers/suggest.ts'
import { readListOptions } from '../../features/directory/lists/read-list-options.ts'
import { searchList } from '../../features/directory/pages/search-page.ts'
import { nearbyCities } from '../../features/directory/places/around/nearby-cities.ts'
import { addressOf } from '../../shared/calls/define-call.ts'
import { listNearbyCitiesCall, NEARBY_LIMIT } from '../../shared/calls/directory.ts'
import { findLocationCall, SEARCH_LIMIT, searchCall, suggestCall } from '../../shared/calls/search.ts'
import { AppError } from '../../shared/errors.ts'
import { paths } from '../../shared/paths.ts'
import { EVERY_PAGE, SUGGESTIONS } from '../cache/edge-tags.ts'
import type { HttpEnv } from '../http-env.ts'
import { answerRead, type Reads, readKey } from './answer-read.ts'
import { serveCall } from './serve-call.ts'

export function serveSearchCalls(calls: OpenAPIHono<HttpEnv>, reads: Reads): void {
  const { app } = reads

  serveCall(calls, searchCall, ({ query: { q, limit, near, ...given } }, c) => {
    const options = readListOptions(app.directory.current(), given, true)
    const key = readKey(searchCall.path, {
      q,
      limit: limit === SEARCH_LIMIT ? undefined : limit,
      near: near && `${near.latitude},${near.longitude}`,
      ...options,
    })
    return answerRead(c, reads, key, (app) => searchList(app, q, options, { limit, from: near }))
  })

  serveCall(calls, suggestCall, ({ query: { q } }, c) =>
    answerRead(c, reads, readKey(suggestCall.path, { q }), (app) => suggest(app, q), {
      tags: [EVERY_PAGE, SUGGESTIONS],
      isLasting: true,
    }),
  )

  serveCall(calls, findLocationCall, async ({ body }, c) => {
    c.header('cache-control', 'no-store')
    const found = (await app.directory.gazetteer()).nearestCode(body)
    if (!found) throw new AppError('not_found', 'No postal code is near this point.')
    const { code, place } = found
    return { postalCode: code, city: place.city, state: place.region.name, path: paths.search(code) }
  })

  serveCall(calls, listNearbyCitiesCall, ({ params, query: { limit } }, c) => {
    const path = addressOf(listNearbyCitiesCall, { params })
    const key = readKey(path, { limit: limit === NEARBY_LIMIT ? undefined : limit })
    return answerRead(c, reads, key, (app) => nearbyCities(app.directory, params.state, params.city, limit))
  })
}
