/** What other features may call. */
export { createObserved } from './service/observed.ts'
