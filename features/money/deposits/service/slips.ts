import { inTransaction } from '#db/pool.ts'
import { takePicture, type No } from '#features/platform/images/public.ts'
import { lockByDeposit, noteSent } from '#features/money/p2p-payouts/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { deposits } from '../contract/member.ts'
import { maySendSlip } from '../rules/states.ts'
import { depositOf, lockDeposit, setInReview } from '../store/deposits.ts'
import { addEvent, depositSlips } from '../store/events.ts'
import { tellDeposit } from './tell.ts'
import { fullView } from './view.ts'

type SendSlip = typeof deposits.sendSlip

const no: No<Refusal<SendSlip>> = {
  missing: { refused: 'deposits.slipMissing' },
  notPicture: { refused: 'deposits.slipNotPicture' },
  tooBig: (megapixels) => ({ refused: 'deposits.slipTooBig', detail: { megapixels } }),
}

/** Stores the re-encoded picture, and puts the transfer into the review queue. */
export async function sendSlip(
  app: App,
  { params, files }: Given<SendSlip>,
  call: CallFor<SendSlip>,
): Promise<Reply<SendSlip> | Refusal<SendSlip>> {
  const row = await depositOf(app.db, call.member.id, params.id)
  if (!row) return { refused: 'deposits.unknown' }
  const isMatched = row.kind === 'member'
  if (!maySendSlip(row, call.now)) return { refused: 'deposits.slipNotExpected' }
  const receiptMinutes = await settingOf(app, row.merchant, 'receiptMinutes')
  const refused = await takePicture<Refusal<SendSlip>>(app.files, files[0], no, (kept) =>
    inTransaction(app.db, async (tx) => {
      if (isMatched) await lockByDeposit(tx, row.id)
      const locked = await lockDeposit(tx, row.id)
      if (!locked || !maySendSlip(locked, call.now)) return { refused: 'deposits.slipNotExpected' }
      if (await depositSlips.has(tx, row.id, kept.sha256)) return 'known'
      await depositSlips.insert(tx, row.id, { ...kept, at: call.now })
      await setInReview(tx, row.id)
      await addEvent(tx, row.id, { at: call.now, what: 'slipSent' })
      if (isMatched) await noteSent(tx, row.id, { now: call.now, receiptMinutes })
      return null
    }),
  )
  if (refused) return refused
  await tellDeposit(app, { ...row, state: 'inReview' })
  const fresh = await depositOf(app.db, call.member.id, row.id)
  return fullView(app, app.db, fresh ?? row, call)
}
