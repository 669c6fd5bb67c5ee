import { inTransaction } from '#db/pool.ts'
import { transferReceived, transferSent } from '#features/money/transfers/postings.ts'
import { insertTransfer } from '#features/money/transfers/store.ts'
import { major } from '#kit/money.ts'
import { post } from '#ledger/posting.ts'
import { walletById } from '#ledger/wallets.ts'
import { MINUTE_MS, later, type Resident, type World } from '../world.ts'

type Plan = {
  readonly sender: string
  readonly receiver: string
  readonly direction: 'up' | 'down'
  readonly distance: number
  readonly units: number
  readonly minutesAgo: number
}

/** To the upline, further up, and down again. */
const plans: readonly Plan[] = [
  { sender: 'linh', receiver: 'hoaagent', direction: 'up', distance: 1, units: 120_000, minutesAgo: 6 },
  { sender: 'hoaagent', receiver: 'duc', direction: 'up', distance: 1, units: 60_000, minutesAgo: 5 },
  { sender: 'duc', receiver: 'linh', direction: 'down', distance: 2, units: 20_000, minutesAgo: 4 },
]

/** Transfers between the members of one line today (CSH-04). */
export async function tellTransfers(world: World, find: (account: string) => Resident): Promise<void> {
  for (const { sender, receiver, units, minutesAgo, ...way } of plans)
    await send(world, { ...way, units, from: find(sender), to: find(receiver), minutesAgo })
}

type Sending = Omit<Plan, 'sender' | 'receiver'> & { readonly from: Resident; readonly to: Resident }

async function send({ owner, now }: World, { from, to, units, minutesAgo, ...way }: Sending): Promise<void> {
  const amount = major(units)
  const at = later(now, -minutesAgo * MINUTE_MS)
  await inTransaction(owner, async (tx) => {
    const wallet = await walletById(tx, from.wallet)
    if (!wallet || wallet.balance - wallet.held < amount) return // the random demo data left too little
    const { merchant, currency } = from
    const { id } = await insertTransfer(tx, {
      ...way,
      merchant,
      currency,
      amount,
      at,
      sender: from.id,
      receiver: to.id,
    })
    const common = { amount, ref: id, detail: 'line' }
    const legs = await post(
      tx,
      [
        { ...common, posting: transferSent, key: `transfer:${id}:sent`, wallet: from.wallet },
        { ...common, posting: transferReceived, key: `transfer:${id}:received`, wallet: to.wallet },
      ],
      { at },
    )
    if (legs.some(({ status }) => status !== 'ok'))
      throw new Error(`seed: ${from.account} could not send ${amount}`)
  })
}
