import chest from '../art/stage/chest.webp?url'
import chain from '../art/stage/chain.webp?url'
import bomb from '../art/stage/bomb.webp?url'
import wheel from '../art/stage/wheel.webp?url'
import drill from '../art/stage/drill.webp?url'
import lucky from '../art/stage/lucky.webp?url'
import boss from '../art/stage/boss.webp?url'
import king from '../art/stage/king.webp?url'
import bullet from '../art/stage/bullet.webp?url'
import coin from '../art/stage/coin.webp?url'
import cannon1 from '../art/stage/cannon-1.webp?url'
import cannon2 from '../art/stage/cannon-2.webp?url'
import cannon3 from '../art/stage/cannon-3.webp?url'

/** Pictures that all rooms share. */
export const sharedPictures = {
  chest,
  chain,
  bomb,
  wheel,
  drill,
  lucky,
  boss,
  king,
  bullet,
  coin,
  cannon1,
  cannon2,
  cannon3,
} as const
