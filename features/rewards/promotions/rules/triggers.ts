/**
 * What gives a promotion to a member. A member takes part in some by joining, claiming or entering a code; the others are given without
 * their doing, at an event of the product or of the calendar. Example: `schedule` every Friday at 18:00 gives once each Friday, at 18:00
 * in the brand's time zone, to every member who meets the conditions then.
 */
export type TriggerShapes = {
  /** The member joins; their next deposit counts. `nth`: only if it is their first, second, …; null: any. */
  deposit: {
    readonly nth: number | null
    readonly methods: readonly string[]
    readonly least: string
    /** Only for members who know it. */
    readonly code?: string | undefined
  }
  /** The member claims it on the page. */
  claim: unknown
  /** The member enters the code. */
  code: { readonly code: string }
  /**
   * The member applies with a comment and pictures, and an operator decides. `isActivity`: members sign up until the end, and are decided
   * then. `asks`: what the comment or the pictures have to show.
   */
  application: {
    readonly isActivity: boolean
    readonly asks: { readonly en: string; readonly vi: string } | null
  }
  /** A member has registered. */
  registration: unknown
  /** The member's birthday; 29 February counts on the 28th in other years. */
  birthday: unknown
  /** At its start (`once`), or each day, week (1 Monday … 7 Sunday) or month (day 1 to 28), at a minute of the brand's local time. */
  schedule: {
    readonly every: 'once' | 'day' | 'week' | 'month'
    readonly on: number | null
    readonly at: string
  }
  /** The member has reached a rank; null: any. */
  levelUp: { readonly level: number | null }
  /** The member has completed a mission; null: any. */
  mission: { readonly mission: string | null }
  /** The member has finished a race within the first places; null: any race, any place. */
  race: { readonly race: string | null; readonly placeMost: number | null }
  /**
   * An invited friend has qualified, for the member who invited or for the friend: within so many days of registering, the friend had
   * one credited deposit of at least `deposit` and placed valid bets of `turnover`. `most`: friends for whom one member gets it; null: any
   * number.
   */
  referral: {
    readonly side: 'inviter' | 'friend'
    readonly deposit: string
    readonly turnover: string
    readonly days: number
    readonly most: number | null
  }
  /** Members whom an operator lists by account. */
  operator: { readonly accounts: readonly string[] }
}

export type TriggerKind = keyof TriggerShapes
export type TriggerOf<K extends TriggerKind> = { readonly kind: K } & TriggerShapes[K]
export type Trigger = { [K in TriggerKind]: TriggerOf<K> }[TriggerKind]

/** Every trigger, in the order of the form. */
export const triggerKinds = [
  'deposit',
  'claim',
  'code',
  'application',
  'registration',
  'birthday',
  'schedule',
  'levelUp',
  'mission',
  'race',
  'referral',
  'operator',
] as const satisfies readonly TriggerKind[]

/** The code that a member has to enter; null where none is needed. */
export function codeOf(trigger: Trigger): string | null {
  return trigger.kind === 'code' || trigger.kind === 'deposit' ? (trigger.code ?? null) : null
}

/** Triggers that a member acts on; the others give by themselves. */
const JOINED: readonly TriggerKind[] = ['deposit', 'claim', 'code', 'application']

export const isGivenByItself = (kind: TriggerKind): boolean => !JOINED.includes(kind)

/** Something that happened to a member, told by the feature that knows of it. */
export type PromotionEvent = {
  readonly merchant: string
  readonly memberId: bigint
  /** Names this occurrence among all of the same kind: the same occasion gives once. Example: `level:3`. */
  readonly occasion: string
} & (
  | { readonly kind: 'levelUp'; readonly level: number }
  | { readonly kind: 'mission'; readonly mission: string }
  | { readonly kind: 'race'; readonly race: string; readonly place: number }
  | ReferralEvent
)

/** A friend's facts. The promotion is the version that was live when the friend registered: its conditions stay theirs. */
export type ReferralEvent = {
  readonly kind: 'referral'
  readonly side: 'inviter' | 'friend'
  readonly promotion: string
  readonly registeredAt: Date
  /** The largest credited deposit, and all valid bets, within the promotion's days; ledger units. */
  readonly deposit: bigint
  readonly turnover: bigint
}

/** Whether an event is the one that a trigger waits for. */
export function isTriggeredBy(trigger: Trigger, event: PromotionEvent): boolean {
  const isAny = <T>(wanted: T | null, got: T) => wanted === null || wanted === got
  if (trigger.kind === 'levelUp' && event.kind === 'levelUp') return isAny(trigger.level, event.level)
  if (trigger.kind === 'mission' && event.kind === 'mission') return isAny(trigger.mission, event.mission)
  if (trigger.kind === 'race' && event.kind === 'race')
    return isAny(trigger.race, event.race) && (trigger.placeMost === null || event.place <= trigger.placeMost)
  if (trigger.kind !== 'referral' || event.kind !== 'referral') return false
  return (
    trigger.side === event.side &&
    event.deposit >= BigInt(trigger.deposit) &&
    event.turnover >= BigInt(trigger.turnover)
  )
}
