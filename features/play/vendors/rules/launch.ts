/**
 * Where a vendor's game opens. An address holds places in braces: `{token}`, `{game}`, `{lang}`, `{currency}`, `{user}`,
 * `{host}` (the name under which the visitor reached us) and `{home}` (the page to come back to).
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

/** The host's name is part of the address itself; everything else is a value and is escaped. */
export function launchAddress(pattern: string, places: Places): string {
  return pattern.replace(/\{(\w+)\}/g, (place, name: keyof Places) => {
    if (name === 'host') return places.host
    return Object.hasOwn(places, name) ? encodeURIComponent(places[name]) : place
  })
}

/** The origin of a pattern for visitors of a host, as a content policy names it; null where it is no address of the web. */
export function frameOrigin(pattern: string, host: string): string | null {
  return /^(https?:\/\/[^/?#{}\s]+)/.exec(pattern.replace('{host}', host))?.[1] ?? null
}
