import type { Reply } from '#contract/route.ts'
import { mayMarket } from '#features/compliance/limits/public.ts'
import { maskedName } from '#kit/names/masked-name.ts'
import { createCache } from '#server/cache.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { races } from '../contract/member.ts'
import { ownOf, playersOf, resultsOf, topOf, type Standing } from '../store/entries.ts'
import { openRaces, type Race } from '../store/races.ts'
import { isOver, isShared } from './count.ts'

type Board = (typeof races)['leaderboard']
type Row = Reply<Board>['rows'][number]
type Top = Row['top'][number]

/** Places shown. */
const SHOWN = 20
/** Every open page asks again after a change: each process keeps a ranking for this time. */
const KEPT_MS = 2_000

/** What all players see of a race; the tag tells whose row is the reader's. */
type Seen = { readonly players: number; readonly top: readonly (Top & { readonly tag: string })[] }

export type Leaderboards = (call: CallFor<Board>) => Promise<Reply<Board>>

/**
 * The races of the brand with their first places and the member's own. Names are masked; a member who does not want to be shown, or to whom
 * nothing may be offered, keeps the place without a name.
 */
export function createLeaderboards(app: App): Leaderboards {
  const keep = createCache<Seen>(KEPT_MS)
  return async ({ member, merchant, now }) => {
    const isOffered = !member || (await mayMarket(app.db, member.id, now))
    if (!isOffered) return { isOffered, rows: [] }
    const currency = member?.currency ?? (await app.merchants.byCode(merchant.code))?.currency ?? ''
    const open = await openRaces(app.db, merchant.code, currency, now)
    const rows = await Promise.all(
      open.map(async (race): Promise<Row> => {
        const seen = await keep(`${race.id} ${race.state}`, () => seenOf(app, race, now))
        const own = member
          ? await ownOf(app.db, {
              race: race.id,
              memberId: member.id,
              least: BigInt(race.data.leastScore),
              isShared: isShared(race.data),
              isFinal: isOver(race),
            })
          : null
        return viewOf(race, seen, own && { ...own, name: maskedName(member?.account ?? '') })
      }),
    )
    return { isOffered, rows }
  }
}

async function seenOf(app: App, race: Race, now: Date): Promise<Seen> {
  const of = {
    race: race.id,
    least: BigInt(race.data.leastScore),
    isShared: isShared(race.data),
    limit: SHOWN,
  }
  const rows = isOver(race)
    ? (await resultsOf(app.db, { race: race.id, most: SHOWN })).slice(0, SHOWN)
    : await topOf(app.db, of)
  const top: Seen['top'][number][] = []
  for (const row of rows) {
    const { tag, place, score } = row
    top.push({ tag, place, score, name: await nameOf(app, row, now), isOwn: false })
  }
  return { players: await playersOf(app.db, race.id), top }
}

async function nameOf(app: App, { memberId, account, isShown }: Standing, now: Date): Promise<string | null> {
  return isShown && (await mayMarket(app.db, memberId, now)) ? maskedName(account) : null
}

type OwnPart = NonNullable<Row['own']>

function viewOf(race: Race, { players, top }: Seen, own: OwnPart | null): Row {
  const { id, title, currency, data, startsAt, endsAt, closesAt, timeZone, factsHash, facts } = race
  return {
    id,
    title,
    currency,
    ...data,
    state: isOver(race) ? 'final' : 'live',
    startsAt,
    endsAt,
    closesAt,
    timeZone,
    factsHash,
    facts: facts === null ? null : Number(facts),
    players,
    top: top.map(({ tag, ...row }) => ({ ...row, isOwn: tag === own?.tag })),
    own: own && {
      tag: own.tag,
      name: own.name,
      joinedAt: own.joinedAt,
      score: own.score,
      bets: own.bets,
      place: own.place,
    },
  }
}
