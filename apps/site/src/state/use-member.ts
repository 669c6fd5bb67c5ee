import { useEffect } from 'react'
import { useAsk } from '#contract/react.ts'
import { members } from '#features/members/contract.ts'
import { avatarAddress } from '#features/profile/site/avatar-address.ts'
import { useIsMember } from '#features/identity/site/session.ts'
import { useApi } from '#ui/line/use-api.ts'
import type { Currency } from '#kit/currency.ts'

export type Member = {
  readonly id: bigint
  readonly account: string
  readonly nickname: string
  readonly type: number
  readonly currency: Currency
  readonly avatar: string | null
  /** The label of the member's rank; empty until it is known. */
  readonly rank: string
}

/** Type 4 is a trial account: it has no cashier and no records to keep. */
export const TRIAL_TYPE = 4

/** Answers that stand in the tab's own storage already: many parts of a page ask who is there, one of them writes it down. */
const noted = new WeakSet<object>()

/** Who is logged in; null for a visitor. A member whose answer is on its way counts as one. */
export function useMember(): Member | null {
  const isMember = useIsMember()
  const { data } = useAsk(useApi(members).info, undefined, { when: isMember, staleMs: 60_000 })
  useEffect(() => {
    if (!data || !isMember || noted.has(data)) return
    noted.add(data)
    sessionStorage.setItem('account', data.account)
    sessionStorage.setItem('customerId', data.id.toString())
    sessionStorage.setItem('isAgent', data.type.toString())
  }, [data, isMember])
  if (!isMember) return null
  return data
    ? { ...data, avatar: avatarAddress(data), rank: data.clubLabel.labelName }
    : { id: 0n, account: '', nickname: '', type: 0, currency: 'VND', avatar: null, rank: '' }
}
