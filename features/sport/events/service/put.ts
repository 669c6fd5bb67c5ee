import { randomUUID } from 'node:crypto'
import type { Tx } from '#db/pool.ts'
import { idAt } from '#features/play/shared-rounds/rules/ids.ts'
import { coloursOf, keyOf, shortOf } from '../rules/identity.ts'
import { sports, type SportKey } from '../rules/sports.ts'
import type { EventKind } from '../rules/states.ts'
import { changeEvent, insertEvent, lockBySource, type EventRow } from '../store/events.ts'
import { putLeague, putSides, putVenue, type LeagueRow, type SideRow } from '../store/names.ts'

export type Fixture = {
  readonly source: string
  readonly sourceKey: string
  readonly sport: SportKey
  /** An outright has the sides of a competition as its runners. */
  readonly kind?: EventKind
  readonly league: LeagueRow
  readonly season: string
  readonly label: string
  readonly startsAt: Date
  /** Home and away, or the runners in order of their numbers. */
  readonly sides: readonly {
    readonly key: string
    readonly name: string
    readonly country?: string | null | undefined
  }[]
  readonly venue: { readonly name: string; readonly city: string; readonly timeZone: string } | null
  readonly state: 'scheduled' | 'postponed'
  readonly feed: string | null
  readonly round: string | null
}

export type Put =
  | { readonly kind: 'created' | 'changed' | 'same'; readonly event: EventRow }
  | { readonly problem: 'league' | 'sides' | 'over' }

/** The rows of sides that are known by key and name. */
export function sideRow(sport: SportKey, { key, name, country }: Fixture['sides'][number]): SideRow {
  return { key, sport, name, short: shortOf(name), colours: coloursOf(key), country: country ?? null }
}

/**
 * Creates the event of a fixture, or follows its corrections (time, label, venue, postponed). The sides of an event never change: bets are
 * on them. An event that is over is left as it is.
 */
export async function putFixture(tx: Tx, fixture: Fixture, now: Date): Promise<Put> {
  const { source, sourceKey, sport, league, sides, venue } = fixture
  const known = await lockBySource(tx, source, sourceKey)
  const venueKey = venue ? keyOf(`${venue.city} ${venue.name}`) : null
  if (known) return follow(tx, known, fixture, venueKey)
  if (!(await putLeague(tx, league))) return { problem: 'league' }
  await putSides(
    tx,
    sides.map((each) => sideRow(sport, each)),
  )
  if (venue && venueKey) await putVenue(tx, { key: venueKey, ...venue })
  const [home, away] = sides
  const kind = fixture.kind ?? 'match'
  const isPair = kind === 'match' && sports[sport].sides === 'pair'
  if (!home || !away || (isPair && sides.length !== 2)) return { problem: 'sides' }
  const id = idAt(now.getTime(), randomUUID())
  const isNew = await insertEvent(tx, {
    id,
    source,
    sourceKey,
    sport,
    kind,
    league: league.key,
    season: fixture.season,
    label: fixture.label,
    venue: venueKey,
    startsAt: fixture.startsAt,
    state: fixture.state,
    home: isPair ? home.key : null,
    away: isPair ? away.key : null,
    runners: isPair ? null : sides.map(({ key }, at) => [at + 1, key] as const),
    feed: fixture.feed,
    round: fixture.round,
  })
  const event = await lockBySource(tx, source, sourceKey)
  if (!event) throw new Error(`sports: ${source} ${sourceKey} is neither new nor known`)
  return { kind: isNew ? 'created' : 'same', event }
}

async function follow(tx: Tx, event: EventRow, fixture: Fixture, venue: string | null): Promise<Put> {
  const sides = event.runners?.map(([, key]) => key) ?? [event.home, event.away]
  const isOther =
    sides.length !== fixture.sides.length || fixture.sides.some(({ key }, at) => key !== sides[at])
  if (isOther) return { problem: 'sides' }
  const isComing = event.state === 'scheduled' || event.state === 'postponed'
  const isMoved = event.startsAt.getTime() !== fixture.startsAt.getTime()
  const isSame = !isMoved && event.label === fixture.label && event.venue === venue
  if (!isComing) return isMoved ? { problem: 'over' } : { kind: 'same', event }
  if (isSame && event.state === fixture.state) return { kind: 'same', event }
  if (venue && fixture.venue) await putVenue(tx, { key: venue, ...fixture.venue })
  const changed = await changeEvent(tx, event, {
    startsAt: fixture.startsAt,
    label: fixture.label,
    venue,
    state: fixture.state,
    interrupts: isMoved || event.state !== fixture.state,
  })
  return { kind: 'changed', event: changed }
}
