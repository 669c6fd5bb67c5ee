import type { Chance } from '#kit/chance.ts'
import type { Currency } from '#kit/currency.ts'
import type { Db } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import type { DemoMember } from './demo/members.data.ts'

/** A person of the demo data once they have an account. */
export type Resident = DemoMember & {
  readonly id: bigint
  readonly wallet: bigint
  readonly currency: Currency
}

/** What every part of the seed is told. */
export type World = {
  readonly app: App
  /** The owner's handle: only the owner may write the ledger's past. */
  readonly owner: Db
  /** The demo data’s own luck: the same seed tells the same story. */
  readonly chance: Chance
  /** The end of the story: a few minutes ago. */
  readonly now: Date
}

export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS

/** How long the story is. */
export const STORY_DAYS = 35

export function later(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms)
}
