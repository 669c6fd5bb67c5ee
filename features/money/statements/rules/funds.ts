/**
 * All of a member's money together, and what the four contract fields of §3 say (MEM-09).
 *
 * The total is what the member owns: every money wallet of ours in the member's currency, held amounts included, and what
 * lies at vendors that keep a wallet of their own. Points are no money. What is on its way to or from a vendor stands
 * beside the total: until the vendor has answered, it may be counted there already.
 * Example: 100.00 in the main wallet, 10.00 of them held, 20.00 at a vendor: total 120.00, of which 90.00 are free.
 *
 * A contract field is null where the member can have no such contract: the brand has switched the kind off, or the account
 * is no agent's. Else it is the kind of the request that waits for the member's answer: 0 none, 1 new, 2 termination.
 */
import type { Minor } from '#kit/money.ts'

/** The fields of §3, each with the feature flag that its contracts stand or fall with. */
export const contractFields = {
  dailysalreqtype: 'dailySalary',
  divtypereq: 'dividendContract',
  contracthoursalreq: 'hourlySalary',
  realtimesalreqtype: 'realTimeSalary',
} as const
export type ContractFlag = (typeof contractFields)[keyof typeof contractFields]

export const requestTypes = { none: 0, new: 1, termination: 2 } as const
export type RequestType = keyof typeof requestTypes

/** Account types that the agent centre is open to (§6). */
const AGENT_TYPES: ReadonlySet<number> = new Set([1, 2, 41, 42])

export type ContractState = {
  readonly type: number
  readonly isOn: boolean
  /** What waits for the member's answer. */
  readonly waiting: RequestType
}

export function contractField({ type, isOn, waiting }: ContractState): number | null {
  return isOn && AGENT_TYPES.has(type) ? requestTypes[waiting] : null
}

type Own = { readonly kind: string; readonly currency: string; readonly balance: Minor }
type AtVendor = { readonly balance: Minor | null }

/** `isComplete`: every vendor that has money of the member answered; else the total leaves those out. */
export function totalOf(
  currency: string,
  wallets: readonly Own[],
  vendors: readonly AtVendor[],
): { readonly total: Minor; readonly isComplete: boolean } {
  const own = wallets.filter((wallet) => wallet.currency === currency && wallet.kind !== 'points')
  return {
    total:
      own.reduce((sum, { balance }) => sum + balance, 0n) +
      vendors.reduce((sum, { balance }) => sum + (balance ?? 0n), 0n),
    isComplete: vendors.every(({ balance }) => balance !== null),
  }
}
