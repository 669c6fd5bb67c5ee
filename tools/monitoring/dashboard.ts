import { metricTable, type MetricName, type MetricRow } from '#server/metrics/table.ts'
import { names } from '#server/metrics/meters.ts'

const WIDTH = 12
const HEIGHT = 8

/** The query that shows a metric over time, by its kind. */
export function queryOf(name: MetricName): string {
  const { kind, labels, isShared }: MetricRow = metricTable[name]
  const by = labels.length ? ` by (${labels.join(', ')})` : ''
  switch (kind) {
    case 'counter':
      return `sum${by} (rate(${name}[5m]))`
    case 'histogram': {
      // the route is what matters; port and method are part of it in practice
      const [first] = labels.includes('route') ? ['route'] : labels
      return `histogram_quantile(0.95, sum by (le, ${first}) (rate(${name}_bucket[5m])))`
    }
    case 'gauge':
      return `${isShared ? 'max' : 'sum'}${by} (${name})`
  }
}

/** What Grafana writes beside a line; empty for a metric without labels. */
function legendOf(name: MetricName): string {
  const { kind, labels }: MetricRow = metricTable[name]
  const shown = kind === 'histogram' && labels.includes('route') ? ['route'] : labels
  return shown.map((label) => `{{${label}}}`).join(' ')
}

function unitOf(name: MetricName): string {
  const { kind }: MetricRow = metricTable[name]
  if (kind === 'counter') return 'ops'
  if (name === 'fairhouse_job_last_success_seconds') return 'dateTimeFromNow'
  return name.endsWith('_seconds') ? 's' : 'short'
}

/** A Grafana dashboard with one panel per metric of the table. */
export function dashboard(): string {
  const panels = names().map((name, at) => ({
    id: at + 1,
    type: 'timeseries',
    title: name.replace('fairhouse_', '').replaceAll('_', ' '),
    description: metricTable[name].says,
    datasource: { type: 'prometheus', uid: '${datasource}' },
    gridPos: { x: (at % 2) * WIDTH, y: Math.floor(at / 2) * HEIGHT, w: WIDTH, h: HEIGHT },
    fieldConfig: { defaults: { unit: unitOf(name) }, overrides: [] },
    targets: [{ refId: 'A', expr: queryOf(name), legendFormat: legendOf(name) }],
  }))
  const page = {
    title: 'Fairhouse',
    uid: 'fairhouse',
    schemaVersion: 39,
    editable: true,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    templating: { list: [{ name: 'datasource', type: 'datasource', query: 'prometheus' }] },
    panels,
  }
  return `${JSON.stringify(page, null, 1)}\n`
}
