import { en as lotteryNames } from '#games/lottery/texts/en.ts'
import { en as tableNames } from '#games/tables/texts/en.ts'
import { en as dice } from '#games/dice/texts/en.ts'
import { en as jadeVein } from '#games/jade-vein/texts/en.ts'
import { en as pagodaClimb } from '#games/pagoda-climb/texts/en.ts'
import { en as highMoon } from '#games/high-moon/texts/en.ts'
import { en as craneBaccarat } from '#games/crane-baccarat/texts/en.ts'
import { en as lacquer21 } from '#games/lacquer-21/texts/en.ts'
import { en as swallowTrio } from '#games/swallow-trio/texts/en.ts'
import { en as silkJacks } from '#games/silk-jacks/texts/en.ts'
import { en as koiShallows } from '#games/fishing/koi-shallows/texts/en.ts'
import { en as coralBay } from '#games/fishing/coral-bay/texts/en.ts'
import { en as moonlitDeep } from '#games/fishing/moonlit-deep/texts/en.ts'
import { en as starPond } from '#games/star-pond/texts/en.ts'
import { en as pearlDrop } from '#games/pearl-drop/texts/en.ts'
import { en as skyLantern } from '#games/sky-lantern/texts/en.ts'
import { en as lotusWheel } from '#games/lotus-wheel/texts/en.ts'
import { en as riverDragon } from '#games/slots/river-dragon/texts/en.ts'
import { en as features } from './features-en.ts'
import { en as slots } from './slots-en.ts'
import { en as common } from '#texts/common/en.ts'

/** All English texts for the server and emails; pages load the same list. One line per feature. */
export const en = {
  ...features,
  ...common,
  ...lotteryNames,
  ...tableNames,
  ...dice,
  ...riverDragon,
  ...slots,
  ...jadeVein,
  ...pagodaClimb,
  ...highMoon,
  ...craneBaccarat,
  ...lacquer21,
  ...swallowTrio,
  ...silkJacks,
  ...koiShallows,
  ...coralBay,
  ...moonlitDeep,
  ...starPond,
  ...pearlDrop,
  ...skyLantern,
  ...lotusWheel,
} as const

/** Makes a key that is in no list a compile error in a page. */
declare module '#texts/keys.ts' {
  interface TextLists {
    readonly features: typeof en
  }
}
