/** Upper bounds of histogram buckets, in seconds. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const
const JOB_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 900] as const

export type MetricRow = {
  readonly kind: 'counter' | 'gauge' | 'histogram'
  readonly says: string
  /** Every label has few values by nature; none identifies a member. */
  readonly labels: readonly string[]
  readonly buckets?: readonly number[]
  /** Gauges of the shared database: every worker reports the same value, so a query takes the maximum. */
  readonly isShared?: true
}

/** Every metric of the product, declared once for the programs, the documentation, the dashboard and the alert rules. */
export const metricTable = {
  fairhouse_http_requests_total: {
    kind: 'counter',
    says: 'Requests by port, method, route (its pattern, never the address) and status.',
    labels: ['listener', 'method', 'route', 'status'],
  },
  fairhouse_http_request_seconds: {
    kind: 'histogram',
    says: 'Time from the first byte of a request to the last of its reply.',
    labels: ['listener', 'method', 'route'],
    buckets: REQUEST_SECONDS,
  },
  fairhouse_ledger_postings_total: {
    kind: 'counter',
    says: 'Committed ledger items by kind and result: ok, duplicate, fault, overloaded, or why the ledger refused.',
    labels: ['kind', 'result'],
  },
  fairhouse_bets_total: {
    kind: 'counter',
    says: 'Bets by vendor and result; the studio’s own games are one vendor. Each is also a ledger item.',
    labels: ['vendor', 'result'],
  },
  fairhouse_ledger_queue_items: {
    kind: 'gauge',
    says: 'Items that wait for a ledger batch in this process.',
    labels: [],
  },
  fairhouse_ledger_queue_oldest_seconds: {
    kind: 'gauge',
    says: 'How long the first of them has waited.',
    labels: [],
  },
  fairhouse_live_sockets: {
    kind: 'gauge',
    says: 'Open WebSocket connections of this process by port.',
    labels: ['listener'],
  },
  fairhouse_job_runs_total: {
    kind: 'counter',
    says: 'Runs of background jobs by result: ok or failed.',
    labels: ['job', 'result'],
  },
  fairhouse_job_seconds: {
    kind: 'histogram',
    says: 'Duration of a run.',
    labels: ['job'],
    buckets: JOB_SECONDS,
  },
  fairhouse_job_lag_seconds: {
    kind: 'gauge',
    says: 'How late the last run of a job began.',
    labels: ['job'],
  },
  fairhouse_job_last_success_seconds: {
    kind: 'gauge',
    says: 'When a job last succeeded, as Unix time.',
    labels: ['job'],
  },
  fairhouse_job_queue_due: {
    kind: 'gauge',
    says: 'Cron jobs that are due and not running.',
    labels: [],
    isShared: true,
  },
  fairhouse_job_queue_oldest_seconds: {
    kind: 'gauge',
    says: 'How long the first of them has been due.',
    labels: [],
    isShared: true,
  },
  fairhouse_database_connections: {
    kind: 'gauge',
    says: 'Connections of this process by pool and state: busy or idle.',
    labels: ['pool', 'state'],
  },
  fairhouse_database_connections_most: {
    kind: 'gauge',
    says: 'Maximum size of the pool.',
    labels: ['pool'],
  },
  fairhouse_database_waiting: {
    kind: 'gauge',
    says: 'Callers that wait for a connection.',
    labels: ['pool'],
  },
  fairhouse_outbox_messages: {
    kind: 'gauge',
    says: 'Messages not sent yet by channel and state: waiting, or failing after at least one attempt.',
    labels: ['channel', 'state'],
    isShared: true,
  },
  fairhouse_outbox_oldest_seconds: {
    kind: 'gauge',
    says: 'Age of the oldest message not sent yet.',
    labels: ['channel'],
    isShared: true,
  },
  fairhouse_outbox_undelivered: {
    kind: 'gauge',
    says: 'Messages of the last 24 hours that failed or expired.',
    labels: ['channel'],
    isShared: true,
  },
  fairhouse_work_queue_rows: {
    kind: 'gauge',
    says: 'Rows that wait for an operator by queue, over all brands.',
    labels: ['queue'],
    isShared: true,
  },
  fairhouse_work_queue_overdue_rows: {
    kind: 'gauge',
    says: 'Those that have waited longer than the brand’s target.',
    labels: ['queue'],
    isShared: true,
  },
} as const satisfies { readonly [name: string]: MetricRow }

export type MetricName = keyof typeof metricTable
type Rows = typeof metricTable
export type NameOf<K extends MetricRow['kind']> = {
  [N in MetricName]: Rows[N]['kind'] extends K ? N : never
}[MetricName]
export type LabelsOf<N extends MetricName> = { readonly [L in Rows[N]['labels'][number]]: string }
