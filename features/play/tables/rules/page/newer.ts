/**
 * Which of two states of a table's rounds is the newer one: of two rounds the one that opened later, of one round the state after more
 * changes; of a deal by hand, whose cards are no change of the round, the one with more of them. A reply may be older than an event that
 * overtook it: a server keeps what it reads of a table for half a second. Example: an event with the first card, then a reply without one:
 * the card stays.
 */
export type RoundState = {
  readonly id: string
  readonly version: number
  readonly opensAt: Date
  readonly script: readonly unknown[]
}

export function isNewer(one: RoundState, than: RoundState | null): boolean {
  if (than === null) return true
  if (one.id !== than.id) return one.opensAt.getTime() > than.opensAt.getTime()
  if (one.version !== than.version) return one.version > than.version
  return one.script.length > than.script.length
}
