import type { House } from '#server/house.ts'
import { keysOfOutside } from './keys.ts'
import type { Processor } from './processor.ts'
import { createSandbox } from './sandbox.ts'

/** The callback URL's origin: the public address if there is one, otherwise this machine. */
function callbackUrl({ SITE_ORIGIN, PORT }: House['config'], processor: string): string {
  return `${SITE_ORIGIN ?? `http://127.0.0.1:${PORT}`}/api/payments/callbacks/${processor}`
}

function sandboxOf(house: House): Processor {
  const { PROCESSOR_URL, PROCESSOR_PORT } = house.config
  return createSandbox({
    base: PROCESSOR_URL ?? `http://127.0.0.1:${PROCESSOR_PORT}`,
    publicBase: PROCESSOR_URL ?? null,
    port: PROCESSOR_PORT,
    callbackUrl: callbackUrl(house.config, 'sandbox'),
    now: () => house.clock.now(),
    outbound: house.outbound,
    keysOf: (merchant) => keysOfOutside(house, 'sandbox', merchant),
  })
}

const makers: { readonly [name: string]: (house: House) => Processor } = { sandbox: sandboxOf }

/** The sandbox moves no money: it belongs to a demo, and to a live installation only if its address is configured for a trial. */
function isThere({ config }: House, name: string): boolean {
  return name !== 'sandbox' || config.FAIRHOUSE_MODE === 'demo' || config.PROCESSOR_URL !== undefined
}

/** Every processor with an adapter that this installation may use, by name. */
export function processorNames(house: House): readonly string[] {
  return Object.keys(makers).filter((name) => isThere(house, name))
}

/** A processor by name; null if there is no adapter. */
export function processorOf(house: House, name: string): Processor | null {
  return Object.hasOwn(makers, name) && isThere(house, name) ? (makers[name]?.(house) ?? null) : null
}
