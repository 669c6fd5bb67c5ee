import { major } from '#kit/money.ts'
import { sharedGame } from '#game-kit/shared/open.ts'
import type { SharedGame } from '#game-kit/shared/open.ts'
import { lotteryStakes } from '#game-kit/lottery/stakes.ts'
import { max3d, north, south, thai } from '#game-kit/lottery/vietnam/draw.ts'
import { max3dPlays, thaiPlays } from '#game-kit/lottery/vietnam/other-plays.ts'
import { northPlays, southPlays } from '#game-kit/lottery/vietnam/plays.ts'
import { defaultPrices } from '#game-kit/lottery/vietnam/prize-config.ts'
import { prizeGame } from '#game-kit/lottery/vietnam/prize-game.ts'
import type { PrizeLottery } from '#game-kit/lottery/vietnam/prize-game.ts'

/** The lotteries of prize tiers: Northern, Central and Southern draws and their fast kin, Max 3D, Thai three digits. */

/** Between two numbers of a drawn result: a Northern draw takes 40 seconds. */
const PIECE_MS = 1_500

export const northLottery: PrizeLottery = { id: 'vn-north', shape: north, plays: northPlays }
export const southLottery: PrizeLottery = { id: 'vn-south', shape: south, plays: southPlays }
export const max3dLottery: PrizeLottery = { id: 'max3d', shape: max3d, plays: max3dPlays }
export const thaiLottery: PrizeLottery = { id: 'thai3d', shape: thai, plays: thaiPlays }

/** Every lottery of prize tiers. */
export const prizeLotteries: readonly PrizeLottery[] = [northLottery, southLottery, max3dLottery, thaiLottery]

const row = (lottery: PrizeLottery): SharedGame =>
  sharedGame(prizeGame(lottery), {
    stakes: { ...lotteryStakes, VND: { ...dong, ...points } },
    prices: defaultPrices(lottery.plays),
    pieceMs: PIECE_MS,
  })

const { VND: dong = { min: 1n, max: 1n, step: 1n, menu: [], maxWin: 1n } } = lotteryStakes
/** A point on 27 numbers at a thousand each is 27 000. */
const points = { menu: [1_000, 5_000, 10_000, 27_000, 54_000, 100_000].map(major) }

export const northGame = row(northLottery)
export const southGame = row(southLottery)
export const max3dGame = row(max3dLottery)
export const thaiGame = row(thaiLottery)
