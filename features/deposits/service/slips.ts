import { createHash } from 'node:crypto'
import { inTransaction } from '#db/pool.ts'
import { dropPicture, keepPicture, makePicture } from '#features/files/door.ts'
import { lockByDeposit, noteSent } from '#features/matching/door.ts'
import { settingOf } from '#features/settings/door.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { House } from '#server/house.ts'
import type { deposits } from '../contract/member.ts'
import { maySendSlip } from '../rules/states.ts'
import { depositOf, lockDeposit, setState } from '../store/deposits.ts'
import { addEvent, insertSlip } from '../store/events.ts'
import { tellDeposit } from './tell.ts'
import { fullView } from './view.ts'

type SendSlip = typeof deposits.sendSlip

/** Keeps the picture, made anew from its pixels, and puts the transfer into the review queue. */
export async function sendSlip(
  house: House,
  { params, files }: Given<SendSlip>,
  call: CallFor<SendSlip>,
): Promise<Reply<SendSlip> | Refusal<SendSlip>> {
  const row = await depositOf(house.db, call.member.id, params.id)
  if (!row) return { refused: 'deposits.unknown' }
  const isMatched = row.kind === 'member'
  if (!maySendSlip(row.state) || row.kind === 'hosted') return { refused: 'deposits.slipNotExpected' }
  const [upload] = files
  if (!upload) return { refused: 'deposits.slipMissing' }
  const picture = await makePicture(upload.bytes)
  if ('refused' in picture) {
    return picture.refused === 'tooManyPixels'
      ? { refused: 'deposits.slipTooBig', detail: { megapixels: picture.mostMegapixels } }
      : { refused: 'deposits.slipNotPicture' }
  }
  const receiptMinutes = await settingOf(house, row.merchant, 'receiptMinutes')
  const file = await keepPicture(house.config.DATA_DIR, picture.jpeg)
  const isTaken = await inTransaction(house.db, async (tx) => {
    if (isMatched) await lockByDeposit(tx, row.id)
    const locked = await lockDeposit(tx, row.id)
    if (!locked || !maySendSlip(locked.state)) return false
    const sha256 = createHash('sha256').update(picture.jpeg).digest()
    await insertSlip(tx, { deposit: row.id, file, bytes: picture.jpeg.length, sha256, at: call.now })
    await setState(tx, row.id, 'inReview')
    await addEvent(tx, row.id, { at: call.now, what: 'slipSent' })
    if (isMatched) await noteSent(tx, row.id, { now: call.now, receiptMinutes })
    return true
  })
  if (!isTaken) {
    await dropPicture(house.config.DATA_DIR, file)
    return { refused: 'deposits.slipNotExpected' }
  }
  await tellDeposit(house, { ...row, state: 'inReview' })
  const fresh = await depositOf(house.db, call.member.id, row.id)
  return fullView(house, house.db, fresh ?? row, call)
}
