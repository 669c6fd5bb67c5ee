import { inTransaction } from '#db/pool.ts'
import { takePicture, type No } from '#features/platform/images/public.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import { currencies } from '#kit/currency.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { p2pPayouts } from '../contract.ts'
import { decideAnswer } from '../rules.ts'
import {
  awaitedMatches,
  hasProof,
  insertProof,
  matchById,
  matchesOf,
  referenceOf,
  setDisputed,
  type MatchRow,
} from '../store/matches.ts'
import { lockMatch, receiveMatch, type AfterCommit } from './receive.ts'
import { tellMatch } from './tell.ts'

type Contract = typeof p2pPayouts
type Answered = Contract['answer']
type SendProof = Contract['sendProof']
type View = Reply<Answered>

/** Maximum number of pictures per match. */
const MOST_PROOFS = 3

export function matchView(row: MatchRow): View {
  return {
    id: row.id,
    reference: referenceOf(row.number),
    amount: row.amount,
    currency: row.currency,
    state: row.state,
    sentAt: row.sentAt,
    confirmBy: row.confirmBy,
    arrived: row.arrived,
    remaining: row.arrived === null ? null : row.amount - row.arrived,
    isAuto: row.isAuto,
    reason: row.reason,
    proofs: row.proofs,
  }
}

export async function listMine(
  app: App,
  { params }: Given<Contract['mine']>,
  { member }: CallFor<Contract['mine']>,
): Promise<Reply<Contract['mine']>> {
  return { rows: (await matchesOf(app.db, member.id, params.id)).map(matchView) }
}

/**
 * A receiver's pending confirmations: reported payments without an answer, for members who cannot open the withdrawal (R8, decision
 * 46).
 */
export async function awaitedOf(app: App, memberId: bigint): Promise<View[]> {
  return (await awaitedMatches(app.db, memberId)).map(matchView)
}

/** The receiver's answer; "all" credits the depositor immediately, a part or nothing waits for an operator. */
export async function answerMatch(
  app: App,
  { params, body }: Given<Answered>,
  call: CallFor<Answered>,
): Promise<Reply<Answered> | Refusal<Answered> | { refused: 'idempotency.conflict' }> {
  const { member, now } = call
  const after: AfterCommit[] = []
  const done = await withIdempotency(
    app.db,
    call,
    async (tx): Promise<{ done: true } | Refusal<Answered>> => {
      const match = await lockMatch(tx, params.id)
      if (!match || match.receiverId !== member.id) return { refused: 'matching.unknown' }
      const decision = decideAnswer({ ...match, unit: currencies[match.currency].payable }, body)
      if ('refused' in decision) return decision
      if (decision.does === 'dispute') {
        await setDisputed(tx, match.id, decision.arrived)
        after.push(() => tellMatch(app, match))
      }
      if (decision.does === 'receive')
        after.push(await receiveMatch(app, tx, match, { arrived: match.amount, now }))
      return { done: true }
    },
  )
  if ('refused' in done) return done
  for (const tell of after) await tell()
  const fresh = await matchById(app.db, params.id)
  return fresh ? matchView(fresh) : { refused: 'matching.unknown' }
}

const no: No<Refusal<SendProof>> = {
  missing: { refused: 'matching.proofMissing' },
  notPicture: { refused: 'matching.proofNotPicture' },
  tooBig: (megapixels) => ({ refused: 'matching.proofTooBig', detail: { megapixels } }),
}

/** Stores the receiver's evidence, re-encoded. */
export async function sendProof(
  app: App,
  { params, files }: Given<SendProof>,
  { member, now }: CallFor<SendProof>,
): Promise<Reply<SendProof> | Refusal<SendProof>> {
  const match = await matchById(app.db, params.id)
  if (!match || match.receiverId !== member.id) return { refused: 'matching.unknown' }
  if (match.state !== 'disputed') return { refused: 'matching.notDisputed' }
  const refused = await takePicture<Refusal<SendProof>>(app.files, files[0], no, ({ file, sha256 }) =>
    inTransaction(app.db, async (tx) => {
      const locked = await lockMatch(tx, match.id)
      if (locked?.state !== 'disputed') return { refused: 'matching.notDisputed' }
      if (await hasProof(tx, match.id, sha256)) return 'known'
      if (locked.proofs >= MOST_PROOFS)
        return { refused: 'matching.tooManyProofs', detail: { most: MOST_PROOFS } }
      await insertProof(tx, { match: match.id, file, sha256, at: now })
      return null
    }),
  )
  if (refused) return refused
  await tellMatch(app, match)
  return matchView((await matchById(app.db, match.id)) ?? match)
}
