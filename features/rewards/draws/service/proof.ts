import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { draws } from '../contract/member.ts'
import { resultOf } from '../rules/proof.ts'
import { drawById, type Draw } from '../store/draws.ts'
import { listOf, winningTickets } from '../store/raffle.ts'
import { seedOfDraw, type RevealedSeed } from '../store/seeds.ts'
import { spinById } from '../store/wheel.ts'
import { plainSeed } from './seeds.ts'

type Proof = (typeof draws)['proof']

const seedsOf = (app: App, seed: Omit<RevealedSeed, 'id'>) => ({
  seeds: { serverSeed: plainSeed(app, seed), clientSeed: seed.clientSeed, nonce: Number(seed.nonce) },
  commitment: seed.serverHash.toString('hex'),
})

/** Everything that a spin (by its own id), a raffle or an envelope (by the draw's) is verified with. */
export async function showRecord(app: App, { params }: Given<Proof>): Promise<Reply<Proof> | Refusal<Proof>> {
  const spin = await spinById(app.db, params.id)
  const draw = await drawById(app.db, spin?.draw ?? params.id)
  if (!draw || draw.state === 'draft') return { refused: 'draws.unknown' }
  const rules = { rules: draw.data, rulesHash: draw.dataHash }
  if (spin)
    return {
      draw: 'wheel',
      id: params.id,
      ...rules,
      ...seedsOf(app, spin),
      result: { segment: spin.segment },
    }
  if (draw.kind !== 'raffle' && draw.kind !== 'envelope') return { refused: 'draws.unknown' }
  return recordOf(app, { ...draw, kind: draw.kind })
}

async function recordOf(
  app: App,
  draw: Draw & { readonly kind: 'raffle' | 'envelope' },
): Promise<Reply<Proof> | Refusal<Proof>> {
  const seed = await seedOfDraw(app.db, draw.id)
  if (!seed || seed.clientSeed === null || seed.nonce === null) return { refused: 'draws.notRevealed' }
  const { clientSeed, nonce } = seed
  const revealed = seedsOf(app, { ...seed, clientSeed, nonce })
  const common = { id: draw.id, rules: draw.data, rulesHash: draw.dataHash, ...revealed }
  if (draw.kind === 'envelope')
    return { draw: 'envelope', ...common, result: resultOf(draw.data, revealed.seeds) ?? {} }
  const sealed = await listOf(app.db, draw.id)
  const tickets = await winningTickets(app.db, draw.id)
  return { draw: 'raffle', ...common, list: sealed?.list ?? '', result: { tickets } }
}
