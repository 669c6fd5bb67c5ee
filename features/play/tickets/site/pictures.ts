const heads = import.meta.glob<string>('../../../../games/tickets/art/*/head-*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})
const symbols = import.meta.glob<string>('../../../../games/tickets/art/*/symbols.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

const folder = '../../../../games/tickets/art'

/** The head of a ticket, twice as wide as high. */
export const headOf = (theme: string) => ({
  src: heads[`${folder}/${theme}/head-600.webp`] ?? '',
  srcSet: [600, 1_200]
    .map((width) => `${heads[`${folder}/${theme}/head-${width}.webp`]} ${width}w`)
    .join(', '),
})

/** The symbols of a ticket's prizes, side by side. */
export const symbolsOf = (theme: string): string => symbols[`${folder}/${theme}/symbols.webp`] ?? ''

/** Colours of a theme: the scratch layer from light to dark, and the paper below it. */
export type ThemeLook = {
  readonly foil: readonly [string, string, string]
  readonly paper: string
  readonly ink: string
}

const looks: Readonly<Record<string, ThemeLook>> = {
  koi: { foil: ['#d9ebe8', '#8fb4b3', '#5d8a8c'], paper: '#f3efe2', ink: '#0d4a4e' },
  moon: { foil: ['#e6ddf2', '#ab97c9', '#77629c'], paper: '#f2ecf6', ink: '#44246e' },
  harvest: { foil: ['#f6e6b4', '#d3b25c', '#9c7b2c'], paper: '#f6f1de', ink: '#3d5a14' },
}

const PLAIN: ThemeLook = { foil: ['#e4e4e4', '#b0b0b0', '#7c7c7c'], paper: '#f4f4f4', ink: '#333333' }

export const lookOf = (theme: string): ThemeLook => looks[theme] ?? PLAIN
