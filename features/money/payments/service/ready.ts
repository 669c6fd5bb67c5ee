import type { Db, Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { addressesListed, keysListed } from '../store/keys.ts'
import { processorNames, processorOf } from './processors.ts'

export type ProcessorSetup = {
  readonly name: string
  /** A simulation: it moves no money. */
  readonly isSandbox: boolean
  /** The brand shares every key with it that it needs. */
  readonly isReady: boolean
  /** What identifies its keys and its callbacks, for a comparison; no secret. */
  readonly mark: string
}

/** The processors that this installation has an adapter for, and how far a brand has set them up. */
export async function processorsSetUp(
  app: App,
  reader: Db | Tx,
  merchant: string,
): Promise<readonly ProcessorSetup[]> {
  const [keys, lists] = await Promise.all([
    keysListed(reader, merchant, app.clock.now()),
    addressesListed(reader, merchant),
  ])
  return processorNames(app).map((name) => {
    const own = keys.filter(({ processor }) => processor === name)
    const needed = processorOf(app, name)?.keyUses ?? []
    const addresses = lists.find(({ processor }) => processor === name)?.addresses ?? []
    return {
      name,
      isSandbox: name === 'sandbox',
      isReady: needed.every((use) => own.some((key) => key.use === use)),
      mark: [...own.map(({ id }) => id), ...addresses].join(' '),
    }
  })
}
