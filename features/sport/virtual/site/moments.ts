import type { Reply } from '#contract/route.ts'
import type { sportVirtual } from '../contract.ts'

export type Match = Reply<(typeof sportVirtual)['match']>
export type Moment = Match['moments'][number]

/** `runners`: those of a race by number; none where two sides meet. */
export type Names = {
  readonly home: string
  readonly away: string
  readonly runners?: readonly string[]
}

/** The name of a part without its number, and the number: "map2" → map, 2. */
function partOf(period: string): { readonly name: string; readonly number: number } | null {
  const found = /^(map|set|quarter)(\d)$/.exec(period)
  return found ? { name: found[1] ?? '', number: Number(found[2]) } : null
}

/** The part that is played at the last moment: map2; null before the start and in football. */
export function partAt(moments: readonly Moment[]): string | null {
  return moments.findLast(({ period }) => period !== null)?.period ?? null
}

/** What a line of commentary says: its text's key after "virtual.say.", and its values. */
export type Line = { readonly key: string; readonly values: Readonly<Record<string, string | number>> }

/** The numbers of a race's runners as they are, the leader first; level ones by number. */
export const orderAt = ({ positions, places }: Moment): readonly number[] =>
  places?.flat() ??
  (positions ?? [])
    .map((position, at) => ({ number: at + 1, position }))
    .toSorted((a, b) => b.position - a.position)
    .map(({ number }) => number)

/** A lead that lasts is told again after this many moments. */
const TOLD_EVERY = 4

/** The commentary of a race: who leads, who takes the lead, how it ends. Null: nothing new. */
function raceLine(moments: readonly Moment[], at: number, runners: readonly string[]): Line | null {
  const moment = moments[at]
  if (!moment) return null
  const order = orderAt(moment)
  const [first = '', second = '', third = ''] = order.map((number) => runners[number - 1] ?? '')
  const values = { first, second, third }
  if (moment.kind === 'start') return { key: 'raceStart', values: { count: runners.length } }
  if (moment.kind === 'end') return { key: 'raceEnd', values }
  const before = moments[at - 1]
  const isNew = before?.kind !== 'start' && before !== undefined && orderAt(before)[0] !== order[0]
  if (isNew) return { key: 'takesLead', values }
  return at % TOLD_EVERY === 1 ? { key: 'leads', values } : null
}

/** The commentary of a moment; null where there is nothing new. A score within a part is told by its part. */
export function lineOf(
  moments: readonly Moment[],
  at: number,
  { home, away, runners = [] }: Names,
): Line | null {
  const moment = moments[at]
  if (runners.length > 0) return raceLine(moments, at, runners)
  if (!moment) return { key: 'start', values: { home, away } }
  const { kind, side, counts, period } = moment
  const team = side === 'away' ? away : home
  const [a, b] = counts['full'] ?? [0, 0]
  const values = { home, away, team, score: `${a}–${b}` }
  const part = partAt(moments.slice(0, at))
  const inPart = part ? counts[part] : undefined
  const own = { ...values, part: part ?? '', points: inPart ? `${inPart[0]}–${inPart[1]}` : '' }
  switch (kind) {
    case 'goal':
      return { key: 'goal', values }
    case 'score': {
      if (part?.startsWith('quarter')) return { key: 'points', values }
      if (inPart && inPart[0] + inPart[1] > 0) return { key: 'inPart', values: own }
      return { key: 'push', values: own }
    }
    case 'period':
      if (part?.startsWith('quarter')) return { key: 'quarterOver', values: own }
      return period === null
        ? { key: 'partWon', values: own }
        : { key: 'begins', values: { ...own, part: period } }
    default:
      return { key: kind, values }
  }
}

const MOST_LEAD = 1
/** Leads that fill the lane, by part. */
const FULL_LEAD: Readonly<Record<string, number>> = { map: 8, set: 4, quarter: 16 }

/** How far the front has moved towards the away side's end, from −1 to 1. */
export function frontAt(moments: readonly Moment[]): number {
  const part = partAt(moments)
  const last = moments.at(-1)
  if (!part || !last) return 0
  const name = partOf(part)?.name ?? ''
  const within = (value: number) => Math.min(MOST_LEAD, Math.max(-MOST_LEAD, value))
  const [a, b] = (name === 'quarter' ? last.counts['full'] : last.counts[part]) ?? [0, 0]
  if (a + b > 0 && !(name === 'map' && a + b === 1)) return within((a - b) / (FULL_LEAD[name] ?? MOST_LEAD))
  // an arena counts nothing within a map: who pushed forward since it began
  const from = moments.findLastIndex(({ period }) => period === part)
  const since = moments.slice(from + 1)
  const pushed =
    since.filter(({ side }) => side === 'home').length - since.filter(({ side }) => side === 'away').length
  return since.some(({ kind }) => kind === 'period') ? Math.sign(a - b) : within(pushed / 4)
}

/** Where the ball is at a second, from 0 to 100 in both directions: it wanders, and is in the goal after a goal. */
export function ballAt(moments: readonly Moment[], passedMs: number): readonly [x: number, y: number] {
  const last = moments.at(-1)
  const sinceMs = last ? passedMs - last.atMs : passedMs
  if (!last || last.kind === 'half' || last.kind === 'end') return [50, 50]
  if (last.kind === 'goal' && sinceMs < GOAL_MS) return last.side === 'home' ? [97, 50] : [3, 50]
  if (sinceMs < KICK_OFF_MS) return [50, 50]
  const second = Math.floor(passedMs / 1_000)
  const swing = Math.sin(second * 0.7) * 28 + Math.sin(second * 1.9) * 14
  return [50 + swing, 50 + Math.sin(second * 1.3 + 1) * 34]
}

const GOAL_MS = 4_000
const KICK_OFF_MS = 1_500
