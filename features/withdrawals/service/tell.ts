import { nextNews } from '#features/payments/door.ts'
import type { House } from '#server/house.ts'
import type { WithdrawalState } from '../rules/states.ts'

/** After the commit: the member's tabs and the operators' queues hear that a withdrawal changed. */
export async function tellWithdrawal(
  house: House,
  withdrawal: { readonly id: string; readonly memberId: bigint; readonly state: WithdrawalState },
): Promise<void> {
  const seq = (await nextNews(house.db)).toString()
  const patch = { id: withdrawal.id, state: withdrawal.state }
  house.hints.tell(`member:${withdrawal.memberId}`, { topic: 'withdrawals.changed', seq, patch })
  house.hints.tell('operators', { topic: 'withdrawals.queue', seq, patch })
}
