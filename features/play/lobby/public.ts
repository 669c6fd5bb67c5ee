/** What other features may change in the game catalogue, and how it groups games. */
export {
  addVendor,
  nameVendor,
  retireOutside,
  setContract,
  stopGame,
  upsertOutside,
  type OutsideGame,
} from './store/outside.ts'
export { shownCategory } from './rules/browse.ts'
export { gameOn, isClosedOn } from './store/catalogue.ts'
