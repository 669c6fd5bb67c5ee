/**
 * A day of real matches as a feed tells it: fixtures and expectations first, then each match minute by minute, and at its end the result.
 * Pure: the program only sends what this lists, at its speed. Its league is labelled as a replay, because its results are public.
 */
import { keyOf } from '#features/sport/events/rules/identity.ts'
import { readOpenfootball } from '#features/sport/events/rules/import/openfootball.ts'
import type { ImportedMatch } from '#features/sport/events/rules/import/match.ts'
import { expectedOf, type Season } from '#features/sport/prices/rules/strength.ts'

/** What a message says, besides its number and its time; `atMinute` is counted from the first kick-off, null is at once. */
export type Told = { readonly atMinute: number | null; readonly message: Readonly<Record<string, unknown>> }

const HALF_MIN = 45
const FULL_MIN = 90
/** Added time is not in the data: a minute and a half for the first half, four for the second; fifteen for the break. */
const ADDED_FIRST_MIN = 2
const BREAK_MIN = 15
const ADDED_SECOND_MIN = 4

type Played = ImportedMatch & {
  readonly full: readonly [number, number]
  readonly goals: NonNullable<ImportedMatch['goals']>
}

/** A match with the minutes of its goals; null: without. Of one that ended 0:0 the file has nothing to name. */
function playedOf(match: ImportedMatch): Played | null {
  const { full } = match
  const goals = match.goals ?? (full?.every((count) => count === 0) ? [] : null)
  return full && goals ? { ...match, full, goals } : null
}

const played = (matches: readonly ImportedMatch[]): readonly Played[] =>
  matches.map(playedOf).filter((match) => match !== null)

/** The days of a file that have matches with the minutes of their goals. */
export function daysOf(text: string): readonly string[] {
  const read = readOpenfootball(text)
  return read.ok ? [...new Set(played(read.value.matches).map(({ date }) => date))].toSorted() : []
}

const none: Season = { played: 0, scored: 0, conceded: 0 }

/** What each side had scored and conceded before a day. */
function formBefore(matches: readonly ImportedMatch[], day: string): ReadonlyMap<string, Season> {
  const form = new Map<string, Season>()
  const add = (side: string, scored: number, conceded: number) => {
    const { played, ...before } = form.get(side) ?? none
    form.set(side, {
      played: played + 1,
      scored: before.scored + scored,
      conceded: before.conceded + conceded,
    })
  }
  for (const { date, home, away, full } of matches)
    if (full && date < day) {
      add(home, full[0], full[1])
      add(away, full[1], full[0])
    }
  return form
}

/** Minutes of a match from its kick-off to a minute of its clock. */
const passed = (minute: number): number =>
  minute <= HALF_MIN ? minute : minute + ADDED_FIRST_MIN + BREAK_MIN

export type ScriptOf = {
  readonly day: string
  /** Tells replays of the same matches apart. */
  readonly run: string
  /** When the first match kicks off. */
  readonly startsAt: Date
  /** How many times faster than life. */
  readonly speed: number
  readonly league: { readonly key: string; readonly name: string }
}

/** Everything that a feed says of a day, in order. */
export function scriptOf(text: string, { day, run, startsAt, speed, league }: ScriptOf): readonly Told[] {
  const read = readOpenfootball(text)
  if (!read.ok) throw new Error(`football feed: the file is not readable: ${read.error}`)
  const all = read.value.matches
  const form = formBefore(all, day)
  const today = played(all.filter(({ date }) => date === day))
  const kickOff = ({ time, offsetHours }: ImportedMatch) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    return hour * 60 + minute - (offsetHours ?? 0) * 60
  }
  const first = Math.min(...today.map(kickOff))
  return today
    .flatMap((match) =>
      matchTold(match, {
        form,
        event: `${run}-${keyOf(`${match.home} ${match.away}`)}`,
        from: kickOff(match) - first,
      }),
    )
    .map(({ atMinute, message: { kickOff, ...message } }) => ({
      atMinute,
      message:
        message['kind'] === 'fixture'
          ? {
              ...message,
              league: { ...league, country: null, season: day.slice(0, 4) },
              isVirtual: true,
              startsAt: new Date(startsAt.getTime() + (Number(kickOff) * 60_000) / speed).toISOString(),
            }
          : message,
    }))
    .toSorted((a, b) => (a.atMinute ?? -1) - (b.atMinute ?? -1))
}

function matchTold(
  match: Played,
  {
    form,
    event,
    from,
  }: { readonly form: ReadonlyMap<string, Season>; readonly event: string; readonly from: number },
): readonly Told[] {
  const { home, away, goals, label, place } = match
  const sides = [home, away].map((name) => ({ key: keyOf(name), name }))
  const venue = place ? { name: place, city: place, timeZone: 'UTC' } : null
  const told: Told[] = [
    {
      atMinute: null,
      message: {
        kind: 'fixture',
        event,
        sport: 'football',
        label,
        sides,
        venue,
        state: 'scheduled',
        kickOff: from,
      },
    },
    {
      atMinute: null,
      message: {
        kind: 'prices',
        event,
        expected: expectedOf(form.get(home) ?? none, form.get(away) ?? none, null),
      },
    },
  ]
  const say = (minute: number, incident: string, more: object = {}) =>
    told.push({
      atMinute: from + passed(minute),
      message: { kind: 'incident', event, incident, minute, ...more },
    })
  /** The minutes of a half, with its goals. */
  const half = (first: number, last: number) => {
    for (let minute = first; minute <= last; minute += 1) {
      if (minute > first)
        told.push({ atMinute: from + passed(minute), message: { kind: 'clock', event, minute } })
      for (const { side, who, isOwn } of goals.filter((goal) => Math.min(FULL_MIN, goal.minute) === minute))
        say(minute, isOwn ? 'ownGoal' : 'goal', { side, who })
    }
  }
  say(0, 'start')
  half(1, HALF_MIN)
  told.push({
    atMinute: from + HALF_MIN + ADDED_FIRST_MIN,
    message: { kind: 'incident', event, incident: 'half', minute: HALF_MIN },
  })
  told.push({
    atMinute: from + HALF_MIN + ADDED_FIRST_MIN + BREAK_MIN,
    message: { kind: 'incident', event, incident: 'second', minute: HALF_MIN },
  })
  half(HALF_MIN + 1, FULL_MIN)
  return [...told, ...endTold(event, match, from)]
}

/** The whistle, and a minute later the result. */
function endTold(event: string, { full, first, goals }: Played, from: number): readonly Told[] {
  const over = from + passed(FULL_MIN) + ADDED_SECOND_MIN
  const counts = first ? { full, first } : { full }
  const result = { how: 'played', counts, goals, places: null, nonRunners: [], reached: null, lateFrom: null }
  return [
    { atMinute: over, message: { kind: 'incident', event, incident: 'end', minute: FULL_MIN } },
    { atMinute: over + 1, message: { kind: 'result', event, result } },
  ]
}
