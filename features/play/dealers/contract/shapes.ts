import * as z from 'zod/mini'
import { instant, money, uuid } from '#contract/codecs.ts'
import { roundStates } from '#features/play/shared-rounds/rules/states.ts'

export const code = z.string().check(z.regex(/^[A-Z0-9]{2,12}$/))
export const source = z.enum(['dealer', 'second'])

/** Who is at a console. */
const seat = z.nullable(
  z.object({
    account: z.string(),
    /** As members see the dealer. */
    name: z.string(),
    since: instant,
    isMine: z.boolean(),
  }),
)

/** A table with its consoles, as the list shows it. */
export const dealerTable = z.object({
  code,
  name: z.object({ en: z.string(), vi: z.string() }),
  game: z.string(),
  kind: z.enum(['cards', 'wheel', 'dice', 'coins']),
  /** An operator or the opening hours have closed it. */
  isClosed: z.boolean(),
  dealer: seat,
  second: seat,
  video: z.object({
    /** Empty: none. */
    url: z.string(),
    /** WHEP endpoint of the same video; empty: none. */
    whep: z.string(),
    delayMs: z.nullable(z.int()),
    isPaused: z.boolean(),
  }),
  /** Cards left, and the rounds still to be dealt once the cut card has come out; null: no shoe is open. */
  shoe: z.nullable(z.object({ number: z.int(), round: z.int(), left: z.int(), last: z.nullable(z.int()) })),
})

/** What a source has read, in order: "QS", "17", "2-4-6". */
export const reading = z.object({ dealer: z.array(z.string()), second: z.array(z.string()) })

export const dealtRound = z.object({
  id: uuid,
  label: z.string(),
  state: z.enum(roundStates),
  closesAt: instant,
  at: instant,
  read: reading,
  /** The result as roads and lists show it; null without one. */
  mark: z.nullable(z.string()),
  /** 2 and more: it was corrected. */
  settlement: z.int(),
})

/** The round under way at a console. */
export const consoleRound = z.object({
  id: uuid,
  label: z.string(),
  state: z.enum(roundStates),
  closesAt: instant,
  /** The betting is over and sealed: cards and results are read now. */
  isDealing: z.boolean(),
  /** What this console has read (nothing without a shift), and how much of it the other one has read alike. */
  own: z.array(z.string()),
  agreed: z.int(),
  /** How many entries the other source has; what they are is not told, so that it is read independently. */
  others: z.int(),
  /** The sources contradict each other at the next entry. */
  differs: z.boolean(),
  /** Whose card or what is read next; null: this console has read all. */
  next: z.nullable(z.string()),
})

export const books = z.array(
  z.object({
    merchant: z.string(),
    currency: z.string(),
    slips: z.int(),
    changed: z.int(),
    before: money,
    after: money,
  }),
)
