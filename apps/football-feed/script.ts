/**
 * A day of real matches as a feed tells it: fixtures and expectations first, then each match minute by minute, and at its end the result.
 * Pure: the program only sends what this lists, at its speed.
 */
import { keyOf } from '#features/sport/events/rules/identity.ts'
import { readOpenfootball } from '#features/sport/events/rules/import/openfootball.ts'
import type { ImportedMatch } from '#features/sport/events/rules/import/match.ts'
import { expectedOf, type Season } from '#features/sport/prices/rules/strength.ts'

/** What a message says, besides its number and its time; `atMinute` is counted from the first kick-off. */
export type Told = { readonly atMinute: number; readonly message: Readonly<Record<string, unknown>> }

const HALF_MIN = 45
/** Added time is not in the data: a minute and a half for the first half, four for the second; fifteen for the break. */
const ADDED_FIRST_MIN = 2
const BREAK_MIN = 15
const ADDED_SECOND_MIN = 4

type Played = ImportedMatch & {
  readonly full: readonly [number, number]
  readonly goals: NonNullable<ImportedMatch['goals']>
}

const isPlayed = (match: ImportedMatch): match is Played => match.full !== null && match.goals !== null

/** The days of a file that have matches with the minutes of their goals. */
export function daysOf(text: string): readonly string[] {
  const read = readOpenfootball(text)
  return read.ok ? [...new Set(read.value.matches.filter(isPlayed).map(({ date }) => date))].toSorted() : []
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
  const today = all.flatMap((match) => (match.date === day && isPlayed(match) ? [match] : []))
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
    .map(({ atMinute, message }) => ({
      atMinute,
      message:
        message['kind'] === 'fixture'
          ? {
              ...message,
              league: { ...league, country: null, season: day.slice(0, 4) },
              startsAt: new Date(
                startsAt.getTime() + (Number(message['kickOff']) * 60_000) / speed,
              ).toISOString(),
              kickOff: undefined,
            }
          : message,
    }))
    .toSorted((a, b) => a.atMinute - b.atMinute)
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
      atMinute: -2,
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
      atMinute: -1,
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
  say(0, 'start')
  for (const { minute, side, who, isOwn } of goals.filter((goal) => goal.minute <= HALF_MIN))
    say(minute, isOwn ? 'ownGoal' : 'goal', { side, who })
  told.push({
    atMinute: from + HALF_MIN + ADDED_FIRST_MIN,
    message: { kind: 'incident', event, incident: 'half', minute: HALF_MIN },
  })
  told.push({
    atMinute: from + HALF_MIN + ADDED_FIRST_MIN + BREAK_MIN,
    message: { kind: 'incident', event, incident: 'second', minute: HALF_MIN },
  })
  for (const { minute, side, who, isOwn } of goals.filter((goal) => goal.minute > HALF_MIN))
    say(Math.min(90, minute), isOwn ? 'ownGoal' : 'goal', { side, who })
  return [...told, ...endTold(event, match, from)]
}

/** The whistle, and a minute later the result. */
function endTold(event: string, { full, first, goals }: Played, from: number): readonly Told[] {
  const over = from + passed(90) + ADDED_SECOND_MIN
  const counts = first ? { full, first } : { full }
  const result = { how: 'played', counts, goals, places: null, nonRunners: [], reached: null, lateFrom: null }
  return [
    { atMinute: over, message: { kind: 'incident', event, incident: 'end', minute: 90 } },
    { atMinute: over + 1, message: { kind: 'result', event, result } },
  ]
}
