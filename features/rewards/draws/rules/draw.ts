import type { CheckInData } from './check-in.ts'
import { largestOf, stepsOf, type Split } from './envelope.ts'
import { prizeKinds, type Prize, type PrizeKind } from './prize.ts'
import { prizeCount, raffleCost, type RafflePrize } from './raffle.ts'
import { highestCost, totalWeight, type Segment } from './wheel.ts'

/**
 * Draws: lucky wheel, raffle, red envelope and check-in calendar, as typed data. The data is published as a whole and pinned by its
 * SHA-256; a launched draw never changes. Example: a wheel that is live until Sunday takes spins until then, and shows its odds afterwards.
 */
export const drawKinds = ['wheel', 'raffle', 'envelope', 'checkIn'] as const
export type DrawKind = (typeof drawKinds)[number]

export type DrawData =
  | { readonly kind: 'wheel'; readonly segments: readonly Segment[] }
  | {
      readonly kind: 'raffle'
      readonly prizes: readonly RafflePrize[]
      /** A member can win one prize only. */
      readonly oneEach: boolean
      /** Minutes from the end of the tickets to the draw, in which the sealed list is public. */
      readonly waitMinutes: number
      /** Tickets that each member can claim among the promotions; 0: tickets come from rewards only. */
      readonly claimTickets: number
    }
  | ({ readonly kind: 'envelope' } & Split)
  | ({ readonly kind: 'checkIn' } & CheckInData)

export const drawStates = ['draft', 'live', 'sealed', 'over', 'stopped'] as const
export type DrawState = (typeof drawStates)[number]

/** What a player sees of a draw's time. */
export const phases = ['soon', 'open', 'sealed', 'over', 'stopped'] as const
export type Phase = (typeof phases)[number]

export type Timed = {
  readonly state: DrawState
  readonly startsAt: Date
  readonly endsAt: Date | null
}

/** A draw that ends at this very moment has ended. */
export function phaseOf({ state, startsAt, endsAt }: Timed, now: Date): Phase {
  if (state === 'stopped' || state === 'sealed' || state === 'over') return state
  if (startsAt > now) return 'soon'
  return endsAt !== null && endsAt <= now ? 'over' : 'open'
}

/** Who may take part. */
export type Audience =
  | { readonly kind: 'everyone' }
  /** Registered within the last days. */
  | { readonly kind: 'new'; readonly days: number }
  /** With a credited deposit within the last days. */
  | { readonly kind: 'depositors'; readonly days: number }
  /** A saved segment of the brand. */
  | { readonly kind: 'segment'; readonly segment: string }
  /** These accounts. */
  | { readonly kind: 'members'; readonly accounts: readonly string[] }

export type AudienceFacts = {
  readonly account: string
  readonly registeredAt: Date
  readonly lastDepositAt: Date | null
}

const DAY_MS = 86_400_000

/** Segments are looked up by their own feature. */
export function isInvited(
  audience: Exclude<Audience, { readonly kind: 'segment' }>,
  facts: AudienceFacts,
  now: Date,
): boolean {
  const since = (days: number) => new Date(now.getTime() - days * DAY_MS)
  switch (audience.kind) {
    case 'everyone':
      return true
    case 'new':
      return facts.registeredAt >= since(audience.days)
    case 'depositors':
      return facts.lastDepositAt !== null && facts.lastDepositAt >= since(audience.days)
    case 'members':
      return audience.accounts.includes(facts.account)
  }
}

/** Why a draft cannot be launched as it is. */
export type Unsound = 'weights' | 'prizes' | 'amounts' | 'terms' | 'times' | 'budget' | 'night'

/** Most segments: more would be too narrow to read on a phone. */
export const MOST_SEGMENTS = 24
/** Sum of weights below 2^32, where the stream draws from one word. */
const MOST_WEIGHT = 1_000_000_000

/** Every prize that a draw can give, once. */
export function prizesOf(data: DrawData): readonly Prize[] {
  switch (data.kind) {
    case 'wheel':
      return data.segments.map(({ prize }) => prize)
    case 'raffle':
      return data.prizes.map(({ prize }) => prize)
    case 'envelope':
      return [{ kind: 'cash', amount: largestOf(data).toString() }]
    case 'checkIn':
      return data.rewards
  }
}

/** The problem of the data itself, or null. */
export function dataProblem(data: DrawData): Unsound | null {
  switch (data.kind) {
    case 'wheel':
      if (data.segments.length < 2 || data.segments.length > MOST_SEGMENTS) return 'weights'
      return data.segments.some(({ weight }) => weight < 1) || totalWeight(data.segments) > MOST_WEIGHT
        ? 'weights'
        : null
    case 'raffle':
      if (prizeCount(data.prizes) < 1 || prizeCount(data.prizes) > 1_000) return 'prizes'
      return data.prizes.some(({ prize }) => prize.kind === 'nothing') ? 'prizes' : null
    case 'envelope':
      return BigInt(data.least) <= 0n || stepsOf(data) === null ? 'amounts' : null
    case 'checkIn':
      return data.rewards.length < 1 || data.rewards.length > 31 ? 'prizes' : null
  }
}

export type Draft = {
  readonly data: DrawData
  readonly hasTerms: boolean
  readonly budget: bigint | null
  readonly startsAt: Date
  readonly endsAt: Date | null
  /** The local hour, 0 to 23, at which it starts. */
  readonly startHour: number
}

/** Envelopes are not opened at night: a scheduled event would keep players awake. */
const NIGHT_FROM = 22
const NIGHT_UNTIL = 7

/** The problem of a draft, or null where it can be launched. */
export function draftProblem({ data, hasTerms, budget, startsAt, endsAt, startHour }: Draft): Unsound | null {
  const problem = dataProblem(data)
  if (problem) return problem
  if (prizesOf(data).some(({ kind }) => kind === 'bonus') !== hasTerms) return 'terms'
  const needsEnd = data.kind === 'raffle' || data.kind === 'envelope'
  if (endsAt === null ? needsEnd : endsAt <= startsAt) return 'times'
  if (budget !== null && budget < leastBudget(data)) return 'budget'
  if (data.kind === 'envelope' && (startHour >= NIGHT_FROM || startHour < NIGHT_UNTIL)) return 'night'
  return null
}

/** A raffle or envelope is given as a whole; the others need at least their largest prize. */
function leastBudget(data: DrawData): bigint {
  if (data.kind === 'raffle') return raffleCost(data.prizes)
  return data.kind === 'envelope' ? BigInt(data.total) : highestCost(prizesOf(data))
}

/** The prizes that each kind can give: envelopes hold money, a raffle does not give tickets of itself. */
export const prizesFor: Readonly<Record<Exclude<DrawKind, 'envelope'>, readonly PrizeKind[]>> = {
  wheel: prizeKinds,
  raffle: prizeKinds.filter((kind) => kind !== 'nothing' && kind !== 'tickets'),
  checkIn: prizeKinds,
}
