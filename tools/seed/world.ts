import type { Chance } from '#kit/chance.ts'
import type { Currency } from '#kit/currency.ts'
import type { Db } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import type { DemoMember } from './demo/members.data.ts'

/** A demo member after the account was created. */
export type Resident = DemoMember & {
  readonly id: bigint
  readonly wallet: bigint
  readonly currency: Currency
}

/** The context of every part of the seed. */
export type World = {
  readonly app: App
  /** The owner's connection: only the owner may write past ledger entries. */
  readonly owner: Db
  /** The demo data’s random numbers: the same seed generates the same history. */
  readonly chance: Chance
  /** The end of the history: a few minutes ago. */
  readonly now: Date
}

export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS

/** The length of the history. */
export const STORY_DAYS = 35

export function later(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms)
}
