/** The date presets of lists (decision 48), in the caller's time zone: which times they cover, and in which states events are. */
import { addDays, dayIn, type Day } from '#kit/day.ts'
import type { EventState } from './states.ts'

export type When = 'live' | 'soon' | 'today' | 'tomorrow' | '7' | '30' | 'results'

export type Span = {
  /** Local days, the last one included; null: open. */
  readonly from: Day | null
  readonly to: Day | null
  readonly states: readonly EventState[]
  /** Newest first. */
  readonly isBackward: boolean
}

const COMING: readonly EventState[] = ['scheduled', 'live', 'ended', 'postponed']
const OVER: readonly EventState[] = ['official', 'abandoned', 'cancelled']

/** What a preset covers; `day` narrows any of them to one day. */
export function spanOf(
  when: When,
  { zone, now, day }: { readonly zone: string; readonly now: Date; readonly day?: Day | undefined },
): Span {
  const today = dayIn(zone, now)
  const coming = (from: Day | null, to: Day | null): Span => ({ from, to, states: COMING, isBackward: false })
  if (when === 'results') return { from: day ?? null, to: day ?? null, states: OVER, isBackward: true }
  if (when === 'live') return { from: null, to: null, states: ['live'], isBackward: false }
  if (day !== undefined) return coming(day, day)
  switch (when) {
    case 'soon':
      return coming(null, null)
    case 'today':
      return coming(null, today)
    case 'tomorrow':
      return coming(addDays(today, 1), addDays(today, 1))
    case '7':
    case '30':
      return coming(today, addDays(today, Number(when)))
  }
}
