import type { Tx } from '#db/pool.ts'
import { checkPassword, checkPaymentPassword, holdSession } from '#features/account/identity/public.ts'
import { claimPayeeName, memberById } from '#features/account/members/public.ts'
import { needSecondProof, tellChange } from '#features/account/security/public.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { withdrawals } from '../contract/member.ts'
import { checkNumber } from '../rules/instruments.ts'
import { bankName, isSameName } from '#kit/names/bank-name.ts'
import { accountsOf, banksFor, closeAccount, insertAccount, type AccountRow } from '../store/accounts.ts'
import { lockMember } from '../store/withdrawals.ts'
import { tellAccounts } from './tell.ts'
import { accountView } from './terms.ts'
import { payoutWays, type PayoutWays } from './ways.ts'

type Add = typeof withdrawals.addAccount
type Remove = typeof withdrawals.removeAccount

/** Maximum number of linked accounts; many instruments of one person are a warning sign (M17). */
const MOST_ACCOUNTS = 5

/** The payment password if there is one, else the login password: linking an account needs fresh authentication (A13). */
export async function isProved(app: App, memberId: bigint, password: string): Promise<boolean> {
  const payment = await checkPaymentPassword(app.db, memberId, password)
  return payment === 'unset' ? checkPassword(app.db, memberId, password) : payment === 'right'
}

/** Links an account in the member's own name; the first one fixes that name. */
export async function addAccount(
  app: App,
  { body }: Given<Add>,
  call: CallFor<Add>,
): Promise<Reply<Add> | Refusal<Add> | { refused: 'idempotency.conflict' }> {
  const { member, now } = call
  if (!(await isProved(app, member.id, body.password))) return { refused: 'withdrawals.wrongPassword' }
  const needed = await needSecondProof(app.db, member, now)
  if (needed) return needed
  const ways = await payoutWays(app, member.merchant)
  const added = await withIdempotency(app.db, call, async (tx) => {
    if (!(await holdSession(tx, member))) return { refused: 'withdrawals.wrongPassword' } as const
    const bound = await bind(tx, body, { id: member.id, currency: member.currency, ways, now })
    if ('refused' in bound) return bound
    const { ip, device } = call
    const detail = `${bound.bank} ${bound.shown}`
    await tellChange(app, tx, { memberId: member.id, what: 'payoutAdded', detail, ip, device, now })
    return bound
  })
  if (!('refused' in added)) await tellAccounts(app, member.id)
  return added
}

async function bind(
  tx: Tx,
  body: Given<Add>['body'],
  member: {
    readonly id: bigint
    readonly currency: CallFor<Add>['member']['currency']
    readonly ways: PayoutWays
    readonly now: Date
  },
): Promise<Reply<Add> | Refusal<Add>> {
  const bank = (await banksFor(tx, member.currency)).find(({ code }) => code === body.bank)
  if (!bank || member.ways[bank.kind] === null) return { refused: 'withdrawals.unknownBank' }
  const problem = checkNumber(bank, body.accountNumber)
  if (problem === 'numberLength')
    return { refused: 'withdrawals.numberLength', detail: { least: bank.leastDigits, most: bank.mostDigits } }
  if (problem) return { refused: 'withdrawals.numberInvalid' }
  const holder = bankName(body.holder)
  if (!holder) return { refused: 'withdrawals.nameInvalid' }
  await lockMember(tx, member.id) // two concurrent first accounts would fix two names
  const person = await memberById(tx, member.id)
  const isOwn = person?.payeeName
    ? isSameName(person.payeeName, holder)
    : await claimPayeeName(tx, member.id, holder, member.now)
  if (!isOwn) return { refused: 'withdrawals.nameDiffers' }
  const known = await accountsOf(tx, member.id)
  if (known.length >= MOST_ACCOUNTS)
    return { refused: 'withdrawals.tooManyAccounts', detail: { most: MOST_ACCOUNTS } }
  const { accountNumber } = body
  const id = await insertAccount(tx, {
    memberId: member.id,
    bank: bank.code,
    accountNumber,
    holder,
    now: member.now,
  })
  if (!id) return { refused: 'withdrawals.accountBound' }
  const row: AccountRow = { id, bank: bank.code, bankName: bank.name, kind: bank.kind, accountNumber, holder }
  return accountView(row)
}

export async function removeAccount(
  app: App,
  { params }: Given<Remove>,
  { member, now }: CallFor<Remove>,
): Promise<Reply<Remove> | Refusal<Remove>> {
  const isClosed = await closeAccount(app.db, member.id, params.id, now)
  if (!isClosed) return { refused: 'withdrawals.unknownAccount' }
  await tellAccounts(app, member.id)
  return {}
}
