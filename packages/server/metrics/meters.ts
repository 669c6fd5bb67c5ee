import type { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Log } from '../log.ts'
import { metricTable, type LabelsOf, type MetricName, type MetricRow, type NameOf } from './table.ts'

/** One value of a gauge with its labels. */
export type Reading<N extends NameOf<'gauge'>> = { readonly labels: LabelsOf<N>; readonly value: number }

/** The metrics of this process. */
export type Meters = {
  readonly count: <N extends NameOf<'counter'>>(name: N, labels: LabelsOf<N>) => void
  /** `value` in the unit of the metric's name. */
  readonly observe: <N extends NameOf<'histogram'>>(name: N, labels: LabelsOf<N>, value: number) => void
  readonly set: <N extends NameOf<'gauge'>>(name: N, labels: LabelsOf<N>, value: number) => void
  /**
   * A gauge that is read at each scrape; several readers may add to one. If reading fails, the gauge is missing from that scrape, and
   * the log says why: an old value would look healthy.
   */
  readonly read: <N extends NameOf<'gauge'>>(
    name: N,
    from: () => readonly Reading<N>[] | Promise<readonly Reading<N>[]>,
  ) => void
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
  const readers: { readonly name: MetricName; readonly read: () => Promise<void> }[] = []
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
    read(name, from) {
      const read = async (): Promise<void> => {
        try {
          for (const { labels, value } of await from()) gauges.get(name)?.set(labels, value)
        } catch (error) {
          log.warn({ error, metric: name }, 'a metric could not be read')
        }
      }
      readers.push({ name, read })
    },
    async expose() {
      for (const { name } of readers) clear(name)
      await Promise.all(readers.map(({ read }) => read()))
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}

const isName = (name: string): name is MetricName => Object.hasOwn(metricTable, name)

export function names(): readonly MetricName[] {
  return Object.keys(metricTable).filter(isName)
}
