/** What other features may change in the game catalogue. */
export {
  addVendor,
  nameVendor,
  retireOutside,
  setContract,
  stopGame,
  upsertOutside,
  type OutsideGame,
} from './store/outside.ts'
