import type { App } from '#server/app.ts'
import type { Job } from '#server/jobs.ts'
import { activateNext, advance } from './service/advance.ts'
import { settleLate } from './service/late.ts'
import { advanceOrder } from './service/orders/advance.ts'
import { giveLateWins } from './service/orders/wins.ts'
import { dueOrders, lateOrders } from './store/orders.ts'
import { goingGrants, lateGrants, type Going } from './store/going.ts'

const PAGE = 500
/** Maximum of calls to vendors in a run; the rest follow in the next one. */
const CALLS = 100

/** Takes every bonus that has not ended as far as it goes. */
export async function advanceAll(app: App): Promise<void> {
  let after: Going | undefined
  for (;;) {
    const going: readonly Going[] = await goingGrants(app.db, after, PAGE)
    for (const { id, state, cashWallet } of going) {
      try {
        await (state === 'queued' ? activateNext(app, cashWallet) : advance(app, id))
      } catch (error) {
        app.log.error({ error, bonus: id }, 'a bonus could not be advanced') // the others go on
      }
    }
    after = going.at(-1)
    if (going.length < PAGE) return
  }
}

/** Settles what came back to bonuses after their end. */
async function settleAllLate(app: App): Promise<void> {
  for (const id of await lateGrants(app.db)) {
    try {
      await settleLate(app, id)
    } catch (error) {
      app.log.error({ error, bonus: id }, 'money returned to an ended bonus could not be settled') // the others go on
    }
  }
}

/** Makes the calls to vendors that are due, and gives what came after the end of an order. */
export async function advanceOrders(app: App): Promise<void> {
  for (const id of await dueOrders(app.db, app.clock.now(), CALLS)) {
    try {
      await advanceOrder(app, id)
    } catch (error) {
      app.log.error({ error, order: id }, 'free rounds of a vendor could not be advanced') // the others go on
    }
  }
  for (const id of await lateOrders(app.db)) await giveLateWins(app, id)
}

export const bonusesJobs: readonly Job[] = [
  {
    name: 'bonuses.advance',
    says: 'Converts bonuses whose wagering is complete, ends expired ones and activates the next.',
    cron: '* * * * *',
    async run(app) {
      await settleAllLate(app)
      await advanceAll(app)
    },
  },
  {
    name: 'bonuses.vendorRounds',
    says: 'Orders free rounds at vendors, asks how they stand, and pays wins whose calls were lost.',
    everySeconds: 20,
    run: advanceOrders,
  },
]
