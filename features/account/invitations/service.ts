import { randomInt } from 'node:crypto'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import { closeInvitation, insertInvitation } from '#features/account/members/public.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { siteAddressOf } from '#features/platform/merchants/public.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { invitationsOffice } from './contract.ts'
import { codeFrom, stateOf } from './rules.ts'
import { invitationsOf } from './store.ts'

type Contract = typeof invitationsOffice
type List = Contract['list']
type Add = Contract['add']
type Revoke = Contract['revoke']

const DAY_MS = 86_400_000
const CODE_LENGTH = 10

/** The page that opens registration with the code filled in. */
async function linkTo(app: App, merchant: string): Promise<(code: string) => string> {
  const site = await siteAddressOf(app, merchant)
  return (code) => `${site}/register?affiliateCode=${code}`
}

export async function listInvitations(
  app: App,
  { params: { merchant } }: Given<List>,
  { now }: CallFor<List>,
): Promise<Reply<List> | Refusal<List>> {
  if (!(await app.merchants.byCode(merchant))) return { refused: 'invitations.unknownBrand' }
  const [rows, link] = await Promise.all([invitationsOf(app.db, merchant), linkTo(app, merchant)])
  return {
    list: rows.map(({ isOpen, ...row }) => ({
      ...row,
      state: stateOf({ isOpen, ...row }, now),
      link: link(row.code),
    })),
  }
}

export async function addInvitation(
  app: App,
  { params: { merchant }, body: { note, usesMost, days } }: Given<Add>,
  { operator, ip, now }: CallFor<Add>,
): Promise<Reply<Add> | Refusal<Add>> {
  if (!(await app.merchants.byCode(merchant))) return { refused: 'invitations.unknownBrand' }
  const expiresAt = days === null ? null : new Date(now.getTime() + days * DAY_MS)
  const code = codeFrom(Array.from({ length: CODE_LENGTH }, () => randomInt(32)))
  await inTransaction(app.db, async (tx) => {
    const given = { merchant, code, note, usesMost, expiresAt, madeBy: operator.account, now }
    if (!(await insertInvitation(tx, given))) throw new Error('invitations: a random code came twice')
    await writeAudit(tx, {
      operator,
      action: 'invitations.add',
      object: `merchant:${merchant}/invitation:${code}`,
      after: { note, usesMost, expiresAt },
      ip,
      now,
    })
  })
  return { code, link: (await linkTo(app, merchant))(code) }
}

export async function revokeInvitation(
  app: App,
  { params: { merchant, code } }: Given<Revoke>,
  { operator, ip, now }: CallFor<Revoke>,
): Promise<Reply<Revoke> | Refusal<Revoke>> {
  return inTransaction(app.db, async (tx): Promise<Reply<Revoke> | Refusal<Revoke>> => {
    if (!(await closeInvitation(tx, { merchant, code, by: operator.account, now })))
      return { refused: 'invitations.gone' }
    const object = `merchant:${merchant}/invitation:${code}`
    await writeAudit(tx, { operator, action: 'invitations.revoke', object, ip, now })
    return {}
  })
}
