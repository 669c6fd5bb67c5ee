import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, sql } from '#db/rows.ts'
import type { Prize } from '../rules/prize.ts'
import type { RevealedSeed } from './seeds.ts'

export type Holding = { readonly leftCount: number; readonly used: number; readonly holder: string }

/** Gives a member spins, or a name for a raffle's list (0 spins), and returns what they have. */
export function addHolding(
  tx: Tx,
  of: { readonly draw: string; readonly memberId: bigint; readonly spins: number; readonly holder: string },
): Promise<Holding> {
  return one<Holding>(
    tx,
    sql`
      insert into draw_holding (draw, member_id, left_count, holder)
      values (${of.draw}, ${of.memberId}, ${of.spins}, ${of.holder})
      on conflict (draw, member_id) do update set left_count = draw_holding.left_count + excluded.left_count
      returning left_count, used, holder
    `,
  )
}

export function holdingOf(reader: Db | Tx, draw: string, memberId: bigint): Promise<Holding | null> {
  return maybe<Holding>(
    reader,
    sql`
      select h.left_count, h.used, h.holder
      from draw_holding h
      where h.draw = ${draw} and h.member_id = ${memberId}
    `,
  )
}

/** Takes one spin, under the holding's lock, and returns its number; null if none is left. */
export async function takeSpin(
  tx: Tx,
  draw: string,
  memberId: bigint,
): Promise<{ readonly nonce: number; readonly left: number } | null> {
  const row = await maybe<{ used: number; leftCount: number }>(
    tx,
    sql`
      update draw_holding
      set left_count = left_count - 1, used = used + 1
      where draw = ${draw} and member_id = ${memberId} and left_count > 0
      returning used, left_count
    `,
  )
  return row && { nonce: row.used, left: row.leftCount }
}

export type Spin = {
  readonly id: string
  readonly nonce: number
  readonly segment: number
  readonly prize: Prize
  readonly at: Date
}

export type NewSpin = Omit<Spin, 'id'> & {
  readonly draw: string
  readonly memberId: bigint
  readonly seed: string
  readonly cost: bigint
  readonly rewardId: string | null
}

export async function insertSpin(tx: Tx, spin: NewSpin): Promise<string> {
  const { id } = await one<{ id: string }>(
    tx,
    sql`
      insert into wheel_spin (draw, member_id, seed, nonce, segment, prize, cost, reward_id, at)
      values (${spin.draw}, ${spin.memberId}, ${spin.seed}, ${spin.nonce}, ${spin.segment},
        ${JSON.stringify(spin.prize)}::jsonb, ${spin.cost}, ${spin.rewardId}, ${spin.at})
      returning id
    `,
  )
  return id
}

/** A member's last spins, newest first. */
export function spinsOf(db: Db, draw: string, memberId: bigint): Promise<Spin[]> {
  return many<Spin>(
    db,
    sql`
      select s.id, s.nonce, s.segment, s.prize, s.at
      from wheel_spin s
      where s.draw = ${draw} and s.member_id = ${memberId}
      order by s.nonce desc
      limit 20
    `,
  )
}

/** One spin with its revealed seed. */
export function spinById(
  db: Db,
  id: string,
): Promise<(RevealedSeed & { readonly draw: string; readonly segment: number }) | null> {
  return maybe(
    db,
    sql`
      select p.draw, p.segment, s.id, s.server_hash, s.server_seed, s.client_seed, s.nonce
      from wheel_spin p
      join draw_seed s on s.id = p.seed
      where p.id = ${id}
    `,
  )
}
