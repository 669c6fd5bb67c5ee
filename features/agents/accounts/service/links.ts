import { randomInt } from 'node:crypto'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction, type Tx } from '#db/pool.ts'
import { codeFrom, stateOf } from '#features/account/invitations/rules.ts'
import { changeMemberType, closeInvite, openInvite } from '#features/account/members/public.ts'
import { agentWith } from '#features/agents/centre/public.ts'
import { insertRates, principalOf, ratesAt } from '#features/agents/tree/public.ts'
import { siteAddressOf } from '#features/platform/merchants/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { agentAccounts } from '../contract.ts'
import { presetOf } from '../rules/preset.ts'
import { insertLink, linksBy, linksOf, openLinks } from '../store/links.ts'
import { placeFor, presetProblem } from './place.ts'

type Contract = typeof agentAccounts

const DAY_MS = 86_400_000
const CODE_LENGTH = 10
const MOST_OPEN = 50
const MOST_SHOWN = 200

async function addressOf(app: App, merchant: string): Promise<(code: string) => string> {
  const site = await siteAddressOf(app, merchant)
  return (code) => `${site}/register?affiliateCode=${code}`
}

export async function listLinks(
  app: App,
  call: CallFor<Contract['links']>,
): Promise<Reply<Contract['links']> | Refusal<Contract['links']>> {
  const actor = await agentWith(app, call, 'register')
  if ('refused' in actor) return actor
  const [rows, address] = await Promise.all([
    linksOf(app.db, principalOf(actor), MOST_SHOWN),
    addressOf(app, actor.merchant),
  ])
  return {
    list: rows.map(({ isOpen, rates, ...row }) => ({
      ...row,
      rates: [...rates],
      address: address(row.code),
      state: stateOf({ isOpen, ...row }, call.now),
    })),
  }
}

export async function addLink(
  app: App,
  { body }: Given<Contract['addLink']>,
  call: CallFor<Contract['addLink']>,
): Promise<Reply<Contract['addLink']> | Refusal<Contract['addLink']>> {
  const { now } = call
  const actor = await agentWith(app, call, 'register')
  if ('refused' in actor) return actor
  const place = await placeFor(app, actor, body.kind)
  if ('refused' in place) return place
  const preset = await presetProblem(app.db, actor, { rates: body.rates, now })
  if (preset) return preset
  const { merchant } = actor
  const owner = principalOf(actor)
  const code = codeFrom(Array.from({ length: CODE_LENGTH }, () => randomInt(32)))
  const { kind, rates, note, usesMost, days } = body
  const expiresAt = days === null ? null : new Date(now.getTime() + days * DAY_MS)
  const isMade = await inTransaction(app.db, async (tx) => {
    if ((await openLinks(tx, owner, now)) >= MOST_OPEN) return false
    if (!(await openInvite(tx, { merchant, code, memberId: owner, kind: 'affiliate', usesMost, expiresAt })))
      throw new Error('agent links: a random code came twice')
    await insertLink(tx, { merchant, code, owner, kind, rates, note, now })
    return true
  })
  if (!isMade) return { refused: 'agentAccounts.tooMany', detail: { most: MOST_OPEN } }
  return { code, address: (await addressOf(app, merchant))(code) }
}

export async function closeLink(
  app: App,
  { params }: Given<Contract['closeLink']>,
  call: CallFor<Contract['closeLink']>,
): Promise<Reply<Contract['closeLink']> | Refusal<Contract['closeLink']>> {
  const actor = await agentWith(app, call, 'register')
  if ('refused' in actor) return actor
  const of = { merchant: actor.merchant, code: params.code, memberId: principalOf(actor), now: call.now }
  const isClosed = await inTransaction(app.db, (tx) => closeInvite(tx, of))
  return isClosed ? {} : { refused: 'agentAccounts.unknownLink' }
}

type Used = {
  readonly merchant: string
  readonly memberId: bigint
  readonly codes: readonly string[]
  readonly now: Date
}

/** What a link brings to a new account: its type, and its rebates as far as the upline still has them. */
export async function applyLinks(tx: Tx, { merchant, memberId, codes, now }: Used): Promise<void> {
  if (codes.length === 0) return
  for (const { kind, rates, owner } of await linksBy(tx, { merchant, codes })) {
    if (kind === 'agent') await changeMemberType(tx, memberId, 2)
    const given = presetOf(rates, await ratesAt(tx, owner, now))
    if (given.length > 0) await insertRates(tx, { memberId, rates: given, by: owner, now })
  }
}
