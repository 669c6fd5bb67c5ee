/**
 * All of a member's money together, and the four contract fields of §3 (MEM-09). The total is what the member owns: every money wallet
 * of ours in the member's currency, held amounts included, and balances at vendors with their own wallets. Points are not money. Money
 * in transit to or from a vendor is beside the total: until the vendor has responded, it may be counted there already. Example: 100.00
 * in the main wallet, 10.00 of them held, 20.00 at a vendor: total 120.00, of which 90.00 are available. A contract field is null if
 * the member can have no such contract: the brand has disabled the kind, or the account is not an agent's. Otherwise it is the kind of
 * the request that waits for the member's answer: 0 none, 1 new, 2 termination.
 */
import type { Minor } from '#kit/money.ts'

/** The fields of §3, each with the feature flag of its contracts. */
export const contractFields = {
  dailysalreqtype: 'dailySalary',
  divtypereq: 'dividendContract',
  contracthoursalreq: 'hourlySalary',
  realtimesalreqtype: 'realTimeSalary',
} as const
export type ContractFlag = (typeof contractFields)[keyof typeof contractFields]

export const requestTypes = { none: 0, new: 1, termination: 2 } as const
export type RequestType = keyof typeof requestTypes

/** Account types that may use the agent centre (§6). */
const AGENT_TYPES: ReadonlySet<number> = new Set([1, 2, 41, 42])

export type ContractState = {
  readonly type: number
  readonly isOn: boolean
  /** The request that waits for the member's answer. */
  readonly waiting: RequestType
}

export function contractField({ type, isOn, waiting }: ContractState): number | null {
  return isOn && AGENT_TYPES.has(type) ? requestTypes[waiting] : null
}

type Own = { readonly kind: string; readonly currency: string; readonly balance: Minor }
type AtVendor = { readonly balance: Minor | null }

/** `isComplete`: every vendor with money of the member responded; otherwise the total omits those. */
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
