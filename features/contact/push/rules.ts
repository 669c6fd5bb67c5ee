// Allowed push endpoints (C3). A subscription's endpoint comes from a browser, so a stranger could make the platform call any address: only
// the services of browser vendors are allowed, by https, on the default port. Example: https://fcm.googleapis.com/fcm/send/abc is allowed;
// https://fcm.googleapis.com.evil.example/ and http://10.0.0.1/ are not.

/** Hosts of the services; one that begins with a dot matches every subdomain. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
  '.push.apple.com',
] as const

/** Maximum length of an endpoint. */
export const MOST_ADDRESS = 1_000
/** Maximum devices per member; a further one replaces the oldest. */
export const MOST_DEVICES = 10

/** Parses an endpoint with the URL parser that the request uses, so that both agree on the host. */
export type Address = {
  readonly [part in 'href' | 'protocol' | 'hostname' | 'port' | 'username' | 'password' | 'origin']: string
}

/** Whether this endpoint is allowed; `own` is one more allowed origin, a service in the operator's own network. */
export function isService(address: Address | null, own: string | null): boolean {
  if (address === null || address.href.length > MOST_ADDRESS) return false
  const { protocol, hostname, port, username, password, origin } = address
  if (username !== '' || password !== '') return false
  if (own !== null && origin === own) return true
  if (protocol !== 'https:' || port !== '') return false
  return SERVICES.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
}
