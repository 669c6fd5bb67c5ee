import type { InstantGame } from '#game-kit/instant.ts'
import { dice } from './dice/rules.ts'
import { lotusWheel } from './lotus-wheel/rules.ts'
import { jadeVein } from './jade-vein/rules.ts'
import { pagodaClimb } from './pagoda-climb/rules.ts'
import { highMoon } from './high-moon/rules.ts'
import { craneBaccarat } from './crane-baccarat/rules.ts'
import { lacquer21 } from './lacquer-21/rules.ts'
import { swallowTrio } from './swallow-trio/rules.ts'
import { silkJacks } from './silk-jacks/rules.ts'
import { starPond } from './star-pond/rules.ts'
import { pearlDrop } from './pearl-drop/rules.ts'
import { skyLantern } from './sky-lantern/rules.ts'
import { coralBay, koiShallows, moonlitDeep, VOLLEY_MS } from './fishing/rules.ts'
import { riverDragon } from './slots/river-dragon/rules.ts'
import { slotRows } from './slot-rows.ts'

/** Every studio game in its current version. One line per game. */
export interface CatalogueRow {
  readonly id: string
  /** Below games/; posters, texts, scene and par sheet are found there. */
  readonly folder: string
  readonly vendor: 'JADE_FORGE'
  /** Lobby category: minis are filters of the slots page. */
  readonly category: 'RNG' | 'FISH'
  readonly kind:
    | 'slots'
    | 'dice'
    | 'plinko'
    | 'limbo'
    | 'wheel'
    | 'mines'
    | 'tower'
    | 'hilo'
    | 'keno'
    | 'fishing'
    | 'blackjack'
    | 'poker'
    | 'baccarat'
  readonly game: InstantGame
  readonly name: { readonly en: string; readonly vi: string }
  readonly isProvablyFair: boolean
  /** The row of the game's theory whose RTP represents the game. */
  readonly mainBet: string
  readonly bornOn: string
  readonly features: readonly GameFeature[]
  /** Its theme; the lobby filters by it. */
  readonly themes?: readonly GameTheme[]
  /** A game that can sell its feature: its price in stakes. Off until an operator enables it. */
  readonly buyTimes?: number
  /** The game's own minimum time between two rounds, in milliseconds; none where it is left out. */
  readonly leastMs?: number
}

export type GameTheme = 'asia' | 'myth' | 'nature' | 'classic' | 'fruit' | 'treasure' | 'jackpot'

export type GameFeature = 'freeSpins' | 'multiplier' | 'wild' | 'scatter' | 'target' | 'risk'

/** The studio's name as members read it; its vendor code is JADE_FORGE. */
export const STUDIO_NAME = 'Jade Forge'

const own = { vendor: 'JADE_FORGE', category: 'RNG', isProvablyFair: true, bornOn: '2026-11-21' } as const

export const catalogue: readonly CatalogueRow[] = [
  {
    ...own,
    id: 'river-dragon',
    folder: 'slots/river-dragon',
    kind: 'slots',
    game: riverDragon,
    name: { en: 'River Dragon', vi: 'Rồng Sông' },
    mainBet: 'spin',
    features: ['wild', 'scatter', 'freeSpins', 'multiplier'],
    themes: ['asia', 'myth'],
  },
  ...slotRows,
  {
    ...own,
    id: 'dice',
    folder: 'dice',
    kind: 'dice',
    game: dice,
    name: { en: 'Dice', vi: 'Xúc Xắc' },
    mainBet: 'under 50.00',
    features: ['target'],
    themes: ['classic'],
  },
  {
    ...own,
    id: 'pearl-drop',
    folder: 'pearl-drop',
    kind: 'plinko',
    game: pearlDrop,
    name: { en: 'Pearl Drop', vi: 'Ngọc Rơi' },
    mainBet: '16 rows, medium',
    features: ['risk', 'multiplier'],
    themes: ['asia', 'treasure'],
  },
  {
    ...own,
    id: 'sky-lantern',
    folder: 'sky-lantern',
    kind: 'limbo',
    game: skyLantern,
    name: { en: 'Sky Lantern', vi: 'Đèn Trời' },
    mainBet: '2.00 times',
    features: ['target', 'multiplier'],
    themes: ['asia'],
  },
  {
    ...own,
    id: 'lotus-wheel',
    folder: 'lotus-wheel',
    kind: 'wheel',
    game: lotusWheel,
    name: { en: 'Lotus Wheel', vi: 'Vòng Sen' },
    mainBet: '30 petals, medium',
    features: ['risk', 'multiplier'],
    themes: ['asia', 'nature'],
  },
  {
    ...own,
    id: 'jade-vein',
    folder: 'jade-vein',
    kind: 'mines',
    game: jadeVein,
    name: { en: 'Jade Vein', vi: 'Mạch Ngọc' },
    mainBet: '3 firecrackers, 5 stones',
    features: ['risk', 'multiplier'],
    themes: ['asia', 'treasure'],
  },
  {
    ...own,
    id: 'pagoda-climb',
    folder: 'pagoda-climb',
    kind: 'tower',
    game: pagodaClimb,
    name: { en: 'Pagoda Climb', vi: 'Leo Tháp' },
    mainBet: 'medium, 4 floors',
    features: ['risk', 'multiplier'],
    themes: ['asia', 'myth'],
  },
  {
    ...own,
    id: 'high-moon',
    folder: 'high-moon',
    kind: 'hilo',
    game: highMoon,
    name: { en: 'High Moon', vi: 'Trăng Cao' },
    mainBet: 'three safer guesses',
    features: ['risk', 'multiplier'],
    themes: ['classic', 'asia'],
  },
  {
    ...own,
    id: 'crane-baccarat',
    folder: 'crane-baccarat',
    kind: 'baccarat',
    game: craneBaccarat,
    name: { en: 'Crane Baccarat', vi: 'Baccarat Hạc' },
    mainBet: 'banker',
    features: ['risk'],
    themes: ['classic', 'asia'],
  },
  {
    ...own,
    id: 'lacquer-21',
    folder: 'lacquer-21',
    kind: 'blackjack',
    game: lacquer21,
    name: { en: 'Lacquer 21', vi: 'Sơn Mài 21' },
    mainBet: 'by the plan',
    features: ['risk'],
    themes: ['classic', 'asia'],
  },
  {
    ...own,
    id: 'swallow-trio',
    folder: 'swallow-trio',
    kind: 'poker',
    game: swallowTrio,
    name: { en: 'Swallow Trio', vi: 'Ba Cánh Én' },
    mainBet: 'ante and play',
    features: ['risk'],
    themes: ['classic', 'nature'],
  },
  {
    ...own,
    id: 'silk-jacks',
    folder: 'silk-jacks',
    kind: 'poker',
    game: silkJacks,
    name: { en: 'Silk Jacks', vi: 'Poker Lụa' },
    mainBet: 'best hold',
    features: ['multiplier'],
    themes: ['classic', 'asia'],
  },
  {
    ...own,
    id: 'star-pond',
    folder: 'star-pond',
    kind: 'keno',
    game: starPond,
    name: { en: 'Star Pond', vi: 'Ao Sao' },
    mainBet: '5 picks',
    features: ['risk', 'multiplier'],
    themes: ['nature', 'classic'],
  },
  {
    ...own,
    category: 'FISH',
    id: 'koi-shallows',
    folder: 'fishing/koi-shallows',
    kind: 'fishing',
    leastMs: VOLLEY_MS,
    game: koiShallows,
    name: { en: 'Koi Shallows', vi: 'Đầm Cá Chép' },
    mainBet: 'goldfish',
    bornOn: '2026-11-28',
    features: ['target', 'risk', 'multiplier'],
    themes: ['asia', 'nature'],
  },
  {
    ...own,
    category: 'FISH',
    id: 'coral-bay',
    folder: 'fishing/coral-bay',
    kind: 'fishing',
    leastMs: VOLLEY_MS,
    game: coralBay,
    name: { en: 'Coral Bay', vi: 'Vịnh San Hô' },
    mainBet: 'angel',
    bornOn: '2026-11-28',
    features: ['target', 'risk', 'multiplier'],
    themes: ['nature', 'treasure'],
  },
  {
    ...own,
    category: 'FISH',
    id: 'moonlit-deep',
    folder: 'fishing/moonlit-deep',
    kind: 'fishing',
    leastMs: VOLLEY_MS,
    game: moonlitDeep,
    name: { en: 'Moonlit Deep', vi: 'Vực Trăng' },
    mainBet: 'sunfish',
    bornOn: '2026-11-28',
    features: ['target', 'risk', 'multiplier'],
    themes: ['myth', 'nature'],
  },
]

/** The rooms of the fishing games: what their tables need to know. */
export { rooms as fishingRooms } from './fishing/rooms.ts'
