import { seedOf } from '../../rules/page/ball.ts'

/** How a dealer looks: colours, hair and dress. */
export type Look = {
  readonly key: string
  readonly name: string
  readonly isMan: boolean
  readonly hairstyle: 'bun' | 'bob' | 'long' | 'short' | 'swept'
  readonly dress: 'ao-dai' | 'vest' | 'suit'
  readonly skin: string
  readonly shade: string
  readonly hair: string
  readonly gleam: string
  readonly cloth: string
  readonly light: string
  readonly fold: string
  readonly trim: string
  readonly lips: string
}

const warm = { skin: '#f3cfae', shade: '#d9a27d' } as const
const fair = { skin: '#f8dcc3', shade: '#e0ae8f' } as const
const tan = { skin: '#e2b48b', shade: '#bd875e' } as const
const black = { hair: '#1c1519', gleam: '#5b4650' } as const
const brown = { hair: '#33211b', gleam: '#84604a' } as const

const looks: readonly Look[] = [
  {
    key: 'ngoc',
    name: 'Ngọc',
    isMan: false,
    hairstyle: 'bun',
    dress: 'ao-dai',
    lips: '#c0414d',
    ...fair,
    ...black,
    cloth: '#11715f',
    light: '#2fa58a',
    fold: '#0a4a40',
    trim: '#f0cf7a',
  },
  {
    key: 'minh',
    name: 'Minh',
    isMan: true,
    hairstyle: 'short',
    dress: 'vest',
    lips: '#bf7262',
    ...warm,
    ...black,
    cloth: '#27314d',
    light: '#43527b',
    fold: '#171d31',
    trim: '#c9a24a',
  },
  {
    key: 'thao',
    name: 'Thảo',
    isMan: false,
    hairstyle: 'long',
    dress: 'ao-dai',
    lips: '#b93a52',
    ...warm,
    ...brown,
    cloth: '#9d1f37',
    light: '#d24a5c',
    fold: '#670f22',
    trim: '#f4d58a',
  },
  {
    key: 'kim',
    name: 'Kim',
    isMan: false,
    hairstyle: 'bob',
    dress: 'suit',
    lips: '#a93248',
    ...fair,
    ...black,
    cloth: '#4a2c63',
    light: '#7a529b',
    fold: '#2e1840',
    trim: '#e8c27a',
  },
  {
    key: 'bao',
    name: 'Bảo',
    isMan: true,
    hairstyle: 'swept',
    dress: 'suit',
    lips: '#b36a58',
    ...tan,
    ...black,
    cloth: '#20252f',
    light: '#3f4857',
    fold: '#101319',
    trim: '#b6433f',
  },
  {
    key: 'lan',
    name: 'Lan',
    isMan: false,
    hairstyle: 'bun',
    dress: 'vest',
    lips: '#c04a50',
    ...tan,
    ...brown,
    cloth: '#5a1f2c',
    light: '#8c3b48',
    fold: '#36101a',
    trim: '#e6bd68',
  },
]

/** The dealer of a table: always the same. */
export function lookOf(table: string): Look {
  const [first] = looks
  const look = looks[Math.floor(seedOf(`dealer of ${table}`) * looks.length)] ?? first
  if (!look) throw new Error('no dealer is drawn')
  return look
}
