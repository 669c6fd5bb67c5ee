/** One measured slice of the ledger's work: checkpoint before, consistency check after. */
import type pg from 'pg'
import { createBatcher, type Batcher } from '#ledger/batcher.ts'
import { checkStored, type Books } from './books.ts'
import { ownCpuUs, treeCpuUs } from './cpu.ts'
import type { Filled } from './fill.ts'
import { closedLoop, createSource, openLoop, type Opened, type Shape, type Slice } from './load.ts'

export type Measured = Slice & { readonly pgUs: number; readonly nodeUs: number; readonly walBytes: number }

export type Bench = {
  readonly pool: pg.Pool
  readonly owner: pg.Pool
  readonly pgPid: () => number
  readonly filled: Filled
  readonly books: Books
  readonly seconds: number
  readonly warmUpSeconds: number
}

export type SliceOf = {
  readonly shape: Shape
  readonly inFlight: number
  readonly isHot?: boolean
  /** Open loop at this rate instead of a closed one. */
  readonly perSecond?: number
  readonly opened?: readonly Opened[]
  readonly onOpened?: (round: Opened) => void
}

/** Nonces of a slice begin above those of the slices before. */
const NONCES_A_SLICE = 10_000_000n
let slices = 0

let batcher: Batcher | null = null

/** One batcher for the whole run, like a server: plans and code are warm, and it chooses its lanes itself. */
const batcherOf = (bench: Bench): Batcher => (batcher ??= createBatcher(bench.pool))

export async function closeBatcher(): Promise<void> {
  await batcher?.close()
  batcher = null
}

export async function measureSlice(bench: Bench, of: SliceOf): Promise<Measured> {
  const { owner, books, pgPid, filled } = bench
  await owner.query('checkpoint')
  const linesBefore = await books.lines()
  const batcher = batcherOf(bench)
  slices += 1
  const source = createSource({
    seed: slices,
    shape: of.shape,
    isHot: of.isHot ?? false,
    firstNonce: BigInt(slices) * NONCES_A_SLICE,
    firstWallet: filled.firstWallet,
    ...(of.opened ? { opened: of.opened } : {}),
  })
  const marks: { readonly pg: number; readonly node: number; readonly wal: Promise<number> }[] = []
  const options = {
    seconds: bench.seconds,
    warmUpSeconds: of.shape === 'settle' ? 0 : bench.warmUpSeconds, // every open round that is settled counts
    onMeasure: () => void marks.push({ pg: treeCpuUs(pgPid()), node: ownCpuUs(), wal: books.walBytes() }),
    onOk: of.onOpened ? (item: object) => tellOpened(item, of.onOpened) : () => undefined,
  }
  const slice =
    of.perSecond === undefined
      ? await closedLoop(batcher, source, of.inFlight, options)
      : await openLoop(batcher, source, of.perSecond, options)
  checkStored((await books.lines()) - linesBefore, slice.sentOk)
  await books.prove()
  const [begin, end] = marks
  const perOk = (key: 'pg' | 'node') => ((end?.[key] ?? 0) - (begin?.[key] ?? 0)) / Math.max(1, slice.ok)
  const wal = ((await end?.wal) ?? 0) - ((await begin?.wal) ?? 0)
  return { ...slice, pgUs: perOk('pg'), nodeUs: perOk('node'), walBytes: wal / Math.max(1, slice.ok) }
}

function tellOpened(item: object, tell: SliceOf['onOpened']): void {
  if (!('step' in item) || item.step !== 'open' || !('round' in item)) return
  const { wallet, vendor, stake, round } = Object(item)
  tell?.({ wallet, vendor, stake, id: Object(round).id })
}
