import type { Result, Status, Whom } from '#features/play/vendors/rules/acts.ts'
import type { Fault } from './faults.ts'

export type Member = { readonly user: string; readonly currency: string; balance: bigint }

/** The unit to which the faulty wallet rounds, in ledger units. */
const COARSE = 1_000_000n

/** The members of the mock wallet, their tokens and balances, with the faults that concern these. */
export function mockMembers(fault: Fault | null) {
  const members = new Map<string, Member>()
  const tokens = new Map<string, { readonly member: Member; readonly isAlive: boolean }>()
  const has = (one: Fault): boolean => fault === one

  const money = (member: Member): Result => ({
    status: 'RS_OK',
    user: member.user,
    balance: member.balance,
    currency: member.currency,
  })
  const no = (status: Status, member?: Member): Result => (member ? { ...money(member), status } : { status })

  /** The addressed member; null when the token belongs to another member than the name. */
  function meant({ token, user }: Whom, mustLive: boolean): Member | null {
    const seat = token === null ? undefined : tokens.get(token)
    if (token !== null && !seat && mustLive && !has('takes a stake on a token that it never gave'))
      return null
    if (seat && mustLive && !seat.isAlive) return null
    const named = user === null ? undefined : members.get(user)
    if (seat && named && seat.member !== named && !has('takes a stake with the token of another')) return null
    return named ?? seat?.member ?? null
  }

  function move(member: Member, by: bigint): void {
    const rounded = has('counts in cents and fractions of them are lost') ? (by / COARSE) * COARSE : by
    member.balance += rounded
    if (has('forgives a debt') && member.balance < 0n) member.balance = 0n
  }

  return {
    has,
    money,
    no,
    meant,
    move,
    join(
      user: string,
      { token, currency, balance }: { token: string; currency: string; balance: bigint },
    ): void {
      const member = members.get(user) ?? { user, currency, balance }
      members.set(user, member)
      tokens.set(token, { member, isAlive: true })
    },
    /** A token that was valid before. */
    retire(user: string, token: string): void {
      const member = members.get(user)
      if (member) tokens.set(token, { member, isAlive: false })
    },
  }
}
