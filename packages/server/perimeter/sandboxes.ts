import type { Config } from '../config.ts'
import { listed } from './check.ts'

/** Names of the local machine. */
const LOOPBACK = /^(([\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/

type Declared = Pick<
  Config,
  | 'FAIRHOUSE_MODE'
  | 'SANDBOX_ORIGINS'
  | 'PORT'
  | 'PROCESSOR_PORT'
  | 'OUTBOX_PORT'
  | 'ARCADE_PORT'
  | 'VENDOR_PORT'
  | 'PROCESSOR_URL'
  | 'ARCADE_URL'
  | 'STRIPE_URL'
  | 'SMS_GATEWAY_URL'
  | 'PUSH_SERVICE'
>

/**
 * Which private addresses may be called. The deployer names services by environment, in any mode: exactly those origins. The demo's own
 * programs listen on this machine: their ports, and SANDBOX_ORIGINS. `further` are a test's stand-ins. In live mode neither counts.
 */
export function mayReachIn(config: Declared, further: ReadonlySet<string> = new Set()) {
  const { PROCESSOR_URL, ARCADE_URL, STRIPE_URL, SMS_GATEWAY_URL, PUSH_SERVICE } = config
  const deployed = [PROCESSOR_URL, ARCADE_URL, STRIPE_URL, SMS_GATEWAY_URL, PUSH_SERVICE].flatMap(
    (address) => URL.parse(address ?? '')?.origin ?? [],
  )
  const sandboxes = new Set([...deployed, ...listed(config.SANDBOX_ORIGINS)])
  const { PORT, PROCESSOR_PORT, OUTBOX_PORT, ARCADE_PORT, VENDOR_PORT } = config
  const ports = new Set([PORT, PROCESSOR_PORT, OUTBOX_PORT, ARCADE_PORT, VENDOR_PORT].map(String))
  return ({ origin, protocol, hostname, port }: URL): boolean => {
    if (sandboxes.has(origin)) return true
    if (config.FAIRHOUSE_MODE !== 'demo') return false
    return further.has(origin) || (protocol === 'http:' && LOOPBACK.test(hostname) && ports.has(port))
  }
}
