import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The placeholder for tiles in the document (apps/site/index.html). */
const PLACE = '<!--tiles-->'
/** Headers from which the platform derives a visitor's brand and address. */
const TOLD = ['host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const

/** The build's data about halls (tools/build/first-halls.ts). */
type Halls = {
  readonly addresses: Readonly<Record<string, string>>
  /** The tile of a game for the first paint, by the game's id. */
  readonly tiles: Readonly<Record<string, string>>
  readonly most: number
  readonly few: number
}

/**
 * Inserts a hall's first posters into its document, so that they load before any code. The games come from the same API call as the page's,
 * on behalf of the visitor: a brand that is closed to them shows placeholders, and so does a page with a filter.
 */
export function serveHalls(server: FastifyInstance, pages: string): void {
  const [page, facts] = [join(pages, 'index.html'), join(pages, 'first-halls.json')]
  if (!existsSync(page) || !existsSync(facts)) return
  const document = readFileSync(page, 'utf8')
  const halls: Halls = JSON.parse(readFileSync(facts, 'utf8'))
  for (const [path, address] of Object.entries(halls.addresses))
    server.get(path, async (request, reply) => {
      if (!request.headers.accept?.includes('text/html')) return reply.callNotFound()
      const tiles = isPlain(request) ? tilesOf(halls, await firstGames(server, request, address)) : ''
      void reply.header('cache-control', 'no-cache')
      if (tiles === '') return reply.sendFile('index.html')
      const html = document.replace(PLACE, () => tiles)
      const tag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
      void reply.header('etag', tag)
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
      return reply.type('text/html; charset=utf-8').send(html)
    })
}

/** A page without a filter, for a visitor without the Save-Data header. */
function isPlain({ url, headers }: FastifyRequest): boolean {
  return !url.includes('?') && headers['save-data'] !== 'on'
}

/** Nothing when a hall has few games, which get larger cards, or when one of the first games has no picture. */
function tilesOf({ tiles, most, few }: Halls, games: readonly string[]): string {
  if (games.length <= few) return ''
  const first = games.slice(0, most).map((game) => tiles[game])
  return first.includes(undefined) ? '' : first.join('')
}

/** The ids of a hall's games as this visitor may see them; empty when the platform refuses. */
async function firstGames(
  server: FastifyInstance,
  { headers, socket }: FastifyRequest,
  address: string,
): Promise<readonly string[]> {
  const told = TOLD.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const]))
  const answer = await server.inject({
    url: address,
    headers: Object.fromEntries(told),
    ...(socket.remoteAddress ? { remoteAddress: socket.remoteAddress } : {}),
  })
  if (answer.statusCode !== 200) return []
  const list: unknown = Object(Object(answer.json()).value).list
  return Array.isArray(list) ? list.map((row) => String(Object(row).gameId)) : []
}
