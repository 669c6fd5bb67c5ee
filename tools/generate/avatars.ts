import { mkdirSync, writeFileSync } from 'node:fs'
import { avatars, type Avatar } from '#features/account/profile/rules.ts'

/**
 * `npm run art -- avatars` generates the avatars that members may choose: a motif in relief on a dark background, lit from the upper left.
 * The output (apps/site/public/avatars) is committed.
 */
type Look = {
  /** Background: light above, dark below; a hue and a chroma. */
  readonly hue: number
  readonly chroma: number
  /** The motif's own light and dark colours. */
  readonly light: string
  readonly dark: string
  readonly draw: () => string
}

const SIZE = 128
const MIDDLE = SIZE / 2

const round = (value: number): string => String(Math.round(value * 10) / 10)
const at = (angle: number, radius: number): string =>
  `${round(MIDDLE + Math.cos(angle) * radius)} ${round(MIDDLE + Math.sin(angle) * radius)}`
const turn = (share: number): number => share * Math.PI * 2 - Math.PI / 2
const path = (d: string, fill = 'url(#m)', more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`
const many = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
const shade = 'rgba(0,0,0,.28)'
const glint = 'rgba(255,255,255,.55)'

/** A petal from the middle of its base to its tip. */
const petal = (x: number, y: number, width: number, height: number, angle: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${angle})">${path(
    `M0 0C${-width} ${-height * 0.35} ${-width * 0.8} ${-height * 0.8} 0 ${-height}C${width * 0.8} ${-height * 0.8} ${width} ${-height * 0.35} 0 0Z`,
    fill,
    ' stroke="rgba(0,0,0,.16)" stroke-width="1"',
  )}</g>`

const star = (points: number, outer: number, inner: number): string =>
  `M${Array.from({ length: points * 2 }, (_, index) => at(turn(index / (points * 2)), index % 2 === 0 ? outer : inner)).join('L')}Z`

const looks: { readonly [A in Avatar]: Look } = {
  jade: {
    hue: 163,
    chroma: 0.09,
    light: '#b9f5d8',
    dark: '#2f9e74',
    draw: () =>
      `<circle cx="64" cy="64" r="30" fill="none" stroke="url(#m)" stroke-width="20"/><circle cx="64" cy="64" r="40" fill="none" stroke="${glint}" stroke-width="1.5" opacity=".7"/><circle cx="64" cy="64" r="20" fill="none" stroke="${shade}" stroke-width="1.5"/>${many(16, (index) => `<circle cx="${at(turn(index / 16), 30).replace(' ', '" cy="')}" r="2.1" fill="${index % 2 ? glint : shade}" opacity=".6"/>`)}`,
  },
  moon: {
    hue: 268,
    chroma: 0.09,
    light: '#fff4cf',
    dark: '#e0b45c',
    draw: () =>
      `${path('M78 26A40 40 0 1 0 104 84A33 33 0 0 1 78 26Z')}<circle cx="88" cy="46" r="2.4" fill="#fff4cf"/><circle cx="102" cy="58" r="1.6" fill="#fff4cf"/><circle cx="82" cy="62" r="1.4" fill="#fff4cf"/><circle cx="48" cy="72" r="6" fill="${shade}" opacity=".35"/><circle cx="60" cy="92" r="4" fill="${shade}" opacity=".35"/>`,
  },
  lotus: {
    hue: 345,
    chroma: 0.1,
    light: '#ffe3ee',
    dark: '#ee7aa6',
    draw: () =>
      `${petal(64, 92, 22, 44, -62, 'url(#m)')}${petal(64, 92, 22, 44, 62, 'url(#m)')}${petal(64, 93, 22, 54, -34, 'url(#m)')}${petal(64, 93, 22, 54, 34, 'url(#m)')}${petal(64, 94, 24, 62, 0, 'url(#m)')}${path('M28 98C44 106 84 106 100 98C88 112 40 112 28 98Z', '#3f9c78')}`,
  },
  koi: {
    hue: 225,
    chroma: 0.1,
    light: '#fff1e6',
    dark: '#ff8a4c',
    draw: () =>
      `${path('M34 92C28 62 48 34 78 32C98 31 104 46 96 58C86 74 62 70 52 92C48 102 38 104 34 92Z', '#fff6ee')}${path('M62 36C78 28 98 34 98 46C96 58 82 58 72 54C62 50 56 42 62 36Z')}${path('M44 66C54 58 66 66 60 74C54 82 44 84 40 80C38 76 40 70 44 66Z')}${path('M36 90C26 96 20 106 22 112C32 112 40 108 44 100C50 104 58 104 62 100C56 94 46 88 36 90Z')}<circle cx="88" cy="42" r="3.2" fill="#20222e"/><circle cx="89" cy="41" r="1.1" fill="#fff"/>`,
  },
  lantern: {
    hue: 25,
    chroma: 0.1,
    light: '#ffd9a0',
    dark: '#e2483d',
    draw: () =>
      `<path d="M64 16V30" stroke="#e8c57a" stroke-width="3"/><rect x="50" y="28" width="28" height="7" rx="3" fill="#e8c57a"/>${path('M46 36H82C98 46 98 78 82 88H46C30 78 30 46 46 36Z')}${many(3, (index) => `<path d="M${round(52 + index * 12)} 36C${round(38 + index * 26)} 50 ${round(38 + index * 26)} 74 ${round(52 + index * 12)} 88" fill="none" stroke="${shade}" stroke-width="1.6"/>`)}<rect x="50" y="87" width="28" height="7" rx="3" fill="#e8c57a"/><path d="M64 94V112M58 94V106M70 94V106" stroke="#e8c57a" stroke-width="2.4" stroke-linecap="round"/>`,
  },
  mountain: {
    hue: 205,
    chroma: 0.08,
    light: '#e6f6ff',
    dark: '#5aa7c8',
    draw: () =>
      `<circle cx="88" cy="42" r="13" fill="#ffd98c"/>${path('M-6 134L50 44L106 134Z')}${path('M50 44L62 64L54 62L49 70L43 60L37 65Z', '#fff')}${path('M44 134L88 66L132 134Z', '#2f7796')}${path('M88 66L96 78L90 77L86 82L80 77Z', '#dff3fb')}`,
  },
  bamboo: {
    hue: 140,
    chroma: 0.08,
    light: '#d9f7b8',
    dark: '#5fae4c',
    draw: () =>
      `${many(3, (index) => `<rect x="${[44, 60, 76][index]}" y="${[26, 14, 34][index]}" width="11" height="100" rx="4" fill="url(#m)" stroke="${shade}" stroke-width="1"/>`)}${many(9, (index) => `<rect x="${[43, 59, 75][index % 3]}" y="${[46, 40, 58][index % 3]! + Math.floor(index / 3) * 24}" width="13" height="3" rx="1.5" fill="#2f6d33"/>`)}${petal(55, 52, 5, 30, -58, '#8fd573')}${petal(55, 60, 5, 28, -100, '#6fbf58')}${petal(87, 66, 5, 30, 50, '#8fd573')}${petal(71, 34, 5, 28, 58, '#a7e388')}`,
  },
  fan: {
    hue: 310,
    chroma: 0.08,
    light: '#ffe9c7',
    dark: '#e39a52',
    draw: () =>
      `${many(9, (index) => {
        const [from, to] = [-160 + index * 15.6, -160 + (index + 1) * 15.6].map(
          (degree) => (degree * Math.PI) / 180,
        )
        const on = (angle: number, radius: number) =>
          `${round(64 + Math.cos(angle) * radius)} ${round(98 + Math.sin(angle) * radius)}`
        return path(
          `M${on(from!, 22)}L${on(from!, 66)}L${on(to!, 66)}L${on(to!, 22)}Z`,
          index % 2 ? 'url(#m)' : '#fff3de',
          ` stroke="${shade}" stroke-width=".8"`,
        )
      })}<circle cx="64" cy="98" r="7" fill="#7a3d5c"/><circle cx="62.5" cy="96.5" r="2.2" fill="${glint}"/>${path('M44 54C52 46 62 52 64 58C68 50 80 48 86 56C76 56 72 66 64 66C56 66 52 56 44 54Z', '#d4556f')}`,
  },
  wave: {
    hue: 245,
    chroma: 0.1,
    light: '#d7efff',
    dark: '#3c86d6',
    draw: () =>
      `${path('M12 84C22 40 58 22 92 36C104 42 106 58 96 64C88 68 78 62 82 54C66 46 46 60 46 84C46 100 62 108 134 104V134H4Z')}${path('M22 92C30 62 48 44 70 42C54 52 42 68 44 92C36 100 26 100 22 92Z', '#fff', ' opacity=".5"')}<circle cx="104" cy="34" r="4" fill="#fff" opacity=".9"/><circle cx="112" cy="48" r="2.6" fill="#fff" opacity=".8"/><circle cx="96" cy="22" r="2.4" fill="#fff" opacity=".7"/>`,
  },
  star: {
    hue: 290,
    chroma: 0.1,
    light: '#fff0b8',
    dark: '#e2a52f',
    draw: () =>
      `${path(star(5, 46, 20), 'url(#m)', ` stroke="${shade}" stroke-width="1" stroke-linejoin="round"`)}${many(5, (index) => path(`M64 64L${at(turn(index / 5), 46)}L${at(turn((index * 2 + 1) / 10), 20)}Z`, 'rgba(0,0,0,.16)'))}`,
  },
  dice: {
    hue: 85,
    chroma: 0.07,
    light: '#ffffff',
    dark: '#cfd6e6',
    draw: () =>
      `${path('M64 22L102 42L64 62L26 42Z', '#ffffff')}${path('M26 42L64 62V108L26 86Z', '#dfe4f0')}${path('M102 42L64 62V108L102 86Z', '#b9c1d6')}<ellipse cx="64" cy="42" rx="8" ry="5" fill="#d3413d"/>${many(2, (index) => `<ellipse cx="${[38, 52][index]}" cy="${[64, 92][index]}" rx="4.4" ry="6" fill="#2b2f45"/>`)}${many(3, (index) => `<ellipse cx="${[74, 83, 92][index]}" cy="${[92, 79, 66][index]}" rx="4" ry="5.6" fill="#2b2f45"/>`)}`,
  },
  crane: {
    hue: 185,
    chroma: 0.08,
    light: '#ffffff',
    dark: '#9fd4d8',
    draw: () =>
      `${path('M14 40L60 62L52 92Z')}${path('M60 62L112 26L80 82Z', '#f4fbfb')}${path('M60 62L80 82L52 92Z', '#b6dfe2')}${path('M52 92L80 82L96 106Z', '#d9f0f1')}${path('M14 40L60 62L44 66Z', '#ffffff')}${path('M112 26L60 62L72 40Z', '#cfe9eb')}<circle cx="20" cy="41.5" r="1.8" fill="#d3413d"/>`,
  },
}

function pictureOf({ hue, chroma, light, dark, draw }: Look): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><defs><radialGradient id="g" cx=".3" cy=".22" r="1"><stop stop-color="oklch(0.52 ${chroma} ${hue})"/><stop offset="1" stop-color="oklch(0.2 ${(chroma * 0.7).toFixed(3)} ${hue})"/></radialGradient><linearGradient id="m" x1=".2" y1="0" x2=".75" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient><filter id="s" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="1.5" dy="3" stdDeviation="2.4" flood-opacity=".38"/></filter></defs><rect width="${SIZE}" height="${SIZE}" fill="url(#g)"/><g filter="url(#s)">${draw()}</g></svg>\n`
}

/** Generates every avatar into apps/site/public/avatars. */
export function drawAvatars(): void {
  const folder = new URL('../../apps/site/public/avatars/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  for (const name of avatars) writeFileSync(new URL(`${name}.svg`, folder), pictureOf(looks[name]))
}
