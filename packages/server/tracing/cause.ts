// What caused work that is done later and elsewhere, such as sending a queued message: the trace in which it was queued, as W3C
// traceparent. Code that queues has a transaction and no app context, so the process keeps it here, as for log lines. Null: traces are off.

let headerOf: (() => string | undefined) | null = null

/** Turns on `causeNow`; null turns it off. Once per process, at its start. */
export function watchCauses(now: (() => string | undefined) | null): void {
  headerOf = now
}

/** The traceparent of the work that runs now; null outside a trace, or where traces are off. */
export function causeNow(): string | null {
  return headerOf?.() ?? null
}
