import { useEffect } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { members } from '#features/account/members/contract.ts'
import { avatarAddress } from '#features/account/profile/site/avatar-address.ts'
import { isAgent } from '#features/money/transfers/rules/line.ts'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import type { Currency } from '#kit/currency.ts'
import { keepMember, keptMember } from '../first/kept.ts'

export type Member = {
  readonly id: bigint
  readonly account: string
  readonly nickname: string
  readonly type: number
  /** Null until it is known. */
  readonly currency: Currency | null
  readonly avatar: string | null
  /** The label of the member's rank; empty until it is known. */
  readonly rank: string
  /** Whether the member can transfer within an agent's line: to an upline or, as an agent, to a downline. */
  readonly hasLine: boolean
}

/** Type 4 is a trial account: it has no cashier and no records. */
export const TRIAL_TYPE = 4

/** Responses that are in the tab's storage already: many components use the member, one of them writes it. */
const noted = new WeakSet<object>()

/** The logged-in member; null for a visitor. While the response is pending, from this tab's storage (SHL-12). */
export function useMember(): Member | null {
  const isMember = useIsMember()
  const { data } = useApiQuery(useApi(members).info, undefined, { enabled: isMember, staleMs: 60_000 })
  useEffect(() => {
    if (!data || !isMember || noted.has(data)) return
    noted.add(data)
    keepMember(data)
  }, [data, isMember])
  if (!isMember) return null
  if (data)
    return {
      ...data,
      hasLine: data.toUpline || isAgent(data.type),
      avatar: avatarAddress(data),
      rank: data.clubLabel.labelName,
    }
  const { id, account, type } = keptMember() ?? { id: 0n, account: '', type: 0 }
  return { id, account, nickname: account, type, currency: null, avatar: null, rank: '', hasLine: false }
}
