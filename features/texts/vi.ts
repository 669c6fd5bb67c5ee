import { vi as lotteryNames } from '#games/lottery/texts/vi.ts'
import { vi as tableNames } from '#games/tables/texts/vi.ts'
import { vi as dice } from '#games/dice/texts/vi.ts'
import { vi as jadeVein } from '#games/jade-vein/texts/vi.ts'
import { vi as pagodaClimb } from '#games/pagoda-climb/texts/vi.ts'
import { vi as highMoon } from '#games/high-moon/texts/vi.ts'
import { vi as craneBaccarat } from '#games/crane-baccarat/texts/vi.ts'
import { vi as lacquer21 } from '#games/lacquer-21/texts/vi.ts'
import { vi as swallowTrio } from '#games/swallow-trio/texts/vi.ts'
import { vi as silkJacks } from '#games/silk-jacks/texts/vi.ts'
import { vi as koiShallows } from '#games/fishing/koi-shallows/texts/vi.ts'
import { vi as coralBay } from '#games/fishing/coral-bay/texts/vi.ts'
import { vi as moonlitDeep } from '#games/fishing/moonlit-deep/texts/vi.ts'
import { vi as starPond } from '#games/star-pond/texts/vi.ts'
import { vi as pearlDrop } from '#games/pearl-drop/texts/vi.ts'
import { vi as skyLantern } from '#games/sky-lantern/texts/vi.ts'
import { vi as lotusWheel } from '#games/lotus-wheel/texts/vi.ts'
import { vi as riverDragon } from '#games/slots/river-dragon/texts/vi.ts'
import { vi as features } from './features-vi.ts'
import { vi as slots } from './slots-vi.ts'
import { vi as common } from '#texts/common/vi.ts'
import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

/** All Vietnamese texts; a feature that is in the English list but not here does not compile. */
export const vi: SameKeys<typeof en> = {
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
}
