/**
 * When autoplay stops (R13): after the requested rounds, before a round that could exceed its loss limit, after a single win of the size
 * that the member set, and at a feature if the member asked for that.
 *
 * Example: loss limit 10.00, stake 1.00: at a net of -9.00 one more round is played, at -9.50 none.
 */
export type AutoplayEnd = 'rounds' | 'loss' | 'win' | 'feature' | 'refused' | 'rules' | 'replaced'

export type Autoplay = {
  readonly roundsMost: number
  readonly lossMost: bigint
  /** Null: no win ends it. */
  readonly winMost: bigint | null
  readonly stopsAtFeature: boolean
  readonly rounds: number
  /** Wins minus stakes so far. */
  readonly net: bigint
}

/** Whether a round of this stake could exceed the loss limit. */
export function passesLoss({ lossMost, net }: Autoplay, stake: bigint): boolean {
  return stake - net > lossMost
}

export type Counted = { readonly stake: bigint; readonly win: bigint; readonly hasFeature: boolean }

/** The state after a round: why autoplay ended, or null if the next round may follow. */
export function endAfter(run: Autoplay, { stake, win, hasFeature }: Counted): AutoplayEnd | null {
  if (run.stopsAtFeature && hasFeature) return 'feature'
  if (run.winMost !== null && win >= run.winMost) return 'win'
  if (run.rounds + 1 >= run.roundsMost) return 'rounds'
  return passesLoss({ ...run, net: run.net + win - stake }, stake) ? 'loss' : null
}

const FEATURES: ReadonlySet<string> = new Set(['freeSpinsStart', 'holdStart'])

export function hasFeature(events: readonly { readonly type: string }[]): boolean {
  return events.some(({ type }) => FEATURES.has(type))
}
