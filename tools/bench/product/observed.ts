/** `npm run bench -- observed`: what metrics and traces cost a round over HTTP, one server with them beside one without. */
import { openCollector } from '#tools/stand-ins/otlp.ts'
import { freePort } from '../../launcher/ports.ts'
import { noise, treeCpuUs } from '../cpu.ts'
import { sendLoad } from '../http/load.ts'
import { openPlace } from '../place.ts'
import { BET, openServers } from './rounds.ts'

const CONNECTIONS = 64
const SLICE_SECONDS = 4

type Slice = { readonly nodeUs: number; readonly pgUs: number; readonly rate: number }

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Alternates slices of both servers, so that other load on the machine affects both alike. No goal: the figures are printed. */
export async function benchObserved(isQuick: boolean, tell: (line: string) => void): Promise<readonly []> {
  const place = await openPlace()
  const collector = await openCollector({ port: 0 })
  const open = { METRICS_PORT: String(await freePort()), OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin }
  try {
    const servers = {
      off: await openServers(place.ownerUrl, 1),
      metrics: await openServers(place.ownerUrl, 1, { METRICS_PORT: String(await freePort()) }),
      both: await openServers(place.ownerUrl, 1, open),
    }
    const slice = async (name: keyof typeof servers, seconds: number): Promise<Slice> => {
      const { url, tokens, cpuUs } = servers[name]
      const before = { node: cpuUs(), pg: treeCpuUs(place.pgPid()) }
      const load = await sendLoad({ url, tokens: tokens.slice(0, CONNECTIONS), body: BET, seconds })
      if (load.other > 0) throw new Error(`bench: ${load.other} rounds were rejected`)
      const each = (used: number) => used / load.ok
      return {
        nodeUs: each(cpuUs() - before.node),
        pgUs: each(treeCpuUs(place.pgPid()) - before.pg),
        rate: load.ok / load.seconds,
      }
    }
    const names = ['off', 'metrics', 'both'] as const
    tell(`Warming up; ${noise()}`)
    for (const name of names) await slice(name, isQuick ? 2 : 10)
    const found: { readonly [Name in (typeof names)[number]]: Slice[] } = { off: [], metrics: [], both: [] }
    for (let round = 0; round < (isQuick ? 3 : 7); round += 1)
      for (const name of round % 2 ? names.toReversed() : names)
        found[name].push(await slice(name, isQuick ? 2 : SLICE_SECONDS))
    for (const name of names) {
      const all = found[name]
      const node = all.map(({ nodeUs }) => nodeUs)
      tell(
        `  ${name.padEnd(8)} node ${median(node).toFixed(1)} µs a round (${Math.min(...node).toFixed(1)} … ${Math.max(...node).toFixed(1)}), ` +
          `database ${median(all.map(({ pgUs }) => pgUs)).toFixed(1)} µs, ${Math.round(median(all.map(({ rate }) => rate)))}/s`,
      )
    }
    tell(`  ${collector.spans.length} spans arrived`)
    for (const name of names) await servers[name].close()
    return []
  } finally {
    await collector.close()
    await place.close()
  }
}
