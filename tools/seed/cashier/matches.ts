import { createHash } from 'node:crypto'
import { inTransaction, type Tx } from '#db/pool.ts'
import { maybe, sql } from '#db/rows.ts'
import { addEvent, depositSlips } from '#features/money/deposits/store/events.ts'
import { setState } from '#features/money/deposits/store/deposits.ts'
import { openMethods, type MethodRow } from '#features/money/deposits/store/methods.ts'
import { keepPicture, makePicture } from '#features/platform/images/public.ts'
import { insertMatch, insertProof, setDisputed, setSent } from '#features/money/p2p-payouts/store/matches.ts'
import { changeOffer } from '#features/money/p2p-payouts/store/offers.ts'
import { matchedPayee } from '#features/money/withdrawals/public.ts'
import { major, type Minor } from '#kit/money.ts'
import { openDeposit } from './deposits.ts'
import { drawSlip } from './slip.ts'
import { MINUTE_MS, later, type Resident, type World } from '../world.ts'

type Part = {
  /** The payer, and the withdrawal. */
  readonly sender: string
  readonly receiver: string
  readonly minutesAgo: number
  /** The receiver's response; null while there is none. */
  readonly arrived: Minor | null
}

/** Half an hour, the setting's default. */
const CONFIRM_MS = 30 * MINUTE_MS
const AMOUNT = major(100_000)

const parts: readonly Part[] = [
  { sender: 'quanghuy', receiver: 'phuonglan', minutesAgo: 19, arrived: major(60_000) },
  { sender: 'ngocanh', receiver: 'phuonglan', minutesAgo: 8, arrived: null },
]

/** Peer-to-peer payouts: one transfer waits for its receiver's confirmation, another was paid in part only. */
export async function tellMatches(world: World, find: (account: string) => Resident): Promise<void> {
  for (const part of parts) {
    const sender = find(part.sender)
    const methods = await openMethods(world.app.db, sender.merchant, sender.currency)
    const method = methods.find(({ kind }) => kind === 'member')
    if (method) await tellMatch(world, { ...part, sender, receiver: find(part.receiver), method })
  }
}

type Told = Omit<Part, 'sender' | 'receiver'> & {
  readonly sender: Resident
  readonly receiver: Resident
  readonly method: MethodRow
}

async function tellMatch(world: World, { sender, receiver, method, ...part }: Told): Promise<void> {
  const at = later(world.now, -part.minutesAgo * MINUTE_MS)
  const past = { resident: sender, amount: AMOUNT, at }
  await inTransaction(world.owner, async (tx) => {
    const offer = await offerOf(tx, receiver)
    if (!offer || offer.open < AMOUNT + method.least) return // the random demo data left too little to share
    const payee = await matchedPayee(tx, offer.withdrawal)
    const { id } = await openDeposit(tx, past, method)
    await changeOffer(tx, offer.withdrawal, { open: -AMOUNT })
    const match = await insertMatch(tx, {
      withdrawal: offer.withdrawal,
      deposit: id,
      amount: AMOUNT,
      now: at,
    })
    const slip = await keep(world, await drawSlip(past, { ...method, account: payee }))
    const sentAt = later(at, 3 * MINUTE_MS)
    await depositSlips.insert(tx, id, { ...slip, at: sentAt })
    await setState(tx, id, 'inReview')
    await addEvent(tx, id, { at: sentAt, what: 'slipSent' })
    await setSent(tx, match, sentAt, later(sentAt, CONFIRM_MS))
    if (part.arrived === null) return
    await setDisputed(tx, match, part.arrived)
    const came = { resident: sender, amount: part.arrived, at: later(at, 5 * MINUTE_MS) }
    const proof = await keep(world, await drawSlip(came, { ...method, account: payee }))
    await insertProof(tx, { match, file: proof.file, sha256: proof.sha256, at: later(at, 9 * MINUTE_MS) })
  })
}

async function offerOf(tx: Tx, { id }: Resident): Promise<{ withdrawal: string; open: Minor } | null> {
  return maybe(
    tx,
    sql<{ withdrawal: string; open: Minor }>`
      select withdrawal, open
      from payout_offer
      where member_id = ${id} and state = 'open'
      order by created_at
      limit 1
    `,
  )
}

async function keep(
  { app }: World,
  drawn: Buffer,
): Promise<{ readonly file: string; readonly bytes: number; readonly sha256: Buffer }> {
  const picture = await makePicture(drawn)
  if ('refused' in picture) throw new Error('seed: what was drawn is no picture')
  const file = await keepPicture(app.files, picture.jpeg)
  return {
    file,
    bytes: picture.jpeg.length,
    sha256: createHash('sha256').update(picture.jpeg).digest(),
  }
}
