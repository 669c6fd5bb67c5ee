/** What other features may call. */
export { createObserved } from './service/observed.ts'
export { alertCount } from './store/alerts.ts'
