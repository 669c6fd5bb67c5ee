import type { Db, Tx } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'

/** The committed seed of a draw, or of a member's next spin. */
export type CommittedSeed = {
  readonly id: string
  readonly serverHash: Buffer
  /** Encrypted. */
  readonly serverSeed: Buffer
}

export type RevealedSeed = CommittedSeed & { readonly clientSeed: string; readonly nonce: bigint }

/** Commits to a seed, unless one is committed already: two frames that come first at the same time get one. */
export async function insertSeed(
  tx: Tx,
  seed: CommittedSeed & { readonly draw: string; readonly memberId: bigint | null; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into draw_seed (id, draw, member_id, server_hash, server_seed, created_at)
      values (${seed.id}, ${seed.draw}, ${seed.memberId}, ${seed.serverHash}, ${seed.serverSeed}, ${seed.now})
      on conflict (draw, coalesce(member_id, 0)) where revealed_at is null do nothing
    `,
  )
}

/** The committed seed that is not revealed yet. */
export function nextSeed(
  reader: Db | Tx,
  { draw, memberId }: { readonly draw: string; readonly memberId: bigint | null },
): Promise<CommittedSeed | null> {
  return maybe<CommittedSeed>(
    reader,
    sql`
      select s.id, s.server_hash, s.server_seed
      from draw_seed s
      where s.draw = ${draw} and coalesce(s.member_id, 0) = ${memberId ?? 0n} and s.revealed_at is null
    `,
  )
}

/** The seed of a whole draw, revealed or not: its hash was published at the launch. */
export function seedOfDraw(
  reader: Db | Tx,
  draw: string,
): Promise<(CommittedSeed & { readonly clientSeed: string | null; readonly nonce: bigint | null }) | null> {
  return maybe(
    reader,
    sql`
      select s.id, s.server_hash, s.server_seed, s.client_seed, s.nonce
      from draw_seed s
      where s.draw = ${draw} and s.member_id is null
    `,
  )
}

/** Reveals a seed with what was drawn from it. */
export async function revealSeed(
  tx: Tx,
  id: string,
  of: { readonly clientSeed: string; readonly nonce: number; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
      update draw_seed
      set client_seed = ${of.clientSeed}, nonce = ${of.nonce}, revealed_at = ${of.now}
      where id = ${id} and revealed_at is null
    `,
  )
}
