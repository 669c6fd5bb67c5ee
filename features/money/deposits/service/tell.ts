import { nextEventNumber } from '#live/event-number.ts'
import type { App } from '#server/app.ts'
import type { DepositState } from '../rules/states.ts'

/** After the commit: notifies the member's tabs and the operators' queues. */
export async function tellDeposit(
  app: App,
  deposit: { readonly id: string; readonly memberId: bigint; readonly state: DepositState },
): Promise<void> {
  const seq = (await nextEventNumber(app.db)).toString()
  const patch = { id: deposit.id, state: deposit.state }
  app.events.publish(`member:${deposit.memberId}`, { topic: 'deposits.changed', seq, patch })
  app.events.publish('operators', { topic: 'deposits.queue', seq, patch })
}

/** After the commit: open cashiers of the brand refetch the methods. */
export async function tellMethods(app: App, merchant: string): Promise<void> {
  const seq = (await nextEventNumber(app.db)).toString()
  app.events.publish(`merchant:${merchant}`, { topic: 'methods.changed', seq, patch: {} })
}
