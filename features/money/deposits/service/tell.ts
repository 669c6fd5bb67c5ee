import { nextEventNumber } from '#live/event-number.ts'
import type { House } from '#server/house.ts'
import type { DepositState } from '../rules/states.ts'

/** After the commit: notifies the member's tabs and the operators' queues. */
export async function tellDeposit(
  house: House,
  deposit: { readonly id: string; readonly memberId: bigint; readonly state: DepositState },
): Promise<void> {
  const seq = (await nextEventNumber(house.db)).toString()
  const patch = { id: deposit.id, state: deposit.state }
  house.hints.tell(`member:${deposit.memberId}`, { topic: 'deposits.changed', seq, patch })
  house.hints.tell('operators', { topic: 'deposits.queue', seq, patch })
}

/** After the commit: open cashiers of the brand refetch the methods. */
export async function tellMethods(house: House, merchant: string): Promise<void> {
  const seq = (await nextEventNumber(house.db)).toString()
  house.hints.tell(`merchant:${merchant}`, { topic: 'methods.changed', seq, patch: {} })
}
