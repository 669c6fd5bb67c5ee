import { inTransaction } from '#db/pool.ts'
import { takePicture, type No } from '#features/platform/images/public.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { withdrawals } from '../../contract/member.ts'
import { addEvent } from '../../store/facts.ts'
import { payoutProofs } from '../../store/proofs.ts'
import { lockWithdrawal, withdrawalOf } from '../../store/withdrawals.ts'
import { tellWithdrawal } from '../tell.ts'
import { fullView } from '../view.ts'

type SendProof = typeof withdrawals.sendProof

/** Maximum number of pictures per withdrawal. */
const MOST_PROOFS = 3

const no: No<Refusal<SendProof>> = {
  missing: { refused: 'withdrawals.proofMissing' },
  notPicture: { refused: 'withdrawals.proofNotPicture' },
  tooBig: (megapixels) => ({ refused: 'withdrawals.proofTooBig', detail: { megapixels } }),
}

/** Stores the receiver's evidence, re-encoded, for the operator who decides. */
export async function sendProof(
  app: App,
  { params, files }: Given<SendProof>,
  call: CallFor<SendProof>,
): Promise<Reply<SendProof> | Refusal<SendProof>> {
  const row = await withdrawalOf(app.db, call.member.id, params.id)
  if (!row) return { refused: 'withdrawals.unknown' }
  if (row.state !== 'disputed') return { refused: 'withdrawals.notDisputed' }
  const refused = await takePicture<Refusal<SendProof>>(app.files, files[0], no, (kept) =>
    inTransaction(app.db, async (tx) => {
      const locked = await lockWithdrawal(tx, row.id)
      if (locked?.state !== 'disputed') return { refused: 'withdrawals.notDisputed' }
      if (await payoutProofs.has(tx, row.id, kept.sha256)) return 'known'
      if (locked.proofs >= MOST_PROOFS)
        return { refused: 'withdrawals.tooManyProofs', detail: { most: MOST_PROOFS } }
      await payoutProofs.insert(tx, row.id, { ...kept, at: call.now })
      await addEvent(tx, row.id, { at: call.now, what: 'proofSent' })
      return null
    }),
  )
  if (refused) return refused
  await tellWithdrawal(app, row)
  const fresh = await withdrawalOf(app.db, call.member.id, row.id)
  return fullView(app, app.db, fresh ?? row)
}
