export { createFrames } from './service/frames.ts'
export { openOutside } from './service/launch.ts'
export { openSandboxVendor } from './service/sandbox.ts'
export {
  askFreeRounds,
  bringFreeRoundsWin,
  takesFreeRounds,
  type FreeRoundsOrder,
  type FreeRoundsStanding,
} from './service/free-rounds.ts'
