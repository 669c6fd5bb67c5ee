import { randomUUID } from 'node:crypto'
import { newServerSeed } from '#game-kit/random/drbg.ts'
import { commitmentOf } from '#kit/chance-fair.ts'
import type { Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { insertSeed } from '../store/seeds.ts'

/** Commits to the seed of a draw (`memberId` null) or of a member's next spin; nothing changes where one is committed. */
export async function commitSeed(
  app: App,
  tx: Tx,
  { draw, memberId, now }: { readonly draw: string; readonly memberId: bigint | null; readonly now: Date },
): Promise<void> {
  const seed = newServerSeed()
  await insertSeed(tx, {
    id: randomUUID(),
    draw,
    memberId,
    serverHash: Buffer.from(commitmentOf(seed), 'hex'),
    serverSeed: Buffer.from(app.vault.close('server-seed', seed)),
    now,
  })
}

/** The server seed in plain text: it may be shown only after its draw. */
export function plainSeed(app: App, { serverSeed }: { readonly serverSeed: Uint8Array }): string {
  return app.vault.open('server-seed', serverSeed)
}
