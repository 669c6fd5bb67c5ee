/** What other features and the seed may call. */
export { syncCatalogue } from './service.ts'
export { stopGame, switchGame } from './store.ts'
