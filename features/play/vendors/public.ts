export { createFrames } from './service/frames.ts'
export { openOutside } from './service/launch.ts'
/** A win beside the settlement of a round, which it names: a further win, or a part of a bet that is cashed out. */
export { vendorWin as furtherWin } from './postings.ts'
export { openSandboxVendor } from './service/sandbox.ts'
export {
  askFreeRounds,
  bringFreeRoundsWin,
  takesFreeRounds,
  type FreeRoundsOrder,
  type FreeRoundsStanding,
} from './service/free-rounds.ts'
