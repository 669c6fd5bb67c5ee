import { inTransaction } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'
import { giveCredential } from '#features/account/identity/public.ts'
import { changeMemberState, insertMember, openInvite } from '#features/account/members/public.ts'
import { createOperator } from '#features/platform/operators/public.ts'
import type { Currency } from '#kit/currency.ts'
import { openWallet } from '#ledger/wallets.ts'
import { DEMO_PASSWORD, operators, demoMembers, type DemoMember } from './demo/members.data.ts'
import { DAY_MS, MINUTE_MS, STORY_DAYS, later, type Resident, type World } from './world.ts'

function currencyOf(person: DemoMember): Currency {
  if (person.type === 4) return 'FUN'
  return person.merchant === 'JADE' ? 'VND' : 'USD'
}

/** Creates an account and a wallet with the demo's passwords for every member, uplines first. */
export async function settlePeople({ app, chance, now }: World): Promise<Resident[]> {
  const residents = new Map<string, Resident>()
  for (const person of demoMembers) {
    // 'an' registered an hour ago; all others before the history begins
    const since =
      person.account === 'an'
        ? later(now, -60 * MINUTE_MS)
        : later(now, -(STORY_DAYS + 1 + chance.below(200)) * DAY_MS)
    const upline = person.upline === undefined ? null : residents.get(person.upline)
    if (upline === undefined) throw new Error(`seed: ${person.account} names an upline that comes later`)
    const currency = currencyOf(person)
    const resident = await inTransaction(app.db, async (tx) => {
      const id = await insertMember(tx, {
        merchant: person.merchant,
        account: person.account,
        accountKey: person.account,
        type: person.type,
        language: person.language,
        birthday: person.birthday,
        payeeName: person.type === 4 ? null : person.name,
        email: `${person.account}@demo.invalid`,
        uplineId: upline?.id ?? null,
        registerIp: `198.51.100.${10 + residents.size}`,
        now: since,
      })
      if (id === null) throw new Error(`seed: ${person.account} is there already`)
      await giveCredential(tx, {
        memberId: id,
        password: DEMO_PASSWORD,
        paymentPassword: DEMO_PASSWORD,
        now: since,
      })
      const wallet = await openWallet(tx, { owner: id, merchant: person.merchant, kind: 'cash', currency })
      if (person.account === 'duc')
        await openInvite(tx, { merchant: person.merchant, code: 'DUC888', memberId: id, kind: 'affiliate' })
      if (person.state) await changeMemberState(tx, id, person.state, 'Locked for demonstration')
      return { ...person, id, wallet, currency }
    })
    residents.set(person.account, resident)
  }
  return [...residents.values()]
}

const DEVICES = [
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0 Safari/537.36',
] as const

/** A past login: it has ended, and its token was never issued. */
export async function rememberLogin(
  world: World,
  resident: Resident,
  at: Date,
  minutes: number,
): Promise<void> {
  const { app, chance } = world
  const token = Buffer.from(Array.from({ length: 32 }, () => chance.below(256)))
  const ended = later(at, minutes * MINUTE_MS)
  await run(
    app.db,
    sql`
      insert into member_session (member_id, token_hash, ip, device, created_at, last_seen_at, expires_at, ended_at, ended_why)
      values (
        ${resident.id}, ${token}, ${`198.51.100.${10 + chance.below(80)}`}, ${DEVICES[chance.below(DEVICES.length)]},
        ${at}, ${ended}, ${later(at, DAY_MS / 2)}, ${ended}, 'signed out'
      )
    `,
  )
}

export type Login = {
  readonly who: string
  readonly account: string
  readonly password: string
  readonly authenticator?: string
  readonly note: string
}

/** The two operators, with the authenticator secrets that the start prints. */
export async function hireOperators({ app, now }: World): Promise<Login[]> {
  const logins: Login[] = []
  for (const { account, name, email, roles, note } of operators) {
    const { secret } = await inTransaction(app.db, (tx) =>
      createOperator(tx, {
        account,
        name,
        email,
        roles,
        password: DEMO_PASSWORD,
        vault: app.vault,
        now: later(now, -STORY_DAYS * DAY_MS),
      }),
    )
    logins.push({ who: 'back office', account, password: DEMO_PASSWORD, authenticator: secret, note })
  }
  return logins
}
