import { rational } from '#kit/rational.ts'
import { sharedGame } from '#game-kit/shared/open.ts'
import type { SharedGame } from '#game-kit/shared/open.ts'
import type { StakeRules } from '#game-kit/limits.ts'
import { digitGame } from '#game-kit/lottery/digit-game.ts'
import type { DigitLottery } from '#game-kit/lottery/digit-game.ts'
import type { DigitConfig } from '#game-kit/lottery/digit-config.ts'
import { digits3, digits5, fiveOfEleven, tenCars, threeDice } from '#game-kit/lottery/family.ts'
import { ballPlay, sixOf45, sixOf55 } from '#game-kit/lottery/games/balls.ts'
import type { BallDraw } from '#game-kit/lottery/games/balls.ts'
import { ssc, threeDigits } from '#game-kit/lottery/games/digits.ts'
import { elevenFive } from '#game-kit/lottery/games/eleven-five.ts'
import { k3 } from '#game-kit/lottery/games/k3.ts'
import { keno, KENO_PAYS, twentyOfEighty } from '#game-kit/lottery/games/keno.ts'
import { pc28 } from '#game-kit/lottery/games/pc28.ts'
import { pk10 } from '#game-kit/lottery/games/pk10.ts'
import type { Play } from '#game-kit/lottery/play.ts'
import { ELEVEN_FIVE_GROUPS, PK10_GROUPS, SSC_GROUPS } from '#game-kit/lottery/price.ts'
import type { PrizeGroups } from '#game-kit/lottery/price.ts'
import { ballStakes, lotteryStakes } from '#game-kit/lottery/stakes.ts'

/** The digital lotteries, each a shared game: what is drawn, its plays, and which of them are panels at fixed odds. */

const isOptions = (plays: readonly Play[]) => {
  const panels = new Set(
    plays
      .filter(
        ({ form }) => form.kind === 'rows' && form.rows.length === 1 && form.rows[0]?.name === 'options',
      )
      .map(({ key }) => key),
  )
  return (key: string) => panels.has(key)
}

const withPanels = (id: string, family: DigitLottery['family'], plays: readonly Play[]): DigitLottery => ({
  id,
  family,
  plays,
  isPanel: isOptions(plays),
})

const kenoPlays = keno()
const kenoTable: DigitLottery['table'] = (play) => {
  const spot = /^spot(\d+)$/.exec(play.key)
  return spot ? (KENO_PAYS[Number(spot[1]) - 1] ?? []).map(([, factor]) => rational(factor)) : null
}

const balls = (draw: BallDraw): DigitLottery => {
  const play = ballPlay(draw)
  return {
    id: draw.key,
    family: play.family,
    plays: [play],
    isPanel: () => true,
    table: () => draw.prizes.map(({ factor }) => rational(factor)),
  }
}

export const sscLottery = withPanels('ssc', digits5, ssc())
export const threeDigitLottery = withPanels('3d', digits3, threeDigits())
export const elevenFiveLottery = withPanels('11x5', fiveOfEleven, elevenFive())
export const k3Lottery: DigitLottery = { ...withPanels('k3', threeDice, k3()), isPanel: () => true }
export const pk10Lottery = withPanels('pk10', tenCars, pk10())
export const pc28Lottery: DigitLottery = { ...withPanels('pc28', digits3, pc28()), isPanel: () => true }
export const kenoLottery: DigitLottery = {
  id: 'keno20',
  family: twentyOfEighty,
  plays: kenoPlays,
  isPanel: () => true,
  table: kenoTable,
}
export const sixOf45Lottery = balls(sixOf45)
export const sixOf55Lottery = balls(sixOf55)

/** Every digital lottery, in menu order. */
export const digitalLotteries: readonly DigitLottery[] = [
  sscLottery,
  threeDigitLottery,
  elevenFiveLottery,
  k3Lottery,
  pk10Lottery,
  pc28Lottery,
  kenoLottery,
  sixOf45Lottery,
  sixOf55Lottery,
]

const config = (groups: PrizeGroups, stakes = lotteryStakes): DigitConfig => ({
  stakes,
  groups,
  fixedRtp: rational(97, 100),
})

const row = (lottery: DigitLottery, groups: PrizeGroups, stakes?: StakeRules): SharedGame =>
  sharedGame(digitGame(lottery), config(groups, stakes))

export const sscGame = row(sscLottery, SSC_GROUPS)
export const threeDigitGame = row(threeDigitLottery, SSC_GROUPS)
export const elevenFiveGame = row(elevenFiveLottery, ELEVEN_FIVE_GROUPS)
export const k3Game = row(k3Lottery, SSC_GROUPS)
export const pk10Game = row(pk10Lottery, PK10_GROUPS)
export const pc28Game = row(pc28Lottery, SSC_GROUPS)
export const kenoGame = row(kenoLottery, SSC_GROUPS)
export const sixOf45Game = row(sixOf45Lottery, SSC_GROUPS, ballStakes)
export const sixOf55Game = row(sixOf55Lottery, SSC_GROUPS, ballStakes)
