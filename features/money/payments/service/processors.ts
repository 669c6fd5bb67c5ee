import type { App } from '#server/app.ts'
import { keysOfOutside } from './keys.ts'
import type { Processor } from './processor.ts'
import { createSandbox } from './sandbox.ts'
import { createStripe } from './stripe/adapter.ts'

/** The callback URL's origin: the public address if there is one, otherwise this machine. */
export function callbackUrl({ SITE_ORIGIN, PORT }: App['config'], processor: string): string {
  return `${SITE_ORIGIN ?? `http://127.0.0.1:${PORT}`}/api/payments/callbacks/${processor}`
}

function sandboxOf(app: App): Processor {
  const { PROCESSOR_URL, PROCESSOR_PORT } = app.config
  return createSandbox({
    base: PROCESSOR_URL ?? `http://127.0.0.1:${PROCESSOR_PORT}`,
    publicBase: PROCESSOR_URL ?? null,
    port: PROCESSOR_PORT,
    callbackUrl: callbackUrl(app.config, 'sandbox'),
    now: () => app.clock.now(),
    outbound: app.outbound,
    keysOf: (merchant) => keysOfOutside(app, 'sandbox', merchant),
  })
}

const makers: { readonly [name: string]: (app: App) => Processor } = {
  sandbox: sandboxOf,
  stripe: createStripe,
}

/** The sandbox moves no money: it belongs to a demo, and to a live installation only if its address is configured for a trial. */
function isThere({ config }: App, name: string): boolean {
  return name !== 'sandbox' || config.FAIRHOUSE_MODE === 'demo' || config.PROCESSOR_URL !== undefined
}

/** Every processor with an adapter that this installation may use, by name. */
export function processorNames(app: App): readonly string[] {
  return Object.keys(makers).filter((name) => isThere(app, name))
}

/** A processor by name; null if there is no adapter. */
export function processorOf(app: App, name: string): Processor | null {
  return Object.hasOwn(makers, name) && isThere(app, name) ? (makers[name]?.(app) ?? null) : null
}

/** The processors of this installation that pay withdrawals, and to what. */
export function payingProcessors(app: App): readonly Pick<Processor, 'name' | 'payouts'>[] {
  return processorNames(app)
    .flatMap((name) => processorOf(app, name) ?? [])
    .filter(({ payouts }) => payouts.length > 0)
}
