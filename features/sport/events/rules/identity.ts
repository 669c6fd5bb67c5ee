/**
 * Keys, short names and colours of sides that a file or feed names only by their name. They follow from the name, so that importing it
 * again finds the same side.
 */

/** "FC Bayern München" → "fc-bayern-munchen"; never empty. */
export function keyOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[đĐ]/g, 'd')
    .replaceAll(/ø/gi, 'o')
    .replaceAll(/ß/g, 'ss')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
  return plain === '' ? 'x' : plain
}

/** Words that many clubs' names share and that say nothing on a narrow screen. */
const COMMON = new Set([
  'fc',
  'ac',
  'cf',
  'sc',
  'ssc',
  'sv',
  'vfb',
  'vfl',
  'tsg',
  'afc',
  'cd',
  'rc',
  'as',
  'us',
  'ud',
  'fsv',
  'ogc',
  '1',
])

/** Three letters of a name: "Manchester United FC" → "MUN", "Liverpool FC" → "LIV". */
export function shortOf(name: string): string {
  const all = keyOf(name).split('-')
  const telling = all.filter((word) => !COMMON.has(word))
  const [first = 'x', second] = telling.length > 0 ? telling : all
  const letters = second ? first.slice(0, 1) + second.slice(0, 2) : first.slice(0, 3)
  return letters.padEnd(3, 'x').slice(0, 3).toUpperCase()
}

/** Fields and charges of crests: pairs that are told apart by people who see few colours, too. */
const PALETTE = [
  '#b3261e',
  '#1f4e9e',
  '#0b6e4f',
  '#6a1b9a',
  '#c77700',
  '#00838f',
  '#37474f',
  '#8d1c4f',
  '#2e3a87',
  '#4e6e0e',
] as const
const LIGHT = ['#ffffff', '#ffd54f', '#b3e5fc', '#ffccbc', '#dcedc8'] as const

/** Two colours that follow from the key. */
export function coloursOf(key: string): readonly [string, string] {
  let hash = 2_166_136_261
  for (const letter of key) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return [PALETTE[hash % PALETTE.length] ?? '#37474f', LIGHT[(hash >>> 8) % LIGHT.length] ?? '#ffffff']
}
