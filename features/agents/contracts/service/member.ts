import type { Given, Refusal, Reply } from '#contract/route.ts'
import { pageOf, windowOf } from '#db/review/pages.ts'
import {
  actorOf,
  hasRight,
  principalOf,
  rootOf,
  targetOf,
  type Placed,
} from '#features/agents/tree/public.ts'
import type { CallFor, MemberCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { contracts } from '../contract/member.ts'
import { termsGiven, type ContractKind, type Terms } from '../rules/terms.ts'
import {
  contractById,
  downlineAgents,
  insertOffer,
  listContracts,
  lockKind,
  offerOf,
  openOf,
  termsOf,
  validOf,
  type ContractRow,
} from '../store/contracts.ts'
import { actIn } from './act.ts'
import {
  beginsAt,
  checkOwn,
  checkTerms,
  endingBelow,
  expiresAt,
  isKindOn,
  maximumPpm,
  type Ending,
} from './offer.ts'
import { endsShown, partyOf, requestOf, shown } from './shown.ts'
import { tellOffered } from './messages.ts'
import { tellContracts } from './tell.ts'

type Routes = typeof contracts
type NoRight = { readonly refused: 'agents.noRight' }

const PAGE = 20
const noRight = { refused: 'agents.noRight' } as const

/** The agent for whom the caller works, if it may act on contracts. */
async function principal(app: App, member: MemberCaller) {
  const actor = await actorOf(app, member)
  return hasRight(actor, 'contracts') ? { actor, id: principalOf(actor) } : null
}

/** The contract of a kind that waits for the agent's answer: an offer before a termination. */
async function waitingOf(
  app: App,
  memberId: bigint,
  kind: ContractKind,
  now: Date,
): Promise<ContractRow | null> {
  const offer = await offerOf(app.db, { memberId, kind }, now)
  if (offer) return offer
  const valid = await validOf(app.db, { memberId, kind })
  return valid && requestOf(valid, 'member') === 'termination' ? valid : null
}

async function endsOf(
  app: App,
  own: { readonly id: bigint; readonly line: Placed['line'] },
  row: ContractRow,
): Promise<Ending[]> {
  const terms = row.state === 'offered' ? termsOf(row) : null
  return endingBelow(app.db, own, { kind: row.kind, terms })
}

export async function showWaiting(
  app: App,
  kind: ContractKind,
  { member, now }: CallFor<Routes['dividend']>,
) {
  const by = await principal(app, member)
  if (!by) return noRight
  const row = await waitingOf(app, by.id, kind, now)
  if (!row) return { request: 'none' as const, contract: null, ends: [] }
  const own = { id: by.id, line: rootOf(by.actor) }
  return {
    request: requestOf(row, 'member'),
    contract: shown(row, 'member'),
    ends: endsShown(await endsOf(app, own, row)),
  }
}

export async function showOverview(
  app: App,
  { query: { kind } }: Given<Routes['overview']>,
  call: CallFor<Routes['overview']>,
): Promise<Reply<Routes['overview']> | Refusal<Routes['overview']>> {
  const { member, now } = call
  if (!(await isKindOn(app, member.merchant, kind))) return { refused: 'contracts.kindOff' }
  const by = await principal(app, member)
  if (!by) return noRight
  const own = await validOf(app.db, { memberId: by.id, kind })
  const waiting = await waitingOf(app, by.id, kind, now)
  const place = { id: by.id, line: rootOf(by.actor) }
  const period = waiting?.period ?? own?.period ?? termsGiven({ kind, tiers: [] }).period
  return {
    currency: member.currency,
    own: own && shown(own, 'member'),
    waiting: waiting && shown(waiting, 'member'),
    ends: waiting ? endsShown(await endsOf(app, place, waiting)) : [],
    nextFrom: await beginsAt(app, member.merchant, period, now),
    maximumPpm: await maximumPpm(app, member.merchant, kind),
  }
}

export async function listGiven(
  app: App,
  { query: { kind, ...asked } }: Given<Routes['given']>,
  { member, now }: CallFor<Routes['given']>,
): Promise<Reply<Routes['given']> | NoRight> {
  const by = await principal(app, member)
  if (!by) return noRight
  const window = windowOf(asked, PAGE)
  const { shown: agents, next } = pageOf(await downlineAgents(app.db, by.id, window), window)
  const open = Map.groupBy(
    await openOf(
      app.db,
      agents.map(({ id }) => id),
      kind,
      now,
    ),
    ({ memberId }) => memberId,
  )
  const rows = agents.map(({ id, account }) => {
    const own = open.get(id) ?? []
    const offer = own.find(({ state }) => state === 'offered')
    const valid = own.find(({ state }) => state !== 'offered')
    return {
      member: { id, account },
      contract: valid ? shown(valid, partyOf(valid, by.id)) : null,
      offer: offer ? shown(offer, partyOf(offer, by.id)) : null,
    }
  })
  return { rows, next }
}

export async function listHistory(
  app: App,
  { query: { kind, side, ...asked } }: Given<Routes['history']>,
  { member }: CallFor<Routes['history']>,
): Promise<Reply<Routes['history']> | NoRight> {
  const by = await principal(app, member)
  if (!by) return noRight
  const window = windowOf(asked, PAGE)
  const of = side === 'own' ? { memberId: by.id, kind } : { uplineId: by.id, kind }
  const page = pageOf(await listContracts(app.db, of, window), window)
  return { rows: page.shown.map((row) => shown(row, partyOf(row, by.id))), next: page.next }
}

type OfferRefused = Refusal<Routes['preview']>

/** The receiver and the terms of an offer, or why it cannot be made. */
async function checkOffer(
  app: App,
  { body: { member: to, ...given } }: Given<Routes['preview']>,
  member: MemberCaller,
): Promise<{ readonly by: bigint; readonly target: Placed; readonly terms: Terms } | OfferRefused> {
  const by = await principal(app, member)
  if (!by) return noRight
  const target = await targetOf(app.db, by.actor, { id: to, act: 'contract' })
  if (!target) return { refused: 'agents.unknownMember' }
  if (target.type !== 2) return { refused: 'contracts.notAnAgent' }
  const terms = termsGiven(given)
  const refusal = await checkTerms(app, member.merchant, terms)
  if (refusal) return refusal
  const rule = await checkOwn(app.db, by.id, terms)
  return rule ? { refused: rule } : { by: by.id, target, terms }
}

export async function previewOffer(
  app: App,
  input: Given<Routes['preview']>,
  { member, now }: CallFor<Routes['preview']>,
): Promise<Reply<Routes['preview']> | OfferRefused> {
  const checked = await checkOffer(app, input, member)
  if ('refused' in checked) return checked
  const { target, terms } = checked
  return {
    ends: endsShown(await endingBelow(app.db, target, { kind: terms.kind, terms })),
    fromAt: await beginsAt(app, member.merchant, terms.period, now),
  }
}

export async function makeOffer(
  app: App,
  input: Given<Routes['offer']>,
  call: CallFor<Routes['offer']>,
): Promise<Reply<Routes['offer']> | Refusal<Routes['offer']> | { refused: 'idempotency.conflict' }> {
  const { member, now } = call
  const checked = await checkOffer(app, input, member)
  if ('refused' in checked) return checked
  const { by, target, terms } = checked
  const until = await expiresAt(app, member.merchant, now)
  const made = await withIdempotency(
    app.db,
    call,
    async (
      tx,
    ): Promise<
      { id: string } | { refused: 'contracts.alreadyOffered' | 'contracts.noneOwn' | 'contracts.aboveOwn' }
    > => {
      await lockKind(tx, member.merchant, terms.kind)
      const rule = await checkOwn(tx, by, terms)
      if (rule) return { refused: rule }
      const id = await insertOffer(tx, {
        ...terms,
        merchant: member.merchant,
        memberId: target.id,
        uplineId: by,
        offeredBy: member.id,
        now,
        expiresAt: until,
      })
      if (!id) return { refused: 'contracts.alreadyOffered' }
      const made = await contractById(tx, id)
      if (made) await tellOffered(tx, made, now)
      return { id }
    },
  )
  if ('refused' in made) return made
  const row = await contractById(app.db, made.id)
  if (!row) throw new Error(`contract ${made.id} is gone`)
  await tellContracts(app, [target.id, by])
  return {
    contract: shown(row, 'upline'),
    ends: endsShown(await endingBelow(app.db, target, { kind: terms.kind, terms })),
  }
}

type Act = Routes['act']

export async function actAsParty(
  app: App,
  { id, act }: { readonly id: string; readonly act: Given<Act>['body']['act'] },
  call: CallFor<Act>,
): Promise<Reply<Act> | Refusal<Act> | { refused: 'idempotency.conflict' }> {
  const by = await principal(app, call.member)
  if (!by) return noRight
  const done = await withIdempotency(app.db, call, async (tx) => {
    const acted = await actIn(app, tx, { id, act, party: (row) => partyOf(row, by.id), now: call.now })
    if ('refused' in acted) return acted
    return {
      contract: shown(acted.row, partyOf(acted.row, by.id)),
      ended: endsShown(acted.ended),
      told: [acted.row.memberId, acted.row.uplineId, ...acted.ended.map(({ memberId }) => memberId)],
    }
  })
  if ('refused' in done) return done
  const { told, ...reply } = done
  await tellContracts(app, told)
  return reply
}

/** The relay call: accept or reject what waits, an offer or a termination. */
export async function answerWaiting(
  app: App,
  { kind, answer }: { readonly kind: ContractKind; readonly answer: 'accept' | 'reject' },
  call: CallFor<Act>,
): Promise<Reply<Act> | Refusal<Act> | { refused: 'idempotency.conflict' }> {
  const by = await principal(app, call.member)
  if (!by) return noRight
  const row = await waitingOf(app, by.id, kind, call.now)
  if (!row) return { refused: 'contracts.unknown' }
  const isOffer = row.state === 'offered'
  const act = answer === 'accept' ? (isOffer ? 'accept' : 'agree') : isOffer ? 'reject' : 'refuse'
  return actAsParty(app, { id: row.id, act }, call)
}
