/** Prize draws for features that give their tickets and spins. */
export { liveDrawNames } from './store/names.ts'
