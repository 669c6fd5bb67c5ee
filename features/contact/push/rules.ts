// Which addresses the platform pushes to (C3). A subscription's address comes from a browser and would otherwise be an address
// that a stranger lets the platform call: only the services of browsers' makers are, by https, on their own port.
// Example: https://fcm.googleapis.com/fcm/send/abc may be; https://fcm.googleapis.com.evil.example/ and http://10.0.0.1/ may not.

/** Hosts of the services; one that begins with a dot stands for every name below it. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
  '.push.apple.com',
] as const

/** Longest address that a browser gives. */
export const MOST_ADDRESS = 1_000
/** Devices of one member; a further one takes the place of the oldest. */
export const MOST_DEVICES = 10

/** An address taken apart as browsers do, so that no one reads it differently from who calls it. */
export type Address = {
  readonly [part in 'href' | 'protocol' | 'hostname' | 'port' | 'username' | 'password' | 'origin']: string
}

/** Whether the platform pushes to this address; `own` is one more origin, that of a service in the operator's own network. */
export function isService(address: Address | null, own: string | null): boolean {
  if (address === null || address.href.length > MOST_ADDRESS) return false
  const { protocol, hostname, port, username, password, origin } = address
  if (username !== '' || password !== '') return false
  if (own !== null && origin === own) return true
  if (protocol !== 'https:' || port !== '') return false
  return SERVICES.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
}
