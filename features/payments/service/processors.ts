import type { House } from '#server/house.ts'
import { keysOfOutside } from './keys.ts'
import type { Processor } from './processor.ts'
import { createSandbox } from './sandbox.ts'

/** Where the processor's calls reach us: the public address where there is one, else this machine. */
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
    keysOf: (merchant) => keysOfOutside(house, 'sandbox', merchant),
  })
}

const makers: { readonly [name: string]: (house: House) => Processor } = { sandbox: sandboxOf }

/** Every processor that somebody adapted, by name. */
export const processorNames: readonly string[] = Object.keys(makers)

/** A processor by its name; null where nobody adapted one of that name. */
export function processorOf(house: House, name: string): Processor | null {
  return Object.hasOwn(makers, name) ? (makers[name]?.(house) ?? null) : null
}
