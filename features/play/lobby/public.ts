/** What other features may change in the catalogue of games. */
export {
  addVendor,
  nameVendor,
  retireOutside,
  setContract,
  stopGame,
  upsertOutside,
  type OutsideGame,
} from './store/outside.ts'
