import type { LiveHost } from '#live/sockets.ts'
import type { Meters } from '#server/metrics/meters.ts'

/** The open sockets of a server process, by port. */
export function meterSockets(
  meters: Meters | null,
  hosts: { readonly site: LiveHost; readonly office: LiveHost },
): void {
  meters?.read(() => Object.entries(hosts), {
    fairhouse_live_sockets: (each) =>
      each.map(([listener, host]) => ({ labels: { listener }, value: host.count() })),
  })
}
