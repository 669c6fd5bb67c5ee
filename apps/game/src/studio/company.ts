import type { CompanionVolley, CompanyState } from '#game-kit/scene/company/company.ts'
import { fastChance } from '#kit/chance-fast.ts'
import type { OwnCompany } from '../company/company.ts'

/** Each seat fires so often: a table at its busiest. */
const VOLLEY_MS = 300
const BULLETS = 15
const KINDS = 16

const seats = ['ma***h1', 'ng***84', 'li***x'].map((name, nth) => ({
  seat: nth + 1,
  name,
  level: nth,
  state: 'here' as const,
}))
const full: CompanyState = {
  phase: 'seated',
  table: 1,
  own: 0,
  seats: [{ seat: 0, name: 'an***2', level: 0, state: 'here' }, ...seats],
}

/** A full table without a server: three seats that fire without pause. */
export function createStudioCompany(): OwnCompany {
  const chance = fastChance(7)
  const viewers = new Set<(volley: CompanionVolley) => void>()
  const volley = (seat: number, level: number): CompanionVolley => ({
    seat,
    level,
    shots: Array.from(
      { length: BULLETS },
      () => [chance.below(KINDS), chance.below(8) === 0 ? 12 : 0] as const,
    ),
  })
  return {
    state: () => full,
    onState: () => () => undefined,
    onVolley: (f) => {
      viewers.add(f)
      return () => void viewers.delete(f)
    },
    join: () => undefined,
    leave: () => undefined,
    open: () => {
      const timer = setInterval(() => {
        for (const { seat, level } of seats) for (const view of viewers) view(volley(seat, level))
      }, VOLLEY_MS)
      return () => clearInterval(timer)
    },
  }
}
