/**
 * Who brought a new player (AGT-06). Only clicks of the window count. With `last`, the code of the registration (typed, of the link, or of
 * the host) comes first, then the newest click; with `first` the oldest click, then the code. A player who came by an agent's or a
 * member's invitation belongs to no affiliate. Example: clicks on ANNA 20 days ago and BINH today, registered by BINH's link: last is BINH,
 * first ANNA.
 */
export type Click = {
  readonly id: string
  readonly code: string
  readonly subId: string
  readonly at: Date
}

export type Arrival = {
  /** The affiliate's code of the registration; null without one. */
  readonly code: string | null
  /** An invitation of another kind was used: of an agent, a member or the brand. */
  readonly isOtherwiseInvited: boolean
  readonly clicks: readonly Click[]
}

export const attributions = ['last', 'first'] as const
export type Attribution = (typeof attributions)[number]

export type Brought = { readonly code: string; readonly click: Click | null }

const DAY_MS = 86_400_000

export function broughtBy(
  { code, isOtherwiseInvited, clicks }: Arrival,
  { by, windowDays, now }: { readonly by: Attribution; readonly windowDays: number; readonly now: Date },
): Brought | null {
  if (isOtherwiseInvited) return null
  const since = now.getTime() - windowDays * DAY_MS
  const valid = clicks
    .filter(({ at }) => at.getTime() >= since && at.getTime() <= now.getTime())
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1))
  const of = (click: Click | undefined): Brought | null => (click ? { code: click.code, click } : null)
  if (by === 'first' && valid.length > 0) return of(valid[0])
  // the click of the same code, if there is one, names the sub-ID
  if (code !== null) return { code, click: valid.findLast((click) => click.code === code) ?? null }
  return of(valid.at(-1))
}

/** A sub-ID as it is kept: what affiliates put into links to tell campaigns apart. */
export function subIdOf(given: string | undefined): string {
  return (given ?? '').replaceAll(/[^\w.:-]/g, '').slice(0, 64)
}
