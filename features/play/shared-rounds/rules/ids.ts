/** The offset of a UUID's random part, after its version digit. */
const RANDOM_AT = 15

/** A UUID of version 7: the timestamp in its first 48 bits, so that rows sort by time, then the random part of `uuid`, any UUID. */
export function idAt(atMs: number, uuid: string): string {
  const time = atMs.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${uuid.slice(RANDOM_AT)}`
}

/** The key of the n-th settlement of a slip. The slip's ID comes last: the ledger keeps the time in it in front of the stored key. */
export function settleKey(slip: string, settlement: number): string {
  return `slip:settle:${settlement}:${slip}`
}

/** The key of the reversal of the n-th settlement of a slip. */
export function reverseKey(slip: string, settlement: number): string {
  return `slip:reverse:${settlement}:${slip}`
}

export function voidKey(slip: string): string {
  return `slip:void:${slip}`
}

/** The key of what an action adds to a stake: the action's own key is kept with it. */
export function raiseKey(action: string): string {
  return `slip:raise:${action}`
}
