import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import { pageOf, windowOf } from '#db/review/pages.ts'
import { placedById } from '#features/agents/tree/public.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { contractsOffice } from '../contract/office.ts'
import { contractKinds, termsGiven } from '../rules/terms.ts'
import {
  changeState,
  contractById,
  insertOffer,
  listContracts,
  lockKind,
  type ContractRow,
} from '../store/contracts.ts'
import { end } from './act.ts'
import { checkTerms, endingBelow, expiresAt, isKindOn, maximumPpm } from './offer.ts'
import { endsShown, shown } from './shown.ts'
import { tellActed, tellEnded, tellOffered } from './messages.ts'
import { tellContracts } from './tell.ts'

type Office = typeof contractsOffice

const PAGE = 50
/** Setting agentRateMost is in hundredths of a percent. */
const PPM_PER_BP = 100

export async function listForOffice(
  app: App,
  { query: { merchant, kind, member, isOpen, ...asked } }: Given<Office['list']>,
): Promise<Reply<Office['list']> | Refusal<Office['list']>> {
  if (!(await app.merchants.byCode(merchant))) return { refused: 'contracts.unknownBrand' }
  const window = windowOf(asked, PAGE)
  const of = {
    merchant,
    kind,
    isOpen: isOpen && isOpen === 'yes',
    ...(member === undefined ? {} : { memberId: member }),
  }
  const page = pageOf(await listContracts(app.db, of, window), window)
  return { rows: page.shown.map((row) => ({ ...shown(row, null), upline: row.upline })), next: page.next }
}

/** What the brand's switches and settings allow; they are changed on the page of settings. */
export async function showRules(
  app: App,
  { query: { merchant } }: Given<Office['rules']>,
): Promise<Reply<Office['rules']> | Refusal<Office['rules']>> {
  const brand = await app.merchants.byCode(merchant)
  if (!brand) return { refused: 'contracts.unknownBrand' }
  const [kinds, days, payer, depth, rateBp] = await Promise.all([
    Promise.all(
      contractKinds.map(async (kind) => ({
        kind,
        isOn: await isKindOn(app, merchant, kind),
        maximumPpm: await maximumPpm(app, merchant, kind),
      })),
    ),
    settingOf(app, merchant, 'contractDays'),
    settingOf(app, merchant, 'contractPayer'),
    settingOf(app, merchant, 'agentDepth'),
    settingOf(app, merchant, 'agentRateMost'),
  ])
  return { currency: brand.currency, kinds, days, payer, depth, rebatePpm: rateBp * PPM_PER_BP }
}

/** A contract of the brand with a general agent; runs in the approval's transaction. */
export async function offerOfBrand(
  app: App,
  { body: { member: to, reason, ...given } }: Given<Office['offer']>,
  { operator, ip, now }: CallFor<Office['offer']>,
): Promise<Reply<Office['offer']> | Refusal<Office['offer']>> {
  const target = await placedById(app.db, to)
  if (!target) return { refused: 'contracts.unknownMember' }
  if (target.type !== 1) return { refused: 'contracts.notTop' }
  const terms = termsGiven(given)
  const refusal = await checkTerms(app, target.merchant, terms)
  if (refusal) return refusal
  const until = await expiresAt(app, target.merchant, now)
  const made = await inTransaction(app.db, async (tx) => {
    await lockKind(tx, target.merchant, terms.kind)
    const id = await insertOffer(tx, {
      ...terms,
      merchant: target.merchant,
      memberId: target.id,
      uplineId: null,
      offeredBy: null,
      now,
      expiresAt: until,
    })
    const row = id ? await contractById(tx, id) : null
    if (!row) return null
    await tellOffered(tx, row, now)
    await writeAudit(tx, {
      operator,
      action: 'contracts.offer',
      object: `member:${target.id}`,
      after: auditOf(row),
      reason,
      ip,
      now,
    })
    return row
  })
  if (!made) return { refused: 'contracts.alreadyOffered' }
  await tellContracts(app, [target.id])
  return {
    contract: shown(made, null),
    ends: endsShown(await endingBelow(app.db, target, { kind: terms.kind, terms })),
  }
}

/** Ends a contract, or withdraws an offer; runs in the approval's transaction. */
export async function endByOffice(
  app: App,
  { params: { id }, body: { reason } }: Given<Office['end']>,
  { operator, ip, now }: CallFor<Office['end']>,
): Promise<Reply<Office['end']> | Refusal<Office['end']>> {
  const done = await inTransaction(app.db, async (tx) => {
    const seen = await contractById(tx, id)
    if (!seen) return { refused: 'contracts.unknown' } as const
    await lockKind(tx, seen.merchant, seen.kind)
    const row = await contractById(tx, id)
    if (!row || !['offered', 'accepted', 'terminationAsked'].includes(row.state))
      return { refused: 'contracts.notNow' } as const
    const acted =
      row.state === 'offered'
        ? { row: await withdraw(), ended: [] }
        : await end(app, tx, row, { why: 'operator', now })
    if (row.state === 'offered') await tellActed(tx, acted.row, { act: 'withdraw', by: 'upline', now })
    else await tellEnded(tx, acted.row, now)
    await writeAudit(tx, {
      operator,
      action: 'contracts.end',
      object: `member:${row.memberId}`,
      before: auditOf(row),
      after: {
        state: acted.row.state,
        until: acted.row.untilAt?.toISOString() ?? null,
        endedBelow: acted.ended.length,
      },
      reason,
      ip,
      now,
    })
    return acted

    async function withdraw(): Promise<ContractRow> {
      await changeState(tx, { id, state: 'withdrawn', now })
      const after = await contractById(tx, id)
      if (!after) throw new Error(`contract ${id} is gone`)
      return after
    }
  })
  if ('refused' in done) return done
  const { row, ended } = done
  await tellContracts(app, [row.memberId, row.uplineId, ...ended.map(({ memberId }) => memberId)])
  return { contract: shown(row, null), ended: endsShown(ended) }
}

const auditOf = ({ number, kind, period, measure, tiers, state }: ContractRow) => ({
  number: number.toString(),
  kind,
  period,
  measure,
  state,
  tiers: tiers.map(({ from, ratePpm, lossPpm }) => `${from}: ${ratePpm} ${lossPpm}`).join(', '),
})
