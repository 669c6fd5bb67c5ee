/** What other features may call. */
export { createObserved, type ObservedAsked } from './service/observed.ts'
export { alertCount } from './store/alerts.ts'
