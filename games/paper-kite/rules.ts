import { crashConfig, crashMath } from '#game-kit/crash/crash.ts'
import { sharedGame } from '#game-kit/shared/open.ts'

/** Paper Kite: a kite rises until its string snaps. The maths is that of every crash game. */
export const paperKite = sharedGame(crashMath('paper-kite', 1), crashConfig)
