import { statuses, type Deed, type Result } from '../../rules/acts.ts'
import { complete, type Done } from '../../store/actions.ts'
import type { Player } from '../../store/players.ts'
import type { Scene } from './who.ts'

export type Finished = Omit<Done, 'vendor' | 'ref' | 'player' | 'reply' | 'changes' | 'over' | 'now'> & {
  readonly scene: Scene
  readonly act: Deed
  readonly player: Player | null
  readonly result: Result
  readonly changes?: Done['changes']
  readonly over?: Done['over']
}

/** Records the result of an operation with the response that every retry gets. */
export async function finish({
  scene,
  act,
  player,
  result,
  changes = [],
  over = null,
  ...rest
}: Finished): Promise<void> {
  await complete(scene.tx, {
    vendor: scene.vendor,
    ref: act.transaction,
    player: player?.ref ?? null,
    ...rest,
    changes,
    over,
    now: scene.now,
    reply: writeResult(result),
  })
}

export function writeResult({ balance, moved: _, stopped: __, ...rest }: Result): string {
  return JSON.stringify({ ...rest, ...(balance === undefined ? {} : { balance: balance.toString() }) })
}

/** Parses the stored original reply. */
export function readResult(stored: unknown): Result {
  const fields = new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : [])
  const text = (name: string): string | undefined => {
    const value: unknown = fields.get(name)
    return typeof value === 'string' ? value : undefined
  }
  const status = statuses.find((one) => one === text('status'))
  if (!status) throw new Error('vendors: a transaction has no answer')
  const balance = text('balance')
  const told = { user: text('user'), currency: text('currency'), id: text('id'), guard: text('guard') }
  return {
    status,
    ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
    ...(balance === undefined ? {} : { balance: BigInt(balance) }),
    ...(fields.get('isTombstone') === true ? { isTombstone: true } : {}),
    isRepeated: true,
  }
}
