/**
 * The URL of a vendor's game, with placeholders in braces: `{token}`, `{game}`, `{lang}`, `{currency}`, `{user}`, `{host}` (the host name
 * of the visitor's request) and `{home}` (the page to return to).
 * Example: `http://{host}:8087/play/{game}?ticket={token}` with token `t` at localhost is `http://localhost:8087/play/…?ticket=t`.
 */

export type Places = {
  readonly token: string
  readonly game: string
  readonly lang: string
  readonly currency: string
  readonly user: string
  readonly host: string
  readonly home: string
}

/** The host name is inserted as it is; all other values are escaped. */
export function launchAddress(pattern: string, places: Places): string {
  return pattern.replace(/\{(\w+)\}/g, (place, name: keyof Places) => {
    if (name === 'host') return places.host
    return Object.hasOwn(places, name) ? encodeURIComponent(places[name]) : place
  })
}

/** The origin of a pattern for visitors of a host, as in a content security policy; null if it is not HTTP(S). */
export function frameOrigin(pattern: string, host: string): string | null {
  return /^(https?:\/\/[^/?#{}\s]+)/.exec(pattern.replace('{host}', host))?.[1] ?? null
}
