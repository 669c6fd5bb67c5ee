import { actsOf, requestFor, type Party } from '../rules/states.ts'
import type { ContractRow } from '../store/contracts.ts'
import type { Ending } from './offer.ts'

/** A contract as a party sees it. */
export function shown(row: ContractRow, party: Party | null) {
  const standing = { state: row.state, askedBy: row.askedBy }
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    period: row.period,
    measure: row.measure,
    tiers: row.tiers.map((tier) => ({ ...tier })),
    state: row.state,
    member: { id: row.memberId, account: row.account },
    isFromUpline: row.uplineId !== null,
    askedBy: row.askedBy,
    offeredAt: row.offeredAt,
    expiresAt: row.expiresAt,
    answeredAt: row.answeredAt,
    fromAt: row.fromAt,
    untilAt: row.untilAt,
    endedWhy: row.endedWhy,
    acts: party ? [...actsOf(standing, party)] : [],
  }
}

export const endsShown = (ended: readonly Ending[]) =>
  ended.map(({ number, account, level }) => ({ number, account, level }))

/** Which side of a contract an account is on; null: neither. */
export function partyOf({ memberId, uplineId }: ContractRow, id: bigint): Party | null {
  if (memberId === id) return 'member'
  return uplineId === id ? 'upline' : null
}

export const requestOf = (row: ContractRow, party: Party) =>
  requestFor({ state: row.state, askedBy: row.askedBy }, party)
