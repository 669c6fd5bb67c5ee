/** Members with balances, and history: written in bulk as the owner, but as valid as if it had been played. */
import type pg from 'pg'
import { houseKinds } from '#ledger/chart.ts'
import { MERCHANT, WALLETS, WEB_WALLETS } from './load.ts'

/** 1 % of the members can never pay. */
const POOR_EVERY = 100
const POOR_BALANCE = 15_000n
const BALANCE = 1_000_000_000_000n
/** The opening balance. */
const OPENING_KIND = 30_100

export type Filled = { readonly firstWallet: bigint; readonly book: number }

async function declareOpening(owner: pg.Pool): Promise<void> {
  const kinds = Object.entries(houseKinds).map(([kind, { class: type, meaning }]) => ({
    kind,
    class: type,
    meaning,
  }))
  const opening = { code: OPENING_KIND, kind: 'bench.opening', house: 'opening', credit: true }
  const declared = [{ ...opening, belowFloor: false, spends: false, deposit: false }]
  await owner.query('select ledger_declare($1::jsonb, $2::jsonb)', [
    JSON.stringify(kinds),
    JSON.stringify(declared),
  ])
}

/** Wallets with their first line, and the counter-entry of all of them in one line. */
async function openWallets(owner: pg.Pool, book: number, opening: string): Promise<void> {
  await owner.query(
    `with made as (
       insert into wallet (owner, book, kind, balance, seq)
       select 1000000 + n, $1, 'cash', case when n % ${POOR_EVERY} = 0 and n <= ${WALLETS} then ${POOR_BALANCE} else ${BALANCE} end, 1
       from generate_series(1, ${WALLETS + WEB_WALLETS}) n
       returning id, balance
     ), batch as (select nextval('ledger_batch') as no), lines as (
       insert into line (wallet, seq, batch, counter, amount, after, fingerprint, at, key, kind)
       select m.id, 1, batch.no, $2, m.balance, m.balance, 0, now(), uuidv7(), ${OPENING_KIND}
       from made m, batch
       returning amount
     )
     select ledger_hot(63, batch.no, $2, -(select sum(amount)::bigint from lines))
     from batch`,
    [book, opening],
  )
}

/** Members with balances; one in N has limits, high enough never to apply. */
export async function fillWallets(owner: pg.Pool, guardEvery: number): Promise<Filled> {
  await declareOpening(owner)
  const { rows } = await owner.query<{ book: number; opening: string; first: string }>(
    `with b as (select ledger_book($1, 'VND') as book)
     select b.book, ledger_house_account(b.book, 'opening', '')::text as opening,
       (select coalesce(max(id), 0) + 1 from wallet)::text as first
     from b`,
    [MERCHANT],
  )
  const { book, opening, first } = rows[0]!
  await openWallets(owner, book, opening)
  await owner.query(
    `insert into wallet_limit (wallet, stake_max, loss_day, wager_month, day_ends, week_ends, month_ends)
     select id, 1000000000, 1000000000000, 100000000000000, now() + interval '1 day', now() + interval '7 days',
       now() + interval '30 days'
     from wallet
     where id % $1 = 0 and book = $2`,
    [guardEvery, book],
  )
  // each member has opened a game before, so their seed pair exists
  await owner.query(
    `insert into round_seed (seed_id, wallet, nonce)
     select ('019ab000-0000-7000-8000-' || lpad(to_hex(id - $2), 12, '0'))::uuid, id, -1
     from wallet
     where book = $1`,
    [book, first],
  )
  await owner.query('update wallet w set seed_id = s.seed_id from round_seed s where s.wallet = w.id')
  await owner.query('update wallet set is_guarded = true where id in (select wallet from wallet_limit)')
  await owner.query('select ledger_guard_room(wallet, now()) from wallet_limit')
  for (const table of ['wallet', 'wallet_limit', 'line', 'house_stripe', 'round_seed'])
    await owner.query(`vacuum analyze ${table}`)
  return { firstWallet: BigInt(first), book }
}

/** Lines of one wallet per statement; an even number, so that each wallet ends with its initial balance. */
const LINES_A_TURN = 10

/**
 * Lines by the million: every wallet gets the same number, alternately −1.00 and +1.00, so that each batch sums to zero. One pair in five
 * are rounds with their row. Chains, keys and rounds are as valid as if they had been played.
 */
export async function fillHistory(
  owner: pg.Pool,
  { book, firstWallet }: Filled,
  lines: number,
): Promise<void> {
  const turns = Math.ceil(lines / WALLETS / LINES_A_TURN)
  const { rows } = await owner.query<{ ggr: string }>(
    `select ledger_house_account($1, 'ggr', 'HISTORY')::text as ggr`,
    [book],
  )
  const { ggr } = rows[0]!
  for (let turn = 0; turn < turns; turn += 1) {
    await owner.query(
      `with batch as (select nextval('ledger_batch') as no), w as (
         select id, seq, balance from wallet where book = $1 and id >= $3
       ), played as (
         insert into round (id, wallet, stake, win, nonce, seed_id, at, settled_at, edition, state, vendor, game, inputs, outcome, events)
         select uuidv7(), w.id, 10000, 20000 * j, $4 * 2 + j, ('019ab000-0000-7000-8000-' || lpad(to_hex(w.id - $3), 12, '0'))::uuid,
           now(), now(), 1, 'settled', 'HISTORY', 'dice', '{"choice":{"target":5050,"over":true}}', '{"roll":1}', '[{"t":"dice.roll"}]'
         from w, generate_series(0, 1) j
         order by w.id, j
         returning id, wallet, win
       ), moved as (
         update wallet x
         set seq = x.seq + ${LINES_A_TURN}
         from w
         where x.id = w.id
       )
       insert into line (wallet, seq, batch, counter, amount, after, fingerprint, at, key, kind, ref)
       select w.id, w.seq + j, batch.no, $2, case when j % 2 = 1 then -10000 else 10000 end,
         w.balance - case when j % 2 = 1 then 10000 else 0 end, 0, now(), uuidv7(),
         case when j <= 2 then 3 else ${OPENING_KIND} end, p.id
       from batch, w
       cross join generate_series(1, ${LINES_A_TURN}) j
       left join played p on p.wallet = w.id and p.win = case j when 1 then 0 when 2 then 20000 end`,
      [book, ggr, firstWallet, turn],
    )
  }
  for (const table of ['wallet', 'line', 'round']) await owner.query(`vacuum analyze ${table}`)
}
