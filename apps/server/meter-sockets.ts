import type { LiveHost } from '#live/sockets.ts'
import type { Meters } from '#server/metrics/meters.ts'

/** The open sockets of a server process, by port. */
export function meterSockets(
  meters: Meters | null,
  hosts: { readonly site: LiveHost; readonly office: LiveHost },
): void {
  meters?.read('fairhouse_live_sockets', () =>
    Object.entries(hosts).map(([listener, host]) => ({ labels: { listener }, value: host.count() })),
  )
}
