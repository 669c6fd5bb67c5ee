import { inTransaction } from '#db/pool.ts'
import { dropPicture, keepPicture, makePictures } from '#features/platform/images/public.ts'
import { rulesFor } from '#features/compliance/limits/public.ts'
import { dayIn } from '#kit/day.ts'
import type { Minor } from '#kit/money.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { kyc } from '../contract/member.ts'
import { leastPictures, levelOf } from '../rules/id-documents.ts'
import { requestOf, sumsOf } from '../store/facts.ts'
import { checkById, checksOf, insertCheck, type CheckRow } from '../store/id-documents.ts'
import { deposited, isProved, leftOf, withdrawn } from './stand.ts'
import { tellIdDocuments } from './tell.ts'

type Member = typeof kyc

export function checkView({ id, number, kind, state, sentAt, decidedAt, expiresOn, ...row }: CheckRow) {
  const { rejection, note } = row
  return { id, number: `P-${number}`, kind, state, sentAt, decidedAt, expiresOn, rejection, note }
}

function way(from: Minor | null, soFar: Minor) {
  return from === null ? null : { from, soFar, left: leftOf(soFar, from) }
}

/** The member's verification status, and which rules require documents. */
export async function showOwn(app: App, { member, merchant, now }: CallFor<Member['mine']>) {
  const [rules, checks, request, sums] = await Promise.all([
    rulesFor(app, { merchant: member.merchant, memberId: member.id }),
    checksOf(app.db, member.id),
    requestOf(app.db, member.id),
    sumsOf(app.db, member.id, now),
  ])
  return {
    level: levelOf(checks, dayIn(merchant.timeZone, now)),
    pack: rules.name,
    deposits: way(deposited(rules.terms), sums.deposits),
    withdrawals: way(withdrawn(rules.terms), sums.withdrawals),
    request: request && { reason: request.reason, at: request.askedAt },
    checks: checks.map(checkView),
  }
}

/** Stores a document; its pictures are re-encoded from their pixels and encrypted before anything is written (C2, O8). */
export async function sendIdDocument(
  app: App,
  { body: { kind }, files }: Given<Member['send']>,
  { member, merchant, now }: CallFor<Member['send']>,
) {
  const least = leastPictures[kind]
  if (files.length < least) return { refused: 'papers.tooFewPictures', detail: { least } } as const
  if (await isProved(app.db, { memberId: member.id, zone: merchant.timeZone, now }))
    return { refused: 'papers.proved' } as const
  const made = await makePictures(files, no)
  if ('refused' in made) return made
  const names = await Promise.all(made.map((jpeg) => keepSealed(app, jpeg)))
  let isKept = false
  try {
    const id = await inTransaction(app.db, (tx) =>
      insertCheck(tx, { merchant: member.merchant, memberId: member.id, kind, files: names, now }),
    )
    if (id === null) return { refused: 'papers.waiting' } as const
    isKept = true
    await tellIdDocuments(app, member.id)
    const row = await checkById(app.db, id, member.merchant)
    if (!row) throw new Error(`paper ${id} is not there`)
    return checkView(row)
  } finally {
    if (!isKept) await Promise.all(names.map((name) => dropPicture(app.files, name)))
  }
}

const no = {
  notPicture: { refused: 'papers.notPicture' },
  tooBig: (megapixels: number) => ({ refused: 'papers.pictureTooBig', detail: { megapixels } }) as const,
} as const

/** Encrypts a picture with our own key, so that access to the disk reveals nothing. */
export function keepSealed(app: App, jpeg: Uint8Array): Promise<string> {
  const sealed = app.vault.close('papers', Buffer.from(jpeg).toString('base64'))
  return keepPicture(app.files, sealed)
}
