import type { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Log } from '../log.ts'
import { metricTable, type LabelsOf, type MetricName, type MetricRow, type NameOf } from './table.ts'

/** One value of a gauge with its labels. */
export type Reading<N extends NameOf<'gauge'>> = { readonly labels: LabelsOf<N>; readonly value: number }

/** The values that gauges take from one reading of a source. */
export type GaugesOf<T> = { readonly [N in NameOf<'gauge'>]?: (from: T) => readonly Reading<N>[] }

/** The metrics of this process. */
export type Meters = {
  readonly count: <N extends NameOf<'counter'>>(name: N, labels: LabelsOf<N>) => void
  /** `value` in the unit of the metric's name. */
  readonly observe: <N extends NameOf<'histogram'>>(name: N, labels: LabelsOf<N>, value: number) => void
  readonly set: <N extends NameOf<'gauge'>>(name: N, labels: LabelsOf<N>, value: number) => void
  /**
   * Gauges that are read at each scrape, all of them from one reading of their source; several readers may add to one. If reading fails,
   * the gauges are missing from that scrape, and the log says why: an old value would look healthy.
   */
  readonly read: <T>(source: () => T | Promise<T>, gauges: GaugesOf<T>) => void
  /** The text exposition of all metrics, and its media type. */
  readonly expose: () => Promise<{ readonly type: string; readonly text: string }>
}

/** Loads prom-client and declares all metrics of the table, and those of the Node runtime. */
export async function openMeters(log: Log): Promise<Meters> {
  const prom = await import('prom-client')
  const registry: Registry = new prom.Registry()
  prom.collectDefaultMetrics({ register: registry })
  const counters = new Map<MetricName, Counter>()
  const histograms = new Map<MetricName, Histogram>()
  const gauges = new Map<MetricName, Gauge>()
  const readers: { readonly names: readonly MetricName[]; readonly read: () => Promise<void> }[] = []
  const clear = (name: MetricName): void => {
    const gauge = gauges.get(name)
    gauge?.reset()
    if (metricTable[name].labels.length === 0) gauge?.remove() // a reset gauge without labels would read 0
  }
  for (const name of names()) {
    const row: MetricRow = metricTable[name]
    const common = { name, help: row.says, labelNames: [...row.labels], registers: [registry] }
    if (row.kind === 'counter') counters.set(name, new prom.Counter(common))
    else if (row.kind === 'gauge') gauges.set(name, new prom.Gauge(common))
    else histograms.set(name, new prom.Histogram({ ...common, buckets: [...(row.buckets ?? [])] }))
  }
  return {
    count: (name, labels) => counters.get(name)?.inc(labels),
    observe: (name, labels, value) => histograms.get(name)?.observe(labels, value),
    set: (name, labels, value) => gauges.get(name)?.set(labels, value),
    read(source, from) {
      const own = Object.keys(from).filter(isGauge)
      const read = async (): Promise<void> => {
        try {
          const found = await source()
          const readings = own.flatMap((name) => from[name]?.(found).map((each) => ({ name, ...each })) ?? [])
          for (const { name, labels, value } of readings) gauges.get(name)?.set(labels, value)
        } catch (error) {
          log.warn({ error, metrics: own }, 'metrics could not be read')
        }
      }
      readers.push({ names: own, read })
    },
    async expose() {
      for (const { names: own } of readers) own.forEach(clear)
      await Promise.all(readers.map(({ read }) => read()))
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}

const isName = (name: string): name is MetricName => Object.hasOwn(metricTable, name)

const isGauge = (name: string): name is NameOf<'gauge'> => isName(name) && metricTable[name].kind === 'gauge'

export function names(): readonly MetricName[] {
  return Object.keys(metricTable).filter(isName)
}
